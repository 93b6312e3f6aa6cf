/** How good a position is for each seat: what it would score now, and what it can still make of it. */
import { turnsLeft } from './clock.ts';
import { CREW, NUMBERS, TILES } from './data/box.ts';
import { CAPTAIN } from './data/crew.ts';
import { COLOURS, GUILDS, SINK } from './data/names.ts';
import { at, isDepleted, tileOf } from './field.ts';
import { DISTANCE, HOME } from './hex.ts';
import { priceOf } from './market.ts';
import { worthOf } from './objectives.ts';
import { result, sealAwards } from './score.ts';
import { SKIFFS, type State } from './state.ts';
import { type Survey, surveyOf } from './survey.ts';

export { prior } from './prior.ts';

/** Weights of the evaluation, in victory points. */
export const WORTH = {
  /** Coins that come in per turn on either side, and the mean price of an outpost. */
  income: [5, 7],
  outpost: 25,
  /** Outposts that can be built per turn, because Traders come round only now and then. */
  trades: 0.5,
  /** What is left of an objective after others had their pick, and of each further one. */
  objective: 0.72,
  further: 0.9,
  /** Part of its price a barrel brings, in the supply and on a skiff. */
  barrel: 0.75,
  cargo: 0.6,
  /** A skiff for each turn that is left, and a card that may be played again. */
  skiff: 0.55,
  card: [0.45, 0.6, 0.75],
  recruit: [0, 0.16, 0.26],
  /** A seal beside its award. */
  seal: 1,
  disc: [0, 0.3, 0.5, 0.7, 1, 1.6, 0.2],
  /** A tile that may be built, for each turn that is left. */
  tile: 0.12,
  /** How many tiles a city builds per turn, and how much of what they score is sure. */
  builds: 0.6,
  built: 0.62,
  /** Tiles a city draws per turn, how many of them fit its plans, and barrels a tile costs. */
  draws: 0.35,
  fitting: 0.45,
  cost: 1.8,
  /** What a coin is worth that has to be spent on barrels. */
  coin: 0.45,
  /** Part of what its tiles would be worth in a city that a sea is worth. */
  dream: 0.3,
} as const;

export function quiet(s: State): boolean {
  if (s.ending !== '') return true;
  const { step } = s.stack[s.stack.length - 1];
  return step === 'play' || step === 'end';
}

/**
 * Share of victory for each seat: certain at the end, else a softmax over what everybody may expect to score. A flat one
 * is mixed in, so that whoever is far behind still sees which move is better.
 */
export function value(s: State): number[] {
  const ended = result(s);
  if (ended) {
    const winners = ended.places.filter(place => place === 1).length;
    return ended.places.map(place => (place === 1 ? 1 / winners : 0));
  }
  const merits = expectations(s);
  const shares = softmax(merits, 8 + turnsLeft(s, s.seat));
  const hopes = softmax(merits, HOPE.spread);
  return shares.map((share, seat) => (1 - HOPE.part) * share + HOPE.part * hopes[seat]);
}

const HOPE = { part: 0.15, spread: 60 } as const;

function softmax(merits: readonly number[], spread: number): number[] {
  const best = Math.max(...merits);
  const shares = merits.map(merit => Math.exp((merit - best) / spread));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map(share => share / total);
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

/** Money, barrels and the objectives they will buy. */
function hoard(s: State, seat: number, field: Survey, turns: number): number {
  const barrels = barrelCoins(s, seat);
  const money = s.coins[seat] + (turns >= 1 ? barrels : 0);
  const left = NUMBERS.outpostCosts.length - s.outposts[seat];
  const later = Math.max(0, turns - 1) * WORTH.income[s.side[seat]];
  if (turns < 1) return s.coins[seat] / NUMBERS.coinsPerPoint + barrels / 15;
  const expected = Math.min(left, (money + later) / WORTH.outpost, 0.5 + turns * WORTH.trades);
  const spent = Math.min(money, expected * WORTH.outpost);
  return objectivesWorth(s, seat, field, expected) + (money - spent) / NUMBERS.coinsPerPoint;
}

function barrelCoins(s: State, seat: number): number {
  let coins = 0;
  for (let c = 0; c < COLOURS.length; c++) {
    const barrels = s.barrels[seat * COLOURS.length + c];
    const price = priceOf(s, c);
    // Every sale lowers the price, so a great heap is worth less.
    coins += WORTH.barrel * price * barrels * (barrels > 4 ? 0.85 : 1);
  }
  return coins;
}

/** What the price of an outpost scores when it is not spent. */
const KEPT: number = WORTH.outpost / NUMBERS.coinsPerPoint;

const next: number[] = [0, 0, 0];
const points: number[] = [0, 0, 0];

/** The best objectives for so many outposts; the last tile of a stack can be scored again. */
function objectivesWorth(s: State, seat: number, field: Survey, outposts: number): number {
  for (let i = 0; i < s.objectives.length; i++) {
    next[i] = 0;
    points[i] = worthOf(s, seat, s.objectives[i][0], s.coins[seat], field);
  }
  let worth = 0;
  let factor: number = WORTH.objective;
  for (let left = outposts; left > 0; left--) {
    let stack = 0;
    for (let i = 1; i < s.objectives.length; i++) if (points[i] > points[stack]) stack = i;
    // Coins that buy nothing better still count at the end.
    worth += Math.max(points[stack] * factor, KEPT) * Math.min(1, left);
    factor *= WORTH.further;
    if (next[stack] === s.objectives[stack].length - 1) continue;
    next[stack]++;
    points[stack] = worthOf(s, seat, s.objectives[stack][next[stack]], s.coins[seat], field);
  }
  return worth;
}

/** Cards in hand can be played without a Captain's turn; recruits make every round of cards better. */
function crewWorth(s: State, seat: number, turns: number): number {
  let worth = 0;
  for (const card of s.hands[seat]) {
    if (card !== CAPTAIN) worth += WORTH.card[CREW[card].level] + WORTH.recruit[CREW[card].level] * turns;
  }
  for (const card of s.piles[seat]) worth += WORTH.recruit[CREW[card].level] * turns;
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

/** Skyside: what the tiles of the stock, and those still to be drawn, would score if they were built. */
function cityWorth(s: State, seat: number, field: Survey, turns: number): number {
  return settlement(s, seat, turns, stockBy(s, seat), field) + WORTH.tile * s.stocks[seat].length;
}

/** The best district in full and part of the second. */
function settlement(s: State, seat: number, turns: number, stock: readonly number[], field: Survey): number {
  const draws = WORTH.draws * turns;
  const total = stock[0] + stock[1] + stock[2] + stock[3];
  const builds = Math.min(total + draws, turns * WORTH.builds);
  if (builds < 0.5) return 0;
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
      tiles * value * (size + (tiles + 1) / 2) * WORTH.built - missing * priceOf(s, district) * WORTH.coin;
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  const rest = Math.max(0, builds - 3) / 6;
  return best + second * Math.min(1, rest + 0.25);
}

function stockBy(s: State, seat: number): number[] {
  const counts = [0, 0, 0, 0];
  for (const tile of s.stocks[seat]) counts[TILES[tile].district]++;
  return counts;
}

function discWorth(s: State, seat: number, turns: number): number {
  let worth = 0;
  for (let g = 0; g < GUILDS.length; g++) worth += WORTH.disc[s.discs[seat * GUILDS.length + g]];
  return worth * Math.min(1, turns / 5);
}

/** FL-58, smoothed: on the way to the next step part of its loss is felt. */
function toxicityScore(s: State, seat: number): number {
  const scores = NUMBERS.toxicityScores;
  const now = scores[s.poison[seat]];
  const then = scores[Math.min(scores.length - 1, s.poison[seat] + 1)];
  return now + ((then - now) * s.toxicity[seat]) / NUMBERS.toxicitySpaces;
}

function sealsOf(s: State, seat: number): number {
  let sum = 0;
  for (let g = 0; g < GUILDS.length; g++) sum += s.seals[seat * GUILDS.length + g];
  return sum;
}
