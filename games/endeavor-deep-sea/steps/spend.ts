/** ED-55, ED-56, ED-78 … ED-82: dive tokens are spent at free moments of the own turn. */
import { type Log, type Refusal, refuse } from '@fathom/kernel';
import { TOKENS } from '../data/tokens.ts';
import { give, takeResearch } from '../gains.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { mayEndTurn } from '../turn.ts';
import { tradeDisc } from './trade.ts';

type Spending = Extract<Move, { kind: 'spend' | 'use' }>;

export function addSpends(s: State, seat: number, moves: Move[]): void {
  const held = s.held[seat];
  for (let i = 0; i < held.length; i++) {
    const token = held[i];
    if (held.indexOf(token) < i) continue;
    moves.push({ kind: 'spend', token });
    if (isUsable(s, seat, token)) moves.push({ kind: 'use', token });
  }
}

/** E-1, E-42: with the option `either` the effect alone; a disc can only go back if there is one. */
function isUsable(s: State, seat: number, token: number): boolean {
  if (s.options.token !== 'either' || !hasEffect(token)) return false;
  return TOKENS[token].discBack === 0 || s.staging[seat] > 0;
}

function hasEffect(token: number): boolean {
  const { gains, action, discBack } = TOKENS[token];
  return gains > 0 || action !== undefined || discBack > 0;
}

export function explainSpend(s: State, seat: number, move: Spending): Refusal | undefined {
  if (!s.held[seat].includes(move.token)) return refuse('ED-78', 'notYourToken', { token: move.token });
  if (move.kind === 'spend' || isUsable(s, seat, move.token)) return undefined;
  if (s.options.token !== 'either') return refuse('E-1', 'bothAnyway');
  return hasEffect(move.token) ? refuse('E-42', 'noDiscBack') : refuse('ED-81a', 'noEffect');
}

export function explainEnd(s: State, seat: number): Refusal | undefined {
  return mayEndTurn(s, seat) ? undefined : refuse('ED-56', 'tooManyTokens');
}

/** E-42: first the research, then the effect. */
export function playSpend(s: State, seat: number, move: Spending, log?: Log): void {
  const { token } = move;
  const held = s.held[seat];
  held.splice(held.indexOf(token), 1);
  s.discarded[token]++;
  log?.event(move.kind === 'use' ? 'usedToken' : 'spent', { seat, token });
  const either = s.options.token === 'either';
  if (move.kind === 'spend') takeResearch(s, seat, TOKENS[token].research, log);
  if (move.kind === 'use' || !either) startEffect(s, seat, token, either, log);
}

function startEffect(s: State, seat: number, token: number, chosen: boolean, log?: Log): void {
  const { gains, action, cheaper, discBack } = TOKENS[token];
  give(s, seat, gains, -1);
  if (action !== undefined)
    s.stack.push({ step: 'bonus', seat, zone: -1, manner: cheaper > 0 ? 'cheaper' : 'plain', action });
  if (discBack === 0) return;
  if (chosen) tradeDisc(s, seat, token, log);
  else s.stack.push({ step: 'trade', seat, token });
}
