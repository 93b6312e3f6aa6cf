/** Submarine in named numbers: what a seat has, what it can reach, and how near the end is. */
import { type Feature, type Features, range, type Seat, top } from '@fathom/kernel';
import { cardsOf, holds } from './cards.ts';
import { COLOURS, HAND, KINDS, SHARES } from './data/box.ts';
import type { Options } from './meta.ts';
import type { Move } from './move.ts';
import { COLUMNS, columnOf, depthOf, LEVELS, RIGHT, SPACES } from './space.ts';
import { fleetSize, type State } from './state.ts';
import { charge } from './submarines.ts';
import { besideContainer, colourOf, inContainer, isMussel, kindOf, MUSSEL, TOKENS } from './token.ts';

const MOST_SEATS = 5;
const MOST_PER_COLUMN = 10;

/** What is found in one look over the position. Lists hold all seats one after the other. */
interface Survey {
  s: State;
  readonly treasures: Int32Array;
  readonly jokers: Int32Array;
  /** Kinds in the container, as bits. */
  readonly owned: Int32Array;
  /** Treasures left in each column. */
  readonly left: Int32Array;
  /** Submarines of a seat in a space or above it in its column. */
  readonly above: Int32Array;
  readonly aboveAll: Int32Array;
  /** Missing kinds at own submarines: by what they would cost, and where. */
  readonly free: Int32Array;
  readonly cheap: Int32Array;
  readonly dear: Int32Array;
  readonly unmatched: Int32Array;
  readonly ahead: Int32Array;
  /** The most new kinds the hand could pay for at one stop ahead, at any stop, and with jokers too. */
  readonly bestStop: Int32Array;
  readonly bestColumn: Int32Array;
  /** Treasures others want that lie below own submarines, by how many stand on them. */
  readonly tolls: Int32Array;
  /** Treasures of missing kinds that nobody has a submarine at. */
  readonly open: Int32Array;
}

const survey: Survey = {
  s: undefined as unknown as State,
  treasures: new Int32Array(MOST_SEATS),
  jokers: new Int32Array(MOST_SEATS),
  owned: new Int32Array(MOST_SEATS),
  left: new Int32Array(COLUMNS.length),
  above: new Int32Array(MOST_SEATS * SPACES),
  aboveAll: new Int32Array(SPACES),
  free: new Int32Array(MOST_SEATS),
  cheap: new Int32Array(MOST_SEATS),
  dear: new Int32Array(MOST_SEATS),
  unmatched: new Int32Array(MOST_SEATS),
  ahead: new Int32Array(MOST_SEATS),
  bestStop: new Int32Array(MOST_SEATS),
  bestColumn: new Int32Array(MOST_SEATS),
  tolls: new Int32Array(MOST_SEATS),
  open: new Int32Array(MOST_SEATS),
};

const present = new Int32Array(SPACES);
/** Colours of new kinds the hand can pay for, by seat and column, as bits. */
const payable = new Int32Array(MOST_SEATS * COLUMNS.length);

function look(s: State): Survey {
  survey.s = s;
  for (const list of [
    survey.treasures,
    survey.jokers,
    survey.owned,
    survey.left,
    survey.above,
    survey.aboveAll,
  ])
    list.fill(0);
  for (const list of [
    survey.free,
    survey.cheap,
    survey.dear,
    survey.unmatched,
    survey.ahead,
    survey.tolls,
    survey.open,
  ])
    list.fill(0);
  survey.bestStop.fill(0);
  survey.bestColumn.fill(0);
  present.fill(0);
  payable.fill(0);
  findTokens(s);
  findSubmarines(s);
  findReach(s);
  findStops(s);
  return survey;
}

function findTokens(s: State): void {
  for (let token = 0; token < TOKENS; token++) {
    const place = s.at[token];
    if (place < SPACES) {
      if (token < MUSSEL) survey.left[columnOf(place)]++;
    } else if (place >= besideContainer(0)) survey.jokers[place - besideContainer(0)]++;
    else if (place >= inContainer(0)) {
      survey.treasures[place - inContainer(0)]++;
      survey.owned[place - inContainer(0)] |= 1 << kindOf(token);
    }
  }
}

function findSubmarines(s: State): void {
  const fleet = fleetSize(s);
  for (let i = 0; i < s.submarines.length; i++) {
    const space = s.submarines[i];
    if (space < 0) continue;
    const seat = Math.floor(i / fleet);
    present[space] |= 1 << seat;
    const bottom = space | (LEVELS.length - 1);
    for (let below = space; below <= bottom; below++) {
      survey.above[seat * SPACES + below]++;
      survey.aboveAll[below]++;
    }
  }
}

function findReach(s: State): void {
  for (let token = 0; token < MUSSEL; token++) {
    const space = s.at[token];
    if (space >= SPACES) continue;
    const bit = 1 << kindOf(token);
    for (let seat = 0; seat < s.seats; seat++) {
      if ((survey.owned[seat] & bit) !== 0) continue;
      if ((present[space] & (1 << seat)) === 0) {
        if (present[space] === 0) survey.open[seat]++;
        continue;
      }
      countReach(s, seat, space, colourOf(token));
    }
  }
}

function countReach(s: State, seat: Seat, space: number, colour: number): void {
  const cost = survey.aboveAll[space] - survey.above[seat * SPACES + space];
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat) survey.tolls[other] += survey.above[other * SPACES + space];
  }
  if (!holds(s.hands[seat], colour)) {
    survey.unmatched[seat]++;
    return;
  }
  if (cost === 0) survey.free[seat]++;
  else if (cost === 1) survey.cheap[seat]++;
  else survey.dear[seat]++;
  if (cost > s.piles[seat].length + s.hands[seat].length - 1) return;
  payable[seat * COLUMNS.length + columnOf(space)] |= 1 << colour;
  if (isAhead(s, seat, columnOf(space))) survey.ahead[seat]++;
}

function isAhead(s: State, seat: Seat, column: number): boolean {
  return s.ships[seat] === RIGHT || column > s.ships[seat];
}

function findStops(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) {
    for (let column = 0; column < COLUMNS.length; column++) {
      let count = 0;
      for (let bits = payable[seat * COLUMNS.length + column]; bits !== 0; bits &= bits - 1) count++;
      if (count > survey.bestColumn[seat]) survey.bestColumn[seat] = count;
      if (isAhead(s, seat, column) && count > survey.bestStop[seat]) survey.bestStop[seat] = count;
    }
  }
}

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

const KINDS_OF_MOVES = ['place', 'sail', 'relocate', 'salvage', 'joker', 'pay', 'exchange', 'end'] as const;
const COSTS = ['free', 'cheap', 'dear'] as const;

/** Traits: the kind; of a salvage whether it is a new kind and what it costs; of a sailing how far; of a relocation how deep; of an end what could still be done. */
const TRAITS = [
  ...KINDS_OF_MOVES,
  ...COSTS.flatMap(cost => [`salvage-new-${cost}`, `salvage-double-${cost}`, `joker-new-${cost}`]),
  'joker-double',
  'joker-mussel',
  ...range(7).map(n => `sail-${n}`),
  'leave',
  ...LEVELS.map(level => `to-${level}`),
  'rise',
  'dive',
  'same-column',
  'end-after-relocating',
  'end-after-salvaging',
  'end-of-break',
  ...COLOURS.map(colour => `give-${colour}`),
  'give-double',
] as const;

const INDEX = new Map<string, number>(TRAITS.map((name, i) => [name, i]));
const trait = (name: (typeof TRAITS)[number] | string): number => INDEX.get(name) ?? 0;

const KIND_TRAIT = Object.fromEntries(KINDS_OF_MOVES.map(kind => [kind, trait(kind)]));
const SALVAGE_NEW = COSTS.map(cost => trait(`salvage-new-${cost}`));
const SALVAGE_DOUBLE = COSTS.map(cost => trait(`salvage-double-${cost}`));
const JOKER_NEW = COSTS.map(cost => trait(`joker-new-${cost}`));
const SAIL = range(7).map(n => trait(`sail-${n}`));
const TO = LEVELS.map(level => trait(`to-${level}`));
const GIVE = COLOURS.map(colour => trait(`give-${colour}`));

function traitsOf(s: State, seat: Seat, move: Move, out: Int32Array): number {
  out[0] = KIND_TRAIT[move.kind];
  switch (move.kind) {
    case 'salvage':
      out[1] = (isNew(s, seat, move.token) ? SALVAGE_NEW : SALVAGE_DOUBLE)[costOf(s, seat, s.at[move.token])];
      return 2;
    case 'joker':
      out[1] = isNew(s, seat, move.token)
        ? JOKER_NEW[costOf(s, seat, s.at[move.token])]
        : trait('joker-double');
      out[2] = trait('joker-mussel');
      return isMussel(move.joker) ? 3 : 2;
    case 'sail':
      out[1] = move.column === RIGHT ? trait('leave') : SAIL[move.column - s.ships[seat]];
      return 2;
    case 'relocate':
      out[1] = TO[depthOf(move.to)];
      out[2] = trait(
        depthOf(move.to) < depthOf(move.from)
          ? 'rise'
          : depthOf(move.to) > depthOf(move.from)
            ? 'dive'
            : 'relocate',
      );
      out[3] = trait('same-column');
      return columnOf(move.to) === columnOf(move.from) ? 4 : 3;
    case 'pay':
    case 'exchange':
      out[1] = GIVE[move.colour];
      out[2] = trait('give-double');
      return s.hands[seat].filter(card => (card & 7) === move.colour).length > 1 ? 3 : 2;
    case 'end': {
      const f = top(s);
      out[1] = trait(f.step !== 'act' ? 'end-of-break' : `end-after-${f.deed}`);
      return 2;
    }
    default:
      return 1;
  }
}

function isNew(s: State, seat: Seat, token: number): boolean {
  if (isMussel(token)) return false;
  const first = kindOf(token) * COLOURS.length;
  for (let twin = first; twin < first + COLOURS.length; twin++)
    if (s.at[twin] === inContainer(seat)) return false;
  return true;
}

function costOf(s: State, seat: Seat, space: number): number {
  return Math.min(2, charge(s, seat, space));
}

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
