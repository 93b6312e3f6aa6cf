/** SU-30 … SU-40: treasures come up for a matching card and the payments to the submarines above, or for a joker. */
import type { Log, Refusal } from '@fathom/kernel';
import { discard, holds } from '../cards.ts';
import type { Move } from '../move.ts';
import { columnOf, depthOf, SPACES } from '../space.ts';
import type { State } from '../state.ts';
import { charge, depthsBelow } from '../submarines.ts';
import { besideContainer, colourOf, isMussel, TOKENS, type Token } from '../token.ts';
import { owe } from './pay.ts';
import { refuse } from './step.ts';
import { finishSalvage, takeToken } from './take.ts';

export function addSalvages(s: State, moves: Move[]): void {
  const column = s.ships[s.seat];
  const depths = depthsBelow(s, s.seat, column);
  const hand = s.hands[s.seat];
  const jokers = jokersOf(s);
  for (let token = 0; token < TOKENS; token++) {
    if (!isInReach(s, token, column, depths)) continue;
    if (holds(hand, colourOf(token)) && canPay(s, s.at[token])) moves.push({ kind: 'salvage', token });
    if (isMussel(token)) continue;
    for (let i = 0; i < jokers.length; i++) moves.push({ kind: 'joker', token, joker: jokers[i] });
  }
}

/** Why a token cannot be salvaged with a card (`joker` −1) or with this joker. */
export function explainSalvage(s: State, token: Token, joker: Token): Refusal | undefined {
  const column = s.ships[s.seat];
  const space = s.at[token];
  if (space >= SPACES || columnOf(space) !== column) return refuse('SU-24', 'tokenNotBelowShip', { token });
  if ((depthsBelow(s, s.seat, column) & (1 << depthOf(space))) === 0)
    return refuse('SU-30', 'noSubmarineAtToken', { token, space });
  if (s.stack[0].touched.includes(token)) return refuse('SU-40', 'justLaidOut', { token });
  return joker < 0 ? explainCard(s, token) : explainJoker(s, token, joker);
}

export function playSalvage(s: State, token: Token, joker: Token, log?: Log): void {
  const frame = s.stack[0];
  frame.deed = 'salvaging';
  if (joker >= 0) {
    log?.event('joker', { seat: s.seat, token, joker, space: s.at[token] });
    takeToken(s, token, joker, log);
    return;
  }
  const colour = colourOf(token);
  discard(s.hands[s.seat], s.seat, colour);
  s.discards[colour]++;
  s.progress = true;
  log?.event('salvaged', { seat: s.seat, token, space: s.at[token], cards: charge(s, s.seat, s.at[token]) });
  frame.taking = token;
  owe(s, s.at[token], log);
  finishSalvage(s, log);
}

function explainCard(s: State, token: Token): Refusal | undefined {
  const colour = colourOf(token);
  if (!holds(s.hands[s.seat], colour)) return refuse('SU-31', 'noMatchingCard', { token, colour });
  if (!canPay(s, s.at[token]))
    return refuse('SU-35', 'cannotPay', { token, cards: charge(s, s.seat, s.at[token]) });
  return undefined;
}

/** S-23: a mussel comes up for a card only; S-24: a joker rests in the turn it was won. */
function explainJoker(s: State, token: Token, joker: Token): Refusal | undefined {
  if (isMussel(token)) return refuse('S-23', 'noJokerForMussel', { token });
  if (s.at[joker] !== besideContainer(s.seat)) return refuse('SU-37', 'notYourJoker', { token: joker });
  if (s.stack[0].touched.includes(joker)) return refuse('S-24', 'jokerRests', { token: joker });
  return undefined;
}

/** SU-37: jokers that may be used now. */
function jokersOf(s: State): Token[] {
  const beside = besideContainer(s.seat);
  const { touched } = s.stack[0];
  const jokers: Token[] = [];
  for (let token = 0; token < TOKENS; token++) {
    if (s.at[token] === beside && !touched.includes(token)) jokers.push(token);
  }
  return jokers;
}

function isInReach(s: State, token: Token, column: number, depths: number): boolean {
  const space = s.at[token];
  return (
    space < SPACES &&
    columnOf(space) === column &&
    (depths & (1 << depthOf(space))) !== 0 &&
    !s.stack[0].touched.includes(token)
  );
}

/** S-9: the matching card cannot pay twice. */
function canPay(s: State, space: number): boolean {
  return s.piles[s.seat].length + s.hands[s.seat].length - 1 >= charge(s, s.seat, space);
}
