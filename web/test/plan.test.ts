/** What the start form collects, and what becomes of it. */
import { BOT_NAMES } from '@fathom/bots/names.ts';
import { findGame } from '@fathom/games';
import type { Meta } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { clockOf, clockPlanOf, firstClock } from '../pages/home/clock-plan.ts';
import {
  changeCompany,
  changePace,
  firstPlan,
  localOptions,
  localSeatsOf,
  planOf,
  relevantChoices,
  resize,
  seatChoices,
  tableOf,
  termsOf,
} from '../pages/home/plan.ts';
import { sameTerms } from '../pages/table/room/agreed.ts';
import { TABLE } from './world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function metaOf(id: string): Meta {
  const entry = findGame(id);
  if (!entry) throw new Error(`no game ${id}`);
  return entry.meta;
}

const submarine = metaOf('submarine');
const eden = metaOf('new-eden');
const endeavor = metaOf('endeavor-deep-sea');

describe('the start form', () => {
  test('online: the host, free seats and bots become the seats of a table that waits for its host', () => {
    const plan = {
      ...resize(firstPlan(submarine), 4),
      others: ['person', 'expert', 'person'] as const,
      listed: false,
    };
    expect(tableOf(submarine, plan, 'Ines')).toEqual({
      game: 'submarine',
      name: 'Ines',
      seats: [{ kind: 'you' }, { kind: 'open' }, { kind: 'bot', level: 'expert' }, { kind: 'open' }],
      options: { cards: 'shuffled', idleVoyages: 3 },
      listed: false,
      pace: 'live',
      gather: true,
      coach: true,
    });
  });

  test('over days a clock comes along, and the last one to come begins', () => {
    const plan = changePace(firstPlan(submarine), 'days');
    const table = tableOf(submarine, plan, 'Ines');
    expect(table.gather).toBe(undefined);
    expect(table.clock).toEqual({
      kind: 'turn',
      time: 2 * DAY,
      increment: 0,
      late: 'vote',
      vacation: 14,
      nights: false,
    });
  });

  test('an increment belongs to a clock for the match only', () => {
    const clock = { ...firstClock('days'), increment: HOUR };
    expect(clockOf({ ...clock, kind: 'none' })).toBe(undefined);
    expect(clockOf({ ...clock, kind: 'turn' })).toMatchObject({ time: 2 * DAY, increment: 0 });
    expect(clockOf({ ...clock, kind: 'match' })).toMatchObject({ time: 14 * DAY, increment: HOUR });
  });

  test('nothing is rated without a clock', () => {
    const plan = { ...firstPlan(submarine), rated: true };
    expect(tableOf(submarine, plan, 'Ines').rated).toBe(undefined);
    const clock = { ...plan.clock, kind: 'turn' } as const;
    expect(tableOf(submarine, { ...plan, clock }, 'Ines').rated).toBe(true);
  });

  test('on this device: people get their names, bots those they have online, none twice', () => {
    const plan = {
      ...resize(firstPlan(submarine, 'device'), 4),
      others: ['skilled', 'person', 'novice'] as const,
      names: ['', ` ${BOT_NAMES[1]} `, ''],
    };
    expect(localSeatsOf(plan, '', n => `P${n}`)).toEqual([
      { kind: 'person', name: 'P1' },
      { kind: 'bot', name: BOT_NAMES[0], level: 'skilled' },
      { kind: 'person', name: BOT_NAMES[1] },
      { kind: 'bot', name: BOT_NAMES[2], level: 'novice' },
    ]);
    expect(localSeatsOf(plan, BOT_NAMES[0], n => `P${n}`)[1].name).toBe(BOT_NAMES[2]);
  });

  test('asks only what makes a difference at the planned table', () => {
    const asked = (seats: number) =>
      relevantChoices(eden, resize(firstPlan(eden, 'bots'), seats)).map(([name]) => name);
    expect(asked(1)).toContain('deepThought');
    expect(asked(3)).not.toContain('deepThought');
    expect(asked(3)).toContain('coins');
  });

  test('alone nobody plays against each other', () => {
    const plan = resize(firstPlan(endeavor, 'bots'), 1);
    const mode = relevantChoices(endeavor, plan).find(([name]) => name === 'mode')?.[1];
    expect(mode?.values).toEqual(['calm', 'open', 'storm']);
    expect(localOptions(endeavor, plan).mode).toBe('open');
    expect(localOptions(endeavor, resize(plan, 2)).mode).toBe('competitive');
  });

  test('other company keeps the number of seats, and people sit with somebody', () => {
    const plan = resize(firstPlan(submarine), 5);
    expect(changeCompany(submarine, plan, 'bots').others).toEqual(Array(4).fill('skilled'));
    expect(changePace(plan, 'days').others).toEqual(plan.others);
    const alone = resize(firstPlan(eden, 'bots'), 1);
    expect(changeCompany(eden, alone, 'online').others).toEqual(['person']);
    expect(seatChoices('bots')).not.toContain('person');
  });

  test('three seats are planned where two are a variant', () => {
    expect(firstPlan(metaOf('flotilla')).others).toHaveLength(2);
  });
});

describe('a table that waits', () => {
  const clock = {
    kind: 'match',
    time: 14 * DAY,
    increment: 6 * HOUR,
    late: 'vote',
    vacation: 14,
    nights: true,
  };
  const table = {
    ...TABLE,
    game: 'new-eden',
    pace: 'days' as const,
    options: { ...firstPlan(eden).options, coins: 'open' },
    seats: Array.from({ length: 3 }, () => ({ kind: 'open' as const, name: '', connected: false })),
    clock: { ...clock, kind: 'match' as const, late: 'vote' as const },
    rated: true,
    coach: false,
  };

  test('becomes a plan that leads to the same table', () => {
    const terms = termsOf(eden, planOf(table));
    expect(terms).toEqual({
      seats: 3,
      pace: 'days',
      options: table.options,
      clock: table.clock,
      rated: true,
      coach: false,
    });
    for (const pace of ['live', 'days'] as const)
      for (const kind of ['none', 'turn', 'match'] as const) {
        const made = clockOf({ ...firstClock(pace), kind });
        expect(clockOf(clockPlanOf(made, pace))).toEqual(made);
      }
  });

  test('has other terms when anything is different that somebody agrees to', () => {
    const turned = { ...table, options: Object.fromEntries(Object.entries(table.options).reverse()) };
    expect(sameTerms(table, turned)).toBe(true);
    expect(sameTerms({ ...table, coach: true }, { ...table, coach: undefined } as never)).toBe(true);
    const { clock: _, ...clockless } = table;
    for (const other of [
      { ...table, rated: false },
      { ...table, coach: true },
      { ...table, pace: 'live' as const },
      { ...table, seats: table.seats.slice(1) },
      { ...table, options: { ...table.options, coins: 'secret' } },
      { ...table, clock: { ...table.clock, time: DAY } },
      clockless,
    ])
      expect(sameTerms(table, other)).toBe(false);
  });
});
