/** Whole games of Flotilla through the page: three people online, one of them turning Skyside, and one against bots by touch only. */
import { below, pick, type Rng, seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { chromiumPath, type Person, person, type Size } from './browser.ts';
import { stage } from './stage.ts';
import { isOver, openMoveList, openTable, playOne, pressLit, seeBoard, sitDown } from './table.ts';

const MOVES = 3000;
const NAMES = ['Ines', 'Mateo', 'Noor'] as const;
const SIZES: readonly Size[] = ['desktop', 'phone', 'tablet'];

describe.skipIf(!chromiumPath)('Flotilla', () => {
  const open = stage();

  test('is played to its end by three people online, one of them in the city', {
    timeout: 400_000,
  }, async () => {
    const { host, browser } = open();
    const people: Person[] = [];
    for (const size of SIZES) people.push(await person(browser, host.url, size));
    const short = { 'Length of the game': 'short' };
    const address = await openTable(people[0], NAMES[0], people.length, 'Flotilla', short);
    for (const [i, guest] of people.entries()) if (i > 0) await sitDown(guest, address, NAMES[i]);
    for (const { page } of people) await openMoveList(page);

    const rng = seedRng('e2e', 'flotilla');
    const kinds = new Set<string>();
    for (let turn = 0; turn < MOVES && !(await isOver(people[0].page)); turn++) {
      for (const [i, { page }] of people.entries()) {
        let move = await playOne(page, rng, i === 0 ? joining : staying);
        while (move) {
          kinds.add(move.split(':')[0]);
          if (move === 'join') await seeCity(people);
          move = await playOne(page, rng, i === 0 ? joining : staying);
        }
      }
    }

    for (const { page } of people) await page.getByTestId('end').waitFor({ timeout: 20_000 });
    const tables = await Promise.all(people.map(({ page }) => page.locator('table.score').textContent()));
    expect(new Set(tables).size).toBe(1);
    for (const kind of [
      'play',
      'sail',
      'guild',
      'recruit',
      'buy',
      'sell',
      'outpost',
      'objective',
      'join',
      'end',
    ])
      expect(kinds, kind).toContain(kind);
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('is played against bots by pressing what glows', { timeout: 400_000 }, async () => {
    const { host, browser } = open();
    const { page, errors } = await person(browser, host.url, 'phone');
    await page.goto('/local/flotilla');
    await page.getByLabel('Your name').fill(NAMES[0]);
    await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
    await page.getByLabel('Seat 2').selectOption({ label: 'Bot: greedy' });
    await page.getByRole('button', { name: 'Begin' }).click();
    await seeBoard(page);

    const rng = seedRng('e2e', 'flotilla by touch');
    for (let press = 0; press < 2 * MOVES && !(await isOver(page)); press++) {
      if (!(await pressLit(page, rng))) await page.waitForTimeout(20);
    }

    await page.getByTestId('end').waitFor();
    expect(errors).toEqual([]);
  });
});

/** The board of the first player turns over, and everybody sees it beside the name. */
async function seeCity(people: readonly Person[]): Promise<void> {
  await people[0].page.locator('.flotilla.skyside').waitFor();
  for (const { page } of people) {
    const seat = page.locator('.seat', { hasText: NAMES[0] }).first();
    await seat.getByText(/Skyside|city/).waitFor();
  }
}

function joining(moves: readonly string[], rng: Rng): string {
  return moves.includes('join') ? 'join' : purposeful(moves, rng);
}

function staying(moves: readonly string[], rng: Rng): string {
  return moves.includes('join') ? 'stop' : purposeful(moves, rng);
}

/** What brings points or barrels comes first, so that the game stays short enough to be clicked through. */
const FIRST = ['objective:', 'outpost:', 'enter', 'dice', 'lay:', 'turn:', 'tile:', 'die:', 'sell:', 'buy:'];

function purposeful(moves: readonly string[], rng: Rng): string {
  if (moves.some(move => move.startsWith('again:')) && moves.includes('stop')) return 'stop';
  if (moves.some(move => move.startsWith('sail:'))) return voyage(moves, rng);
  for (const start of FIRST) {
    const some = moves.filter(move => move.startsWith(start));
    if (some.length > 0) return pick(rng, some);
  }
  const rest = moves.filter(move => move !== 'stop' && move !== 'skip');
  return pick(rng, rest.length > 0 ? rest : moves);
}

/** Out to dive, and home to unload now and then. */
function voyage(moves: readonly string[], rng: Rng): string {
  const out = moves.filter(move => move.startsWith('sail:A6-'));
  const home = moves.filter(move => move.endsWith('-A6'));
  if (out.length > 0) return pick(rng, out);
  return home.length > 0 && below(rng, 2) === 0 ? pick(rng, home) : 'stop';
}
