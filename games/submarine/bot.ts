/** What bots need to know of Submarine: how good a position is, where a turn rests, and which moves look promising. */
import type { Seat } from '@fathom/kernel';
import { cardsOf, holds } from './cards.ts';
import { containerCount, jokerCount, owns } from './container.ts';
import { KINDS } from './data/box.ts';
import type { Move } from './move.ts';
import { result } from './score.ts';
import { columnOf, RIGHT, SPACES } from './space.ts';
import { fleetSize, type State } from './state.ts';
import { charge } from './submarines.ts';
import { colourOf, inContainer, isMussel, kindOf, MUSSEL } from './token.ts';

/** Weights of the evaluation, in treasures. */
const WORTH = {
  joker: 0.55,
  card: 0.11,
  /** A missing kind below an own submarine. */
  chance: 0.3,
  /** The part of a chance that is left when the ship has passed its column, or when no hand card matches. */
  passed: 0.6,
  unmatched: 0.55,
  /** How much each card to be paid takes off a chance. */
  payment: 0.22,
  /** Opposing treasures below an own submarine bring cards. */
  toll: 0.02,
  /** How sharply a lead in treasures turns into a share of victory. */
  lead: 0.75,
} as const;

export function quiet(s: State): boolean {
  if (s.ending !== '') return true;
  const frame = s.stack[s.stack.length - 1];
  return frame.step === 'place' || frame.step === 'sail' || (frame.step === 'rest' && frame.deed === 'none');
}

/** Share of victory for each seat: certain at the end, else a softmax over treasures, jokers, cards and chances. */
export function value(s: State): number[] {
  const ended = result(s);
  if (ended) {
    const winners = ended.places.filter(place => place === 1).length;
    return ended.places.map(place => (place === 1 ? 1 / winners : 0));
  }
  const merits = chances(s);
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < s.seats; seat++) {
    merits[seat] +=
      containerCount(s, seat) + WORTH.joker * jokerCount(s, seat) + WORTH.card * cardsOf(s, seat);
    best = Math.max(best, merits[seat]);
  }
  let total = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    merits[seat] = Math.exp(WORTH.lead * (merits[seat] - best));
    total += merits[seat];
  }
  for (let seat = 0; seat < s.seats; seat++) merits[seat] /= total;
  return merits;
}

/** What the submarines of each seat may bring up: every missing kind counts once, at its best place. */
function chances(s: State): number[] {
  const fleet = fleetSize(s);
  const present = new Array(SPACES).fill(0);
  for (let i = 0; i < s.submarines.length; i++) {
    if (s.submarines[i] >= 0) present[s.submarines[i]] |= 1 << Math.floor(i / fleet);
  }
  const owned = ownedKinds(s);
  const best = new Array(s.seats * KINDS.length).fill(0);
  const merits: number[] = new Array(s.seats).fill(0);
  for (let token = 0; token < MUSSEL; token++) {
    const space = s.at[token];
    if (space >= SPACES || present[space] === 0) continue;
    const kind = kindOf(token);
    for (let seat = 0; seat < s.seats; seat++) {
      if ((present[space] & (1 << seat)) === 0 || (owned[seat] & (1 << kind)) !== 0) continue;
      const chance = chanceOf(s, seat, space, colourOf(token));
      const slot = seat * KINDS.length + kind;
      if (chance > best[slot]) {
        merits[seat] += WORTH.chance * (chance - best[slot]);
        best[slot] = chance;
      }
    }
  }
  for (let i = 0; i < s.submarines.length; i++) {
    if (s.submarines[i] >= 0) merits[Math.floor(i / fleet)] += WORTH.toll * (3 - (s.submarines[i] & 3));
  }
  return merits;
}

function chanceOf(s: State, seat: Seat, space: number, colour: number): number {
  const cost = charge(s, seat, space);
  if (cost >= cardsOf(s, seat)) return 0.1;
  const ahead = columnOf(space) > s.ships[seat] || s.ships[seat] === RIGHT ? 1 : WORTH.passed;
  const match = holds(s.hands[seat], colour) ? 1 : WORTH.unmatched;
  return Math.max(0.1, ahead * match - WORTH.payment * cost);
}

function ownedKinds(s: State): number[] {
  const owned: number[] = new Array(s.seats).fill(0);
  for (let token = 0; token < MUSSEL; token++) {
    const seat = s.at[token] - inContainer(0);
    if (seat >= 0 && seat < s.seats) owned[seat] |= 1 << kindOf(token);
  }
  return owned;
}

export function prior(s: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'salvage': {
      if (isMussel(move.token)) return 1;
      const cost = charge(s, seat, s.at[move.token]);
      return isMissing(s, seat, move.token) ? 20 / (1 + cost) : 1 / (1 + cost);
    }
    case 'joker':
      return isMissing(s, seat, move.token) ? 3 + charge(s, seat, s.at[move.token]) : 0.02;
    case 'relocate':
      return 0.1 + promise(s, seat, move.to);
    case 'sail':
      return move.column === RIGHT ? 0.3 : 1;
    case 'end':
      return s.stack[0].deed === 'salvaging' ? 1 : 2;
    default:
      return 1;
  }
}

function isMissing(s: State, seat: Seat, token: number): boolean {
  return !isMussel(token) && !owns(s, seat, kindOf(token));
}

/** How many missing kinds lie in a space, less what they would cost. */
function promise(s: State, seat: Seat, space: number): number {
  let kinds = 0;
  for (let token = 0; token < MUSSEL; token++)
    if (s.at[token] === space && isMissing(s, seat, token)) kinds++;
  return kinds / (1 + charge(s, seat, space));
}
