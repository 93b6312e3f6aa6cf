/** What lies and stands where, counted once for everybody who judges a position. Overwritten by the next count. */
import { type Card, colour } from '../cards.ts';
import { COLUMNS, columnOf, LEVELS, SPACES } from '../space.ts';
import { fleetSize, type State } from '../state.ts';
import { besideContainer, inContainer, kindOf, MUSSEL, TOKENS } from '../token.ts';

export const MOST_SEATS = 5;

/** Of each seat. */
export const treasures = new Int32Array(MOST_SEATS);
export const jokers = new Int32Array(MOST_SEATS);
/** Kinds in the container, as bits. */
export const owned = new Int32Array(MOST_SEATS);
/** Colours in the hand, as bits. */
export const colours = new Int32Array(MOST_SEATS);
/** Treasures left in each column. */
export const left = new Int32Array(COLUMNS.length);
/** Seats with a submarine in a space, as bits. */
export const present = new Int32Array(SPACES);
/** Submarines of a seat in a space or above it in its column, all seats one after the other. */
export const above = new Int32Array(MOST_SEATS * SPACES);
export const aboveAll = new Int32Array(SPACES);

const LISTS = [treasures, jokers, owned, left, present, above, aboveAll];

export function takeCensus(s: State): void {
  for (let i = 0; i < LISTS.length; i++) LISTS[i].fill(0);
  countTokens(s);
  countSubmarines(s);
  for (let seat = 0; seat < s.seats; seat++) colours[seat] = coloursOf(s.hands[seat]);
}

export function coloursOf(hand: readonly Card[]): number {
  let bits = 0;
  for (let i = 0; i < hand.length; i++) bits |= 1 << colour(hand[i]);
  return bits;
}

function countTokens(s: State): void {
  for (let token = 0; token < TOKENS; token++) {
    const place = s.at[token];
    if (place < SPACES) {
      if (token < MUSSEL) left[columnOf(place)]++;
    } else if (place >= besideContainer(0)) jokers[place - besideContainer(0)]++;
    else if (place >= inContainer(0)) {
      treasures[place - inContainer(0)]++;
      owned[place - inContainer(0)] |= 1 << kindOf(token);
    }
  }
}

function countSubmarines(s: State): void {
  const fleet = fleetSize(s);
  for (let i = 0; i < s.submarines.length; i++) {
    const space = s.submarines[i];
    if (space < 0) continue;
    const seat = Math.floor(i / fleet);
    present[space] |= 1 << seat;
    const bottom = space | (LEVELS.length - 1);
    for (let below = space; below <= bottom; below++) {
      above[seat * SPACES + below]++;
      aboveAll[below]++;
    }
  }
}
