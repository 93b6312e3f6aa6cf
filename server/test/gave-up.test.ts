/** Ratings and stand-ins: a bot that plays for somebody neither lifts nor saves them. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Server } from '../index.ts';
import { countedPlaces, gaveUp } from '../rating/presence.ts';
import { NEWCOMER, shown } from '../rating/skill.ts';
import type { Row, SeatRow } from '../store/store.ts';
import { createTable, joinTable, type Player, playOn, startServer, temporaryFolder } from './arena.ts';
import { DAILY } from './clocks.ts';
import { Browser } from './person.ts';

describe('who has given up', () => {
  const person: SeatRow = { kind: 'person', name: 'A', member: 'a' };
  const bot: SeatRow = { kind: 'bot', name: 'Nemo', level: 'greedy' };
  /** One letter for each decision of seat 0: b for the bot, p for the person, f for what was forced, u takes one back. */
  const log = (letters: string): Row[] =>
    [...letters].map((letter, i) => {
      const common = { seq: i + 1, seat: 0, at: 0, id: letter === 'b' ? `bot-${i}` : `p-${i}` };
      if (letter === 'u') return { ...common, undo: 1 };
      return { ...common, move: 'x', forced: letter === 'f' };
    });

  test.each([
    ['played alone', person, 'pppppp', false],
    ['had a bot for a third', person, 'bbpppp', false],
    ['had a bot for more', person, 'bbbppppp', true],
    ['had a bot for one turn at the end', { ...person, kind: 'bot', away: true, turn: true }, 'pppb', false],
    ['left before the end', { ...person, kind: 'bot', away: true }, 'pppppppb', true],
    ['was never there', { ...person, kind: 'bot', away: true }, '', true],
    ['was asked nothing', person, 'ff', false],
    ['made what was forced after a bot', person, 'pppbff', false],
    ['took back what counted', person, 'bpppuu', true],
    ['is a bot', bot, 'bbbb', false],
  ] as const)('%s', (_, seat, letters, isGone) => {
    expect(gaveUp({ seats: [seat as SeatRow] }, log(letters))).toEqual([isGone]);
  });

  test('they are behind everybody who stayed, whatever the bot achieved; nobody left shows nothing', () => {
    expect(countedPlaces([1, 2, 3], [true, false, false])).toEqual([4, 2, 3]);
    expect(countedPlaces([1, 2, 3], [false, true, true])).toEqual([1, 4, 4]);
    expect(countedPlaces([2, 1], [true, true])).toBeUndefined();
  });
});

describe('a rated match', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let server: Server;
  beforeEach(async () => {
    folder = temporaryFolder();
    server = await startServer(folder.path);
  });
  afterEach(async () => {
    await server.close();
    folder.remove();
  });

  async function linked(player: Player, name: string): Promise<Browser> {
    const browser = await new Browser(server.url).meet(name);
    await browser.link(player);
    return browser;
  }

  test.each([
    ['the highest card for whoever stays', (moves: string[]) => moves.toSorted().at(-1) ?? ''],
    ['the lowest card for whoever stays', (moves: string[]) => moves.toSorted()[0]],
  ])('who leaves loses, whatever their bot does: %s', async (_, pick) => {
    const host = await createTable(server.url, { game: 'sealed', clock: DAILY, rated: true });
    const guest = await joinTable(host);
    const people = [await linked(host, 'Ines'), await linked(guest, 'Noor')];
    await playOn([host, guest], pick, 2);
    expect((await guest.act('leave')).status).toBe(200);
    for (let status = 'playing'; status === 'playing'; ) {
      await playOn([host], pick);
      status = (await host.look()).table.status;
    }
    const rating = async (one: Browser) => (await one.me()).ratings[0]?.rating ?? 0;
    await expect.poll(() => rating(people[0]), { timeout: 60_000 }).toBeGreaterThan(shown(NEWCOMER).rating);
    expect(await rating(people[1])).toBeLessThan(shown(NEWCOMER).rating);
  });
});
