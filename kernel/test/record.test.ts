import { describe, expect, test } from 'vitest';
import { commitment, type MatchRecord, parseRecord, replay, verify } from '../index.ts';
import { RNG_NAMES } from '../rng.ts';
import { recordGame } from '../testkit/recorder.ts';
import { pairs } from './pairs.ts';

const record: MatchRecord = recordGame(pairs, {
  seats: 2,
  options: { suits: 4 },
  seed: 'tide',
  driver: 'uniform',
});
const game = pairs as unknown as Parameters<typeof replay>[0];

describe('reading a record', () => {
  test('a whole one comes back', () => {
    expect(parseRecord(JSON.stringify(record))).toEqual({ ok: true, record });
  });

  test.each([
    ['cut off', JSON.stringify(record).slice(0, 80), 'file'],
    ['no object', '[]', 'file'],
    ['another format', '{"fathom":2}', 'fathom'],
    ['no seats', JSON.stringify({ ...record, seats: 'two' }), 'seats'],
    ['a number', '7', 'file'],
    ['nothing', 'null', 'file'],
    ['no game', JSON.stringify({ ...record, game: 7 }), 'game'],
    ['half a version', JSON.stringify({ ...record, version: 1.5 }), 'version'],
    ['a version below zero', JSON.stringify({ ...record, version: -1 }), 'version'],
    ['no seed', JSON.stringify({ ...record, seed: 7 }), 'seed'],
    ['an empty seed', JSON.stringify({ ...record, seed: '' }), 'seed'],
    ['unknown dice', JSON.stringify({ ...record, rng: 'mt19937' }), 'rng'],
    ['no options', JSON.stringify({ ...record, options: [] }), 'options'],
    ['no list of moves', JSON.stringify({ ...record, moves: {} }), 'moves'],
    ['a move that is none', JSON.stringify({ ...record, moves: ['end'] }), 'moves[0]'],
    ['a move of three parts', JSON.stringify({ ...record, moves: [[0, 'end', 1]] }), 'moves[0]'],
    ['a move of half a seat', JSON.stringify({ ...record, moves: [[0.5, 'end']] }), 'moves[0]'],
    ['a move without notation', JSON.stringify({ ...record, moves: [[0, 7]] }), 'moves[0]'],
    ['a broken move', JSON.stringify({ ...record, moves: [[0, 'show:1'], [1]] }), 'moves[1]'],
  ])('%s says where', (_, text, at) => {
    expect(parseRecord(text)).toMatchObject({ ok: false, error: { at } });
  });
});

test('what is no JSON is told in the words of the reader', () => {
  expect(parseRecord('{')).toMatchObject({
    error: { problem: expect.stringMatching(/^not valid JSON: Expected/) },
  });
});

test.each(RNG_NAMES)('a record may name what it was drawn from: %s', rng => {
  expect(parseRecord(JSON.stringify({ ...record, rng }))).toMatchObject({ ok: true, record: { rng } });
});

test('a version and a seat of 0 are whole numbers', () => {
  expect(parseRecord(JSON.stringify({ ...record, version: 0 }))).toMatchObject({ ok: true });
});

describe('replaying a record', () => {
  test('stops where it is told to', () => {
    const actorsAfter = (count: number) => {
      const replayed = replay(game, record, count);
      return replayed.ok ? game.actors(replayed.state).length : -1;
    };
    expect([actorsAfter(0), actorsAfter(record.moves.length - 1), actorsAfter(record.moves.length)]).toEqual([
      1, 1, 0,
    ]);
  });

  test.each([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
  ])('%i seats', (seats, ok) => {
    expect(replay(game, { ...record, seats, moves: [] }).ok).toBe(ok);
  });

  test('gives the recorded result', () => {
    expect(verify(game, record)).toMatchObject({ ok: true });
  });

  const illegal: MatchRecord['moves'] = [...record.moves.slice(0, 4), [0, 'end'], [0, 'end']];

  test.each<[string, Partial<MatchRecord>, string, string]>([
    ['another game', { game: 'chess' }, 'game', 'is chess, not pairs'],
    ['another version', { version: 9 }, 'version', '9 is not the rules version 1'],
    ['too many seats', { seats: 9 }, 'seats', 'must be 2 to 3'],
    ['an unknown option', { options: { suits: 4, wild: true } }, 'options.wild', 'is no option'],
    ['an unknown value', { options: { suits: 7 } }, 'options.suits', 'has no such value'],
    ['an illegal move', { moves: illegal }, 'moves[4]', '"end" of seat 0 is not allowed (P-1)'],
    ['an unreadable move', { moves: [[0, 'fly']] }, 'moves[0]', '"fly" is no move'],
    [
      'a changed result',
      { result: { ending: 'turns', places: [1, 1], scores: [0, 0] } },
      'result',
      'differs from the replayed one',
    ],
    ['a forged commitment', { commit: 'beef', nonce: '00' }, 'commit', 'does not match seed and nonce'],
    [
      'a commitment without its nonce',
      { commit: 'beef' },
      'nonce',
      'is missing, so the commitment cannot be opened',
    ],
  ])('refuses %s and says where and why', (_, change, at, problem) => {
    expect(verify(game, { ...record, ...change })).toMatchObject({ ok: false, error: { at, problem } });
  });

  test('accepts a commitment that was made to this seed', () => {
    expect(verify(game, { ...record, nonce: 'ab', commit: commitment(record.seed, 'ab') })).toMatchObject({
      ok: true,
    });
  });
});
