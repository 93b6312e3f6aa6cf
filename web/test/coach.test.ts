import { think } from '@fathom/bots/think.ts';
import { findGame } from '@fathom/games';
import { LANGS, seedRng, speaker, type ToldMatch } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { type AdviceWorker, ask } from '../coach/ask.ts';
import { lettered, rowsOf } from '../coach/letters.ts';
import type { AdviceQuestion, Answer, ToldAdvice } from '../coach/messages.ts';
import { loadReasons } from '../coach/reasons.ts';
import { coachRule } from '../coach/rule.ts';
import { type Heard, hearing } from '../coach/use-coach.ts';
import { NOTHING, type TableState } from '../table/connection.ts';
import { adviceFor, answersTo, GAME_IDS, playUntil, questionAt } from './matches.ts';

const QUESTION = { kind: 'advise' } as AdviceQuestion;

class FakeWorker implements AdviceWorker {
  asked: unknown[] = [];
  ended = false;
  onmessage: ((event: MessageEvent<Answer>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  postMessage(question: unknown): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.ended = true;
  }
  says(answer: Answer): void {
    this.onmessage?.({ data: answer } as MessageEvent<Answer>);
  }
}

const progress = (done: number): Answer => ({ kind: 'progress', done, tried: 1 });

describe('a question', () => {
  test('that was ended is answered no more, and its worker is gone', () => {
    const worker = new FakeWorker();
    const heard: Answer[] = [];
    const end = ask(
      QUESTION,
      answer => heard.push(answer),
      () => worker,
    );
    worker.says(progress(0.1));
    end();
    worker.says(progress(0.2));
    worker.onerror?.({} as ErrorEvent);
    expect(heard).toEqual([progress(0.1)]);
    expect(worker.ended).toBe(true);
  });

  test('asked twice has two workers, and ending one leaves the other', () => {
    const workers = [new FakeWorker(), new FakeWorker()];
    const started = workers.values();
    const start = () => started.next().value ?? new FakeWorker();
    const heard: string[] = [];
    const end = ask(QUESTION, () => heard.push('first'), start);
    ask(QUESTION, () => heard.push('second'), start);
    end();
    for (const worker of workers) worker.says(progress(0.5));
    expect(heard).toEqual(['second']);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  });

  test('ends its worker with the last answer, and when it breaks', () => {
    const [one, two] = [new FakeWorker(), new FakeWorker()];
    ask(
      QUESTION,
      () => undefined,
      () => one,
    );
    one.says({ kind: 'failed', problem: 'x', last: true });
    expect(one.ended).toBe(true);
    const heard: Answer[] = [];
    ask(
      QUESTION,
      answer => heard.push(answer),
      () => two,
    );
    two.onerror?.({} as ErrorEvent);
    expect(heard).toEqual([{ kind: 'failed', problem: 'worker', last: true }]);
    expect(two.ended).toBe(true);
  });

  test('about a game nobody knows is answered with a failure', async () => {
    const [answer] = await answersTo({ ...QUESTION, game: 'chess', moves: [] });
    expect(answer).toMatchObject({ kind: 'failed', last: true });
  });
});

const advised = (move: string, share: number, doubt: number) => ({
  move,
  share,
  doubt,
  visits: 10,
  margin: 1,
  marginDoubt: 1,
  reasons: [],
});

describe('letters', () => {
  test('stay with their moves, and a new move takes the one of the move it replaces', () => {
    const first = lettered([], [{ move: 'a' }, { move: 'b' }, { move: 'c' }]);
    expect(first).toEqual(['a', 'b', 'c']);
    expect(lettered(first, [{ move: 'c' }, { move: 'a' }, { move: 'd' }])).toEqual(['a', 'd', 'c']);
    expect(lettered(['a'], [{ move: 'a' }, { move: 'b' }])).toEqual(['a', 'b']);
  });

  test('stand in their order, the best of them marked, with a word for how sure that is', () => {
    const ranked = [advised('b', 0.5, 0.01), advised('a', 0.4, 0.01), advised('c', 0.395, 0.01)];
    const rows = rowsOf(['a', 'b', 'c'], ranked);
    expect(rows.map(({ letter, isBest }) => [letter, isBest])).toEqual([
      ['A', false],
      ['B', true],
      ['C', false],
    ]);
    expect(rows.map(({ sure }) => [sure?.key, sure?.b])).toEqual([
      ['close', 'C'],
      ['clear', 'A'],
      ['close', 'A'],
    ]);
    const close = rowsOf(['a', 'b'], [advised('a', 0.41, 0.03), advised('b', 0.4, 0.03)]);
    expect(close.map(({ sure }) => [sure?.key, sure?.a, sure?.b])).toEqual([
      ['either', 'A', 'B'],
      ['either', 'A', 'B'],
    ]);
  });
});

describe('what was heard', () => {
  const begun: Heard = { key: 'k', state: 'thinking', letters: [], advice: undefined, done: 0, tried: 0 };
  const advice: ToldAdvice = { moves: [advised('a', 0.5, 0.1)], clarity: 'clear', done: 0.3, tried: 900 };

  test('belongs to the position it was asked about, and ends with the last answer', () => {
    const thinking = hearing(begun, { kind: 'advice', advice, last: false });
    expect(thinking).toMatchObject({ key: 'k', state: 'thinking', letters: ['a'], tried: 900 });
    expect(hearing(thinking, { kind: 'advice', advice, last: true }).state).toBe('done');
    expect(hearing(begun, { kind: 'failed', problem: 'x', last: true }).state).toBe('failed');
  });
});

describe('the table decides', () => {
  const state = { ...NOTHING, you: 0, known: {}, table: {} } as unknown as TableState;
  const at = (table: object, over: object = {}) => coachRule({ ...state, table, ...over } as TableState);

  test('who may ask: nobody where it counts, and those who look on have nothing to ask', () => {
    expect(at({})).toBe('allowed');
    expect(at({ coach: false })).toBe('off');
    expect(at({ rated: true })).toBe('rated');
    expect(at({}, { you: null })).toBeUndefined();
    expect(at({}, { known: { result: {} } })).toBeUndefined();
  });
});

describe.each(GAME_IDS)('in %s', id => {
  test("where the coach is sure, the best move is the bot's own", { timeout: 120_000 }, async () => {
    let found = 0;
    await playUntil(id, async (told, seat, moves) => {
      if (seat !== 0 || moves.length < 3 || told.count < 12) return false;
      const question = questionAt(told, seat);
      const { moves: ranked, clarity } = await adviceFor(question);
      if (clarity !== 'clear') return false;
      const seats = told.setup.seats;
      const bot = await think({ ...question, seats, level: 'ismcts:2500', seed: 'bot' });
      expect(ranked[0].move).toBe(bot.move);
      return ++found === 2;
    });
    expect(found).toBe(2);
  });

  test('what is shown does not change when only secrets of others do', async () => {
    const told = await playUntil(
      id,
      (now, seat, moves) => seat === 0 && moves.length > 2 && now.count >= 14 && hasSecrets(now),
    );
    const { game } = told;
    const view = told.view(0);
    const other = game.sample(view, seedRng('other', 'sample'));
    expect(game.view(other, 0)).toEqual(view);
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(told.state));
    const moves = game.moves(other, 0).map(move => game.write(move));
    const asked = questionAt(told, 0);
    const words = await shownTo(asked);
    expect(await shownTo({ ...asked, view: game.view(other, 0), moves })).toEqual(words);
    expect(words.length).toBeGreaterThan(2);
  });
});

/** A world that fits the view and is another one. */
function hasSecrets({ game, state }: ToldMatch): boolean {
  const other = game.sample(game.view(state, 0), seedRng('other', 'sample'));
  return JSON.stringify({ ...other, rng: 0 }) !== JSON.stringify({ ...state, rng: 0 });
}

/** Every word and number of the panel, in both languages. */
async function shownTo(question: AdviceQuestion): Promise<string[]> {
  const entry = findGame(question.game);
  const explain = await loadReasons(question.game, question.version);
  if (!entry || !explain) throw new Error(`${question.game} has no reasons`);
  const { game } = await entry.rules();
  const { voice } = await entry.voice();
  const { moves } = await adviceFor(question);
  const letters = lettered([], moves);
  return LANGS.flatMap(lang => {
    const say = speaker(lang, voice.words[lang]);
    return rowsOf(letters, moves).map(({ letter, advised: one, sure }) => {
      const label = voice.label(say, game.read(one.move), question.view);
      const { share, doubt, margin, marginDoubt, reasons } = one;
      const numbers = [share, doubt, margin, marginDoubt].join(' ');
      return `${letter} ${label} ${sure?.key} ${numbers} ${explain(reasons, lang)}`;
    });
  });
}
