/** Whatever a board has to read is whole: named, explained, with rules that exist and moves that are legal. */
import { globSync, readFileSync } from 'node:fs';
import { findGame } from '@fathom/games';
import { LANGS, type Lang, speaker, type TableEntry, tablesOf, type Words } from '@fathom/kernel';
import { flawOf, miscounts, type Proof } from '@fathom/kernel/testkit/index.ts';
import { matchPlace, type Reader, type Reading } from '@fathom/parts/reading.ts';
import { describe, expect, test } from 'vitest';
import { isNumbered } from '../pages/rules/parse.ts';
import { WORDS } from './all-words.ts';
import { GAME_IDS, load, markupOf, type Sight, sights } from './tables.tsx';

const LOOKED = 300;
const EVERY = 10;

test('a place is found by its pattern', () => {
  expect(matchPlace('seat:*:card:*', 'seat:1:card:12')).toEqual([1, 12]);
  expect(matchPlace('seat:*:card:*', 'seat:1:card')).toBe(undefined);
  expect(matchPlace('seat:*:card', 'seat:x:card')).toBe(undefined);
});

describe.each(GAME_IDS)('readings of %s', id => {
  test.each(LANGS)('are whole sentences in %s, with rules that exist', async lang => {
    const game = await load(id);
    const { read, entries, rules, flaw } = await library(id, lang);
    const seen = new Set<string>();
    for (const { sight, place, reading } of readings(game, lang, read)) {
      const entry = entries.get(reading.about ?? '');
      if (reading.about !== undefined) expect(entry, `${place} is about ${reading.about}`).toBeDefined();
      expect(reading.title ?? entry?.name, place).toBeTruthy();
      expect((reading.lines?.length ?? 0) + (entry ? 1 : 0), place).toBeGreaterThan(0);
      const texts = [reading.title, reading.kind, ...(reading.lines ?? []).map(({ text }) => text)];
      for (const text of texts) expect(flaw(text ?? ''), place).toBeUndefined();
      for (const { rule } of reading.lines ?? [])
        if (rule) expect(rules, `${place}: ${rule}`).toContain(rule);
      for (const { move, label } of reading.acts ?? []) {
        expect(flaw(label), place).toBeUndefined();
        expect(sight.props.moves.map(game.rules.write), place).toContain(game.rules.write(move));
      }
      seen.add(place.replace(/\d+/g, '*'));
    }
    expect(seen.size).toBeGreaterThan(4);
  });

  test('refuse nothing that is legal and offer nothing that is not', async () => {
    const game = await load(id);
    const { read } = await library(id, 'en');
    for (const { sight, place, reading } of readings(game, 'en', read)) {
      if (reading.wish === undefined || (reading.acts ?? []).length > 0) continue;
      const legal = sight.props.moves.map(game.rules.write).includes(game.rules.write(reading.wish));
      expect(legal, `${place} wishes ${game.rules.write(reading.wish)}, which is legal`).toBe(false);
    }
  });
});

type Game = Awaited<ReturnType<typeof load>>;

function* readings(game: Game, lang: Lang, read: Reader) {
  let n = 0;
  for (const sight of sights(game, LOOKED, lang)) {
    if (n++ % EVERY !== 0) continue;
    const markup = markupOf(game, sight, lang);
    const places = [...markup.matchAll(/data-place="([^"]*)"/g)].flatMap(([, names]) => names.split(' '));
    for (const place of new Set(places)) {
      const reading = read(place, sight.props);
      if (reading)
        yield { sight, place, reading } satisfies { sight: Sight; place: string; reading: Reading };
    }
  }
}

async function library(id: string, lang: Lang) {
  const entry = findGame(id);
  const [{ reader, words }, { board }, { internal, counted }, reference] = await Promise.all([
    import(`../../games/${id}/board/reading.ts`) as Promise<{ reader: Reader; words: Record<Lang, Words> }>,
    load(id),
    import(`../../games/${id}/test/words.ts`) as Promise<Proof>,
    entry?.reference?.(),
  ]);
  const say = speaker(lang, words[lang], board.voice.words[lang], ...WORDS[lang]);
  const tables = reference ? tablesOf(reference.reference, lang, board.voice.words[lang]) : [];
  const entries = new Map<string, TableEntry>(
    tables.flatMap(table => table.entries).map(one => [one.id, one]),
  );
  const read: Reader = (place, table) => reader(place, { ...table, say });
  const counting = miscounts(lang, counted[lang]);
  const flaw = (text: string) => flawOf(text, internal, counting);
  return { read, entries, rules: numbersOf(id), flaw };
}

function numbersOf(id: string): ReadonlySet<string> {
  const files = globSync(`games/${id}/{RULES,RULINGS}.md`, { cwd: `${import.meta.dirname}/../..` });
  const texts = files.map(file => readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8'));
  return new Set(
    texts
      .flatMap(text => [...text.matchAll(/\*\*([A-Z]+-\d+[a-z]?)/g)].map(([, rule]) => rule))
      .filter(isNumbered),
  );
}
