import { GAMES } from '@fathom/games';
import { describe, expect, test } from 'vitest';
import { fathom } from './run.ts';

test('prints what is in the box with effect, price, rule and source', async () => {
  const { code, out } = await fathom('cards', 'submarine', '--lang', 'en');
  expect(code).toBe(0);
  expect(out).toContain(
    [
      'Mussels',
      '  Sand mussel (SU-40, reconstructed)',
      '    A joker. It never fills a place in the container.',
      '    Cost: when it lies on the board: a sand card and a card for every opposing submarine in its space or above it',
    ].join('\n'),
  );
  expect(out).toContain(
    '  Level 4 (SU-6, printed)\n    Under water. At the beginning every column has 3 treasures here.',
  );
});

test('finds what has all the words in it, whatever their case', async () => {
  const { code, out } = await fathom('cards', 'submarine', 'ROSA', 'bergungskarten', '--lang', 'de');
  expect(code).toBe(0);
  expect(out.split('\n').slice(0, 2)).toEqual(['Bergungskarten', '  Rosa Karte (SU-31, rekonstruiert)']);
  expect(out.split('\n')).toHaveLength(3);
});

test('finds a long name in one piece, although a narrow card may break it', async () => {
  const { code, out } = await fathom('cards', 'flotilla', 'Vermittlerin', '--lang', 'de');
  expect(code).toBe(0);
  expect(out.split('\n')[1]).toBe('  Vermittlerin / Schiedsrichterin (FL-30, rekonstruiert)');
});

test('says so when nothing is found', async () => {
  const { code, out, err } = await fathom('cards', 'submarine', 'kraken', '--lang', 'en');
  expect([code, out]).toEqual([1, '']);
  expect(err).toBe('fathom cards: Nothing here has "kraken" in it.');
});

test('asks for a game', async () => {
  expect((await fathom('cards')).code).toBe(2);
  expect((await fathom('cards', 'kraken')).code).toBe(2);
});

describe.each(GAMES.map(({ meta, reference }) => ({ id: meta.id, reference })))(
  '$id',
  ({ id, reference }) => {
    test('has its tables as data, or says that it has none', async () => {
      const { code, out, err } = await fathom('cards', id, '--json', '--lang', 'de');
      if (!reference) {
        expect([code, out]).toEqual([1, '']);
        expect(err).toMatch(/has no tables$/);
        return;
      }
      expect(code).toBe(0);
      const tables = JSON.parse(out);
      const { sections } = (await reference()).reference;
      expect(tables).toMatchObject({ game: id, lang: 'de' });
      expect(tables.sections.map(({ key }: { key: string }) => key)).toEqual(sections.map(({ key }) => key));
      expect(tables.sections[0].entries[0]).toMatchObject({
        id: sections[0].entries[0].id,
        rule: sections[0].entries[0].rule,
        source: sections[0].entries[0].source,
        name: expect.any(String),
        effect: expect.any(String),
      });
    });
  },
);
