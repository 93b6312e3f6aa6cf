/** Moves as text: each is written in one way, and what is almost a move is none. */
import { expect, test } from 'vitest';
import { game } from '../../game.ts';

test.each([
  ['play:ST4', 'play', 'play:', 'play:ST99', 'play:ST4-ST4'],
  ['sail:A6-B5', 'sail:A6', 'sail:A6-', 'sail:-B5', 'sail:A6-B5-', 'sail:A6-B5-A6', 'sail:A6-Z9'],
  ['buy:red', 'buy', 'buy:', 'buy:gold'],
  ['sell:blue', 'sell:', 'sell:blue-red'],
  ['price:red+3', 'price:red+4', 'price:red', 'price:red+0', 'price:red-0', 'price:+1', 'price:gold+1'],
  ['price:red-3', 'price:red-4', 'price:red--3', 'price:red-3+1', 'price:red+-3'],
  ['price:red+1', 'price:red1', 'price:red+'],
  ['price:red-1', 'price:-1'],
  ['outpost:A6', 'outpost', 'outpost:', 'outpost:A66'],
  ['skiff', 'skiff:', 'skiff:A6', 'Skiff'],
  ['stop', 'stop:1', 'stops', ''],
  ['end', 'end:', ' end'],
])('%s', (text, ...wrong) => {
  const move = game.read(text);
  expect(move && game.write(move)).toBe(text);
  for (const other of wrong) expect(game.read(other), other).toBeUndefined();
});
