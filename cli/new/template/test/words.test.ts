import { join } from 'node:path';
import { testWords } from '@fathom/kernel/testkit/index.ts';
import { expect, test } from 'vitest';
import { QUESTIONS } from '../frames.ts';
import { game } from '../game.ts';
import { ENDINGS } from '../state.ts';
import { sketch } from '../words/sketch.ts';
import { voice } from '../words/voice.ts';
import { position } from './position.ts';

testWords(game, voice, {
  folder: join(import.meta.dirname, '..'),
  groups: { ending: ENDINGS, ask: QUESTIONS, wait: QUESTIONS, step: QUESTIONS },
  foreign: ['take:1', 'take:6', 'open', 'sweep', 'leave'],
});

test('the terminal shows the bank, all strings and the own fist', () => {
  const s = position({ bank: [1, 2, 3], strings: [[4, 5]], fists: [6, 1] });
  const said: string[] = [];
  sketch(
    (key, params) => {
      said.push(`${key} ${Object.values(params ?? {})}`);
      return key;
    },
    game.view(s, 0),
    { viewer: 0, name: seat => `seat ${seat}` },
  );
  expect(said).toEqual([
    'sketch.string seat 0,4, 5',
    'board.empty ',
    'sketch.string seat 1,board.empty',
    'sketch.bank 1, 2, 3',
    'sketch.fist 6',
  ]);
});
