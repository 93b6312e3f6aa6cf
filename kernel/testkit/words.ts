/** Whatever a game can say has a whole sentence in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  GAME_OVER,
  type Game,
  LANGS,
  type Lang,
  NOT_YOUR_TURN,
  optionVariants,
  type Say,
  type Stateful,
  seatCounts,
  seedRng,
  speaker,
  UNREADABLE,
  type Voice,
  type Words,
} from '../index.ts';
import { type Heard, hearRefusals, listen, moments } from './listen.ts';
import { parametersOf } from './template.ts';

export interface WordsKit {
  /** Folder of the game: its sources are scanned for the events, refusals and kinds of moves they name. */
  readonly folder: string;
  /** Further keys that must have a text, by their prefix: `kind` with `ring` is `kind.ring`. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** Moves tried everywhere, so that as many refusals as possible are met. */
  readonly foreign: readonly string[];
  /** Events that hardly ever happen: tests of their own tell them. */
  readonly rare?: readonly string[];
}

const KERNEL_REFUSALS = [NOT_YOUR_TURN, UNREADABLE, GAME_OVER].map(refusal => refusal.key);
/** A game need not have options, nor a score of several parts. */
const MAY_BE_EMPTY = ['option', 'part'];

export function testWords<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  voice: Voice<V, M>,
  kit: WordsKit,
): void {
  const groups = keysNeeded(game, kit);

  describe.each(LANGS)('words %s', lang => {
    const words = voice.words[lang];

    test.each(Object.entries(groups))('have a text for every %s', (group, keys) => {
      if (!MAY_BE_EMPTY.includes(group)) expect(keys, `the sources name no ${group}`).not.toEqual([]);
      expect(keys.filter(key => !words[`${group}.${key}`])).toEqual([]);
    });

    test('have no refusal that the game never gives', () => {
      const given = groups.refuse.map(key => `refuse.${key}`);
      expect(Object.keys(words).filter(key => key.startsWith('refuse.') && !given.includes(key))).toEqual([]);
    });

    test('are not empty and close their braces', () => {
      const bad = Object.entries(words).filter(
        ([, text]) => text.trim() === '' || text.split('{').length !== text.split('}').length,
      );
      expect(bad).toEqual([]);
    });

    test.each(seatCounts(game.meta))(
      'of games with %i seats: labels are unique, sentences are whole',
      seats => {
        const say = strictSpeaker(voice, lang);
        for (const options of optionVariants(game.meta.options))
          expectSentences(listen(game, voice, say, seats, options));
      },
    );

    test('of refusals are whole sentences', () => {
      const say = strictSpeaker(voice, lang);
      const foreign = kit.foreign.flatMap(text => game.read(text) ?? []);
      expect(foreign).toHaveLength(kit.foreign.length);
      const met = expectSentences(
        seatCounts(game.meta).flatMap(seats => [...hearRefusals(game, say, seats, foreign)]),
      );
      const own = groups.refuse.filter(key => !KERNEL_REFUSALS.includes(key));
      const heard = own.filter(key => met.has(key));
      expect(heard.length, 'too few refusals were met: give `foreign` more moves').toBeGreaterThanOrEqual(
        own.length / 4,
      );
    });
  });

  test('every event that the sources name is told', () => {
    const told = eventsTold(game);
    expect(groups.event.filter(key => !told.has(key) && !kit.rare?.includes(key))).toEqual([]);
  });

  test('both languages have the same keys and ask for the same parameters', () => {
    expect(parameters(voice.words.de)).toEqual(parameters(voice.words.en));
  });
}

/** By group the keys that sources, options and scores ask for. */
function keysNeeded<S extends Stateful, M, V, O>(game: Game<S, M, V, O>, kit: WordsKit) {
  const sources = sourcesIn(kit.folder);
  return {
    event: keysIn(sources, /\bevent\(\s*'(\w+)'/g),
    refuse: [...keysIn(sources, /\brefuse\(\s*[^,]+,\s*'(\w+)'/g), ...KERNEL_REFUSALS],
    label: keysIn(sources, /readonly kind: '(\w+)'/g),
    part: standingParts(game),
    option: optionKeys(game),
    ...kit.groups,
  };
}

/** Keys of the events of one game for every table. */
function eventsTold<S extends Stateful, M, V, O>(game: Game<S, M, V, O>): Set<string> {
  const told = new Set<string>();
  for (const seats of seatCounts(game.meta)) {
    for (const options of optionVariants(game.meta.options)) {
      for (const { log } of moments(game, seats, options)) for (const { key } of log.events) told.add(key);
    }
  }
  return told;
}

/** Every text is a whole sentence, and no two moves have the same. Returns the keys of the refusals. */
function expectSentences(heard: Iterable<Heard>): Set<string> {
  const met = new Set<string>();
  for (const { kind, texts, key = '' } of heard) {
    if (kind === 'label') expect(new Set(texts).size, texts.join('\n')).toBe(texts.length);
    for (const text of texts) expectSentence(text);
    met.add(key);
  }
  return met;
}

/** Sentences found whole; most are said again and again. */
const whole = new Set<string>();

function expectSentence(text: string): void {
  if (whole.has(text)) return;
  expect(text).toMatch(/^[\p{L}\d„“"+−-].*[\p{L}\d.“”")?!]$/u);
  expect(text).not.toMatch(/[{}#\u00ad]|undefined|NaN| {2}| [.,:;]/);
  whole.add(text);
}

/** Fails on a key without a text, which the ordinary speaker says as itself. */
function strictSpeaker<V, M>(voice: Voice<V, M>, lang: Lang): Say {
  const say = speaker(lang, voice.words[lang]);
  return (key, params) => {
    if (!Object.hasOwn(voice.words[lang], key)) throw new Error(`no text for ${key}`);
    return say(key, params);
  };
}

/** The sources of the rules; tests, words and board are not scanned. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !/^(test|words|board)\b/.test(name))
    .map(name => readFileSync(join(folder, name), 'utf8'));
}

function keysIn(sources: readonly string[], call: RegExp): string[] {
  return [...new Set(sources.flatMap(source => [...source.matchAll(call)].map(found => found[1])))];
}

function standingParts<S extends Stateful, M, V, O>(game: Game<S, M, V, O>): string[] {
  const s = game.setup(game.meta.seats.max, optionVariants(game.meta.options)[0], seedRng('parts', 'play'));
  return game.standing(game.view(s, 0))[0].parts.map(part => part.key);
}

function optionKeys<S extends Stateful, M, V, O>(game: Game<S, M, V, O>): string[] {
  const schema: Readonly<Record<string, { readonly values: readonly unknown[] }>> = game.meta.options;
  return Object.entries(schema).flatMap(([name, option]) => [
    name,
    `${name}.about`,
    ...option.values.map(value => `${name}.${value}`),
  ]);
}

function parameters(words: Words): Record<string, string[]> {
  const entries = Object.entries(words).map(([key, text]) => [key, [...parametersOf(text)].sort()] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
