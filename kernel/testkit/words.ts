/** Whatever a game can say has a whole sentence in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  EventLog,
  eventsFor,
  GAME_OVER,
  type Game,
  LANGS,
  type Lang,
  type Listener,
  NOT_YOUR_TURN,
  optionVariants,
  pick,
  type Say,
  type Stateful,
  seedRng,
  speaker,
  UNREADABLE,
  type Viewer,
  type Voice,
  type Words,
} from '../index.ts';
import { choose, drive } from './drive.ts';

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

const NAMES = ['Ines', 'Mateo', 'Noor', 'Yuki', 'Aroha'];
const KERNEL_REFUSALS = [NOT_YOUR_TURN, UNREADABLE, GAME_OVER].map(refusal => refusal.key);
/** A game need not have options, nor a score of several parts. */
const MAY_BE_EMPTY = ['option', 'part'];
/** Decisions of a game that are listened to. */
const LISTENED = 400;

export function testWords<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  voice: Voice<V, M>,
  kit: WordsKit,
): void {
  const { min, max } = game.meta.seats;
  const seatCounts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
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

    test.each(seatCounts)('of games with %i seats: labels are unique, sentences are whole', seats => {
      const say = strictSpeaker(voice, lang);
      for (const options of optionVariants(game.meta.options)) listenTo(game, voice, say, seats, options);
    });

    test('of refusals are whole sentences', () => {
      const say = strictSpeaker(voice, lang);
      const met = new Set<string>();
      for (const seats of seatCounts) hearRefusals(game, kit, say, seats, met);
      const own = groups.refuse.filter(key => !KERNEL_REFUSALS.includes(key));
      const heard = own.filter(key => met.has(key));
      expect(heard.length, 'too few refusals were met: give `foreign` more moves').toBeGreaterThanOrEqual(
        own.length / 4,
      );
    });
  });

  test('every event that the sources name is told', () => {
    const told = eventsTold(game, seatCounts);
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

function listenTo<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  voice: Voice<V, M>,
  say: Say,
  seats: number,
  options: O,
): void {
  const hear = (log: EventLog) => {
    for (const viewer of everybody(seats))
      for (const event of eventsFor(log.events, viewer))
        expectSentence(voice.tell(say, event, listener(viewer)));
  };
  const dealt = new EventLog();
  const s = game.setup(seats, options, seedRng(`words-${seats}`, 'play'), dealt);
  hear(dealt);
  const rng = seedRng('words', 'drive');
  for (let heard = 0; game.actors(s).length > 0 && heard < LISTENED; heard++) {
    const seat = pick(rng, game.actors(s));
    const moves = game.moves(s, seat);
    const view = game.view(s, seat);
    const labels = moves.map(move => voice.label(say, move, view));
    expect(new Set(labels).size, labels.join('\n')).toBe(moves.length);
    for (const text of [
      ...labels,
      ...everybody(seats).map(viewer =>
        voice.ask(
          say,
          game.view(s, viewer),
          listener(viewer),
          viewer === 'spectator' ? [] : game.moves(s, viewer),
        ),
      ),
    ]) {
      expectSentence(text);
    }
    const log = new EventLog();
    game.play(s, seat, choose(game, s, seat, moves, rng, 'prior'), log);
    hear(log);
  }
}

/** Keys of the events of one game for every table. */
function eventsTold<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  seatCounts: readonly number[],
): Set<string> {
  const log = new EventLog();
  for (const seats of seatCounts) {
    for (const options of optionVariants(game.meta.options)) {
      const s = game.setup(seats, options, seedRng(`words-${seats}`, 'play'), log);
      const rng = seedRng('words', 'drive');
      for (let heard = 0; game.actors(s).length > 0 && heard < LISTENED; heard++) {
        const seat = pick(rng, game.actors(s));
        game.play(s, seat, choose(game, s, seat, game.moves(s, seat), rng, 'prior'), log);
      }
    }
  }
  return new Set(log.events.map(({ key }) => key));
}

function hearRefusals<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  kit: WordsKit,
  say: Say,
  seats: number,
  met: Set<string>,
): void {
  const foreign = kit.foreign.flatMap(text => game.read(text) ?? []);
  expect(foreign).toHaveLength(kit.foreign.length);
  for (const { state, seat, count } of drive(game, {
    seats,
    options: optionVariants(game.meta.options)[0],
    seed: 'refusals',
    driver: 'kinds',
  })) {
    if (count > LISTENED) return;
    for (const move of foreign) {
      const refusal = game.explain(state, seat, move);
      if (!refusal) continue;
      met.add(refusal.key);
      expectSentence(say(`refuse.${refusal.key}`, refusal.params));
    }
  }
}

/** Sentences found whole; most are said again and again. */
const whole = new Set<string>();

function expectSentence(text: string): void {
  if (whole.has(text)) return;
  expect(text).toMatch(/^[\p{L}\d„“"+−-].*[\p{L}\d.“”")?!]$/u);
  expect(text).not.toMatch(/[{}#]|undefined|NaN| {2}| [.,:;]/);
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

function listener(viewer: Viewer): Listener {
  return { viewer, name: seat => NAMES[seat] };
}

function everybody(seats: number): Viewer[] {
  return ['spectator', ...Array(seats).keys()];
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

/** Names of the parameters of a template, those inside its branches included. */
function parametersOf(template: string): Set<string> {
  const names = new Set<string>();
  for (const body of outermost(template)) {
    const [name, kind, ...rest] = body.split(',');
    names.add(name.trim());
    if (kind === undefined) continue;
    for (const branch of outermost(rest.join(',')))
      for (const inner of parametersOf(branch)) names.add(inner);
  }
  return names;
}

/** What stands in the outermost braces. */
function outermost(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{' && depth++ === 0) start = i + 1;
    if (text[i] === '}' && --depth === 0) found.push(text.slice(start, i));
  }
  return found;
}
