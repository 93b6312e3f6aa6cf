/** Ratings: bots have theirs from the ladder, and a rated table is played by stricter rules. */
import { LEVEL_NAMES, LEVELS } from '@fathom/bots';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Server } from '../index.ts';
import type { PersonAnswer } from '../protocol.ts';
import { botSkill, isMeasured, NEWCOMER, rated, shown } from '../rating/skill.ts';
import { call, createTable, joinTable, playOn, startServer, temporaryFolder } from './arena.ts';
import { DAILY } from './clocks.ts';
import { Browser } from './person.ts';

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

describe('bots', () => {
  test('every level a table may name has a rating of its own, the stronger the higher', () => {
    for (const game of ['submarine', 'new-eden', 'endeavor-deep-sea', 'flotilla']) {
      const mus = LEVELS.map(level => botSkill(game, level).mu);
      expect(mus).toEqual([...mus].sort((a, b) => a - b));
      expect(new Set(mus).size).toBe(LEVELS.length);
      expect(botSkill(game, 'random').mu).toBeLessThan(botSkill(game, 'greedy').mu);
    }
    expect(botSkill('submarine', 'strong')).toEqual(botSkill('submarine', 'expert'));
    expect(LEVEL_NAMES.every(level => shown(botSkill('submarine', level)).rating > 0)).toBe(true);
  });

  test('what nobody has measured is doubted more, and moves a rating less', () => {
    for (const game of ['submarine', 'new-eden', 'endeavor-deep-sea', 'flotilla'])
      for (const level of LEVELS) expect(botSkill(game, level).sigma).toBe(isMeasured(game, level) ? 1 : 3);
    const gain = (sigma: number) =>
      rated([
        { skill: NEWCOMER, place: 1 },
        { skill: { mu: NEWCOMER.mu, sigma }, place: 2 },
      ])[0].mu;
    expect(gain(3)).toBeLessThan(gain(1));
  });

  test('400 points of the ladder are odds of ten to one', () => {
    const apart = botSkill('submarine', 'random').mu - botSkill('submarine', 'novice').mu;
    const spread = Math.sqrt(2 * (1 + (NEWCOMER.mu / 6) ** 2));
    expect(1 / (1 + Math.exp(-apart / spread))).toBeCloseTo(1 / 11, 5);
  });

  test('who beats an expert at first is taken for stronger than who beats a novice', () => {
    const after = (level: string) =>
      rated([
        { skill: NEWCOMER, place: 1 },
        { skill: botSkill('submarine', level), place: 2 },
      ])[0].mu;
    expect(after('expert')).toBeGreaterThan(after('casual'));
    expect(after('casual')).toBeGreaterThan(after('novice'));
    expect(after('novice')).toBeGreaterThan(NEWCOMER.mu);
  });

  test('the first match of a person against a bot counts', async () => {
    const seats = [{ kind: 'you' as const }, { kind: 'bot' as const, level: 'greedy' }];
    const host = await createTable(server.url, { game: 'sealed', seats, clock: DAILY, rated: true });
    const ines = await new Browser(server.url).meet();
    await ines.link(host);
    await playOn([host], moves => moves[0]);
    await expect
      .poll(async () => (await ines.me()).ratings)
      .toMatchObject([{ game: 'sealed', seats: 2, games: 1 } satisfies Partial<PersonAnswer['ratings'][0]>]);
  });
});

describe('a rated table', () => {
  test('needs a clock', async () => {
    const body = { game: 'sealed', name: 'A', seats: [{ kind: 'you' }, { kind: 'open' }], rated: true };
    const refused = await call(server.url, 'POST', '/api/tables', { body });
    expect(refused.body.error.code).toBe('clock_needed');
  });

  test('knows no undo by consent and no early end, but the others may replace who is idle', async () => {
    const host = await createTable(server.url, { game: 'submarine', clock: DAILY, rated: true });
    const guest = await joinTable(host);
    await playOn([host, guest], moves => moves[0], 4);
    for (const player of [host, guest])
      for (const kind of ['undo', 'concede']) {
        const { status, body } = await player.act('propose', { kind });
        expect(status).toBe(409);
        expect(['rated_table', 'nothing_to_undo']).toContain(body.error.code);
      }
    expect((await host.act('propose', { kind: 'concede' })).body.error.code).toBe('rated_table');
    expect((await host.look()).table.ballot).toBeUndefined();
    expect((await host.act('propose', { kind: 'bot', seat: guest.seat })).body.error.code).toBe(
      'not_waiting',
    );
  });

  test('says that it is rated to everybody who sees it, so that no page offers a coach', async () => {
    const host = await createTable(server.url, { game: 'sealed', clock: DAILY, rated: true, listed: true });
    const list = await call<{ tables: { id: string; rated?: boolean }[] }>(server.url, 'GET', '/api/tables');
    expect(list.body.tables.find(({ id }) => id === host.table)).toMatchObject({ rated: true });
    expect((await host.look()).table.rated).toBe(true);
  });
});
