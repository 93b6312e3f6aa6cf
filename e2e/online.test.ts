/** Two people in two browsers play a whole game of Submarine; the server is killed and pages are reloaded in between. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedRng } from '@fathom/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { chromiumPath, isUnexpected, type Person, person } from './browser.ts';
import { Expert, hurryToEnd } from './expert.ts';
import { LIFTING } from './listed.ts';
import { stage } from './stage.ts';
import { clickListed, openMoveList, openTable, seeBoard, sequence, sitDown, waitUntil } from './table.ts';

/** So many turns are played by mouse; how the page takes a move has been seen by then. */
const BY_MOUSE = 25;

describe.skipIf(!chromiumPath)('an online game', () => {
  const opened = stage();

  test('is played to its end by two people, through a reload and a killed server', async () => {
    const { host, browser } = opened();
    const ines = await person(browser, host.url, 'desktop');
    const mateo = await person(browser, host.url, 'phone');
    const address = await openTable(ines, 'Ines', 2);
    await sitDown(mateo, address, 'Mateo');
    const noor = await person(browser, host.url, 'desktop');
    await watch(noor, address);
    await Promise.all([openMoveList(ines.page), openMoveList(mateo.page)]);
    await chat(ines, mateo);

    const rng = seedRng('e2e', 'online');
    const experts = await Promise.all([ines, mateo].map(one => Expert.at(one, rng)));
    const played: string[] = [];
    for (let turn = 0; turn < BY_MOUSE; turn++) {
      if (turn === 12) await reload(mateo, ines);
      if (turn === 20) await killHost([ines, mateo]);
      for (const { page } of [ines, mateo]) played.push(...(await clickListed(page, LIFTING, rng)));
    }
    await hurryToEnd([ines, mateo, noor], experts);

    const headlines = await Promise.all(
      [ines, mateo, noor].map(({ page }) => page.locator('table.score').textContent()),
    );
    expect(new Set(headlines).size).toBe(1);
    await ines.page.getByText('Shuffles verified').waitFor();
    await checkRecord(address, played);
    await watchReplay(ines, played.length);
    expect([...ines.errors, ...mateo.errors, ...noor.errors].filter(isUnexpected)).toEqual([]);
  });

  async function killHost(people: readonly Person[]): Promise<void> {
    const { host } = opened();
    await host.stop('SIGKILL');
    for (const { page } of people) await page.getByText('Connection lost').first().waitFor();
    await host.restart();
    for (const { page } of people)
      await page.getByText('Connection lost').first().waitFor({ state: 'detached' });
  }

  async function checkRecord(address: string, played: readonly string[]): Promise<void> {
    const id = new URL(address).pathname.split('/')[2];
    const answer = await fetch(`${opened().host.url}/api/matches/${id}/record`);
    expect(answer.status).toBe(200);
    const record = await answer.json();
    const moves: string[] = record.moves.map(([, text]: [number, string]) => text);
    expect(moves.filter(move => played.includes(move)).length).toBeGreaterThanOrEqual(played.length);
    const folder = mkdtempSync(join(tmpdir(), 'fathom-record-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'match.json');
    writeFileSync(file, JSON.stringify(record));
    const cli = join(import.meta.dirname, '..', 'cli', 'fathom.ts');
    execFileSync(process.execPath, [cli, 'replay', file, '--verify']);
  }
});

async function watch({ page }: Person, address: string): Promise<void> {
  await page.goto(address);
  if (
    await page
      .getByRole('button', { name: 'Just watch' })
      .isVisible()
      .catch(() => false)
  ) {
    await page.getByRole('button', { name: 'Just watch' }).click();
  }
  await seeBoard(page);
  await page.getByText('You are watching.').waitFor();
}

async function chat(from: Person, to: Person): Promise<void> {
  await from.page.keyboard.press('Escape');
  await from.page.getByRole('button', { name: /^Chat/ }).click();
  await from.page.getByLabel('Write to the table').fill('Good luck down there!');
  await from.page.getByRole('button', { name: 'Send' }).click();
  await from.page.getByText('Good luck down there!').waitFor();
  await from.page.keyboard.press('Escape');
  await to.page.keyboard.press('Escape');
  await to.page.getByRole('button', { name: /^Chat/ }).click();
  const heard = to.page.getByText('Good luck down there!');
  await heard.waitFor();
  await to.page.getByRole('button', { name: 'Mute Ines' }).click();
  await heard.waitFor({ state: 'detached' });
  await to.page.getByRole('button', { name: 'Hear Ines again' }).click();
  await heard.waitFor();
  await to.page.keyboard.press('Escape');
  await Promise.all([openMoveList(from.page), openMoveList(to.page)]);
}

/** Nobody moves meanwhile: once both have heard of the last move, a reload shows the same position. */
async function reload({ page }: Person, other: Person): Promise<void> {
  await waitUntil(
    async () => (await sequence(page)) === (await sequence(other.page)),
    'the pages show different positions',
  );
  const before = await sequence(page);
  await page.reload();
  await openMoveList(page);
  expect(await sequence(page)).toBe(before);
}

async function watchReplay({ page }: Person, least: number): Promise<void> {
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByText(/Move 0 of \d+/).waitFor();
  await page.getByRole('button', { name: 'One move on' }).click();
  await page.getByText(/Move 1 of \d+/).waitFor();
  const told = await page.getByTestId('prompt').textContent();
  expect(told).toMatch(/Ines|Mateo/);
  expect(told).not.toMatch(/\byou\b/i);
  await page.getByRole('button', { name: 'To the end' }).click();
  const position = await page
    .getByText(/Move \d+ of \d+/)
    .first()
    .textContent();
  const [, at, all] = /Move (\d+) of (\d+)/.exec(position ?? '') ?? [];
  expect(at).toBe(all);
  expect(Number(all)).toBeGreaterThanOrEqual(least);
}

/** While the server is dead the browser itself reports failed connections. */
