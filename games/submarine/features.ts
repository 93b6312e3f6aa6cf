/** Submarine in named numbers: what a seat has, what it can reach, and how near the end is. */
import { type Feature, type Features, range, type Seat } from '@fathom/kernel';
import { look, type Survey } from './bot/survey.ts';
import { TRAITS, traitsOf } from './bot/traits.ts';
import { cardsOf, holds } from './cards.ts';
import { COLOURS, HAND, KINDS, SHARES } from './data/box.ts';
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
  return count / fleet;
}

const least = ({ left }: Survey) => {
  let fewest = MOST_PER_COLUMN;
  for (let column = 0; column < left.length; column++) if (left[column] < fewest) fewest = left[column];
  return fewest;
};

const SEAT: readonly Feature<Survey>[] = [
  { name: 'treasures', of: (x, seat) => x.treasures[seat] / KINDS.length },
  {
    name: 'treasures-late',
    of: (x, seat) => (x.treasures[seat] / KINDS.length) * (1 - least(x) / MOST_PER_COLUMN),
  },
  { name: 'jokers', of: (x, seat) => x.jokers[seat] / 4 },
  { name: 'cards', of: (x, seat) => cardsOf(x.s, seat) / SHARES[x.s.seats].cards },
  { name: 'hand', of: (x, seat) => x.s.hands[seat].length / HAND },
  { name: 'pile-empty', of: (x, seat) => (x.s.piles[seat].length === 0 ? 1 : 0) },
  {
    name: 'shortage',
    of: (x, seat) => Math.max(0, KINDS.length - x.treasures[seat] - x.jokers[seat] - cardsOf(x.s, seat)) / 6,
  },
  ...COLOURS.map((colour, i) => ({
    name: `hand-${colour}`,
    of: (x: Survey, seat: Seat) => (holds(x.s.hands[seat], i) ? 1 : 0),
  })),
  { name: 'free', of: (x, seat) => x.free[seat] / 4 },
  { name: 'cheap', of: (x, seat) => x.cheap[seat] / 4 },
  { name: 'dear', of: (x, seat) => x.dear[seat] / 4 },
  { name: 'unmatched', of: (x, seat) => x.unmatched[seat] / 8 },
  { name: 'ahead', of: (x, seat) => x.ahead[seat] / 4 },
  { name: 'best-stop', of: (x, seat) => x.bestStop[seat] / 3 },
  { name: 'best-column', of: (x, seat) => x.bestColumn[seat] / 3 },
  { name: 'tolls', of: (x, seat) => x.tolls[seat] / 20 },
  { name: 'open-treasures', of: (x, seat) => x.open[seat] / 40 },
  { name: 'stops', of: (x, seat) => stops(x, seat) / 6 },
  { name: 'ship-out', of: (x, seat) => (x.s.ships[seat] === RIGHT ? 1 : 0) },
  { name: 'ship-column', of: (x, seat) => (x.s.ships[seat] + 1) / 7 },
  ...LEVELS.map((level, i) => ({ name: `level-${level}`, of: (x: Survey, seat: Seat) => depth(x, seat, i) })),
  { name: 'on-turn', of: (x, seat) => (x.s.seat === seat ? 1 : 0) },
  { name: 'waits', of: (x, seat) => ((seat - x.s.seat + x.s.seats) % x.s.seats) / x.s.seats },
  { name: 'one-missing', of: (x, seat) => (x.treasures[seat] === KINDS.length - 1 ? 1 : 0) },
  { name: 'two-missing', of: (x, seat) => (x.treasures[seat] === KINDS.length - 2 ? 1 : 0) },
];

const SHARED: readonly Feature<Survey>[] = [
  { name: 'scarcest-column', of: x => least(x) / MOST_PER_COLUMN },
  { name: 'column-nearly-empty', of: x => (least(x) <= 2 ? 1 : 0) },
  { name: 'treasures-left', of: x => x.left.reduce((sum, n) => sum + n, 0) / MUSSEL },
  { name: 'most-treasures', of: x => Math.max(...x.treasures) / KINDS.length },
  { name: 'idle', of: x => (x.s.progress ? 0 : x.s.idle / x.s.options.idleVoyages) },
  { name: 'placing', of: x => (x.s.submarines.includes(-1) ? 1 : 0) },
  { name: 'ships-out', of: x => x.s.ships.filter(ship => ship === RIGHT).length / x.s.seats },
  ...COLOURS.map((colour, i) => ({ name: `discarded-${colour}`, of: (x: Survey) => x.s.discards[i] / 12 })),
];

export const features: Features<State, Move, Survey, Options> = {
  courses: range(4).map(i => ({
    name: String(i + 2),
    seats: i + 2,
    options: [{ cards: 'shuffled', idleVoyages: 3 } as const],
  })),
  courseOf: seats => String(seats),
  survey: look,
  seat: SEAT,
  shared: SHARED,
  together: () => false,
  traits: TRAITS,
  traitsOf,
};
