/** Submarine in named numbers: what a seat has, what it can reach, and how near the end is. */
import { type Feature, type Features, range, type Seat } from '@fathom/kernel';
import { look, type Survey } from './bot/survey.ts';
import { TRAITS, traitsOf } from './bot/traits.ts';
import { cardsOf, holds } from './cards.ts';
import { COLOURS, HAND, KINDS } from './data/box.ts';
import type { Options } from './meta.ts';
import type { Move } from './move.ts';
import { COLUMNS, depthOf, LEVELS, RIGHT, SPACES } from './space.ts';
import { fleetSize, type State } from './state.ts';
import { MUSSEL } from './token.ts';

const MOST_PER_COLUMN = 10;

function stops({ s, above }: Survey, seat: Seat): number {
  let count = 0;
  for (let column = Math.max(0, s.ships[seat] + 1); column < COLUMNS.length; column++) {
    if (above[seat * SPACES + column * LEVELS.length + LEVELS.length - 1] > 0) count++;
  }
  return count;
}

function depth({ s }: Survey, seat: Seat, wanted: number): number {
  const fleet = fleetSize(s);
  let count = 0;
  for (let i = seat * fleet; i < (seat + 1) * fleet; i++) {
    if (s.submarines[i] >= 0 && depthOf(s.submarines[i]) === wanted) count++;
  }
  return count;
}

const least = ({ left }: Survey) => {
  let fewest = MOST_PER_COLUMN;
  for (let column = 0; column < left.length; column++) if (left[column] < fewest) fewest = left[column];
  return fewest;
};

const SEAT: readonly Feature<Survey>[] = [
  { name: 'treasures', scale: KINDS.length, good: 1, of: (x, seat) => x.treasures[seat] },
  {
    name: 'treasures-late',
    reason: 'treasures',
    scale: KINDS.length,
    good: 1,
    of: (x, seat) => x.treasures[seat] * (1 - least(x) / MOST_PER_COLUMN),
  },
  { name: 'jokers', scale: 4, good: 1, of: (x, seat) => x.jokers[seat] },
  { name: 'cards', scale: 15, good: 1, of: (x, seat) => cardsOf(x.s, seat) },
  { name: 'hand', scale: HAND, good: 1, of: (x, seat) => x.s.hands[seat].length },
  { name: 'pile-empty', scale: 1, good: -1, of: (x, seat) => (x.s.piles[seat].length === 0 ? 1 : 0) },
  {
    name: 'shortage',
    scale: 6,
    good: -1,
    of: (x, seat) => Math.max(0, KINDS.length - x.treasures[seat] - x.jokers[seat] - cardsOf(x.s, seat)),
  },
  ...COLOURS.map(
    (colour, i): Feature<Survey> => ({
      name: `hand-${colour}`,
      reason: 'hand-colour',
      params: { colour: i },
      scale: 1,
      good: 1,
      of: (x, seat) => (holds(x.s.hands[seat], i) ? 1 : 0),
    }),
  ),
  { name: 'kinds-ahead', scale: 3, good: 1, of: (x, seat) => x.kindsAhead[seat] },
  { name: 'kinds-passed', scale: 3, good: 1, of: (x, seat) => x.kindsPassed[seat] },
  { name: 'kinds-tolled', scale: 3, good: 1, of: (x, seat) => x.kindsTolled[seat] },
  { name: 'kinds-waiting', scale: 4, good: 1, of: (x, seat) => x.kindsWaiting[seat] },
  { name: 'free', scale: 4, good: 1, of: (x, seat) => x.free[seat] },
  { name: 'cheap', scale: 4, good: 1, of: (x, seat) => x.cheap[seat] },
  { name: 'dear', scale: 4, of: (x, seat) => x.dear[seat] },
  { name: 'unmatched', scale: 8, of: (x, seat) => x.unmatched[seat] },
  { name: 'ahead', scale: 4, good: 1, of: (x, seat) => x.ahead[seat] },
  { name: 'best-stop', scale: 3, good: 1, of: (x, seat) => x.bestStop[seat] },
  { name: 'best-column', scale: 3, good: 1, of: (x, seat) => x.bestColumn[seat] },
  { name: 'tolls', scale: 20, good: 1, of: (x, seat) => x.tolls[seat] },
  { name: 'single-tolls', scale: 5, good: 1, of: (x, seat) => x.singleTolls[seat] },
  { name: 'open-treasures', scale: 40, good: 1, of: (x, seat) => x.open[seat] },
  { name: 'stops', scale: 6, good: 1, of: stops },
  { name: 'ship-out', scale: 1, of: (x, seat) => (x.s.ships[seat] === RIGHT ? 1 : 0) },
  { name: 'ship-column', scale: 7, of: (x, seat) => x.s.ships[seat] + 1 },
  ...LEVELS.map(
    (level, i): Feature<Survey> => ({
      name: `level-${level}`,
      reason: 'level',
      params: { level },
      scale: 5,
      of: (x, seat) => depth(x, seat, i),
    }),
  ),
  { name: 'on-turn', scale: 1, of: (x, seat) => (x.s.seat === seat ? 1 : 0) },
  { name: 'waits', scale: 5, of: (x, seat) => (seat - x.s.seat + x.s.seats) % x.s.seats },
  {
    name: 'one-missing',
    reason: 'treasures',
    scale: 1,
    good: 1,
    of: (x, seat) => (x.treasures[seat] === KINDS.length - 1 ? 1 : 0),
  },
  {
    name: 'two-missing',
    reason: 'treasures',
    scale: 1,
    good: 1,
    of: (x, seat) => (x.treasures[seat] === KINDS.length - 2 ? 1 : 0),
  },
];

const SHARED: readonly Feature<Survey>[] = [
  { name: 'scarcest-column', scale: MOST_PER_COLUMN, of: least },
  { name: 'column-nearly-empty', scale: 1, of: x => (least(x) <= 2 ? 1 : 0) },
  { name: 'treasures-left', scale: MUSSEL, of: x => x.left.reduce((sum, n) => sum + n, 0) },
  { name: 'most-treasures', scale: KINDS.length, of: x => Math.max(...x.treasures) },
  { name: 'idle', scale: 3, of: x => (x.s.progress ? 0 : x.s.idle) },
  { name: 'placing', scale: 1, of: x => (x.s.submarines.includes(-1) ? 1 : 0) },
  { name: 'ships-out', scale: 5, of: x => x.s.ships.filter(ship => ship === RIGHT).length },
  ...COLOURS.map(
    (colour, i): Feature<Survey> => ({
      name: `discarded-${colour}`,
      reason: 'discarded-colour',
      params: { colour: i },
      scale: 12,
      of: x => x.s.discards[i],
    }),
  ),
];

export const features: Features<State, Move, Survey, Options> = {
  courses: range(4).map(i => ({
    name: String(i + 2),
    seats: i + 2,
    options: [{ cards: 'shuffled', idleVoyages: 3 } as const],
  })),
  courseOf: s => String(s.seats),
  survey: look,
  seat: SEAT,
  shared: SHARED,
  together: () => false,
  traits: TRAITS,
  traitsOf,
};
