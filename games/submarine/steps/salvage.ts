/** SU-30 … SU-40: treasures come up for a matching card and the payments to the submarines above, or for a joker. */
import { hasBit, type Log, type Refusal, refuse, replaceTop } from '@fathom/kernel';
import { discard, holds } from '../cards.ts';
import type { Act } from '../frames.ts';
import type { Move } from '../move.ts';
import { columnOf, depthOf, LEVELS, SPACES } from '../space.ts';
import type { State } from '../state.ts';
import { charge, depthsBelow } from '../submarines.ts';
import { besideContainer, colourOf, isMussel, TOKENS, type Token } from '../token.ts';
import { owe } from './pay.ts';
import { takeToken } from './take.ts';

export function addSalvages(s: State, f: Act, moves: Move[]): void {
  const { at } = s;
  const reach = spacesInReach(s);
  let jokers: readonly Token[] | undefined;
  for (let token = 0; token < TOKENS; token++) {
    const space = at[token];
    if (space >= SPACES || !hasBit(reach, space) || isResting(f, token)) continue;
    if (hasMatch(s, token) && canPay(s, space)) moves.push({ kind: 'salvage', token });
    if (isMussel(token)) continue;
    jokers ??= jokersOf(s, f);
    for (let i = 0; i < jokers.length; i++) moves.push({ kind: 'joker', token, joker: jokers[i] });
  }
}

/** Whether the colours in the hand decide if something can be salvaged: only their owner knows them (SU-33). */
export function isUpToTheHand(s: State, f: Act): boolean {
  if (f.deed === 'relocating' || s.hands[s.seat].length === 0) return false;
  const reach = spacesInReach(s);
  for (let token = 0; token < TOKENS; token++) {
    const space = s.at[token];
    if (space >= SPACES || !hasBit(reach, space) || isResting(f, token)) continue;
    if (canPay(s, space)) return true;
  }
  return false;
}

export function explainSalvage(s: State, f: Act, token: Token): Refusal | undefined {
  const refusal = explainReach(s, f, token);
  if (refusal) return refusal;
  if (!hasMatch(s, token)) return refuseUnmatched(token);
  return canPay(s, s.at[token]) ? undefined : refuseUnpaid(token, charge(s, s.seat, s.at[token]));
}

/** S-23: for a treasure a joker would help, for a mussel it would not. */
function refuseUnmatched(token: Token): Refusal {
  const params = { token, colour: colourOf(token) };
  return isMussel(token)
    ? refuse('SU-31', 'noCardForMussel', params)
    : refuse('SU-31', 'noMatchingCard', params);
}

function refuseUnpaid(token: Token, cards: number): Refusal {
  const params = { token, cards };
  return isMussel(token)
    ? refuse('SU-35', 'cannotPayForMussel', params)
    : refuse('SU-35', 'cannotPay', params);
}

/** S-23: a mussel comes up for a card only; S-24: a joker rests in the turn it was won. */
export function explainJoker(s: State, f: Act, token: Token, joker: Token): Refusal | undefined {
  const refusal = explainReach(s, f, token);
  if (refusal) return refusal;
  if (isMussel(token)) return refuse('S-23', 'noJokerForMussel', { token });
  if (!isOwnJoker(s, joker)) return refuse('SU-37', 'notYourJoker', { token: joker });
  return isResting(f, joker) ? refuse('S-24', 'jokerRests', { token: joker }) : undefined;
}

export function playSalvage(s: State, f: Act, token: Token, log?: Log): void {
  const colour = colourOf(token);
  discard(s.hands[s.seat], s.seat, colour);
  s.discards[colour]++;
  s.progress = true;
  log?.event('salvaged', { seat: s.seat, token, space: s.at[token], cards: charge(s, s.seat, s.at[token]) });
  replaceTop(s, { step: 'act', deed: 'salvaging', moved: f.moved, touched: f.touched });
  s.stack.push({ step: 'take', token });
  owe(s, s.at[token]);
}

export function playJoker(s: State, token: Token, joker: Token, log?: Log): void {
  log?.event('joker', { seat: s.seat, token, joker, space: s.at[token] });
  takeToken(s, token, joker, log);
}

function explainReach(s: State, f: Act, token: Token): Refusal | undefined {
  const column = s.ships[s.seat];
  const space = s.at[token];
  if (!isBelowShip(space, column)) return refuse('SU-24', 'tokenNotBelowShip', { token });
  if (!hasBit(depthsBelow(s, s.seat, column), depthOf(space)))
    return refuse('SU-30', 'noSubmarineAtToken', { token, space });
  return isResting(f, token) ? refuse('SU-40', 'justLaidOut', { token }) : undefined;
}

/** SU-37: jokers that may be used now. */
function jokersOf(s: State, f: Act): Token[] {
  const jokers: Token[] = [];
  for (let token = 0; token < TOKENS; token++) {
    if (isOwnJoker(s, token) && !isResting(f, token)) jokers.push(token);
  }
  return jokers;
}

function isOwnJoker(s: State, token: Token): boolean {
  return s.at[token] === besideContainer(s.seat);
}

/** SU-24, SU-30: spaces below the ship with an own submarine, as bits. */
function spacesInReach(s: State): number {
  const column = s.ships[s.seat];
  return depthsBelow(s, s.seat, column) << (column * LEVELS.length);
}

/** SU-24: in the column of the ship. Containers and the box have numbers behind the last column. */
function isBelowShip(place: number, column: number): boolean {
  return columnOf(place) === column;
}

function isResting(f: Act, token: Token): boolean {
  return f.touched.includes(token);
}

function hasMatch(s: State, token: Token): boolean {
  return holds(s.hands[s.seat], colourOf(token));
}

/** S-9: the matching card cannot pay twice. */
function canPay(s: State, space: number): boolean {
  return s.piles[s.seat].length + s.hands[s.seat].length - 1 >= charge(s, s.seat, space);
}
