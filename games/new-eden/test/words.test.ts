/** Whatever the engine can say has a sentence in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  EventLog,
  eventsFor,
  GAME_OVER,
  LANGS,
  type Lang,
  type Listener,
  NOT_YOUR_TURN,
  optionVariants,
  pick,
  type Say,
  seedRng,
  speaker,
  UNREADABLE,
  weighted,
} from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { GROUPS, TILES } from '../data/box.ts';
import { CARD_ID, EFFECTS } from '../data/card.ts';
import { game } from '../game.ts';
import { meta } from '../meta.ts';
import { ENDINGS, PHASES, type State } from '../state.ts';
import { SOURCES } from '../station.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { voice } from '../words/voice.ts';

const HERE = import.meta.dirname;
const ENGINE = ['..', '../steps'].flatMap(folder =>
  readdirSync(join(HERE, folder))
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(join(HERE, folder, name), 'utf8')),
);

function keysInEngine(call: RegExp): string[] {
  return [...new Set(ENGINE.flatMap(source => [...source.matchAll(call)].map(found => found[1])))];
}

const EVENTS = keysInEngine(/\bevent\(\s*'(\w+)'/g);
const REFUSALS = keysInEngine(/\brefuse\(\s*[^,]+,\s*'(\w+)'/g);
const KERNEL_REFUSALS = [NOT_YOUR_TURN, UNREADABLE, GAME_OVER].map(refusal => refusal.key);
const MOVE_KINDS = keysInEngine(/readonly kind: '(\w+)'/g);
const DECISIONS = [
  'turn',
  'dive',
  'destroy',
  'market',
  'attach',
  'block',
  'auction',
  'bid',
  'reward',
  'tank',
];

test('the engine is scanned for what it says', () => {
  expect(EVENTS).toEqual(expect.arrayContaining(['bought', 'sealed', 'scriptActivated', 'ended']));
  expect(EVENTS.length).toBeGreaterThan(30);
  expect(MOVE_KINDS).toHaveLength(19);
  expect(REFUSALS).toEqual(
    expect.arrayContaining(['notOnDisplay', 'bidTooHigh', 'notThisRow', 'cannotDive']),
  );
});

describe.each([
  ['en', voice.words.en],
  ['de', voice.words.de],
] as const)('words %s', (_, words) => {
  test.each([
    ['event', EVENTS],
    ['refuse', [...REFUSALS, ...KERNEL_REFUSALS]],
    ['label', MOVE_KINDS],
    ['ending', ENDINGS],
    ['part', [...SOURCES, 'coins', 'station', 'staffed']],
    ['group', GROUPS],
    ['tile', TILES],
    ['phase', PHASES],
    ['wait', DECISIONS],
    ['card', CARD_ID],
    ['does', [...EFFECTS.slice(1), 'crab', 'habitat', 'octopus', 'boatyard', 'oxygen']],
    ['option', optionKeys()],
  ] as const)('has a text for every %s', (group, keys) => {
    expect(keys.filter(key => !words[`${group}.${key}`])).toEqual([]);
  });

  test('has no text that is empty or has unbalanced braces', () => {
    const bad = Object.entries(words).filter(([, text]) => text.trim() === '' || depthAtEnd(text) !== 0);
    expect(bad).toEqual([]);
  });
});

test('both languages ask for the same parameters', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  const parameters = (words: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, [...parametersOf(text)].sort()]));
  expect(parameters(de)).toEqual(parameters(en));
});

describe.each(LANGS)('spoken %s', lang => {
  test.each([1, 2, 3, 4])('random games with %i seats: labels are unique, sentences are whole', seats => {
    const say = strictSpeaker(lang);
    const [options] = optionVariants(meta.options);
    const s = game.setup(seats, { ...options, deepThought: 3 }, seedRng(`words-${seats}`, 'play'));
    const rng = seedRng('words', 'drive');
    while (game.actors(s).length > 0) {
      const seat = pick(rng, game.actors(s));
      const moves = game.moves(s, seat);
      const view = game.view(s, seat);
      const labels = moves.map(move => voice.label(say, move, view));
      expect(new Set(labels).size).toBe(moves.length);
      for (const text of [...labels, ...askEverybody(say, s)]) expectSentence(text);
      const log = new EventLog();
      const priors = moves.map(move => game.prior(s, seat, move));
      game.play(s, seat, moves[weighted(rng, priors)], log);
      for (const text of tellEverybody(say, s, log)) expectSentence(text);
    }
    for (const text of askEverybody(say, s)) expectSentence(text);
  });

  test.each([1, 2, 4])('refusals of random games with %i seats are whole sentences', seats => {
    const say = strictSpeaker(lang);
    const [options] = optionVariants(meta.options);
    const s = game.setup(seats, { ...options, soloAuction: 'english' }, seedRng(`refusals-${seats}`, 'play'));
    const rng = seedRng('refusals', 'drive');
    const met = new Set<string>();
    for (let played = 0; game.actors(s).length > 0 && played < 400; played++) {
      const seat = pick(rng, game.actors(s));
      for (const move of FOREIGN) {
        const refusal = game.explain(s, seat, move);
        if (!refusal) continue;
        met.add(refusal.key);
        expectSentence(say(`refuse.${refusal.key}`, refusal.params));
      }
      game.play(s, seat, pick(rng, game.moves(s, seat)));
    }
    expect(met.size).toBeGreaterThan(25);
  });
});

const FOREIGN = [
  'buy:1A-01 buy:3B-15 use:S1 use:S2 use:X1 use:1A-13 swim:1:dome-c1 swim:2:dome-h2 swim:2:c2-c1 swim:2:c1-c1 swim:1:o5-o6 hold:1 hold:2',
  'activate:c1 activate:h1 activate:o1 activate:c9 done pass plant expand:boatyard expand:octopus expand:oxygen expand:research',
  'market:none market:1B-01 market:2B-01+2B-02+2B-03 attach:1A-01 attach:2B-05 destroy:crab destroy:octopus block:1 block:2 row:1 row:4',
  'bid:1 bid:7 bid:99 drop skip extra end',
].flatMap(line => line.split(' ').flatMap(text => game.read(text) ?? []));

const NAMES = ['Ines', 'Mateo', 'Noor', 'Yuki'];

function listener(viewer: Listener['viewer']): Listener {
  return { viewer, name: seat => NAMES[seat] };
}

function viewersOf(s: State) {
  return ['spectator', ...Array(s.seats).keys()] as const;
}

function askEverybody(say: Say, s: State): string[] {
  return viewersOf(s).map(viewer => voice.ask(say, game.view(s, viewer), listener(viewer)));
}

function tellEverybody(say: Say, s: State, log: EventLog): string[] {
  return viewersOf(s).flatMap(viewer =>
    eventsFor(log.events, viewer).map(event => voice.tell(say, event, listener(viewer))),
  );
}

/** Fails on a key without a text, which the ordinary speaker says as itself. */
function strictSpeaker(lang: Lang): Say {
  const say = speaker(lang, voice.words[lang]);
  return (key, params) => {
    if (!Object.hasOwn(voice.words[lang], key)) throw new Error(`no text for ${key}`);
    return say(key, params);
  };
}

function expectSentence(text: string): void {
  expect(text).toMatch(/^[\p{L}\d].*[\p{L}\d.]$/u);
  expect(text).not.toMatch(/[{}#]|undefined|NaN| {2}| [.,:;]/);
}

function optionKeys(): string[] {
  return Object.entries(meta.options).flatMap(([name, option]) => [
    name,
    `${name}.about`,
    ...option.values.map(value => `${name}.${value}`),
  ]);
}

function depthAtEnd(text: string): number {
  return text.split('{').length - text.split('}').length;
}

/** Names of the parameters of a template, those inside its branches included. */
function parametersOf(template: string): Set<string> {
  const names = new Set<string>();
  for (const body of groups(template)) {
    const [name, kind, ...rest] = body.split(',');
    names.add(name.trim());
    if (kind === undefined) continue;
    for (const branch of groups(rest.join(','))) for (const inner of parametersOf(branch)) names.add(inner);
  }
  return names;
}

/** What stands in the outermost braces. */
function groups(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{' && depth++ === 0) start = i + 1;
    if (text[i] === '}' && --depth === 0) found.push(text.slice(start, i));
  }
  return found;
}
