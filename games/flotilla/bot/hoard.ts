/** What money and barrels may still become: objectives, and the coins that are left at the end. */
import { CREW, NUMBERS } from '../data/box.ts';
import { COLOURS, SINK } from '../data/names.ts';
import { priceOf } from '../market.ts';
import { worthOf } from '../objectives.ts';
import type { State } from '../state.ts';
import type { Survey } from '../survey.ts';
import { WORTH } from './weights.ts';

const TRADER = 0;

/** Money, barrels and the objectives they will buy. */
export function hoard(s: State, seat: number, field: Survey, turns: number): number {
  const barrels = barrelCoins(s, seat);
  if (turns < 1) return s.coins[seat] / NUMBERS.coinsPerPoint + barrels / 15;
  const money = s.coins[seat] + barrels + (turns - 1) * WORTH.income[s.side[seat]];
  const expected = Math.min(
    NUMBERS.outpostCosts.length - s.outposts[seat],
    placesFor(s, seat, field, turns),
    tradesLeft(s, seat, turns),
    money / WORTH.outpost,
  );
  const rest = money - expected * WORTH.outpost;
  return objectivesWorth(s, seat, field, expected) + rest / NUMBERS.coinsPerPoint;
}

/** Outposts that find a place: one on each tile, those still to come included. */
function placesFor(s: State, seat: number, field: Survey, turns: number): number {
  const built = s.side[seat] === SINK ? 0 : Math.min(s.stocks[seat].length, turns * WORTH.builds);
  return field.tiles + 1 - field.outposts + built + WORTH.places[s.side[seat]] * turns;
}

/** Outposts there will be Traders for: at once with one in hand, later as often as they come round. */
function tradesLeft(s: State, seat: number, turns: number): number {
  const ready = tradersIn(s.hands[seat]);
  const crew = ready + tradersIn(s.piles[seat]);
  const often = Math.min(WORTH.trading, WORTH.trades + WORTH.trader * (crew - 1));
  return Math.min(turns, (ready > 0 ? 1 : WORTH.recall) + (turns - 1) * often);
}

function tradersIn(cards: readonly number[]): number {
  let traders = 0;
  for (let i = 0; i < cards.length; i++) if (CREW[cards[i]].guild === TRADER) traders++;
  return traders;
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
