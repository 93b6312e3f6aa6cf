/** How good a position is for each seat: what it would score now, and what it can still make of it. */
import { exponential, top, victoryShares } from '@fathom/kernel';
import { CREW, NUMBERS, TILES } from '../data/box.ts';
import { CAPTAIN } from '../data/crew.ts';
import { COLOURS, GUILDS, SINK } from '../data/names.ts';
import { at, isDepleted, tileOf } from '../field.ts';
import { toxicityPoints } from '../goods.ts';
import { DISTANCE, HOME } from '../hex.ts';
import { priceOf } from '../market.ts';
import { result, sealAwards } from '../score.ts';
import { SKIFFS, type State } from '../state.ts';
import { type Survey, surveyOf } from '../survey.ts';
import { turnsLeft } from './clock.ts';
import { hoard } from './hoard.ts';
import { WORTH } from './weights.ts';

export function quiet(s: State): boolean {
  if (s.ending !== '') return true;
  const { step } = top(s);
  return step === 'play' || step === 'end';
}

/**
 * Share of victory for each seat: certain at the end, else a softmax over what everybody may expect to score. A flat one
 * is mixed in, so that whoever is far behind still sees which move is better.
 */
export function value(s: State): number[] {
  const ended = result(s);
  if (ended) return victoryShares(ended.places);
  const merits = expectations(s);
  const shares = softmax(merits, 8 + turnsLeft(s, s.seat));
  const hopes = softmax(merits, HOPE.spread);
  for (let seat = 0; seat < s.seats; seat++)
    shares[seat] = (1 - HOPE.part) * shares[seat] + HOPE.part * hopes[seat];
  return shares;
}

const HOPE = { part: 0.15, spread: 60 } as const;

function softmax(merits: readonly number[], spread: number): number[] {
  const best = Math.max(...merits);
  const shares = merits.slice();
  let total = 0;
  for (let seat = 0; seat < shares.length; seat++) {
    shares[seat] = exponential((merits[seat] - best) / spread);
    total += shares[seat];
  }
  for (let seat = 0; seat < shares.length; seat++) shares[seat] /= total;
  return shares;
}

/** Expected final score of every seat. */
export function expectations(s: State): number[] {
  const awards = sealAwards(s);
  return s.vp.map((vp, seat) => {
    const turns = turnsLeft(s, seat);
    const field = surveyOf(s, seat);
    return (
      vp +
      awards[seat] * (1 - 0.035 * turns) +
      WORTH.seal * sealsOf(s, seat) +
      toxicityScore(s, seat) +
      hoard(s, seat, field, turns) +
      crewWorth(s, seat, turns) +
      (s.side[seat] === SINK ? fleetWorth(s, seat, field, turns) : cityWorth(s, seat, field, turns)) +
      discWorth(s, seat, turns)
    );
  });
}

/** Cards in hand can be played without a Captain's turn; recruits make every round of cards better. */
function crewWorth(s: State, seat: number, turns: number): number {
  let worth = 0;
  const hand = s.hands[seat];
  const pile = s.piles[seat];
  for (let i = 0; i < hand.length; i++) {
    const { level } = CREW[hand[i]];
    if (hand[i] !== CAPTAIN) worth += WORTH.card[level] + WORTH.recruit[level] * turns;
  }
  for (let i = 0; i < pile.length; i++) worth += WORTH.recruit[CREW[pile[i]].level] * turns;
  return turns < 1 ? 0 : worth;
}

/** Sinkside: skiffs, where they lie, and what they carry. */
function fleetWorth(s: State, seat: number, field: Survey, turns: number): number {
  let worth = 0;
  for (let i = 0; i < SKIFFS; i++) {
    const cell = s.skiffs[seat * SKIFFS + i];
    if (cell < 0) continue;
    worth += WORTH.skiff * turns;
    if (turns < 2 || cell === HOME) continue;
    const value = at(s, seat, cell);
    if (!isDepleted(value)) worth += 0.25 * TILES[tileOf(value)].depth;
    for (let c = 0; c < COLOURS.length; c++) {
      const load = s.cargo[(seat * SKIFFS + i) * COLOURS.length + c];
      if (load > 0) worth += load * (WORTH.cargo * 0.55 * priceOf(s, c) - 0.12 * DISTANCE[cell]);
    }
  }
  worth += WORTH.tile * Math.min(turns, 8) * (field.tiles - 0.5 * field.depleted);
  return worth + WORTH.dream * settlement(s, seat, turns, field.districts, field);
}

/** Skyside: what the tiles of the stock, and those still to be drawn, would score if they were built, and the life of a city. */
function cityWorth(s: State, seat: number, field: Survey, turns: number): number {
  const stock = s.stocks[seat].length;
  const size = Math.min(1, (stock + field.tiles) / WORTH.town);
  return (
    settlement(s, seat, turns, stockBy(s, seat), field) +
    WORTH.tile * stock +
    WORTH.city * size * Math.min(turns, WORTH.prospect)
  );
}

/** The best district in full and part of the second. */
function settlement(s: State, seat: number, turns: number, stock: readonly number[], field: Survey): number {
  const draws = WORTH.draws * turns;
  const total = stock[0] + stock[1] + stock[2] + stock[3];
  const builds = Math.min(total + draws, turns * WORTH.builds);
  if (builds < 0.5) return 0;
  const coin = coinWorth(s.coins[seat]);
  let best = 0;
  let second = 0;
  for (let district = 0; district < GUILDS.length; district++) {
    const size = s.side[seat] === SINK ? 0 : field.districts[district];
    const own = s.side[seat] === SINK ? 0 : field.buildings[district];
    const value = Math.min(NUMBERS.districtValueMax, s.dials[district] + own + 0.3);
    const tiles = Math.min(stock[district] + draws * WORTH.fitting, builds);
    const held = s.barrels[seat * COLOURS.length + district];
    const missing = Math.max(0, tiles * WORTH.cost - held);
    // Each further tile of a district counts all those before it.
    const worth =
      tiles * value * (size + (tiles + 1) / 2) * WORTH.built - missing * priceOf(s, district) * coin;
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  const rest = Math.max(0, builds - 3) / 6;
  return best + second * Math.min(1, rest + 0.25);
}

/** What a coin is worth to somebody who would spend it on barrels. */
function coinWorth(coins: number): number {
  const [short, rich] = WORTH.rich;
  const part = Math.min(1, Math.max(0, (coins - short) / (rich - short)));
  return WORTH.coin - part * (WORTH.coin - WORTH.spare);
}

function stockBy(s: State, seat: number): number[] {
  const counts = [0, 0, 0, 0];
  const stock = s.stocks[seat];
  for (let i = 0; i < stock.length; i++) counts[TILES[stock[i]].district]++;
  return counts;
}

function discWorth(s: State, seat: number, turns: number): number {
  let worth = 0;
  for (let g = 0; g < GUILDS.length; g++) worth += WORTH.disc[s.discs[seat * GUILDS.length + g]];
  return worth * Math.min(1, turns / 5);
}

/** FL-58, smoothed: on the way to the next step part of its loss is felt. */
function toxicityScore(s: State, seat: number): number {
  const now = toxicityPoints(s.poison[seat]);
  const then = toxicityPoints(s.poison[seat] + 1);
  return now + ((then - now) * s.toxicity[seat]) / NUMBERS.toxicitySpaces;
}

function sealsOf(s: State, seat: number): number {
  let sum = 0;
  for (let g = 0; g < GUILDS.length; g++) sum += s.seals[seat * GUILDS.length + g];
  return sum;
}
