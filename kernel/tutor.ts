/**
 * Goes through a lesson with somebody: knows the step, judges each choice by the rules and the step, lets the others move, and
 * can be left and taken up again. Knows no page and no clock.
 */
import type { Game, Refusal, Seat, Stateful } from './game.ts';
import { type Lesson, type LessonStep, recordOf } from './lesson.ts';
import { tellRecord } from './record.ts';
import type { ToldMatch } from './told.ts';

/** How far somebody has come. */
export interface LessonMark {
  readonly step: number;
  /** The moves since the position of the lesson. */
  readonly moves: readonly (readonly [Seat, string])[];
}

/** `asks`: the step is open; `done`: it is not any more, and the next one waits; `over`: nothing is left. */
export const PHASES = ['asks', 'done', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What became of a choice: it went on, it was another one, or it is not allowed. */
export type Judged =
  | { readonly kind: 'expected' }
  /** Allowed, and taken back unless the step is loose. */
  | { readonly kind: 'other'; readonly stands: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** A lesson, or how far somebody had come in it, does not fit the rules. */
export class UnfitLesson extends Error {
  override readonly name = 'UnfitLesson';
}

export class Tutor<S extends Stateful = Stateful, M = unknown> {
  readonly lesson: Lesson;
  readonly seat: Seat;
  readonly told: ToldMatch<S, M>;
  readonly #begin: number;
  #step = 0;
  #phase: Phase = 'asks';
  /** How many of the step's moves of others were made. */
  #scripted = 0;

  constructor(game: Game<S, M>, lesson: Lesson, mark: LessonMark = { step: 0, moves: [] }) {
    this.lesson = lesson;
    this.seat = lesson.position.seat ?? 0;
    const record = recordOf(game, lesson.position);
    if (typeof record === 'string') throw new UnfitLesson(`${lesson.id}: ${record}`);
    this.#begin = record.moves.length;
    const outcome = tellRecord(game, { ...record, moves: [...record.moves, ...mark.moves] });
    if (!outcome.ok) throw new UnfitLesson(`${lesson.id}: ${outcome.error.at} ${outcome.error.problem}`);
    this.told = outcome.told;
    this.#enter(mark.step);
    if (mark.step > 0 && this.#isLost())
      throw new UnfitLesson(`${lesson.id}: ${this.step?.key} cannot be done`);
  }

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.#step];
  }

  get index(): number {
    return this.#step;
  }

  get phase(): Phase {
    return this.#phase;
  }

  get mark(): LessonMark {
    const moves = this.told.moves.slice(this.#begin).map(({ seat, text }) => [seat, text] as const);
    return { step: this.#phase === 'done' ? this.#step + 1 : this.#step, moves };
  }

  /** Another seat that has to move first. */
  get waits(): Seat | undefined {
    if (this.#phase !== 'asks' || this.isAsked) return undefined;
    return this.told.actors[0];
  }

  get isAsked(): boolean {
    return this.told.actors.includes(this.seat);
  }

  /** Allowed moves that go on, the suggested one first; none where there is nothing to do or everything may be done. */
  get expected(): readonly string[] {
    const { step } = this;
    if (this.#phase !== 'asks' || !this.isAsked || !step?.expect) return [];
    const offered = this.told.movesOf(this.seat);
    return [...new Set(step.expect.flatMap(pattern => offered.filter(text => fits(text, pattern))))];
  }

  /** What the lesson lets the others do now; undefined where a bot decides. */
  get script(): string | undefined {
    return this.waits === undefined ? undefined : this.step?.others?.[this.#scripted];
  }

  /** Somebody chooses. */
  choose(text: string): Judged {
    const { step } = this;
    const attempt = this.told.choose(this.seat, text);
    if (!attempt.ok) return { kind: 'refused', refusal: attempt.refusal };
    if (step?.free) {
      if (!this.isAsked || this.told.game.quiet(this.told.state)) this.#phase = 'done';
      return { kind: 'expected' };
    }
    if (step?.expect?.some(pattern => fits(text, pattern))) {
      this.#phase = 'done';
      return { kind: 'expected' };
    }
    if (!step?.loose) attempt.revert();
    else this.#phase = 'done';
    return { kind: 'other', stands: step?.loose === true };
  }

  /** Another seat moves. */
  reply(text: string): boolean {
    const { waits, script } = this;
    if (waits === undefined || !this.told.choose(waits, text).ok) return false;
    if (text === script) this.#scripted++;
    this.#passOver();
    return true;
  }

  /** Shows a move and takes it back. */
  peek<T>(text: string, look: () => T): T | undefined {
    const attempt = this.told.choose(this.seat, text);
    if (!attempt.ok) return undefined;
    const seen = look();
    attempt.revert();
    return seen;
  }

  /** In a free turn the last choice can be taken back. */
  undo(): boolean {
    return this.step?.free === true && this.told.takeBack(this.seat) !== undefined;
  }

  /** From a step that is done, or was only to be looked at, to the next. */
  next(): void {
    if (this.#phase !== 'over') this.#enter(this.#step + 1);
  }

  #enter(step: number): void {
    this.#step = step;
    this.#scripted = 0;
    this.#phase = step < this.lesson.steps.length && this.told.result === undefined ? 'asks' : 'over';
    this.#passOver();
  }

  /** Something is expected, and none of it is allowed. */
  #isLost(): boolean {
    return this.#phase === 'asks' && this.isAsked && !!this.step?.expect && this.expected.length === 0;
  }

  /** A loose step has nothing to say where nothing of it is possible. */
  #passOver(): void {
    if (this.told.result !== undefined) this.#phase = 'over';
    const open = this.#phase === 'asks' && this.isAsked && this.step?.loose && this.step.expect;
    if (open && this.expected.length === 0) this.next();
  }
}

/** Whether a move is meant by a pattern in which `*` stands for anything. */
function fits(text: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replace(/[^\w*]/g, '\\$&').replaceAll('*', '.*')}$`).test(text);
}
