/** Moves as text: each is written in one way, and what is almost a move is none. */
import { expect, test } from 'vitest';
import { game } from '../../game.ts';

test.each([
  ['place:C', 'place', 'place:', 'place:Z', 'place:CC'],
  ['sail:C', 'sail:', 'sail:G', 'sail:outside'],
  ['sail:out', 'sail', 'sail:Out', 'place:out'],
  ['move:C2-C3', 'move:C2', 'move:C2-', 'move:-C3', 'move:C2-C3-', 'move:C2-C3-C4', 'move:C2-C9'],
  [
    'lift:ring-rose',
    'lift:',
    'lift:ring',
    'lift:rose',
    'lift:ring-rose-',
    'lift:ring-rose-rose',
    'lift:-rose',
  ],
  [
    'lift:ring-rose*mussel-sky',
    'lift:ring-rose*',
    'lift:ring-rose*x',
    'lift:ring-rose*mussel-sky*',
    'lift:*mussel-sky',
  ],
  ['lift:ring-rose*mussel-rose', 'lift:ring-rose*mussel-rose*mussel-sky'],
  ['pay:sky', 'pay', 'pay:', 'pay:gold'],
  ['swap:sky', 'swap', 'swap:', 'swap:gold', 'swap:sky-sky'],
  ['end', 'end:', 'End', ''],
])('%s', (text, ...wrong) => {
  const move = game.read(text);
  expect(move && game.write(move)).toBe(text);
  for (const other of wrong) expect(game.read(other), other).toBeUndefined();
});
