/** In the browser: a waiting room with its order and readiness, clocks, a vote, notes, and a rematch. */
import { pick, seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { Player, playOn } from '../server/test/arena.ts';
import { check } from './axe.ts';
import { chromiumPath, type Person, person } from './browser.ts';
import { PATIENCE } from './host.ts';
import { stage } from './stage.ts';
import { choose, inviteLink, seeBoard, sitDown, waitUntil } from './table.ts';

const rng = seedRng('room', 'e2e');

interface Seated {
  readonly table: { readonly id: string; readonly game: string };
  readonly you: number;
  readonly token: string;
  readonly invite: string;
}

describe.skipIf(!chromiumPath)('around a match', () => {
  const opened = stage();

  test('the waiting room says what is played, who is ready and in which order', async () => {
    const { host, browser } = opened();
    const ines = await person(browser, host.url, 'desktop');
    await ines.page.goto('/');
    await choose(ines.page, 'New Eden');
    await ines.page.getByRole('button', { name: 'Open the table' }).click();
    await ines.page.getByText('Choose a name first').waitFor();
    expect(await ines.page.getByLabel('Your name').evaluate(field => field === document.activeElement)).toBe(
      true,
    );
    await ines.page.getByLabel('Your name').fill('Ines');
    await choose(ines.page, '3');
    await ines.page.getByText('Rules for this table').click();
    await ines.page.getByLabel('Coins').selectOption('open');
    await choose(ines.page, 'Per turn');
    await choose(ines.page, '10 minutes');
    await ines.page.getByRole('button', { name: 'Open the table' }).click();
    const address = await inviteLink(ines.page);
    await ines.page.getByRole('heading', { level: 1, name: 'New Eden' }).waitFor();
    await ines.page.locator('dd', { hasText: 'Open' }).getByText('changed').waitFor();
    await ines.page.getByText('Each turn within 10 minutes.').waitFor();
    await check(ines.page, 'waiting room of the host');

    const noor = await person(browser, host.url, 'phone');
    await sitDown(noor, address, 'Noor');
    await noor.page.getByRole('button', { name: 'I am ready' }).click();
    await ines.page.locator('li', { hasText: 'Noor' }).getByText('ready', { exact: true }).waitFor();
    await check(noor.page, 'waiting room of a guest');

    // What is said is read further down; nobody is carried there.
    await noor.page.evaluate(() => scrollTo(0, 0));
    await ines.page.getByPlaceholder('Write to the table').fill('Five minutes.');
    await ines.page.getByRole('button', { name: 'Send', exact: true }).click();
    await noor.page.getByText('Five minutes.').waitFor();
    expect(await noor.page.evaluate(() => scrollY)).toBe(0);

    // What is agreed on changes for everybody, and a yes to something else is none.
    await ines.page.getByRole('button', { name: 'Change', exact: true }).click();
    await choose(ines.page, '5 minutes');
    await check(ines.page, 'what the host may change');
    await ines.page.getByText('Rules for this table').click();
    await ines.page.getByLabel('Coins').selectOption('secret');
    await ines.page.getByRole('button', { name: 'Agree on this' }).click();
    await noor.page.getByText('Ines has changed what is played.').waitFor();
    await noor.page.locator('dd', { hasText: 'Each turn within 5 minutes.' }).getByText('new').waitFor();
    await noor.page.locator('dd', { hasText: 'Behind screens' }).getByText('new').waitFor();
    await ines.page.locator('li', { hasText: 'Noor' }).getByText('not ready yet').waitFor();
    await check(noor.page, 'waiting room with other terms');
    await noor.page.getByRole('button', { name: 'I am ready' }).click();
    await noor.page.getByText('Ines has changed what is played.').waitFor({ state: 'detached' });

    // By the keys, then by hand.
    const names = () => ines.page.locator('.seatsx li b').allTextContents();
    await ines.page.getByRole('button', { name: /^Seat 1, Ines/ }).press('ArrowDown');
    await expect.poll(names, { timeout: PATIENCE }).toEqual(['Noor', 'Ines', 'Free seat']);
    const grip = await ines.page.getByRole('button', { name: /^Seat 3/ }).boundingBox();
    const first = await ines.page.getByRole('button', { name: /^Seat 1/ }).boundingBox();
    await ines.page.mouse.move((grip?.x ?? 0) + 20, (grip?.y ?? 0) + 20);
    await ines.page.mouse.down();
    await ines.page.mouse.move((first?.x ?? 0) + 20, (first?.y ?? 0) + 10, { steps: 5 });
    await ines.page.mouse.up();
    await expect.poll(names, { timeout: PATIENCE }).toEqual(['Free seat', 'Noor', 'Ines']);

    await ines.page.getByRole('button', { name: 'Put a bot here' }).click();
    await ines.page.getByRole('heading', { name: 'All 3 are here' }).waitFor();
    await Promise.all([seeBoard(ines.page), seeBoard(noor.page)]);
    await ines.page.locator('.rail .chip, .seat .chip').first().waitFor({ timeout: PATIENCE });
    expect([ines.errors, noor.errors]).toEqual([[], []]);
  });

  test('a late player is replaced by vote for a turn and takes the seat back; the end needs everybody', async () => {
    const { host, browser } = opened();
    const clock = { kind: 'turn', time: 1000, increment: 0, late: 'vote', vacation: 0, nights: false };
    const seats = await gather(host.url, { game: 'submarine', clock }, ['Ines', 'Noor', 'Mateo']);
    const people = await Promise.all(seats.map(() => person(browser, host.url, 'desktop')));
    await Promise.all(people.map((one, i) => sit(one, seats[i])));
    await Promise.all(people.map(({ page }) => seeBoard(page)));
    const { page: waiting } = await findLate(people);
    const late = people.findIndex(({ page }) => page === waiting);
    const [one, other] = people.filter((_, i) => i !== late);

    await one.page.getByRole('button', { name: 'Late', exact: true }).click();
    await check(one.page, 'what can be done about a late player');
    await one.page.getByRole('button', { name: 'Remind', exact: true }).click();
    await one.page.getByRole('button', { name: /^in 2\d h/ }).waitFor();
    await one.page.getByRole('button', { name: 'Vote for it' }).click();
    await one.page.getByRole('button', { name: 'You have agreed' }).waitFor();
    await one.page.keyboard.press('Escape');
    const moves = () => other.page.locator('[data-seq]').first().getAttribute('data-seq');
    const before = Number(await moves());
    await other.page.getByTestId('ballot').getByRole('button', { name: 'Agree', exact: true }).click();
    await other.page.getByText(/The vote is over: agreed|The match goes on/).waitFor({ timeout: PATIENCE });
    await expect.poll(async () => Number(await moves()), { timeout: PATIENCE }).toBeGreaterThan(before);

    await one.page.getByRole('button', { name: 'More' }).click();
    await one.page.getByRole('button', { name: 'My notes' }).click();
    await one.page.getByRole('textbox', { name: 'My notes' }).fill('Watch the jokers.');
    await one.page.getByText('Kept.').waitFor();
    await one.page.getByRole('button', { name: 'Done' }).click();
    await one.page.getByRole('button', { name: 'Ask the others to end the match' }).click();
    for (const { page } of people.filter(p => p !== one))
      await page
        .getByTestId('ballot')
        .getByRole('button', { name: 'Agree', exact: true })
        .click({ timeout: PATIENCE });
    await one.page.getByText('The match was ended by agreement.').waitFor({ timeout: PATIENCE });

    // The same again: the second to ask sits down at the table of the first.
    await one.page.getByRole('button', { name: 'Rematch' }).click();
    await one.page.getByText('Match 2 of a series').waitFor({ timeout: PATIENCE });
    await other.page.getByRole('button', { name: 'Join the rematch' }).click({ timeout: PATIENCE });
    await one.page.getByRole('heading', { name: '2 of 3 are here' }).waitFor({ timeout: PATIENCE });
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('a clock that runs out lets a bot move, and the seat is taken back', async () => {
    const { host, browser } = opened();
    const clock = { kind: 'turn', time: 2000, increment: 0, late: 'bot', vacation: 0, nights: false };
    const seats = await gather(host.url, { game: 'flotilla', clock }, ['Ines', 'Noor']);
    const noor = keepsPlaying(playerAt(host.url, seats[1]));
    const ines = await person(browser, host.url, 'phone');
    await sit(ines, seats[0]);
    // Whoever lets two turns pass is gone: the bot stays until they come back.
    await ines.page.getByRole('button', { name: 'Take your seat back' }).click({ timeout: PATIENCE });
    await noor.stop();
    await ines.page
      .getByRole('button', { name: 'Take your seat back' })
      .waitFor({ state: 'detached', timeout: PATIENCE });
    expect(ines.errors).toEqual([]);
  });

  test('every game has a page of figures, and the own page can be used by everybody', async () => {
    const { host, browser } = opened();
    const seats = await gather(host.url, { game: 'submarine' }, ['Ines', 'Noor']);
    await playOn(
      seats.map(seated => playerAt(host.url, seated)),
      moves => pick(rng, moves),
    );
    const ines = await person(browser, host.url, 'phone', 'de');
    await sit(ines, seats[0]);
    await ines.page.goto('/games/submarine');
    await ines.page.getByRole('heading', { name: 'Submarine in Zahlen' }).waitFor();
    await ines.page.getByRole('img', { name: /^Wie oft welche Punktzahl/ }).waitFor();
    await check(ines.page, 'figures of a game');
    await ines.page.goto('/');
    await ines.page.waitForFunction(
      id => localStorage.getItem('fathom.person.linked')?.includes(id),
      seats[0].table.id,
    );
    await ines.page.goto('/me');
    await ines.page.getByRole('img', { name: /^Wie oft du welche Punktzahl/ }).waitFor();
    await ines.page.getByText('Ruhe von 22:00 bis 08:00').click();
    await ines.page.getByLabel('Von', { exact: true }).fill('23:15');
    await ines.page.getByText('Ruhe von 23:15 bis 08:00').waitFor({ timeout: PATIENCE });
    await ines.page.getByRole('button', { name: 'Bis dahin in Urlaub gehen' }).click();
    await ines.page.getByText('Du bist weg bis').waitFor({ timeout: PATIENCE });
    await check(ines.page, 'the own page');
    await ines.page.getByRole('button', { name: 'Ich bin zurück' }).click();

    // What is chosen in the settings is how the server calls and writes to her.
    await ines.page.getByRole('button', { name: 'Namen ändern' }).click();
    await ines.page.getByRole('dialog').getByRole('textbox').fill('Ines');
    await ines.page.getByRole('dialog').locator('label', { hasText: 'English' }).click();
    await ines.page.getByRole('button', { name: 'Done' }).click();
    await ines.page.getByRole('heading', { level: 1, name: 'Ines' }).waitFor();
    const known = () =>
      ines.page.evaluate(async () => {
        const authorization = `Bearer ${localStorage.getItem('fathom.person')}`;
        const { name, settings } = await (await fetch('/api/person', { headers: { authorization } })).json();
        return { name, lang: settings.lang };
      });
    await expect.poll(known, { timeout: PATIENCE }).toEqual({ name: 'Ines', lang: 'en' });
    expect(ines.errors).toEqual([]);
  });
});

/** A table that all have sat down at, by requests. */
async function gather(url: string, table: object, names: readonly string[]): Promise<Seated[]> {
  const post = async (path: string, body: object): Promise<Seated> => {
    const answer = await fetch(`${url}/api/tables${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Seated;
  };
  const seats = names.map((_, i) => ({ kind: i === 0 ? 'you' : 'open' }));
  const host = await post('', { ...table, name: names[0], seats });
  const guests = [];
  for (const name of names.slice(1))
    guests.push(await post(`/${host.table.id}/join`, { name, invite: host.invite }));
  return [host, ...guests];
}

function playerAt(url: string, seated: Seated): Player {
  return new Player(url, seated as ConstructorParameters<typeof Player>[1]);
}

/** Somebody who is always there: where everybody is gone bots play to the end at once. */
function keepsPlaying(player: Player): { stop(): Promise<void> } {
  let isOver = false;
  const play = async () => {
    while (!isOver) {
      const { moves, seq } = await player.update();
      if (moves.length > 0) await player.move(moves[0], seq);
      await new Promise(resume => setTimeout(resume, 150));
    }
  };
  const playing = play();
  return {
    stop: async () => {
      isOver = true;
      await playing;
    },
  };
}

/** Opens a table with the key to a seat of it. */
async function sit({ page }: Person, { table, you, token, invite }: Seated): Promise<void> {
  await page.goto('/');
  const pass = { table: table.id, game: table.game, seat: you, token, invite, since: 1 };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `fathom.pass.${table.id}`,
    JSON.stringify(pass),
  ] as const);
  await page.goto(`/t/${table.id}#${invite}`);
}

/** Whoever is asked, once all others are told that this person is late. */
async function findLate(people: readonly Person[]): Promise<Person> {
  const told = () =>
    Promise.all(
      people.map(({ page }) => page.getByRole('button', { name: 'Late', exact: true }).isVisible()),
    );
  await waitUntil(async () => (await told()).filter(Boolean).length === people.length - 1, 'nobody was late');
  return people[(await told()).indexOf(false)];
}
