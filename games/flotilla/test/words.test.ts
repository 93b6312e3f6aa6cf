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
  type Say,
  seedRng,
  speaker,
  UNREADABLE,
  weighted,
} from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { CREW, RELICS } from '../data/box.ts';
import { BUILDINGS, COLOURS, GUILDS, SIDES } from '../data/names.ts';
import { COUNTERS } from '../data/objectives.ts';
import { game } from '../game.ts';
import { meta } from '../meta.ts';
import { ENDINGS, STEPS, type State } from '../state.ts';
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

const EVENTS = [...keysInEngine(/\bevent\(\s*'(\w+)'/g), 'dove', 'researched'];
const REFUSALS = keysInEngine(/\brefuse\(\s*'[^']+',\s*'(\w+)'/g);
const KERNEL_REFUSALS = [NOT_YOUR_TURN, UNREADABLE, GAME_OVER].map(refusal => refusal.key);
const MOVE_KINDS = keysInEngine(/readonly kind: '(\w+)'/g);
const AUTOMATIC = ['run', 'survivors', 'artifact'];
const NAMES = ['Ines', 'Mateo', 'Noor', 'Yuki', 'Aroha'];

test('the engine is scanned for what it says', () => {
  expect(EVENTS).toEqual(expect.arrayContaining(['played', 'joined', 'loaded', 'triggered', 'ended']));
  expect(EVENTS.length).toBeGreaterThan(45);
  expect(MOVE_KINDS).toHaveLength(27);
  expect(REFUSALS).toEqual(expect.arrayContaining(['depthsClash', 'soldAlready', 'cannotPay', 'otherSide']));
});

describe.each([
  ['en', en],
  ['de', de],
] as const)('words %s', (_, words: Readonly<Record<string, string>>) => {
  test.each([
    ['event', EVENTS],
    ['refuse', [...REFUSALS, ...KERNEL_REFUSALS]],
    ['label', MOVE_KINDS],
    ['ending', ENDINGS],
    ['part', ['points', 'coins', 'barrels', 'toxicity', 'seals']],
    ['guild', GUILDS],
    ['colour', COLOURS],
    ['building', BUILDINGS],
    ['side', SIDES],
    ['card', CREW.flatMap(card => [`${card.id}.sink`, `${card.id}.sky`])],
    ['artifact', RELICS.map(artifact => artifact.id)],
    ['aim', COUNTERS],
    ['wait', STEPS],
    ['ask', STEPS.filter(step => !AUTOMATIC.includes(step))],
    ['option', optionKeys()],
  ] as const)('has a text for every %s', (group, keys) => {
    expect(keys.filter(key => !words[`${group}.${key}`])).toEqual([]);
  });

  test('has no text that is empty or has unbalanced braces', () => {
    const bad = Object.entries(words).filter(([, text]) => text.trim() === '' || depthAtEnd(text) !== 0);
    expect(bad).toEqual([]);
  });

  test('has no refusal that the engine never gives', () => {
    const given = [...REFUSALS, ...KERNEL_REFUSALS].map(key => `refuse.${key}`);
    expect(Object.keys(words).filter(key => key.startsWith('refuse.') && !given.includes(key))).toEqual([]);
  });

  test('every card is told apart from every other on its side', () => {
    for (const side of SIDES) {
      const names = CREW.map(card => words[`card.${card.id}.${side}`]);
      expect(new Set(names).size).toBe(CREW.length);
    }
  });
});

test('both languages ask for the same parameters', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  const parameters = (words: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, [...parametersOf(text)].sort()]));
  expect(parameters(de)).toEqual(parameters(en));
});

describe.each(LANGS)('spoken %s', lang => {
  test.each([2, 3, 5])('random games with %i seats: labels are unique, sentences are whole', seats => {
    const say = strictSpeaker(lang);
    const s = game.setup(seats, { outposts: 'any', pool: 'full' }, seedRng(`words-${seats}`, 'play'));
    for (let played = 0; game.actors(s).length > 0 && played < 500; played++) {
      const moves = game.moves(s, s.seat);
      const view = game.view(s, s.seat);
      const labels = moves.map(move => voice.label(say, move, view));
      expect(new Set(labels).size, labels.join('\n')).toBe(moves.length);
      for (const text of labels) expectSentence(text);
      if (played % 5 === 0) for (const text of askEverybody(say, s)) expectSentence(text);
      const priors = moves.map(m => game.prior(s, s.seat, m));
      const log = new EventLog();
      game.play(s, s.seat, moves[weighted(s.rng, priors)], log);
      for (const text of tellEverybody(say, s, log)) expectSentence(text);
    }
  });

  test('refusals of a random game are whole sentences', () => {
    const say = strictSpeaker(lang);
    const s = game.setup(4, { outposts: 'one', pool: 'short' }, seedRng('refusals', 'play'));
    const met = new Set<string>();
    for (let played = 0; game.actors(s).length > 0 && played < 700; played++) {
      for (const move of FOREIGN) {
        const refusal = game.explain(s, s.seat, move);
        if (!refusal) continue;
        met.add(refusal.key);
        expectSentence(say(`refuse.${refusal.key}`, refusal.params));
      }
      const moves = game.moves(s, s.seat);
      const priors = moves.map(m => game.prior(s, s.seat, m));
      game.play(s, s.seat, moves[weighted(s.rng, priors)]);
    }
    expect(met.size).toBeGreaterThan(35);
  });
});

const FOREIGN = [
  'play:ST1 play:ST2 play:T9 copy:0 copy:1 copy:3 sail:A6-B5 sail:B5-A6 sail:A6-F1 sail:A6-A6 guild:trader enter skip recruit:T7 recruit:S1',
  'barrel:blue buy:red sell:red buy:green sell:blue skiff outpost:A6 outpost:B5 outpost:F1 objective:A price:red+3 price:green-1 tile:O17',
  'tile:O69 lay:B5 lay:F1 turn:2 again:R3 again:O1 roll set:1-5 set:2-2 die:R3=B5 die:R3>B6 dice restore:B5 join retire stop end',
].flatMap(line => line.split(' ').flatMap(text => game.read(text) ?? []));

function listener(viewer: Listener['viewer']): Listener {
  return { viewer, name: seat => NAMES[seat] };
}

function askEverybody(say: Say, s: State): string[] {
  const viewers = ['spectator', ...s.hands.keys()] as const;
  return viewers.map(viewer => voice.ask(say, game.view(s, viewer), listener(viewer)));
}

function tellEverybody(say: Say, s: State, log: EventLog): string[] {
  const viewers = ['spectator', ...s.hands.keys()] as const;
  return viewers.flatMap(viewer =>
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
