/** A salvaged token comes aboard, and the game may be over. */
import type { Log } from '@fathom/kernel';
import { containerCount, owns } from '../container.ts';
import { KINDS } from '../data/box.ts';
import { columnOf, SPACES } from '../space.ts';
import type { State } from '../state.ts';
import { besideContainer, inContainer, isMussel, kindOf, MUSSEL, type Token } from '../token.ts';
import { endGame } from '../turn.ts';

/** S-6: a token is paid for completely before it is taken. */
export function finishSalvage(s: State, log?: Log): void {
  const frame = s.stack[0];
  if (s.stack.length > 1 || frame.taking < 0) return;
  const token = frame.taking;
  frame.taking = -1;
  takeToken(s, token, -1, log);
}

/** SU-36, SU-40: into the container or beside it; a joker takes the place on the board. Then the end is checked (SU-44, SU-45, S-30). */
export function takeToken(s: State, token: Token, joker: Token, log?: Log): void {
  const frame = s.stack[0];
  const space = s.at[token];
  const fits = !isMussel(token) && !owns(s, s.seat, kindOf(token));
  s.at[token] = fits ? inContainer(s.seat) : besideContainer(s.seat);
  frame.touched.push(token);
  if (joker >= 0) {
    s.at[joker] = space;
    frame.touched.push(joker);
  }
  if (!fits) return endIfColumnEmpty(s, columnOf(space), log);
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
