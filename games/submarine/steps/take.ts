/** A salvaged token comes aboard, and the game may be over. */
import { type Automatic, type Log, replaceTop } from '@fathom/kernel';
import { containerCount, fits } from '../container.ts';
import { KINDS } from '../data/box.ts';
import type { Act, Take } from '../frames.ts';
import { columnOf, SPACES } from '../space.ts';
import type { State } from '../state.ts';
import { besideContainer, inContainer, MUSSEL, type Token } from '../token.ts';
import { endGame } from '../turn.ts';

/** S-6: a token is paid for completely before it is taken. */
export const take: Automatic<State, Take> = {
  settle(s, f, log) {
    s.stack.pop();
    takeToken(s, f.token, -1, log);
  },
};

/** SU-36, SU-40: into the container or beside it; a joker takes the place on the board. Then the end is checked (SU-44, SU-45, S-30). */
export function takeToken(s: State, token: Token, joker: Token, log?: Log): void {
  const space = s.at[token];
  const isNew = fits(s, s.seat, token);
  s.at[token] = isNew ? inContainer(s.seat) : besideContainer(s.seat);
  touch(s, joker < 0 ? [token] : [token, joker]);
  if (joker >= 0) s.at[joker] = space;
  if (!isNew) return endIfColumnEmpty(s, columnOf(space), log);
  s.progress = true;
  if (containerCount(s, s.seat) === KINDS.length) return endGame(s, 'container', log);
  endIfColumnEmpty(s, columnOf(space), log);
}

/** SU-45, S-21: mussels do not count, duplicates laid out as jokers do. */
function endIfColumnEmpty(s: State, column: number, log?: Log): void {
  for (let token = 0; token < MUSSEL; token++) {
    if (s.at[token] < SPACES && columnOf(s.at[token]) === column) return;
  }
  endGame(s, 'column', log);
}

/** S-24, SU-40: they rest for the turn of the submarines, the only frame left on the stack. */
function touch(s: State, tokens: readonly Token[]): void {
  const { moved, touched } = s.stack[0] as Act;
  replaceTop(s, { step: 'act', deed: 'salvaging', moved, touched: touched.concat(tokens) });
}
