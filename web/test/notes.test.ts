import { expect, test } from 'vitest';
import { dropNotes } from '../build/notes.ts';

const ID = '/somewhere/games/pearls/data/cards.json';

function built(id: string, code: string): unknown {
  const { transform } = dropNotes();
  if (typeof transform !== 'function') throw new Error('the plugin changes nothing');
  return Reflect.apply(transform, undefined, [code, id]);
}

test('pages go without the notes of data files, and keep the data', () => {
  expect(built(ID, '{"about":"what it means","cards":[1]}')).toMatchObject({ code: '{"cards":[1]}' });
});

test('lists, files without notes and other files stay as they are', () => {
  expect(built(ID, '[1,2]')).toBeUndefined();
  expect(built(ID, '{"cards":[{"about":"of one card"}]}')).toBeUndefined();
  expect(built('/somewhere/web/data/cards.json', '{"about":1}')).toBeUndefined();
});
