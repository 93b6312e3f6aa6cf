import { expect, test } from 'vitest';
import { signalFor } from '../pages/table/signal.ts';

const waiting = { mine: false, over: false };
const asked = { mine: true, over: false };
const over = { mine: false, over: true };

test.each([
  ['the turn comes', waiting, asked, 'turn'],
  ['the match ends', waiting, over, 'end'],
  ['the own last move ends it', asked, over, 'end'],
  ['the turn goes on', asked, asked, undefined],
  ['the turn goes', asked, waiting, undefined],
  ['somebody has just come', undefined, asked, undefined],
  ['it was over before', over, over, undefined],
])('%s', (_, before, now, signal) => {
  expect(signalFor(before, now)).toBe(signal);
});
