/** What a league looks for, it finds: a message that is lost or comes twice, a turn that takes too long, a wrong order. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY, HOUR } from '@fathom/server/clock/rule.ts';
import { Outbox } from '@fathom/server/store/outbox.ts';
import { sql } from '@fathom/server/store/sql.ts';
import { SqliteStore } from '@fathom/server/store/sqlite.ts';
import type { TableRow } from '@fathom/server/store/store.ts';
import { describe, expect, test } from 'vitest';
import { Diary } from '../league/diary.ts';
import { type Facts, type Match, readFacts, readMessages, type Sent } from '../league/facts.ts';
import { messagesOf } from '../league/messages.ts';
import { clubwise, interval, spearman } from '../league/order.ts';
import { matchesOf, peopleOf } from '../league/plan.ts';
import { waitsIn } from '../league/waits.ts';

const CLOCK = { kind: 'turn', time: DAY, increment: 0, late: 'bot', vacation: 0, nights: false } as const;
const ROW = {
  id: 'm',
  status: 'finished',
  seats: [
    { kind: 'person', name: 'A', member: 'a' },
    { kind: 'person', name: 'B', member: 'b' },
  ],
  terms: { clock: CLOCK },
} as unknown as TableRow;

/** A moves, B moves, A moves and it is over. */
const MATCH: Match = {
  row: ROW,
  first: [0],
  left: [false, false],
  steps: [
    { seq: 1, mover: 0, at: HOUR, isBot: false, before: [0], after: [1] },
    { seq: 2, mover: 1, at: 2 * HOUR, isBot: false, before: [1], after: [0] },
    { seq: 3, mover: 0, at: 3 * HOUR, isBot: false, before: [0], after: [] },
  ],
};
const IDS = ['m:turn:1:1/cb', 'm:end:3:1/cb'];

function sent(id: string, state = 'sent'): Sent {
  return { id, event: id.split('/')[0], channel: 'cb', match: 'm', kind: 'turn', state, at: 0 };
}

function facts(messages: readonly Sent[] = IDS.map(id => sent(id))): Facts {
  const channels = [{ id: 'cb', person: 'pb', address: '' }];
  return { matches: [MATCH], messages, forgotten: 0, channels, ratings: [], persons: new Map([['b', 'pb']]) };
}

function diary(ids: readonly string[] = IDS): Diary {
  const own = new Diary();
  own.begun.set('m', { at: 0, last: -1 });
  own.arrivals.push(...ids.map(id => ({ to: '', ids: [id], text: '' })));
  return own;
}

describe('messages', () => {
  test('each event arrived once', () => {
    expect(messagesOf(facts(), diary(), 1)).toMatchObject({ events: 2, lost: [], doubled: [], unasked: [] });
  });

  test.each([
    ['never written', facts([sent(IDS[1])]), diary([IDS[1]]), { lost: [IDS[0]] }],
    ['of the end never written', facts([sent(IDS[0])]), diary([IDS[0]]), { lost: [IDS[1]] }],
    ['written and never arrived', facts(), diary([IDS[0]]), { lost: [IDS[1]] }],
    ['still waiting', facts([sent(IDS[0], 'waiting'), sent(IDS[1])]), diary([IDS[1]]), { lost: [IDS[0]] }],
    ['that arrived twice', facts(), diary([...IDS, IDS[0]]), { doubled: [IDS[0]] }],
    ['that nobody wrote', facts(), diary([...IDS, 'x']), { unasked: ['x'] }],
    ['that was called off', facts([sent(IDS[0], 'cancelled'), sent(IDS[1])]), diary(), { unasked: [IDS[0]] }],
  ])('a message %s is found', (_, stored, known, found) => {
    expect(messagesOf(stored, known, 1)).toMatchObject(found);
  });

  test('who is told nothing while sitting down misses nothing; later they would', () => {
    const last = (at: number) => {
      const own = diary([IDS[1]]);
      own.begun.set('m', { at, last: 1 });
      return own;
    };
    expect(messagesOf(facts([sent(IDS[1])]), last(HOUR), 1).lost).toEqual([]);
    expect(messagesOf(facts([sent(IDS[1])]), last(0), 1).lost).toEqual([IDS[0]]);
  });

  test('a table that was not opened says the same thing once: more is too much, nothing is right', () => {
    const twice: Match = {
      ...MATCH,
      steps: [
        { seq: 1, mover: 0, at: HOUR, isBot: false, before: [0], after: [1] },
        { seq: 2, mover: 1, at: 2 * HOUR, isBot: true, before: [1], after: [0] },
        { seq: 3, mover: 0, at: 3 * HOUR, isBot: false, before: [0], after: [1] },
        { seq: 4, mover: 1, at: 4 * HOUR, isBot: false, before: [1], after: [] },
      ],
    };
    const first = sent('m:turn:1:1/cb');
    const second = sent('m:turn:3:1/cb');
    const of = (messages: Sent[]) =>
      messagesOf({ ...facts(messages), matches: [twice] }, diary(messages.map(({ id }) => id)), 1);
    expect(of([first])).toMatchObject({ lost: [], doubled: [], bundled: 1 });
    expect(of([first, second])).toMatchObject({ doubled: [second.id] });
    const opened = diary([first.id]);
    opened.openings.push({ match: 'm', seat: 1, from: 1.5 * HOUR, until: 1.6 * HOUR });
    expect(messagesOf({ ...facts([first]), matches: [twice] }, opened, 1)).toMatchObject({
      lost: [second.id],
    });
  });
});

test('what the server forgets in a long season is remembered', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-kept-'));
  const store = new SqliteStore(join(folder, 'fathom.db'));
  try {
    await store.ask(
      sql(
        `INSERT INTO outbox (id, event, channel, person, match, kind, at, state, due, tries, held, opened)
         VALUES ('old', 'e', 'c', 'p', 'm', 'turn', 5, 'sent', 5, 1, 0, 0), ('new', 'f', 'c', 'p', 'm', 'end', 9, 'sent', 9, 1, 0, 0)`,
      ),
    );
    const known = new Map<string, Sent>();
    expect(await readMessages(store, known)).toBe(2);
    await new Outbox(store).prune(6);
    const { messages, forgotten } = await readFacts(store, known);
    expect(messages.map(({ id, at }) => [id, at]).sort()).toEqual([
      ['new', 9],
      ['old', 5],
    ]);
    expect(forgotten).toBe(1);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
});

describe('waits', () => {
  const none = () => ({ spans: [] });
  const longest = (match: Match, own = diary()) =>
    Math.max(...waitsIn(match, own, none).map(({ over }) => over));
  const late = (by: number, clock: object = CLOCK): Match => ({
    ...MATCH,
    row: { ...ROW, terms: { clock } } as TableRow,
    steps: MATCH.steps.map((step, i) => (i < 1 ? step : { ...step, at: step.at + DAY + by })),
  });

  test('a turn within the clock is none, one beyond it is found', () => {
    expect(longest(MATCH)).toBeLessThan(0);
    expect(longest(late(HOUR))).toBe(2 * HOUR);
  });

  test('nights and vacations of whoever is asked do not count', () => {
    const pauses = () => ({ spans: [{ from: 2 * HOUR, until: 6 * HOUR }] });
    expect(Math.max(...waitsIn(late(HOUR), diary(), pauses).map(({ over }) => over))).toBeLessThan(0);
  });

  test('the others have a day to decide, or as long as the clock gives to say nothing', () => {
    const vote = { ...CLOCK, late: 'vote' };
    expect(longest(late(HOUR, vote))).toBeLessThanOrEqual(0);
    expect(longest(late(DAY, vote))).toBe(HOUR);
    const asked = diary();
    asked.proposals.push({ match: 'm', seat: 1, at: DAY + 1.5 * HOUR });
    expect(longest(late(3 * DAY, vote), asked)).toBe(3 * DAY + HOUR - DAY);
    const days = { ...vote, time: 2 * DAY };
    const at = 2 * DAY + 1.5 * HOUR;
    const sooner = diary();
    sooner.proposals.push({ match: 'm', seat: 1, at });
    expect(longest(late(3 * DAY, days), sooner)).toBe(4 * DAY + 2 * HOUR - (at + DAY));
  });

  describe('where the others refuse a bot', () => {
    const vote = { ...CLOCK, late: 'vote' };
    const [first, second] = [DAY + 2 * HOUR, 2 * DAY];
    const moved = 4 * DAY + 2 * HOUR;
    const asking = (...votes: [asked: number, by: number, at: number, yes: boolean, isLast: boolean][]) => {
      const own = diary();
      for (const at of [first, second]) own.proposals.push({ match: 'm', seat: 1, at });
      for (const [asked, by, at, yes, isLast] of votes)
        own.votes.push({ match: 'm', seat: 1, asked, by, at, yes, isLast });
      return own;
    };

    test('the time of the clock passes once more after the first refusal, and not after another', () => {
      const once = asking([first, 0, first + HOUR, false, true]);
      expect(longest(late(3 * DAY, vote), once)).toBe(moved - (first + HOUR + DAY));
      const twice = asking([first, 0, first + HOUR, false, true], [second, 0, second + HOUR, false, true]);
      expect(longest(late(3 * DAY, vote), twice)).toBe(moved - (first + HOUR + DAY));
    });

    test('it is refused after a day when as many were against it as for it, and not when more were for it', () => {
      const even = asking([first, 2, first + HOUR, false, false], [second, 2, second, false, true]);
      expect(longest(late(3 * DAY, vote), even)).toBe(moved - (first + 2 * DAY));
      const changed = asking(
        [first, 2, first + HOUR, false, false],
        [first, 2, first + 2 * HOUR, true, true],
      );
      expect(longest(late(3 * DAY, vote), changed)).toBe(moved - (2 * DAY + HOUR));
    });

    test('where they only remind they wait for as long as they refuse', () => {
      const remind = late(3 * DAY, { ...CLOCK, late: 'remind' });
      const waits = (own: Diary) => waitsIn(remind, own, none);
      const refused = asking([first, 0, first, false, true], [second, 0, second, false, true]);
      expect(waits(refused).filter(({ chosen }) => chosen)).toHaveLength(1);
      const accepted = asking([first, 0, first, false, true]);
      expect(Math.max(...waits(accepted).map(({ over }) => over))).toBe(moved - (second + DAY));
    });
  });

  test('where they only remind, waiting is their choice', () => {
    const waits = waitsIn(late(9 * DAY, { ...CLOCK, late: 'remind' }), diary(), none);
    expect(waits.filter(({ chosen }) => chosen)).toHaveLength(1);
  });
});

describe('order', () => {
  test('is 1 in the same order, -1 in the opposite one, and shares ranks', () => {
    const pairs = (values: number[]) => values.map((value, i) => [i, value] as const);
    expect(spearman(pairs([10, 20, 30, 40]))).toBeCloseTo(1);
    expect(spearman(pairs([4, 3, 2, 1]))).toBeCloseTo(-1);
    expect(spearman(pairs([1, 1, 2, 2]))).toBeCloseTo(0.894, 3);
  });
});

describe('several clubs', () => {
  const club = (values: number[]) => values.map((value, i) => [i, value] as const);

  test('are compared within each, and count by their people', () => {
    expect(clubwise([])).toBeNull();
    // The better club is not the stronger one: nobody of one has met anybody of the other.
    const [low, high] = [club([1, 2, 3, 4]), club([104, 103, 102, 101])];
    expect(clubwise([low, high])).toBeCloseTo(0);
    expect(clubwise([low, low, high])).toBeCloseTo(1 / 3);
  });

  test('an order without doubt has a narrow interval, one of a few people a wide one', () => {
    const sure = interval([club(Array.from({ length: 60 }, (_, i) => i))], 's');
    expect(sure[0]).toBeGreaterThan(0.99);
    const [low, high] = interval([club([2, 1, 4, 3, 6, 5, 8, 7])], 's');
    expect(low).toBeLessThan(0.8);
    expect(high).toBeGreaterThan(0.9);
    expect(interval([club([2, 1, 4, 3])], 's')).toEqual(interval([club([2, 1, 4, 3])], 's'));
  });
});

describe('plan', () => {
  const PLAN = { people: 200, matches: 400, weeks: 8, seed: '1' };

  test('all four games are played, nobody sits twice at a table, and a seed draws the same league', () => {
    const matches = matchesOf(PLAN);
    expect(matches).toHaveLength(400);
    expect(new Set(matches.map(({ game }) => game)).size).toBe(4);
    for (const { people, bot } of matches) {
      expect(new Set(people).size).toBe(people.length);
      expect(people.length + Number(bot !== undefined)).toBeGreaterThanOrEqual(2);
    }
    expect(matchesOf(PLAN)).toEqual(matches);
    expect(matchesOf({ ...PLAN, seed: '2' })).not.toEqual(matches);
    expect(peopleOf(PLAN)).toEqual(peopleOf(PLAN));
  });

  test('everybody plays one game at tables of one size, and about as often as the others there', () => {
    const tables = matchesOf(PLAN).flatMap(({ game, people, bot }) =>
      people.map(person => ({ person, club: `${game}/${people.length + Number(bot !== undefined)}` })),
    );
    const people = Map.groupBy(tables, ({ person }) => person);
    expect(people.size).toBe(200);
    for (const own of people.values()) {
      expect(new Set(own.map(({ club }) => club)).size).toBe(1);
      expect(own.length).toBeGreaterThanOrEqual(6);
      expect(own.length).toBeLessThanOrEqual(9);
    }
  });

  test('people differ in strength, sleep, rest, vanish and are reached in different ways', () => {
    const people = peopleOf(PLAN);
    expect(new Set(people.map(({ strength }) => strength)).size).toBe(200);
    for (const has of [
      ({ quiet }) => quiet !== undefined,
      ({ vacation }) => vacation !== undefined,
      ({ absences }) => absences.length > 0,
      ({ absences }) => absences.some(({ until }) => until === Number.POSITIVE_INFINITY),
      ({ channels }) => channels.length === 0,
      ({ channels }) => channels.includes('mail'),
    ] satisfies ((person: (typeof people)[0]) => boolean)[]) {
      const count = people.filter(has).length;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThan(200);
    }
  });
});
