/** One look over a position: everything its features are read from. */
import { hasBit, type Seat } from '@fathom/kernel';
import { KINDS } from '../data/box.ts';
import { COLUMNS, columnOf, RIGHT, SPACES } from '../space.ts';
import type { State } from '../state.ts';
import { colourOf, kindOf, MUSSEL } from '../token.ts';
import {
  above,
  aboveAll,
  colours,
  jokers,
  left,
  MOST_SEATS,
  owned,
  present,
  takeCensus,
  treasures,
} from './census.ts';

/** What is found in one look over the position. Lists hold all seats one after the other. */
export interface Survey {
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
  /** Missing kinds at own submarines, each counted once, where it is had most easily: at a stop ahead, at one already passed, for a toll of one card, or not yet. */
  readonly kindsAhead: Int32Array;
  readonly kindsPassed: Int32Array;
  readonly kindsTolled: Int32Array;
  readonly kindsWaiting: Int32Array;
  /** Treasures others want that lie below own submarines, by how many stand on them; and those for which exactly one card is due. */
  readonly tolls: Int32Array;
  readonly singleTolls: Int32Array;
  /** Treasures of missing kinds that nobody has a submarine at. */
  readonly open: Int32Array;
}

const perSeat = () => new Int32Array(MOST_SEATS);

const survey: Survey = {
  s: undefined as unknown as State,
  treasures,
  jokers,
  owned,
  left,
  above,
  aboveAll,
  free: perSeat(),
  cheap: perSeat(),
  dear: perSeat(),
  unmatched: perSeat(),
  ahead: perSeat(),
  bestStop: perSeat(),
  bestColumn: perSeat(),
  kindsAhead: perSeat(),
  kindsPassed: perSeat(),
  kindsTolled: perSeat(),
  kindsWaiting: perSeat(),
  tolls: perSeat(),
  singleTolls: perSeat(),
  open: perSeat(),
};

/** Colours of new kinds the hand can pay for, by seat and column, as bits. */
const payable = new Int32Array(MOST_SEATS * COLUMNS.length);
/** How easily each missing kind is had, by seat. */
const ease = new Int32Array(MOST_SEATS * KINDS.length);
const [WAITING, TOLLED, PASSED, AHEAD] = [1, 2, 3, 4];

const LISTS = [...Object.values(survey).filter(list => list instanceof Int32Array), payable, ease];

export function look(s: State): Survey {
  for (let i = 0; i < LISTS.length; i++) LISTS[i].fill(0);
  survey.s = s;
  takeCensus(s);
  findReach(s);
  findStops(s);
  countKinds(s);
  return survey;
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
      countReach(s, seat, space, kindOf(token), colourOf(token));
    }
  }
}

function countReach(s: State, seat: Seat, space: number, kind: number, colour: number): void {
  const cost = survey.aboveAll[space] - survey.above[seat * SPACES + space];
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    survey.tolls[other] += survey.above[other * SPACES + space];
    if (cost === 1) survey.singleTolls[other] += survey.above[other * SPACES + space];
  }
  const matched = hasBit(colours[seat], colour);
  const ahead = isAhead(s, seat, columnOf(space));
  const slot = seat * KINDS.length + kind;
  ease[slot] = Math.max(
    ease[slot],
    !matched || cost > 1 ? WAITING : cost === 1 ? TOLLED : ahead ? AHEAD : PASSED,
  );
  if (!matched) {
    survey.unmatched[seat]++;
    return;
  }
  if (cost === 0) survey.free[seat]++;
  else if (cost === 1) survey.cheap[seat]++;
  else survey.dear[seat]++;
  if (cost > s.piles[seat].length + s.hands[seat].length - 1) return;
  payable[seat * COLUMNS.length + columnOf(space)] |= 1 << colour;
  if (ahead) survey.ahead[seat]++;
}

function countKinds(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) {
    for (let slot = seat * KINDS.length; slot < (seat + 1) * KINDS.length; slot++) {
      if (ease[slot] === AHEAD) survey.kindsAhead[seat]++;
      else if (ease[slot] === PASSED) survey.kindsPassed[seat]++;
      else if (ease[slot] === TOLLED) survey.kindsTolled[seat]++;
      else if (ease[slot] === WAITING) survey.kindsWaiting[seat]++;
    }
  }
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
