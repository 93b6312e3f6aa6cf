/** Which moves look promising at a glance. */
import { exponential, hasBit, type Seat, top } from '@fathom/kernel';
import { holds } from '../cards.ts';
import { fits, owns } from '../container.ts';
import type { Move } from '../move.ts';
import { columnOf, RIGHT, SPACES } from '../space.ts';
import { fleetSize, type State } from '../state.ts';
import { charge } from '../submarines.ts';
import { colourOf, inContainer, kindOf, MUSSEL } from '../token.ts';
import { coloursOf } from './census.ts';

export function prior(s: State, seat: Seat, move: Move): number {
  return glance(s, seat, move, promise);
}

/** What lies in a space for a seat. */
type Look = (s: State, seat: Seat, space: number) => number;

const promises = new Float64Array(SPACES);
const costs = new Int32Array(SPACES);
const noted: Look = (_, __, space) => promises[space];

/** One look over the tokens serves all moves. */
export function priors(s: State, seat: Seat, moves: readonly Move[], out: number[]): void {
  if (moves.some(({ kind }) => kind === 'relocate' || kind === 'sail')) surveyPromises(s, seat);
  for (let i = 0; i < moves.length; i++) out[i] = glance(s, seat, moves[i], noted);
}

function glance(s: State, seat: Seat, move: Move, promise: Look): number {
  switch (move.kind) {
    case 'salvage':
      if (!fits(s, seat, move.token)) return 0.5 / (1 + charge(s, seat, s.at[move.token]));
      return 20 / (1 + charge(s, seat, s.at[move.token]));
    case 'joker':
      return fits(s, seat, move.token) ? 3 + charge(s, seat, s.at[move.token]) : 0.02;
    case 'relocate':
      return exponential(1.5 * (promise(s, seat, move.to) - promise(s, seat, move.from)));
    case 'sail':
      return move.column === RIGHT ? 0.3 : 0.5 + haul(s, seat, move.column, promise);
    case 'end': {
      const f = top(s);
      return f.step === 'act' && f.deed === 'salvaging' ? 1 : 3;
    }
    default:
      return 1;
  }
}

/** What lies in a space for a seat: a missing kind it can pay for counts 1, less with a toll or without the card. */
function promise(s: State, seat: Seat, space: number): number {
  let sum = 0;
  let cost = -1;
  for (let token = 0; token < MUSSEL; token++) {
    if (s.at[token] !== space || owns(s, seat, kindOf(token))) continue;
    if (cost < 0) cost = charge(s, seat, space);
    sum += (holds(s.hands[seat], colourOf(token)) ? 1 : 0.2) / (1 + 2 * cost);
  }
  return sum;
}

/** The promise of every space, with what the seat has and holds counted once. */
function surveyPromises(s: State, seat: Seat): void {
  const { at } = s;
  const container = inContainer(seat);
  const colours = coloursOf(s.hands[seat]);
  let owned = 0;
  for (let token = 0; token < MUSSEL; token++) if (at[token] === container) owned |= 1 << kindOf(token);
  promises.fill(0);
  costs.fill(-1);
  for (let token = 0; token < MUSSEL; token++) {
    const space = at[token];
    if (space >= SPACES || hasBit(owned, kindOf(token))) continue;
    if (costs[space] < 0) costs[space] = charge(s, seat, space);
    promises[space] += (hasBit(colours, colourOf(token)) ? 1 : 0.2) / (1 + 2 * costs[space]);
  }
}

/** What the submarines of a column promise together. */
function haul(s: State, seat: Seat, column: number, promise: Look): number {
  const fleet = fleetSize(s);
  let seen = 0;
  let sum = 0;
  for (let i = seat * fleet; i < (seat + 1) * fleet; i++) {
    const space = s.submarines[i];
    if (space < 0 || columnOf(space) !== column || (seen & (1 << (space & 3))) !== 0) continue;
    seen |= 1 << (space & 3);
    sum += promise(s, seat, space);
  }
  return sum;
}
