/** The tables of what is in the box; that they can be read is in words.test.ts. */
import { expect, test } from 'vitest';
import { TILES } from '../data/box.ts';
import { BONUS, CARD_ID } from '../data/card.ts';
import { reference } from '../reference.ts';

const entries = reference.sections.flatMap(section => section.entries);
const ids = entries.map(({ id }) => id);

test('every card, tile and bonus card is in them once', () => {
  expect(ids).toEqual(expect.arrayContaining([...CARD_ID]));
  expect(ids.filter(id => id.startsWith('tile-'))).toHaveLength(TILES.length);
  expect(ids.filter(id => id.startsWith('bonus-'))).toHaveLength(BONUS.length);
});

test('NE-90 A-45 the pointer of the octopus tile is ours', () => {
  expect(entries.find(({ id }) => id === 'T1')?.source).toBe('reconstructed');
});
