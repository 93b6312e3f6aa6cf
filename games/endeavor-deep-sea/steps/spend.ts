/** ED-55, ED-56, ED-78 … ED-82: dive tokens are spent at free moments of the own turn. */
import type { Log, Refusal } from '@fathom/kernel';
import { BOARD } from '../data/board.ts';
import { TOKENS } from '../data/tokens.ts';
import { gainResearch, give } from '../gains.ts';
import type { Move } from '../move.ts';
import { CHEAPER, frame, type State } from '../state.ts';
import { refuse, type Step } from './step.ts';

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
  const { gains, slots, discBack } = TOKENS[token];
  return gains + slots + discBack > 0;
}

export function explainSpend(s: State, seat: number, move: Spending): Refusal | undefined {
  if (!s.held[seat].includes(move.token)) return refuse('ED-78', 'notYourToken', { token: move.token });
  if (move.kind === 'spend') return undefined;
  if (s.options.token !== 'either') return refuse('E-1', 'bothAnyway');
  if (!hasEffect(move.token)) return refuse('ED-81a', 'noEffect');
  return isUsable(s, seat, move.token) ? undefined : refuse('E-42', 'noDiscBack');
}

/** E-21: at most one token may be kept. */
export function explainEnd(s: State, seat: number): Refusal | undefined {
  return s.held[seat].length > BOARD.tokenStorage ? refuse('ED-56', 'tooManyTokens') : undefined;
}

/** E-42: first the research, then the effect. */
export function playSpend(s: State, seat: number, move: Spending, log?: Log): void {
  const { token } = move;
  const held = s.held[seat];
  held.splice(held.indexOf(token), 1);
  s.discarded[token]++;
  log?.event(move.kind === 'use' ? 'usedToken' : 'spent', { seat, token });
  const either = s.options.token === 'either';
  if (move.kind === 'spend') gainResearch(s, seat, TOKENS[token].research, log);
  if (move.kind === 'use' || !either) startEffect(s, seat, token, either, log);
}

function startEffect(s: State, seat: number, token: number, chosen: boolean, log?: Log): void {
  const { gains, slots, cheaper, discBack } = TOKENS[token];
  give(s, seat, gains, -1);
  if (slots > 0) s.stack.push(frame('act', seat, { slots, mods: cheaper > 0 ? CHEAPER : 0 }));
  if (discBack === 0) return;
  if (chosen) tradeDisc(s, seat, token, log);
  else s.stack.push(frame('trade', seat, { a: token }));
}

/** ED-81k, ED-101. */
function tradeDisc(s: State, seat: number, token: number, log?: Log): void {
  s.staging[seat]--;
  s.stock[seat]++;
  log?.event('discBack', { seat });
  gainResearch(s, seat, TOKENS[token].discBack, log);
}

/** Whether a disc goes back for more research. */
export const trade: Step = {
  moves: (_, f) => [{ kind: 'use', token: f.a }, { kind: 'skip' }],

  explain(_, f, move) {
    if (move.kind === 'skip' || (move.kind === 'use' && move.token === f.a)) return undefined;
    return refuse('ED-81k', 'discBackNow');
  },

  play(s, f, move, log) {
    s.stack.pop();
    if (move.kind === 'use') tradeDisc(s, f.seat, f.a, log);
  },
};

/** E-20: right after a dive, before the feature of the site. */
export const free: Step = {
  moves(s, f) {
    const moves: Move[] = [];
    addSpends(s, f.seat, moves);
    moves.push({ kind: 'go' });
    return moves;
  },

  explain(s, f, move) {
    if (move.kind === 'go') return undefined;
    if (move.kind === 'spend' || move.kind === 'use') return explainSpend(s, f.seat, move);
    return refuse('E-20', 'tokensOrGo');
  },

  play(s, f, move, log) {
    if (move.kind === 'spend' || move.kind === 'use') return playSpend(s, f.seat, move, log);
    s.stack.pop();
  },
};
