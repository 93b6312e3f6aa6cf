/** Clocks, votes, seats and series as the page reckons them. */
import { findGame } from '@fathom/games';
import { setUp, speaker } from '@fathom/kernel';
import type { BallotInfo, TableInfo } from '@fathom/server/protocol.ts';
import { describe, expect, test } from 'vitest';
import { clockText } from '../clock-text.ts';
import { DAY, HOUR, isSoon, lengthText, MINUTE, shortTimeText, timeText } from '../duration.ts';
import type { MyTable } from '../pages/home/mine.ts';
import { inOrder } from '../pages/home/order.ts';
import { clockTime, dateField, minutes } from '../pages/me/hours.ts';
import { openingsOf } from '../pages/me/openings.ts';
import { hasClock } from '../pages/table/life/clock.tsx';
import { standings } from '../pages/table/life/series.tsx';
import { lateSeat, voters, wasAccepted } from '../pages/table/life/waiting-for.ts';
import { moved } from '../pages/table/room/order.ts';
import { noteServerTime, serverNow } from '../server-time.ts';
import { NOTHING, type TableState } from '../table/connection.ts';
import { en } from '../words/en.ts';

const say = speaker('en', en);
const SEAT = { kind: 'person', name: 'Ines', connected: true } as const;
const TIME = { left: DAY, deadline: null, late: false, reminded: null, vacation: null, rested: 0 };
const CLOCK = { kind: 'turn', time: DAY, increment: 0, late: 'vote', vacation: 0, nights: false } as const;

function table(over: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 't',
    game: 'submarine',
    version: 1,
    status: 'playing',
    seats: [SEAT, { ...SEAT, name: 'Noor' }, { kind: 'bot', name: 'Nemo', connected: true }],
    options: {},
    listed: false,
    watch: true,
    host: 0,
    pace: 'days',
    commit: '',
    created: 0,
    since: 0,
    updated: 0,
    moves: 3,
    revision: 1,
    seq: 3,
    ...over,
  };
}

function state(over: Partial<TableInfo>, actors: number[], lastMove = 0): TableState {
  const entries = [{ seq: 1, seat: 0, at: lastMove, text: '', events: [] }];
  return { ...NOTHING, table: table(over), you: 0, known: { actors, entries } as never };
}

describe('lengths of time', () => {
  test('are said in two units, one unit, or by the second', () => {
    expect(timeText(say, DAY + 4 * HOUR)).toBe('1 day 4 h');
    expect(timeText(say, 2 * HOUR + 10 * MINUTE)).toBe('2 h 10 min');
    expect(timeText(say, 42 * MINUTE)).toBe('42 min');
    expect(timeText(say, 4 * MINUTE + 32_400)).toBe('4:32');
    expect(timeText(say, -5)).toBe('0:00');
    expect(shortTimeText(say, 47 * HOUR)).toBe('47 hours');
    expect(shortTimeText(say, 50 * HOUR)).toBe('2 days');
    expect([7 * DAY, 2 * DAY, 36 * HOUR, 90_000].map(time => lengthText(say, time))).toEqual([
      '1 week',
      '2 days',
      '36 hours',
      '90 seconds',
    ]);
  });

  test('get short in the last quarter, or the last three hours of a long one', () => {
    expect([isSoon(16, 60), isSoon(14, 60)]).toEqual([false, true]);
    expect([isSoon(4 * HOUR, 7 * DAY), isSoon(2 * HOUR, 7 * DAY)]).toEqual([false, true]);
  });

  test('what a table agreed on is a sentence', () => {
    expect(clockText(say, undefined)).toBe('No clock.');
    expect(clockText(say, { ...CLOCK, time: 2 * DAY, vacation: 14 })).toBe(
      'Each turn within 2 days. After that the others decide. 14 days of vacation for everybody.',
    );
    expect(clockText(say, { ...CLOCK, kind: 'match', increment: HOUR, late: 'bot', nights: true })).toBe(
      '1 day for all your turns together. Each turn adds 1 hour. After that a bot plays the turn. Quiet hours do not count.',
    );
  });
});

describe('the time of the server', () => {
  test('is believed when the clock of the device is wrong, and not for a second', () => {
    const now = Date.parse('2026-03-01T12:00:00Z');
    noteServerTime('Sun, 01 Mar 2026 12:10:00 GMT', now);
    expect(serverNow(now) - now).toBe(10 * MINUTE);
    noteServerTime('Sun, 01 Mar 2026 12:00:01 GMT', now);
    expect(serverNow(now)).toBe(now);
    noteServerTime(null, now);
    expect(serverNow(now)).toBe(now);
  });
});

describe('a table that waits', () => {
  test('names the other person whose time is up, never oneself and never a bot', () => {
    const times = (late: number) => [0, 1, 2].map(seat => ({ ...TIME, late: seat === late }));
    expect(lateSeat(state({ clock: CLOCK, times: times(1) }, [1]), 5)).toBe(1);
    expect(lateSeat(state({ clock: CLOCK, times: times(0) }, [0]), 5)).toBe(undefined);
    expect(lateSeat(state({ clock: CLOCK, times: times(2) }, [2]), 5)).toBe(undefined);
    expect(lateSeat(state({ clock: CLOCK, times: times(1), status: 'finished' }, [1]), 5)).toBe(undefined);
  });

  test('without a clock it waits for three days, live for five minutes', () => {
    expect(lateSeat(state({}, [1]), 3 * DAY - 1)).toBe(undefined);
    expect(lateSeat(state({}, [1]), 3 * DAY)).toBe(1);
    expect(lateSeat(state({ pace: 'live' }, [1], 7), 5 * MINUTE + 7)).toBe(1);
  });

  test('shows the clock of who is asked, and with a clock for the match of everybody', () => {
    const times = [TIME, { ...TIME, deadline: 5 }, TIME];
    const shown = (over: Partial<TableInfo>) =>
      [0, 1, 2].map(seat => hasClock({ table: table({ times, clock: CLOCK, ...over }) }, seat));
    expect(shown({})).toEqual([false, true, false]);
    expect(shown({ clock: { ...CLOCK, kind: 'match' } })).toEqual([true, true, false]);
    expect(shown({ status: 'finished' })).toEqual([false, false, false]);
  });
});

describe('a vote', () => {
  const ballot = (kind: BallotInfo['kind']): BallotInfo => ({
    kind,
    seat: 1,
    since: 0,
    ends: 9,
    seq: 3,
    yes: [0],
    no: [],
  });

  test('is for people, and not for whoever is to be replaced', () => {
    expect(voters(table())).toEqual([]);
    expect(voters(table({ ballot: ballot('bot') }))).toEqual([0]);
    expect(voters(table({ ballot: ballot('undo') }))).toEqual([0, 1]);
  });

  test('was accepted if what was asked for has happened', () => {
    const after = table();
    const replaced = table({ seats: after.seats.with(1, { ...SEAT, kind: 'bot' }) });
    expect(wasAccepted({ ballot: ballot('bot'), moves: 3 }, after)).toBe(false);
    expect(wasAccepted({ ballot: ballot('bot'), moves: 3 }, replaced)).toBe(true);
    expect(wasAccepted({ ballot: ballot('undo'), moves: 3 }, after)).toBe(false);
    expect(wasAccepted({ ballot: ballot('undo'), moves: 5 }, after)).toBe(true);
    expect(wasAccepted({ ballot: ballot('concede'), moves: 3 }, table({ status: 'abandoned' }))).toBe(true);
  });
});

test('rows change places one at a time', () => {
  expect(moved(4, 0, 2)).toEqual([1, 2, 0, 3]);
  expect(moved(4, 3, 0)).toEqual([3, 0, 1, 2]);
  expect(moved(3, 1, 1)).toEqual([0, 1, 2]);
});

test('a series counts victories by name, shared ones in part, whatever the seats', () => {
  const match = (names: string[], ...places: number[]) => ({
    names,
    result: places.length === 0 ? null : { ending: 'end', places, scores: places },
  });
  const series = [
    match(['Ines', 'Noor'], 1, 2),
    match(['Noor', 'Ines'], 2, 1),
    match(['Ines', 'Noor'], 1, 1),
    match(['Noor', 'Ines']),
  ];
  expect(standings(series)).toEqual([
    ['Ines', 2.5],
    ['Noor', 0.5],
  ]);
});

test('own tables come by deadline, then those at which somebody is late, then the rest', () => {
  const own = (key: string, actors: number[], clock?: Partial<MyTable['clock']>): MyTable =>
    ({
      key,
      you: 0,
      actors,
      ...(clock && { clock: { seat: 0, whole: DAY, away: null, late: false, deadline: null, ...clock } }),
    }) as Partial<MyTable> as MyTable;
  const tables = [
    own('rest', [1]),
    own('late', [1], { late: true, deadline: 1 }),
    own('open end', [0]),
    own('later', [0], { deadline: 9 }),
    own('sooner', [0], { deadline: 5 }),
  ];
  expect(inOrder(tables).map(({ key }) => key)).toEqual(['sooner', 'later', 'open end', 'late', 'rest']);
});

test('times of the day and days are written as fields want them', () => {
  expect([clockTime(0), clockTime(22 * 60 + 5)]).toEqual(['00:00', '22:05']);
  expect([minutes('08:30'), minutes(''), minutes('x')]).toEqual([510, undefined, undefined]);
  expect(dateField(new Date(2026, 2, 9, 23).getTime())).toBe('2026-03-09');
});

test('what a first purchase cost is not said: it was another price at each table', async () => {
  const entry = findGame('new-eden');
  if (!entry) throw new Error('no New Eden');
  const { game } = await entry.rules();
  const options = Object.fromEntries(
    Object.entries(game.meta.options).map(([name, option]) => [name, option.default]),
  );
  const notations = ['opening', 'another'].flatMap(seed => {
    const start = setUp(game, { seats: 4, options, seed });
    return game.moves(start, game.actors(start)[0]).map(move => game.write(move));
  });
  const bought = [...(await openingsOf('new-eden', notations, 'en')).values()].filter(text =>
    text.startsWith('Buy'),
  );
  expect(bought.length).toBeGreaterThan(12);
  expect(bought.filter(text => /coin/.test(text))).toEqual([]);
});

test('a first move is said in words; one that cannot be read is left as it is', async () => {
  const entry = findGame('submarine');
  if (!entry) throw new Error('no submarine');
  const { game } = await entry.rules();
  const options = { cards: 'shuffled', idleVoyages: 3 };
  const start = setUp(game, { seats: 2, options, seed: 'first' });
  const [actor] = game.actors(start);
  const notation = game.write(game.moves(start, actor)[0]);
  const said = await openingsOf('submarine', [notation, 'nonsense'], 'en');
  expect(said.get(notation)).toMatch(/^Place a submarine on [A-F]/);
  expect(said.has('nonsense')).toBe(false);
});
