import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REVIEW_EFFORT } from '@fathom/bots/coach/effort.ts';
import { afterAll, expect, test } from 'vitest';
import { answersTo } from '../../web/test/matches.ts';
import { fathom } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'fathom-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fixture = new URL('../../games/submarine/test/fixtures/container.json', import.meta.url);

const { result: _, ...record } = JSON.parse(readFileSync(fixture, 'utf8'));
const first = (count: number) => ({ moves: record.moves.slice(0, count) });
/** As many as have a decision of the second seat among them. */
const FEW = first(8);

/** The first moves of a recorded match, with whatever is to be different. */
function file(name: string, over: object = {}): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify({ ...record, ...FEW, ...over }));
  return path;
}

const json = async (name: string, over: object, ...more: string[]) =>
  JSON.parse((await fathom('review', file(name, over), ...more, '--json')).out);

test('says how often each seat chose well, how the chances stood and what would have been better', async () => {
  const { code, out } = await fathom('review', file('match.json'), '--lang', 'de');
  expect(code).toBe(0);
  expect(out).toMatch(/bester Zug +guter Zug +teurer Zug +unklar +Glück/);
  expect(out).toMatch(/\d+\.\d %/);
});

test('gives the same as JSON, for one seat if asked', async () => {
  const review = await json('match.json', {}, '--seat', '2');
  expect(Object.keys(review)).toEqual(['game', 'seats', 'points', 'decisions', 'luck', 'turningPoints']);
  expect(review.decisions.every(({ seat }: { seat: number }) => seat === 1)).toBe(true);
});

test.each([
  ['a record of another version', { version: 99 }, 1, /does not keep version 99/],
  ['a match in which nothing was played', { moves: [] }, 2, /nothing was played/],
])('%s is refused in one sentence', async (_, over, code, sentence) => {
  const run = await fathom('review', file('odd.json', over));
  expect(run.code).toBe(code);
  expect(run.err).toMatch(sentence);
});

test('a cut file and a seat that is not there are refused', async () => {
  const path = join(folder, 'cut.json');
  writeFileSync(path, readFileSync(fixture, 'utf8').slice(0, 300));
  expect(await fathom('review', path)).toMatchObject({ code: 2, out: '' });
  expect((await fathom('review', file('match.json'), '--seat', '9')).err).toMatch(/from 1 to/);
});

test('says what the page says about the same record', async () => {
  const { game: _, seats: __, ...review } = await json('page.json', {});
  const last = (await answersTo({ kind: 'review', record: { ...record, ...FEW }, effort: REVIEW_EFFORT })).at(
    -1,
  );
  expect(last).toMatchObject({ kind: 'review', last: true, begun: { review } });
});

test('a record that was saved with its review gives the figures that are in it', async () => {
  const { game: _, seats: __, ...review } = await json('plain.json', {});
  expect(await json('saved.json', { review })).toMatchObject(review);
});
