/** Whole games of Endeavor: Deep Sea through the page: two people online with mission 1, and one alone by touch only. */
import { pick, type Rng, seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { chromiumPath, type Person, person } from './browser.ts';
import { stage } from './stage.ts';
import { isOver, openMoveList, openTable, playOne, pressLit, seeBoard, sitDown } from './table.ts';

const MOVES = 2500;

describe.skipIf(!chromiumPath)('Endeavor: Deep Sea', () => {
  const opened = stage();

  test('is played to its end by two people online', { timeout: 300_000 }, async () => {
    const { host, browser } = opened();
    const people: readonly Person[] = [
      await person(browser, host.url, 'desktop'),
      await person(browser, host.url, 'phone'),
    ];
    const [ines, mateo] = people;
    const address = await openTable(ines, 'Ines', people.length, 'Endeavor: Deep Sea');
    await sitDown(mateo, address, 'Mateo');
    for (const { page } of people) await openMoveList(page);

    const rng = seedRng('e2e', 'endeavor');
    const kinds = new Set<string>();
    for (let turn = 0; turn < MOVES && !(await isOver(ines.page)); turn++) {
      for (const { page } of people) {
        const move = await playOne(page, rng, purposeful);
        if (move) kinds.add(move.split(':')[0]);
      }
    }

    for (const { page } of people) await page.getByTestId('end').waitFor({ timeout: 20_000 });
    const tables = await Promise.all(people.map(({ page }) => page.locator('table.score').textContent()));
    expect(new Set(tables).size).toBe(1);
    for (const kind of ['recruit', 'activate', 'travel', 'sonar', 'seek', 'lay', 'dive', 'spend'])
      expect(kinds, kind).toContain(kind);
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('is played alone by pressing what glows', { timeout: 300_000 }, async () => {
    const { host, browser } = opened();
    const { page, errors } = await person(browser, host.url, 'phone');
    await page.goto('/local/endeavor-deep-sea');
    await page.getByLabel('Your name').fill('Ines');
    await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Begin' }).click();
    await seeBoard(page);

    const rng = seedRng('e2e', 'endeavor alone');
    for (let press = 0; press < 2 * MOVES && !(await isOver(page)); press++) {
      if (!(await pressLit(page, rng))) await page.waitForTimeout(20);
    }

    await page.getByTestId('end').waitFor();
    expect(errors).toEqual([]);
  });
});

/** What uses the sea comes before ending a turn, so that the game shows all of its decisions. */
const LAST = ['pass', 'end', 'skip', 'go'];

function purposeful(moves: readonly string[], rng: Rng): string {
  const deeds = moves.filter(move => !LAST.includes(move));
  const spend = deeds.filter(move => move.startsWith('spend:'));
  const sites = deeds.filter(move => /^(conserve|publish|sonar|dive):/.test(move));
  if (sites.length > 0) return pick(rng, sites);
  if (spend.length > 0) return pick(rng, spend);
  return pick(rng, deeds.length > 0 ? deeds : moves);
}
