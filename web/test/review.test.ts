import { type Begun, type Decision, type Review, Reviewer } from '@fathom/bots/coach/review.ts';
import { adviserFor } from '@fathom/bots/minds.ts';
import { findGame } from '@fathom/games';
import { lessonOf, type MatchRecord, Tutor } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { dropPuzzle, keepPuzzle, keptId, keptPuzzles, keptWords } from '../learn/kept.ts';
import { bandsOf, outline, spaced, turnAt } from '../pages/review/bands.ts';
import { signed, worthALook } from '../pages/review/selection.ts';
import { shelfKey } from '../pages/review/shelf.ts';
import { answersTo, GAME_IDS, playUntil, recordOfTold, rulesNamed } from './matches.ts';

const EFFORT = { searches: 3, iterations: 30, worlds: 4 };

async function reviewOf(record: MatchRecord, left?: Begun): Promise<Begun> {
  const last = (await answersTo({ kind: 'review', record, effort: EFFORT, left })).at(-1);
  if (last?.kind !== 'review' || !last.last) throw new Error(`no review: ${JSON.stringify(last)}`);
  return last.begun;
}

test.each(GAME_IDS)('in %s the moves of the bot that it goes by are good ones', async id => {
  let own = 0;
  const few = (_: unknown, seat: number, moves: readonly string[]) =>
    seat === 0 && moves.length > 1 && own++ >= 6;
  const told = await playUntil(id, few, 'ismcts:1500');
  const entry = findGame(id);
  if (!entry) throw new Error(`no game ${id}`);
  const { game, features } = await adviserFor(entry, entry.meta.version, told.view('spectator'));
  const effort = { searches: 5, iterations: 400, worlds: 2 };
  const reviewer = new Reviewer(game, features, recordOfTold(told), [0], effort);
  while (!reviewer.isDone) reviewer.step();
  const verdicts = reviewer.review().decisions.map(({ verdict }) => verdict);
  expect(verdicts.length).toBe(6);
  expect(verdicts).not.toContain('costly');
  expect(verdicts.filter(verdict => verdict === 'best').length).toBeGreaterThanOrEqual(5);
});

const judged = (over: Partial<Decision>): Decision => ({
  move: 0,
  seat: 0,
  played: 'a',
  best: 'b',
  share: 0.3,
  bestShare: 0.4,
  doubt: 0.01,
  verdict: 'costly',
  accepted: ['b'],
  reasons: [],
  ...over,
});

describe('bands', () => {
  const points = [
    { move: 0, seat: 0, shares: [0.5, 0.5] },
    { move: 4, seat: 1, shares: [0.6, 0.2] },
  ];

  test('fill the picture whatever the chances add up to, and end with the result', () => {
    const { slices, together } = bandsOf(points, 10, { ending: 'e', places: [2, 1], scores: [1, 2] });
    expect(together).toBe(false);
    for (const { shares } of slices) expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(slices.map(({ x }) => x)).toEqual([0, 0.4, 1]);
    expect(slices.at(-1)?.shares).toEqual([0, 1]);
    expect(outline({ slices, together }, 0, 100, 100)).toBe('0,50 40,25 100,100 100,100 40,100 0,100');
  });

  test('of a team are one band below the sea', () => {
    const team = points.map(point => ({ ...point, shares: [0.7, 0.7] }));
    const { together, slices } = bandsOf(team, 10, { ending: 'e', places: [1, 1], scores: [1, 1] });
    expect(together).toBe(true);
    expect(slices.at(-1)?.shares).toEqual([1, 0]);
  });

  test('a turning point is told for oneself, or for whom it meant most', () => {
    expect(turnAt(points, 4, 0)).toEqual({ move: 4, seat: 0, change: expect.closeTo(0.1) });
    const flat = [points[0], { ...points[1], shares: [0.5, 0.2] }];
    expect(turnAt(flat, 4, 0)).toMatchObject({ seat: 1, change: expect.closeTo(-0.3) });
  });

  test('flags move apart and stay inside', () => {
    expect(spaced([0.5, 0.51], 0.1)).toEqual([0.5, 0.6]);
    const edge = spaced([0.97, 0.98, 1], 0.1);
    expect(edge.map(spot => Math.round(spot * 100))).toEqual([75, 85, 95]);
  });
});

describe('a selection', () => {
  test('names the costliest decisions of a seat and what turned the match for it, in their order', () => {
    const review: Review = {
      points: [
        { move: 0, seat: 0, shares: [0.5, 0.5] },
        { move: 9, seat: 1, shares: [0.7, 0.3] },
        { move: 12, seat: 0, shares: [0.7, 0.3] },
      ],
      decisions: [judged({ move: 20 }), judged({ move: 2, verdict: 'good' }), judged({ move: 3, seat: 1 })],
      luck: [],
      turningPoints: [9, 12],
    };
    expect(worthALook(review, 0).map(({ move, kind }) => [move, kind])).toEqual([
      [8, 'turn'],
      [20, 'costly'],
    ]);
    expect([signed(0.114), signed(-0.1), signed(0)]).toEqual(['+11', '−10', '0']);
  });

  test('a stored review belongs to the match, not to its names or where it came from', () => {
    const record = { game: 'g', version: 1, seats: 2, options: {}, seed: 's', moves: [[0, 'a']] };
    const key = (over: object) => shelfKey({ ...record, ...over } as unknown as MatchRecord, EFFORT);
    expect(key({ names: ['x'] })).toBe(key({}));
    expect(key({ moves: [[0, 'b']] })).not.toBe(key({}));
    expect(shelfKey(record as unknown as MatchRecord, { ...EFFORT, worlds: 5 })).not.toBe(key({}));
  });
});

describe.each(GAME_IDS)('a review of %s', id => {
  test('is the same wherever it is made, also when it was left in between; a decision is kept as a puzzle', {
    timeout: 120_000,
  }, async () => {
    const record = recordOfTold(await playUntil(id, told => told.count >= 36));
    const whole = await reviewOf(record);
    const half = await reviewOf({ ...record, moves: record.moves.slice(0, 20) });
    expect(await reviewOf(record, half)).toEqual(whole);
    expect(whole.done).toBe(record.moves.length);
    expect(whole.review.decisions.length).toBeGreaterThan(4);

    const poor = whole.review.decisions.find(({ best, played }) => best !== played);
    if (!poor) throw new Error('random moves were all the best');
    keepPuzzle(record, { ...poor, verdict: 'costly', accepted: [poor.best] });
    keepPuzzle(record, { ...poor, verdict: 'costly', accepted: [poor.best] });
    const kept = keptPuzzles(id);
    expect(kept.map(puzzle => puzzle.id)).toEqual([keptId(record, poor.move)]);
    const words = keptWords(kept);
    expect(words.de[`puzzle.${kept[0].id}.title`]).toContain(String(poor.move + 1));

    const tutor = new Tutor(await rulesNamed(id), lessonOf(kept[0]));
    expect(tutor.seat).toBe(poor.seat);
    expect(tutor.choose(poor.played)).toEqual({ kind: 'other', stands: false });
    expect(tutor.choose(poor.best)).toEqual({ kind: 'expected' });
    dropPuzzle(id, kept[0].id);
    expect(keptPuzzles(id)).toEqual([]);
  });
});

test('a record of rules nobody keeps fails with a sentence instead of hanging', async () => {
  const record = recordOfTold(await playUntil('submarine', told => told.count >= 3));
  const [answer] = await answersTo({
    kind: 'review',
    record: { ...record, version: 99 },
    effort: EFFORT,
  });
  expect(answer).toMatchObject({ kind: 'failed', problem: expect.stringContaining('version 99') });
});
