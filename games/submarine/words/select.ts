/** Engine events and refusals carry tokens, spaces and columns as numbers; these turn such a parameter into a choice of words. */
import { choose } from '@fathom/kernel';
import { COLUMNS, SPACES, writeSpace } from '../space.ts';
import { TOKENS, type Token } from '../token.ts';

export function column(name = 'column'): string {
  return choose(name, COLUMNS);
}

export function space(name = 'space'): string {
  return choose(
    name,
    Array.from({ length: SPACES }, (_, i) => writeSpace(i)),
  );
}

export function token(name: string, phrase: (token: Token) => string): string {
  return choose(
    name,
    Array.from({ length: TOKENS }, (_, i) => phrase(i)),
  );
}
