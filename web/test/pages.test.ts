import type { LobbyMessage, TableInfo } from '@fathom/server/protocol.ts';
import { describe, expect, test } from 'vitest';
import { isSparse, listed } from '../pages/home/listed.ts';
import { hearLobby } from '../pages/home/lobby.ts';
import type { MyTable } from '../pages/home/mine.ts';
import { dashes, stairs } from '../pages/table/course.ts';
import { scoreSheet } from '../pages/table/result.ts';
import { browserLang } from '../settings.tsx';

describe('the score sheet', () => {
  const row = (seat: number, score: number, ...values: number[]) => ({
    seat,
    score,
    parts: values.map((value, i) => ({ key: `k${i}`, value })),
  });

  test('what adds up to the score, then what breaks ties', () => {
    const sheet = scoreSheet([row(0, 5, 5, 0, 3), row(1, 5, 5, 2, 1)], [2, 1]);
    expect(sheet.order).toEqual([1, 0]);
    expect(sheet.parts.map(({ key }) => key)).toEqual(['k0']);
    expect(sheet.tieBreaks.map(({ key, values }) => [key, values])).toEqual([
      ['k1', [2, 0]],
      ['k2', [1, 3]],
    ]);
  });

  test('several parts that add up', () => {
    const sheet = scoreSheet([row(0, 10, 4, 6), row(1, 7, 7, 0)], [1, 2]);
    expect(sheet.parts).toHaveLength(2);
    expect(sheet.tieBreaks).toEqual([]);
    expect(sheet.totals).toEqual([10, 7]);
  });

  test('rows that never add up are all parts', () => {
    expect(scoreSheet([row(0, 10, 1, 2)], [1]).parts).toHaveLength(2);
  });
});

describe('the lobby', () => {
  const table = (id: string, status: TableInfo['status'], listed = true) =>
    ({ id, status, listed }) as TableInfo;
  const heard = (...messages: LobbyMessage[]) =>
    messages.reduce(hearLobby, { reached: undefined, tables: [] });

  test('another open table of the same address does not push down those of others', () => {
    const lobby = heard(
      { type: 'lobby', open: [table('a', 'open'), table('b', 'open')], playing: [], finished: [] },
      { type: 'table', table: table('more', 'open'), first: false },
      { type: 'table', table: table('new', 'open'), first: true },
    );
    expect(lobby.tables.map(({ id }) => id)).toEqual(['new', 'a', 'b', 'more']);
  });

  test('a changed table takes the place of the old one, an abandoned one is gone', () => {
    const lobby = heard(
      { type: 'lobby', open: [table('a', 'open'), table('b', 'open')], playing: [], finished: [] },
      { type: 'table', table: table('a', 'playing'), first: true },
      { type: 'table', table: table('b', 'abandoned'), first: true },
    );
    expect(lobby).toMatchObject({ reached: true, tables: [{ id: 'a', status: 'playing' }] });
    expect(lobby.tables).toHaveLength(1);
  });
});

describe('the lists of the lobby', () => {
  const table = (id: string, status: TableInfo['status'], watch = true, kind = 'open') =>
    ({ id, status, watch, game: 'submarine', seats: [{ kind }] }) as unknown as TableInfo;
  const tables = Array.from({ length: 8 }, (_, i) => table(`o${i}`, 'open'));

  test('show a few tables of others, never those nobody may watch', () => {
    const lobby = {
      reached: true,
      tables: [
        ...tables,
        table('full, not begun', 'open', true, 'person'),
        table('p', 'playing'),
        table('secret', 'playing', false),
      ],
    };
    const { open, playing } = listed(lobby, [{ key: 'o0' } as MyTable]);
    expect(open.map(({ id }) => id)).toEqual(['o1', 'o2', 'o3', 'o4', 'o5', 'o6', 'o7']);
    expect(playing.map(({ id }) => id)).toEqual(['p']);
  });

  test('few of them leave the width to the start form', () => {
    expect(isSparse(listed({ reached: true, tables: [] }, []))).toBe(true);
    expect(isSparse(listed({ reached: true, tables: tables.slice(0, 4) }, []))).toBe(true);
    expect(isSparse(listed({ reached: true, tables }, []))).toBe(false);
  });
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'en-US', 'de'], 'en'],
  [['ja'], 'en'],
  [[], 'en'],
])('browser languages %j speak %s', (preferred, lang) => {
  expect(browserLang(preferred)).toBe(lang);
});

describe('the course of a match', () => {
  test('lines that are the same share their way in dashes, the others are whole', () => {
    const lines = [
      [0, 2],
      [0, 1],
      [0, 2],
    ];
    expect(lines.map((_, line) => dashes(lines, line))).toEqual([
      { length: 24, gap: 24, start: 0 },
      { length: 24, gap: 0, start: 0 },
      { length: 24, gap: 24, start: 24 },
    ]);
  });

  test('is a stair: level while nothing changes, up or down where it does, to the right edge', () => {
    expect(stairs([0, 0, 1, 1, 3], 3, 400, 90)).toBe('M0 90H200V60H400V0H400');
    expect(stairs([2, 2, 2], 2, 100, 50)).toBe('M0 0H100');
  });
});
