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
import { BONUS_GOALS, SETBACKS } from '../data/coop.ts';
import { DESIGNS } from '../data/crew.ts';
import { JOURNALS } from '../data/journals.ts';
import { TILES } from '../data/tiles.ts';
import { TOKENS } from '../data/tokens.ts';
import { game } from '../game.ts';
import { meta, type Options } from '../meta.ts';
import { KINDS, type Move } from '../move.ts';
import { DECISIONS, ENDINGS, type State } from '../state.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { voice } from '../words/voice.ts';
import { standard } from './position.ts';

const HERE = import.meta.dirname;
const ENGINE = ['..', '../steps'].flatMap(folder =>
  readdirSync(join(HERE, folder))
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(join(HERE, folder, name), 'utf8')),
);

function keysInEngine(call: RegExp): string[] {
  return [...new Set(ENGINE.flatMap(source => [...source.matchAll(call)].map(found => found[1])))];
}

const EVENTS = [...keysInEngine(/\bevent\(\s*'(\w+)'/g), 'usedToken', 'spent'];
const REFUSALS = keysInEngine(/\brefuse\(\s*'[^']+',\s*'(\w+)'/g);
const KERNEL_REFUSALS = [NOT_YOUR_TURN, UNREADABLE, GAME_OVER].map(refusal => refusal.key);
const QUESTIONS = [
  ...DECISIONS.filter(step => step !== 'act'),
  'turnSpent',
  'actMore',
  'actDone',
  'actTokens',
  'bonus',
];

test('the engine is scanned for what it says', () => {
  expect(EVENTS).toEqual(expect.arrayContaining(['launched', 'published', 'sought', 'ended']));
  expect(EVENTS.length).toBeGreaterThan(45);
  expect(REFUSALS.length).toBeGreaterThan(80);
});

describe.each([
  ['en', en],
  ['de', de],
] as const)('words %s', (_, words: Readonly<Record<string, string>>) => {
  test.each([
    ['event', EVENTS],
    ['refuse', [...REFUSALS, ...KERNEL_REFUSALS]],
    ['label', KINDS],
    ['ending', ENDINGS],
    ['part', [...parts('competitive'), ...parts('open')]],
    ['wait', DECISIONS],
    ['ask', QUESTIONS],
    ['option', optionKeys()],
    ['tile', TILES.map(tile => tile.id)],
    ['specialist', DESIGNS.map(design => design.id)],
    ['senior', DESIGNS.map(design => design.id)],
    ['journal', JOURNALS.map(journal => journal.id)],
    ['token', TOKENS.map(token => token.id)],
    ['bonus', BONUS_GOALS.map(goal => goal.id)],
    ['setback', SETBACKS],
    ['grade', ['0', '1', '2', '3', '4', '5', '6', '7']],
  ] as const)('CO-19 has a text for every %s', (group, keys) => {
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

const TABLES: readonly (readonly [number, Partial<Options>])[] = [
  [2, {}],
  [4, { mission: 6, token: 'either' }],
  [3, { mission: 9 }],
  [2, { mission: 8, mode: 'calm' }],
  [3, { mission: 4, mode: 'storm' }],
  [1, { mission: 10 }],
];

describe.each(LANGS)('spoken %s', lang => {
  test.each(TABLES)('games with %i seats, %o: labels are unique, sentences are whole', (seats, options) => {
    const say = strictSpeaker(lang);
    const s = game.setup(seats, standard(options), seedRng(`words-${seats}`, 'play'));
    while (game.actors(s).length > 0) {
      const [seat] = game.actors(s);
      const moves = game.moves(s, seat);
      const view = game.view(s, seat);
      const labels = moves.map(move => voice.label(say, move, view));
      expect(new Set(labels).size, labels.join('\n')).toBe(moves.length);
      for (const text of [...labels, ...askEverybody(say, s)]) expectSentence(text);
      for (const refusal of refusalsOf(s, seat)) expectSentence(say(`refuse.${refusal.key}`, refusal.params));
      const log = new EventLog();
      game.play(
        s,
        seat,
        moves[
          weighted(
            s.rng,
            moves.map(m => game.prior(s, seat, m)),
          )
        ],
        log,
      );
      for (const text of tellEverybody(say, s, log)) expectSentence(text);
    }
    for (const text of askEverybody(say, s)) expectSentence(text);
  });
});

const FOREIGN = [
  'launch:C1 recruit:mentor recruit:pilot reclaim:0 activate:0 activate:7 copy:1 space:steady-hands.1 spend:disc use:disc',
  'travel:C1-C2 travel:C1-E5 travel:B1-A1 sonar:the-sea-star.s3 sonar:atoll.s1 dive:the-sea-star.d1 conserve:dying-reef.c2',
  'publish:the-sea-star.j1*maps-of-light promote:0 gain:impact raise:ingenuity impact:0,0 impact:9,9 shift:0,1-0,2 clean',
  'seek:1+1 seek:5 lay:atoll@B1 lay:vortex@C3 keep:disc name:conserve option:1 card:reserves remove:dying-reef.c1',
  'net:dying-reef.c1 drift:C1 tire:0 skip go pass end',
].flatMap(line => line.split(' ').flatMap(text => game.read(text) ?? []));

function refusalsOf(s: State, seat: number) {
  return FOREIGN.flatMap((move: Move) => game.explain(s, seat, move) ?? []);
}

const NAMES = ['Ines', 'Mateo', 'Noor', 'Yuki'];

function listener(viewer: Listener['viewer']): Listener {
  return { viewer, name: seat => NAMES[seat] };
}

function viewersOf(s: State): Listener['viewer'][] {
  return ['spectator', ...s.crew.keys()];
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
  expect(text).toMatch(/^[\p{L}\d„].*[\p{L}\d.?“)]$/u);
  expect(text).not.toMatch(/[{}#]|undefined|NaN| {2}| [.,:;]|\bnone\b/);
}

function parts(mode: Options['mode']): string[] {
  const s = game.setup(2, standard({ mode }), seedRng('parts', 'play'));
  return game.standing(game.view(s, 0))[0].parts.map(part => part.key);
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
