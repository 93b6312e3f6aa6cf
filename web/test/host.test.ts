import { think } from '@fathom/bots/think.ts';
import { game as submarine } from '@fathom/games/submarine/game.ts';
import type { Game, Seat } from '@fathom/kernel';
import { replay } from '@fathom/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ChooseMove, LocalHost, type News } from '../local/host.ts';
import { createMatch, type LocalSeat, type SavedMatch } from '../local/saved.ts';
import { join, type Known, restart } from '../table/feed.ts';

const game = submarine as unknown as Game;

const random: ChooseMove = async request => (await think({ ...request, level: 'random' })).move;
const greedy: ChooseMove = async request => (await think({ ...request, level: 'greedy' })).move;

/** The page: puts the news together and remembers what would be saved. */
class Page {
  known: Known | undefined;
  you: Seat | null = null;
  curtain: Seat | undefined;
  news: News[] = [];
  failures: string[] = [];
  readonly host: LocalHost;
  readonly #saved: SavedMatch;

  constructor(saved: SavedMatch, choose: ChooseMove) {
    this.#saved = saved;
    this.host = new LocalHost(game, saved, choose, {
      news: news => this.#hear(news),
      thinking: () => undefined,
      failed: where => this.failures.push(where),
    });
    this.host.open();
  }

  #hear(news: News): void {
    this.news.push(news);
    this.you = news.you;
    this.curtain = news.curtain;
    const joined = news.whole
      ? { kind: 'new' as const, known: restart(news.update) }
      : join(this.known, news.update);
    if (joined.kind === 'gap') throw new Error('the host left a hole');
    if (joined.kind === 'new') this.known = joined.known;
  }

  saved(): SavedMatch {
    return {
      ...this.#saved,
      record: { ...this.#saved.record, moves: this.news[this.news.length - 1].moves },
    };
  }

  async idle(): Promise<void> {
    for (let quiet = 0; quiet < 3; ) {
      const before = this.news.length;
      await new Promise(resume => setTimeout(resume, 0));
      quiet = this.news.length === before ? quiet + 1 : 0;
    }
  }

  /** Plays like a bot for whoever holds the device. */
  async playOn(choices: number, choose: ChooseMove): Promise<void> {
    for (let i = 0; i < choices; i++) {
      await this.idle();
      if (this.curtain !== undefined) this.host.lift();
      const { known, you } = this;
      if (!known || you === null || known.result || known.moves.length === 0) continue;
      const moves = [...known.moves];
      const level = 'greedy';
      const seed = String(i);
      const move = await choose({
        game: 'submarine',
        seats: 2,
        seat: you,
        view: known.view,
        moves,
        level,
        seed,
      });
      expect(this.host.move(move)).toBeUndefined();
    }
    await this.idle();
  }
}

function match(...kinds: LocalSeat['kind'][]): SavedMatch {
  const seats = kinds.map((kind, i) => ({ kind, name: `Seat ${i}`, level: 'random' }));
  const saved = createMatch({
    game: 'submarine',
    version: game.meta.version,
    seats,
    options: { cards: 'shuffled', idleVoyages: 3 },
  });
  return { ...saved, record: { ...saved.record, seed: 'fixed' } };
}

describe('a local match', () => {
  let page: Page;
  beforeEach(() => {
    page = new Page(match('person', 'bot'), random);
  });

  test('against a bot: one seat is mine, the bot moves by itself, no curtain falls', async () => {
    await page.playOn(12, random);
    expect(page.you).toBe(0);
    expect(page.news.every(news => news.curtain === undefined)).toBe(true);
    expect(page.known?.entries.some(step => step.seat === 1)).toBe(true);
    expect(page.failures).toEqual([]);
  });

  test('a reload in the middle keeps moves, log, choices and undo', async () => {
    await page.playOn(15, random);
    for (let i = 0; i < 40 && page.known?.undo === 0; i++) await page.playOn(1, random);
    const again = new Page(JSON.parse(JSON.stringify(page.saved())), random);
    expect(again.known?.undo).toBeGreaterThan(0);
    expect(again.known?.view).toEqual(page.known?.view);
    expect(again.known?.moves).toEqual(page.known?.moves);
    expect(again.known?.undo).toBe(page.known?.undo);
    expect(again.known?.entries.map(step => step.text)).toEqual(page.known?.entries.map(step => step.text));
  });

  test('undo takes the log back with it, and the turn can be played again', async () => {
    for (let i = 0; i < 60 && !page.known?.undo; i++) await page.playOn(1, random);
    const moves = page.saved().record.moves.length;
    const undo = page.known?.undo ?? 0;
    expect(undo).toBeGreaterThan(0);
    page.host.undo(false);
    expect(page.saved().record.moves).toHaveLength(moves - undo);
    // One entry more than moves: the set-up.
    expect(page.known?.entries).toHaveLength(moves - undo + 1);
    await page.playOn(3, random);
    expect(page.known?.entries.length).toBe(page.saved().record.moves.length + 1);
  });

  test('an illegal move is refused with its rule and changes nothing', async () => {
    await page.idle();
    const before = page.news.length;
    expect(page.host.move('nonsense')).toMatchObject({ key: 'unreadable' });
    expect(page.news).toHaveLength(before);
  });

  test('plays to the end, and what was saved replays to the same result', async () => {
    page = new Page(match('person', 'bot'), greedy);
    for (let i = 0; i < 60 && !page.known?.result; i++) await page.playOn(10, greedy);
    const { record } = page.saved();
    const replayed = replay(game, record);
    expect(replayed.ok && game.result(replayed.state)).toEqual(page.known?.result);
    expect(page.known?.result).toBeDefined();
  });

  test('a bot that breaks is reported and does not hang the table', async () => {
    page = new Page(match('bot', 'bot'), () => Promise.reject(new Error('broken')));
    await page.idle();
    expect(page.failures).toEqual(['bot']);
  });
});

describe('around one device', () => {
  test('the curtain falls before every change of hands, and behind it nothing of a hand is known', async () => {
    const page = new Page(match('person', 'person'), random);
    for (let i = 0; i < 40; i++) {
      await page.playOn(1, random);
      const last = page.news[page.news.length - 1];
      if (last.curtain === undefined) continue;
      expect(last.update.moves).toEqual([]);
      expect(last.update.view).toMatchObject({ viewer: 'spectator' });
      expect(page.host.move('A')).toBeUndefined();
    }
    const holders = page.news.filter(news => news.curtain === undefined).map(news => news.you);
    expect(new Set(holders)).toEqual(new Set([0, 1]));
    for (const [i, news] of page.news.entries()) {
      const before = page.news[i - 1];
      if (before && before.you !== null && news.you !== before.you) expect(before.curtain).toBe(news.you);
    }
  });
});

test('a saved match whose moves do not fit is refused with the place', () => {
  const saved = match('person', 'bot');
  const broken = { ...saved, record: { ...saved.record, moves: [[0, 'nonsense']] as const } };
  expect(() => new Page(broken, random)).toThrow('moves[0]');
});
