import { describe, expect, test } from 'vitest';
import { commitment, type MatchRecord, parseRecord, type replay, verify } from '../index.ts';
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
    ['a broken move', JSON.stringify({ ...record, moves: [[0, 'show:1'], [1]] }), 'moves[1]'],
  ])('%s says where', (_, text, at) => {
    expect(parseRecord(text)).toMatchObject({ ok: false, error: { at } });
  });
});

describe('replaying a record', () => {
  test('gives the recorded result', () => {
    expect(verify(game, record)).toMatchObject({ ok: true });
  });

  test.each<[string, Partial<MatchRecord>, string]>([
    ['another game', { game: 'chess' }, 'game'],
    ['another version', { version: 9 }, 'version'],
    ['too many seats', { seats: 9 }, 'seats'],
    ['an unknown option', { options: { suits: 4, wild: true } }, 'options.wild'],
    ['an unknown value', { options: { suits: 7 } }, 'options.suits'],
    ['an illegal move', { moves: [...record.moves.slice(0, 4), [0, 'end'], [0, 'end']] }, 'moves[4]'],
    ['an unreadable move', { moves: [[0, 'fly']] }, 'moves[0]'],
    ['a changed result', { result: { ending: 'turns', places: [1, 1], scores: [0, 0] } }, 'result'],
    ['a forged commitment', { commit: 'beef', nonce: '00' }, 'commit'],
    ['a commitment without its nonce', { commit: 'beef' }, 'nonce'],
  ])('refuses %s and says where', (_, change, at) => {
    expect(verify(game, { ...record, ...change })).toMatchObject({ ok: false, error: { at } });
  });

  test('accepts a commitment that was made to this seed', () => {
    expect(verify(game, { ...record, nonce: 'ab', commit: commitment(record.seed, 'ab') })).toMatchObject({
      ok: true,
    });
  });
});
