/** Moves as text: each is written in one way, and what is almost a move is none. */
import { expect, test } from 'vitest';
import { game } from '../../game.ts';

test.each([
  ['buy:1A-01', 'buy', 'buy:', 'buy:1A-99', 'buy:9Z-01'],
  ['use:1A-01', 'use:', 'used:1A-01'],
  ['attach:1A-01', 'attach', 'attach:x'],
  ['hold:1', 'hold:0', 'hold:', 'hold:01', 'hold:-1', 'hold:1.5'],
  ['hold:6', 'hold:7', 'hold:6:6'],
  ['market:none', 'market:', 'market', 'market:none+1A-01'],
  ['market:1A-01+1A-02', 'market:1A-02+1A-01', 'market:1A-01+1A-01', 'market:1A-01+', 'market:1A-01+2A-02'],
  ['bid:1', 'bid:', 'bid:-1', 'bid:01'],
  ['bid:999', 'bid:1000'],
  ['block:1', 'block:0', 'block:5', 'block:01', 'block:', 'block'],
  ['row:4', 'row:0', 'row:5', 'row:4:4', 'row:'],
  ['expand:boatyard', 'expand:', 'expand:crab', 'expand'],
  ['destroy:crab', 'destroy:', 'destroy:fish', 'destroy'],
  ['end', 'end:', 'End', ''],
  ['drop', 'drop:1', ':drop'],
])('%s', (text, ...wrong) => {
  const move = game.read(text);
  expect(move && game.write(move)).toBe(text);
  for (const other of wrong) expect(game.read(other), other).toBeUndefined();
});
