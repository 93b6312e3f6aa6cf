import { readFileSync } from 'node:fs';
import { game } from '@fathom/games/new-eden/game.ts';
import { type Game, type MatchRecord, parseRecord, type RecordError, speaker, verify } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { board } from '../../games/new-eden/board/index.tsx';
import { filmRecord } from '../pages/replay/film.ts';
import { unsound } from '../pages/replay/unsound.ts';
import { courseOf } from '../pages/table/course.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';

const newEden = game as unknown as Game;
const solo: MatchRecord = JSON.parse(
  readFileSync(
    new URL('../../games/new-eden/test/fixtures/outwitted.json', import.meta.url).pathname,
    'utf8',
  ),
);

test('the course of a solo game shows the opponent beside the only seat', () => {
  const filmed = filmRecord(newEden, solo);
  if (!filmed.ok) throw new Error(filmed.error.problem);
  const { lines, top, moves } = courseOf(filmed.film, board.rivals);
  const [rival] = board.rivals?.(filmed.film.told.viewAfter(moves, 'spectator')) ?? [];
  expect(lines).toHaveLength(2);
  expect(lines.map(line => line.length)).toEqual([moves + 1, moves + 1]);
  expect(lines.map(line => line.at(-1))).toEqual([solo.result?.scores[0], rival.score]);
  expect(top).toBeGreaterThanOrEqual(rival.score);
});

describe('an unsound record is told in both languages', () => {
  const errorOf = (record: unknown): RecordError => {
    const parsed = parseRecord(typeof record === 'string' ? record : JSON.stringify(record));
    const checked = parsed.ok ? verify(newEden, parsed.record) : parsed;
    if (checked.ok) throw new Error('the record is sound');
    return checked.error;
  };
  const text = JSON.stringify(solo);
  const [[seat, first]] = solo.moves;

  test.each<[string, unknown, RegExp, RegExp]>([
    ['cut off', text.slice(0, 100), /cut off \(at character 100\)/, /abgeschnitten \(bei Zeichen 100\)/],
    ['empty', '', /cut off/, /abgeschnitten/],
    ['a list', [], /not a record/, /nicht von Fathom/],
    ['a later format', { ...solo, fathom: 2 }, /later format/, /neueres Format/],
    ['no game', { ...solo, game: 3 }, /The game/, /Das Spiel/],
    ['another version', { ...solo, version: 99 }, /version of the rules/, /Fassung der Regeln/],
    ['too many seats', { ...solo, seats: 9 }, /number of seats/, /Zahl der Plätze/],
    ['no seed', { ...solo, seed: '' }, /seed is missing/, /Startwert fehlt/],
    ['no options', { ...solo, options: 1 }, /options of the table/, /Regeln des Tisches/],
    ['an unknown option', { ...solo, options: { tide: 1 } }, /unknown: tide/, /unbekannt: tide/],
    ['no moves', { ...solo, moves: 1 }, /list of moves/, /Liste der Züge/],
    ['a broken move', { ...solo, moves: [[0]] }, /Move 1 cannot be read/, /Zug 1 ist nicht lesbar/],
    ['no move at all', { ...solo, moves: [[seat, 'xyz']] }, /Move 1 cannot/, /Zug 1 ist nicht lesbar/],
    [
      'a forbidden move',
      { ...solo, moves: [[seat, first], ...solo.moves] },
      /Move 2 is not allowed \(rule NE-\d+/,
      /Zug 2 ist nicht erlaubt \(Regel NE-\d+/,
    ],
    ['no nonce', { ...solo, commit: 'ab', nonce: undefined }, /opens the fingerprint/, /Schlüssel zum/],
    ['another seed', { ...solo, commit: 'ab', nonce: 'cd' }, /does not match/, /passt nicht/],
    [
      'another result',
      { ...solo, result: { ending: 'outbuilt', places: [2], scores: [0] } },
      /result/,
      /Ergebnis/,
    ],
  ])('%s', (_, record, english, german) => {
    const error = errorOf(record);
    expect(unsound(speaker('en', en), error)).toMatch(english);
    expect(unsound(speaker('de', de), error)).toMatch(german);
  });
});
