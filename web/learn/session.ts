/** A lesson while somebody takes it: what the page shows of it, and what a press does. Knows no React. */
import { BOT_NAMES } from '@fathom/bots/names.ts';
import type { BotRequest } from '@fathom/bots/request.ts';
import {
  type Game,
  type Lesson,
  type LessonMark,
  type OptionValues,
  type Refusal,
  Tutor,
} from '@fathom/kernel';
import { isMove, type Known, restart } from '../table/feed.ts';

/** What is said about the last press. */
export type Answer =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'other'; readonly move: string; readonly stands: boolean };

export interface Shown {
  readonly known: Known;
  readonly index: number;
  readonly phase: Tutor['phase'];
  readonly answer: Answer | undefined;
  /** Presses in this step that led nowhere. */
  readonly wrong: number;
  /** The move to be made, once it is known. */
  readonly suggested: string | undefined;
  /** A ghost shows the suggested move. */
  readonly showing: boolean;
  /** The match itself has come to its end. */
  readonly over: boolean;
}

export interface Wires {
  think(request: BotRequest): Promise<string>;
  /** How far somebody has come, after every step and every move. */
  keep(mark: LessonMark): void;
  /** Another move than the one that is meant was tried. */
  wrong(): void;
  finish(): void;
  pause(ms: number): Promise<void>;
  /** Something is said when the step is done, so the next one waits. */
  isAnswered(step: string): boolean;
}

/** How long others take for a move, and how long the ghost of a move is seen. */
const REPLY = 420;
const GHOST = 900;
/** A calm opponent. */
const LEVEL = 'casual';
const ADVISER = 'greedy';

export class Session {
  readonly lesson: Lesson;
  readonly #tutor: Tutor;
  readonly #wires: Wires;
  readonly #listeners = new Set<() => void>();
  #shown: Shown;
  #closed = false;
  #moment = 0;

  constructor(game: Game, lesson: Lesson, mark: LessonMark | undefined, wires: Wires) {
    this.lesson = lesson;
    this.#wires = wires;
    this.#tutor = new Tutor(game, lesson, mark);
    this.#shown = this.#look(0);
    void this.#goOn();
  }

  readonly get = (): Shown => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  close(): void {
    this.#closed = true;
  }

  get seat(): number {
    return this.#tutor.seat;
  }

  /** Everything from the beginning of the match, to be played on elsewhere. */
  get moves(): readonly (readonly [number, string])[] {
    return this.#tutor.told.moves.map(({ seat, text }) => [seat, text] as const);
  }

  get options(): OptionValues {
    return this.#tutor.told.setup.options;
  }

  /** What another seat is called. */
  nameOf(seat: number): string {
    return BOT_NAMES[seat < this.seat ? seat : seat - 1];
  }

  send(text: string): void {
    if (this.#shown.showing || this.#tutor.phase !== 'asks' || !this.#tutor.isAsked) return;
    const before = this.#tutor.told.seq;
    const judged = this.#tutor.choose(text);
    switch (judged.kind) {
      case 'refused':
        return this.refuse(judged.refusal);
      case 'other':
        this.#show(before, { answer: { kind: 'other', move: text, stands: judged.stands } });
        if (judged.stands) break;
        this.#wires.wrong();
        return this.#set({ wrong: this.#shown.wrong + 1 });
      case 'expected':
        this.#show(before, { answer: undefined });
    }
    this.#settle();
  }

  /** The board itself says why something is not allowed. */
  refuse(refusal: Refusal): void {
    this.#set({ answer: { kind: 'refused', refusal }, wrong: this.#shown.wrong + 1 });
  }

  tryAgain(): void {
    this.#set({ answer: undefined });
  }

  undo(): void {
    if (this.#tutor.undo()) this.#show(this.#tutor.told.seq);
  }

  /** Plays the suggested move as a ghost and takes it back. */
  async show(): Promise<void> {
    const { suggested } = this.#shown;
    if (suggested === undefined || this.#shown.showing) return;
    const before = this.#tutor.told.seq;
    const ghost = this.#tutor.peek(suggested, () => this.#look(before));
    if (!ghost) return;
    this.#set({ known: { ...ghost.known, moves: [] }, showing: true, answer: undefined });
    await this.#wires.pause(GHOST);
    if (this.#shown.showing) this.endShow();
  }

  endShow(): void {
    this.#show(this.#tutor.told.seq, { showing: false, suggested: this.#shown.suggested });
  }

  /** Lets the coach make the move; what would be said about it is skipped as well. */
  skip(): void {
    if (this.#tutor.waits !== undefined) return;
    const { index, phase, expected } = this.#tutor;
    const move = this.#shown.suggested ?? expected[0];
    if (phase === 'asks' && move !== undefined) this.send(move);
    if (this.#tutor.phase !== 'over' && this.#tutor.index === index) this.next();
  }

  next(): void {
    this.#tutor.next();
    this.#show(this.#tutor.told.seq, { answer: undefined, wrong: 0 });
    void this.#goOn();
  }

  /** After a choice: the next step, unless something is to be said first. */
  #settle(): void {
    const { phase, step } = this.#tutor;
    if (phase === 'done' && step && !this.#wires.isAnswered(step.key) && !this.#shown.answer) this.next();
    else void this.#goOn();
  }

  /** The others move, then somebody is asked. */
  async #goOn(): Promise<void> {
    const moment = ++this.#moment;
    const isGone = () => this.#closed || moment !== this.#moment;
    if (this.#tutor.phase === 'over') this.#wires.finish();
    else if (this.#tutor.waits === undefined) this.#wires.keep(this.#tutor.mark);
    while (this.#tutor.waits !== undefined) {
      const [text] = await Promise.all([this.#reply(), this.#wires.pause(REPLY)]);
      if (isGone()) return;
      const before = this.#tutor.told.seq;
      if (!this.#tutor.reply(text)) throw new Error(`${text} cannot be played`);
      this.#show(before);
      if (this.#tutor.waits === undefined) this.#wires.keep(this.#tutor.mark);
    }
    if (this.#tutor.phase === 'over') this.#wires.finish();
    const suggested = await this.#advise();
    if (!isGone()) this.#set({ suggested });
  }

  #reply(): Promise<string> {
    const { script, waits = 0 } = this.#tutor;
    const possible = script !== undefined && this.#tutor.told.movesOf(waits).includes(script);
    return possible ? Promise.resolve(script) : this.#wires.think(this.#request(waits, LEVEL));
  }

  /** The move the lesson means; where it means any of a kind, the best of them. */
  async #advise(): Promise<string | undefined> {
    const { expected, step, seat } = this.#tutor;
    if (expected.length < 2 || step?.expect?.includes(expected[0])) return expected[0];
    return this.#wires.think({ ...this.#request(seat, ADVISER), moves: expected });
  }

  #request(seat: number, level: string): BotRequest {
    const { told, lesson } = this.#tutor;
    return {
      game: told.game.meta.id,
      seats: told.setup.seats,
      seat,
      view: told.view(seat),
      moves: told.movesOf(seat),
      level,
      seed: `${lesson.position.seed}/${told.count}`,
    };
  }

  #show(before: number, change: Partial<Shown> = {}): void {
    const { answer, wrong } = this.#shown;
    this.#set({ ...this.#look(before), answer, wrong, ...change });
  }

  #set(change: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** What is seen now, and what has moved since. */
  #look(before: number): Shown {
    const { told, seat, index, phase, expected, step } = this.#tutor;
    const known = restart(told.update(seat, 0));
    const recent = known.entries.filter(isMove).filter(({ seq }) => before > 0 && seq > before);
    // Where there is only something to look at, nothing else shines.
    const acts = phase === 'asks' && (step?.free || step?.expect !== undefined);
    const asked = acts ? known : { ...known, moves: [] };
    return {
      known: { ...asked, recent, undo: step?.free ? known.undo : 0, restart: 0, result: undefined },
      index,
      phase,
      answer: undefined,
      wrong: 0,
      suggested: step?.expect?.includes(expected[0]) ? expected[0] : undefined,
      showing: false,
      over: told.result !== undefined,
    };
  }
}
