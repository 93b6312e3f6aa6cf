import { speaker } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { finishedText, onlineFinished } from '../finished.ts';
import { en } from '../words/en.ts';

const say = speaker('en', en);
const match = { id: 'x', game: 'submarine', names: ['Ines', 'Mateo', 'Noor'] };

test.each([
  ['one winner', [2, 1, 3], [4, 6, 1], 'Mateo won with 6. Others: Ines 4, Noor 1.'],
  ['a shared victory', [1, 1, 3], [6, 6, 1], 'Ines and Mateo share the victory with 6. Others: Noor 1.'],
  ['nobody, as the game itself won', [2, 2, 2], [3, 3, 3], 'Nobody won. Scores: Ines 3, Mateo 3, Noor 3.'],
])('%s', (_, places, scores, text) => {
  expect(finishedText(say, { ...match, places, scores })).toBe(text);
});

test('finished tables of the lobby say when they ended', () => {
  const table = {
    ...{ id: 'x', game: 'submarine', seats: [], updated: 5 },
    result: { ending: 'cards', places: [1], scores: [3] },
  };
  expect(onlineFinished([table as never])).toEqual([
    expect.objectContaining({ id: 'x', at: 5, places: [1] }),
  ]);
});
