/** Lessons and puzzles fit the rules, have their texts, and can be followed to their end, whatever the others do. */
import { describe, expect, test } from 'vitest';
import {
  type Game,
  LANGS,
  type Lesson,
  type LessonBook,
  lessonOf,
  type PuzzleBook,
  pick,
  type Rng,
  type Stateful,
  seedRng,
  Tutor,
  type Words,
  weighted,
} from '../index.ts';
import { parametersOf } from './template.ts';

/** So many different opponents a lesson is followed with. */
const OPPONENTS = 4;
/** A sentence of the coach fits a phone beside its button; the smaller one below it may wrap. Titles stand elsewhere. */
const LONGEST = 60;
const LONGEST_WHY = 110;
/** The search is sure of the best move of a puzzle by at least so many percent. */
const MARGIN = 4;

type Both = LessonBook['words'];

export function testLessons<S extends Stateful, M, V, O>(game: Game<S, M, V, O>, book: LessonBook): void {
  const lessons = [book.guided, ...book.lessons];

  describe(`${game.meta.id}, lessons`, () => {
    test('have names of their own', () => {
      expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    });

    test('have the same texts in both languages, and none for nobody', () => {
      const needed = lessons.flatMap(({ id, steps }) => [
        `lesson.${id}.title`,
        `lesson.${id}.about`,
        ...steps.map(({ key }) => `lesson.${id}.${key}`),
      ]);
      expectTexts(book.words, needed, ['why', 'done', 'other', 'name']);
    });

    test('are said in sentences that fit a phone', () => {
      for (const lang of LANGS)
        expect(Object.keys(book.words[lang]).filter(key => isLong(key, book.words[lang][key]))).toEqual([]);
    });

    test.each(lessons.map(lesson => ({ lesson, id: lesson.id })))('$id begins with a name', ({ lesson }) => {
      expect(book.words.en[`lesson.${lesson.id}.${lesson.steps[0].key}.name`]).toBeTruthy();
    });

    test.each(lessons.map(lesson => ({ lesson, id: lesson.id })))('$id can be followed', ({ lesson }) => {
      for (let i = 0; i < OPPONENTS; i++)
        followLesson(game as unknown as Game, lesson, seedRng(`${i}`, 'tutor'));
    });
  });
}

export function testPuzzles<S extends Stateful, M, V, O>(game: Game<S, M, V, O>, book: PuzzleBook): void {
  const { puzzles, words } = book;

  describe(`${game.meta.id}, puzzles`, () => {
    test('have names and texts of their own', () => {
      expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
      const needed = puzzles.flatMap(({ id }) => ['title', 'ask', 'why'].map(key => `puzzle.${id}.${key}`));
      expectTexts(words, needed, []);
    });

    test('are asked in sentences that fit a phone', () => {
      for (const lang of LANGS)
        expect(puzzles.filter(({ id }) => isLong('ask', words[lang][`puzzle.${id}.ask`]))).toEqual([]);
    });

    test.each(puzzles.map(puzzle => ({ puzzle, id: puzzle.id })))('$id has one answer', ({ puzzle }) => {
      const { told, seat, expected } = new Tutor(game as unknown as Game, lessonOf(puzzle));
      expect(expected, `${puzzle.id}: the solution is not allowed`).toEqual([puzzle.solution]);
      expect(told.movesOf(seat).length).toBeGreaterThan(1);
      const [solution, next] = puzzle.worth;
      expect(solution - next).toBeGreaterThanOrEqual(MARGIN);
      followLesson(game as unknown as Game, lessonOf(puzzle), seedRng(puzzle.id, 'tutor'));
    });
  });
}

/** What is marked and what is filled in later does not count. */
function isLong(key: string, text: string): boolean {
  if (key.endsWith('.about')) return false;
  return text.replace(/\*|\{move\}/g, '').length > (key.endsWith('.why') ? LONGEST_WHY : LONGEST);
}

/** Does what is suggested, tries something else first, leaves and comes back at every step. */
function followLesson(game: Game, lesson: Lesson, rng: Rng): void {
  let tutor = new Tutor(game, lesson);
  const most = game.meta.bounds.moves;
  for (let i = 0; tutor.phase !== 'over'; i++) {
    expect(i, `${lesson.id} does not end`).toBeLessThan(most);
    const where = `${lesson.id}, step ${tutor.step?.key}`;
    if (tutor.phase === 'done') tutor.next();
    else if (tutor.waits !== undefined) letOthersMove(game, tutor, rng, where);
    else {
      tutor = comeBack(game, tutor);
      takeStep(tutor, rng, where);
    }
  }
}

function letOthersMove(game: Game, tutor: Tutor, rng: Rng, where: string): void {
  const { waits = 0, script, told } = tutor;
  const moves = told.movesOf(waits);
  if (script !== undefined) expect(moves, `${where}: the others cannot do that`).toContain(script);
  const weights = moves.map(text => game.prior(told.state, waits, game.read(text)));
  expect(tutor.reply(script ?? moves[weighted(rng, weights)])).toBe(true);
}

function comeBack(game: Game, tutor: Tutor): Tutor {
  const again = new Tutor(game, tutor.lesson, tutor.mark);
  expect(again.index).toBe(tutor.index);
  expect(again.told.view(again.seat)).toEqual(tutor.told.view(tutor.seat));
  return again;
}

function takeStep(tutor: Tutor, rng: Rng, where: string): void {
  const { step, seat, told, expected } = tutor;
  const offered = told.movesOf(seat);
  if (step?.free) expect(tutor.choose(pick(rng, offered)).kind).toBe('expected');
  else if (!step?.expect) tutor.next();
  else {
    expect(expected, `${where}: nothing expected is allowed`).not.toEqual([]);
    const others = offered.filter(text => !expected.includes(text));
    if (!step.loose && others.length > 0) {
      const before = JSON.stringify(told.state);
      expect(tutor.choose(pick(rng, others)), where).toEqual({ kind: 'other', stands: false });
      expect(JSON.stringify(told.state), `${where}: taken back`).toBe(before);
    }
    expect(tutor.choose(expected[0]).kind, where).toBe('expected');
  }
}

function expectTexts({ en, de }: Both, needed: readonly string[], endings: readonly string[]): void {
  const allowed = new Set([...needed, ...needed.flatMap(key => endings.map(ending => `${key}.${ending}`))]);
  for (const lang of LANGS) {
    const words: Words = { en, de }[lang];
    expect(needed.filter(key => !words[key]?.trim())).toEqual([]);
    expect(Object.keys(words).filter(key => !allowed.has(key) || words[key].trim() === '')).toEqual([]);
  }
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  for (const key of Object.keys(en))
    expect([...parametersOf(de[key])].sort(), key).toEqual([...parametersOf(en[key])].sort());
}
