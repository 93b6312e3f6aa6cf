import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchRng, playerOf } from '@fathom/bots/arena.ts';
import { parseStrength } from '@fathom/bots/levels.ts';
import { findGame } from '@fathom/games';
import { commitment, type MatchRecord, seedRng } from '@fathom/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fathom } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'fathom-replay-'));
let record: MatchRecord;

beforeAll(async () => {
  const { game } = (await findGame('submarine')?.rules()) ?? {};
  const strength = parseStrength('random');
  if (!game || !strength) throw new Error('no game, no record');
  const options = { cards: 'shuffled', idleVoyages: 3 };
  const player = playerOf(game, strength, matchRng('replay', 0, 'bots'));
  const s = game.setup(3, options, seedRng('abc', 'play'));
  const moves: [number, string][] = [];
  for (let actors = game.actors(s); actors.length > 0; actors = game.actors(s)) {
    const move = player(s, actors[0], game.moves(s, actors[0]));
    moves.push([actors[0], game.write(move)]);
    game.play(s, actors[0], move);
  }
  const result = game.result(s);
  if (!result) throw new Error('the game did not end');
  record = {
    fathom: 1,
    game: 'submarine',
    version: game.meta.version,
    seats: 3,
    options,
    seed: 'abc',
    moves,
    names: ['Ada', 'Ben', 'Cem'],
    commit: commitment('abc', 'nonce'),
    nonce: 'nonce',
    result,
  };
});

afterAll(() => rmSync(folder, { recursive: true }));

function file(content: unknown): string {
  const path = join(folder, 'record.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

function without(name: keyof MatchRecord): Partial<MatchRecord> {
  const { [name]: _, ...rest } = record;
  return rest;
}

test('a sound record gives scores with their breakdown, in both languages', async () => {
  const english = await fathom('replay', file(record), '--verify', '--lang', 'en');
  expect(english).toMatchObject({ code: 0, err: '' });
  expect(english.out).toMatch(/Submarine, 3 seats, \d+ moves/);
  expect(english.out).toMatch(/Player\s+Score\s+Treasures\s+Jokers\s+Cards left/);
  expect(english.out).toMatch(/Ada\s+\d+\s+\d+\s+\d+\s+\d+/);
  expect(english.out).toContain('Verified');
  const german = await fathom('replay', file(record), '--lang', 'de');
  expect(german.out).toMatch(/Spieler\s+Punkte\s+Schätze/);
});

test('as JSON it carries result and standings', async () => {
  const { out } = await fathom('replay', file(record), '--json');
  const shown = JSON.parse(out);
  expect(shown).toMatchObject({
    game: 'submarine',
    seats: 3,
    moves: record.moves.length,
    result: record.result,
  });
  expect(shown.standings).toHaveLength(3);
});

test.each([
  ['new-eden', 2],
  ['flotilla', 2],
  ['endeavor-deep-sea', 1],
] as const)('a record of an earlier version of %s replays with that version', async (game, version) => {
  const old = join(import.meta.dirname, '../../games', game, 'test/pinned', `v${version}.json`);
  const { code, out, err } = await fathom('replay', old, '--lang', 'de');
  expect([code, err]).toEqual([0, '']);
  expect(out).not.toMatch(/\b(part|ending)\./);
});

test('a version that is not kept is named in both languages, with those that are', async () => {
  const old = file({ ...record, game: 'flotilla', version: 1 });
  const english = await fathom('replay', old, '--lang', 'en');
  expect(english.err).toContain('Fathom does not keep version 1 of the rules of Flotilla, only 2, 3.');
  const german = await fathom('replay', old, '--lang', 'de');
  expect(german.err).toContain('Fassung 1 der Regeln von Flotilla führt Fathom nicht, nur 2, 3.');
});

test('an unfinished record is shown, but cannot be verified', async () => {
  const cut = { ...without('result'), moves: record.moves.slice(0, 20) };
  const shown = await fathom('replay', file(cut), '--lang', 'en');
  expect(shown).toMatchObject({ code: 0, err: '' });
  expect(shown.out).toContain('not over yet');
  const { code, err } = await fathom('replay', file(cut), '--verify');
  expect(code).toBe(1);
  expect(err).toMatch(/moves\[20\]: is missing/);
});

test.each<[string, () => unknown, RegExp]>([
  [
    'a file that was cut off',
    () => JSON.stringify(record).slice(0, 400),
    /record\.json: file: not valid JSON: .*position 400/,
  ],
  ['an empty file', () => '', /file: not valid JSON/],
  ['no record', () => [1, 2], /file: not an object/],
  ['another format', () => ({ ...record, fathom: 2 }), /fathom: must be 1/],
  ['a move with a wrong shape', () => edited(7, ['x', 1]), /moves\[7\]: must be \[seat, move\]/],
])('%s cannot be read', async (_, content, reason) => {
  const { code, out, err } = await fathom('replay', file(content()));
  expect(err).toMatch(reason);
  expect(err).toContain('save the record of the match again');
  expect(out).toBe('');
  expect(code).toBe(2);
});

test.each<[string, () => unknown, RegExp]>([
  ['another game', () => ({ ...record, game: 'ludo' }), /game: there is no game "ludo"/],
  [
    'another version',
    () => ({ ...record, version: 999 }),
    /version: Fathom does not keep version 999 of the rules of Submarine, only 1\./,
  ],
  ['too many seats', () => ({ ...record, seats: 9 }), /seats: must be 2 to 5/],
  [
    'a wrong option',
    () => ({ ...record, options: { cards: 'marked' } }),
    /options\.cards: has no such value/,
  ],
  ['a move that is none', () => edited(5, [record.moves[5][0], 'fly:A']), /moves\[5\]: "fly:A" is no move/],
  [
    'a move that is not allowed',
    () => edited(4, [record.moves[4][0], 'sail:B']),
    /moves\[4\]: "sail:B" of seat \d is not allowed \(SU-14\)/,
  ],
  [
    'a move of another seat',
    () => edited(3, [(record.moves[3][0] + 1) % 3, record.moves[3][1]]),
    /moves\[3\]: .* is not allowed \(turn\)/,
  ],
  [
    'moves after the end',
    () => ({ ...record, moves: [...record.moves, [0, 'end']] }),
    /moves\[\d+\]: "end" of seat 0 is not allowed \(end\)/,
  ],
  ['missing moves at the end', () => ({ ...record, moves: record.moves.slice(0, -5) }), /result: differs/],
  [
    'a better result',
    () => ({ ...record, result: { ...record.result, places: [1, 1, 1] } }),
    /result: differs/,
  ],
  ['another seed', () => ({ ...record, seed: 'abd' }), /moves\[\d+\]|commit|result/],
  ['another nonce', () => ({ ...record, nonce: 'ecnon' }), /commit: does not match seed and nonce/],
  ['no nonce', () => without('nonce'), /nonce: is missing/],
])('%s is refused with its place', async (_, content, reason) => {
  const { code, out, err } = await fathom('replay', file(content()));
  expect(err).toMatch(reason);
  expect(out).toBe('');
  expect(code).toBe(1);
});

test.each<[string, keyof MatchRecord, RegExp]>([
  ['a result', 'result', /result: is missing/],
  ['a commitment', 'commit', /commit: is missing/],
])('--verify asks for %s', async (_, name, reason) => {
  expect(await fathom('replay', file(without(name)))).toMatchObject({ code: 0 });
  const { code, err } = await fathom('replay', file(without(name)), '--verify');
  expect(err).toMatch(reason);
  expect(code).toBe(1);
});

function edited(index: number, entry: unknown): unknown {
  return { ...record, moves: record.moves.with(index, entry as [number, string]) };
}
