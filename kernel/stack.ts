/**
 * The decision stack. What is being decided lies on top, what it interrupts below it; the lowest frame is the turn or
 * the phase. A game is a table of steps, one for each kind of frame, and `decide` makes of it the part of the contract
 * that is about deciding.
 *
 * Frames are values: a step never changes a frame, it puts another one in its place (`replaceTop`). So a copy of a
 * state copies the list and not what is in it, and nobody finds a frame changed under their hands.
 */
import { GAME_OVER, NOT_YOUR_TURN } from './apply.ts';
import type { Log } from './events.ts';
import type { Game, Refusal, Seat, Stateful } from './game.ts';
import { range } from './lists.ts';

/** One level of the stack. A game's frames are a union over `step`, each with the fields its step needs. */
export interface Frame {
  readonly step: string;
}

export interface Stacked<F extends Frame = Frame> extends Stateful {
  stack: F[];
  /** Key of the end condition that was met; empty while the game goes on. */
  ending: string;
}

/**
 * A kind of decision: which moves it offers, why another one is not allowed, and what happens. Where `explain` lets only
 * some kinds of moves pass, `K` names them, and `play` need not ask again.
 */
export interface Decision<S, F, M, K extends string = string> {
  moves(s: S, f: F, seat: Seat): M[];
  explain(s: S, f: F, seat: Seat, move: M): Refusal | undefined;
  play(s: S, f: F, seat: Seat, move: OfKind<M, K>, log?: Log): void;
  /** Asked whenever the frame comes to lie on top. True: it has gone on by itself, and the stack has changed. False: somebody has to decide. */
  settle?(s: S, f: F, log?: Log): boolean;
  /** Where several decide at the same time: those who have not yet. */
  actors?(s: S, f: F): readonly Seat[];
  /** Whether there is a choice depends on what others may not know: taken by itself, it would tell them. */
  veiled?(s: S, f: F): boolean;
}

type OfKind<M, K extends string> = string extends K ? M : Extract<M, { readonly kind: K }>;

/** A kind of frame that asks nobody: it goes on as soon as it lies on top, and always changes the stack. */
export interface Automatic<S, F> {
  settle(s: S, f: F, log?: Log): void;
  readonly moves?: undefined;
}

export type Step<S, F, M> = Decision<S, F, M> | Automatic<S, F>;

/** A step for each kind of frame. */
export type Steps<S, F extends Frame, M> = {
  readonly [N in F['step']]: Step<S, Extract<F, { readonly step: N }>, M>;
};

export interface Decider<S extends Stateful, M>
  extends Required<Pick<Game<S, M>, 'actors' | 'moves' | 'explain' | 'play' | 'veiled'>> {
  /** Lets happen what needs nobody, until somebody has to decide or the game is over. */
  settle(s: S, log?: Log): void;
}

/** Lists of one seat each, to be read only: the question is asked at every move. */
const ALONE: readonly (readonly Seat[])[] = range(16).map(seat => [seat]);

/** The rules of deciding, from a table of steps. `seatOf` tells who decides where a single seat does. */
export function decide<S extends Stacked<F>, F extends Frame, M>(
  steps: Steps<S, F, M>,
  seatOf: (s: S, f: F) => Seat,
): Decider<S, M> {
  const stepOf = lookup(steps);

  function isActor(s: S, f: F, step: Uniform<S, F, M>, seat: Seat): boolean {
    return step.actors === undefined ? seat === seatOf(s, f) : step.actors(s, f).includes(seat);
  }

  function settle(s: S, log?: Log): void {
    while (s.ending === '') {
      const f = top(s);
      const step = stepOf(f);
      if (step.settle === undefined || !step.settle(s, f, log)) return;
    }
  }

  return {
    actors(s) {
      if (s.ending !== '') return [];
      const f = top(s);
      const step = stepOf(f);
      return step.actors === undefined ? ALONE[seatOf(s, f)] : step.actors(s, f);
    },
    moves(s, seat) {
      if (s.ending !== '') return [];
      const f = top(s);
      const step = stepOf(f);
      return isActor(s, f, step, seat) ? step.moves(s, f, seat) : [];
    },
    explain(s, seat, move) {
      if (s.ending !== '') return GAME_OVER;
      const f = top(s);
      const step = stepOf(f);
      return isActor(s, f, step, seat) ? step.explain(s, f, seat, move) : NOT_YOUR_TURN;
    },
    play(s, seat, move, log) {
      const f = top(s);
      stepOf(f).play(s, f, seat, move, log);
      settle(s, log);
    },
    veiled(s) {
      if (s.ending !== '') return false;
      const f = top(s);
      return stepOf(f).veiled?.(s, f) ?? false;
    },
    settle,
  };
}

/**
 * Finds the step of a frame. One frame is asked several times in a row: who decides, what is offered, what happens. It is a
 * value, so the one asked for last is still what it was.
 */
function lookup<S, F extends Frame, M>(steps: Steps<S, F, M>): (f: F) => Uniform<S, F, M> {
  const table: Record<string, Uniform<S, F, M>> = {};
  for (const [name, step] of Object.entries<Step<S, F, M>>(steps)) table[name] = uniform(name, step);
  let last: F | undefined;
  let known: Uniform<S, F, M>;
  return f => {
    if (f !== last) {
      last = f;
      known = table[f.step];
    }
    return known;
  };
}

/** Every step in one shape, which is faster to look into. */
interface Uniform<S, F, M> {
  readonly actors: Decision<S, F, M>['actors'];
  readonly moves: Decision<S, F, M>['moves'];
  readonly explain: Decision<S, F, M>['explain'];
  readonly play: Decision<S, F, M>['play'];
  readonly settle: Decision<S, F, M>['settle'];
  readonly veiled: Decision<S, F, M>['veiled'];
}

function uniform<S, F, M>(name: string, step: Step<S, F, M>): Uniform<S, F, M> {
  if (step.moves !== undefined) {
    const { actors, moves, explain, play, settle, veiled } = step;
    return { actors, moves, explain, play, settle, veiled };
  }
  const nobody = () => {
    throw new Error(`nobody decides in the step ${name}`);
  };
  const settle = (s: S, f: F, log?: Log) => {
    step.settle(s, f, log);
    return true;
  };
  return { actors: undefined, moves: nobody, explain: nobody, play: nobody, settle, veiled: undefined };
}

export function top<F extends Frame>(s: { readonly stack: readonly F[] }): F {
  return s.stack[s.stack.length - 1];
}

/** Puts another frame in the place of the one on top. */
export function replaceTop<F extends Frame>(s: { readonly stack: F[] }, f: F): void {
  s.stack[s.stack.length - 1] = f;
}

/** Why a move is not allowed: the rule that forbids it, and the sentence that says so. */
export function refuse(rule: string, key: string, params?: Refusal['params']): Refusal {
  return params ? { rule, key, params } : { rule, key };
}
