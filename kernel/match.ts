/**
 * A match being played: its state, the moves so far, and the tentative tail of the current turn that can still
 * be taken back. The barrier behind which undo cannot reach is found here, not declared by the games: something
 * was drawn, something was revealed, or the seat has nothing more to decide.
 */
import { apply, UNREADABLE } from './apply.ts';
import { EventLog, type FullEvent } from './events.ts';
import type { Game, Refusal, Seat, Stateful } from './game.ts';
import type { OptionValues } from './options.ts';
import { hasDrawn, type RngName, seedRng } from './rng.ts';

/** All that a match begins with. */
export interface Setup<O = OptionValues> {
  readonly seats: number;
  readonly options: O;
  readonly seed: string;
  /** What it draws from: sfc32 where nothing is said, as in matches from before there was a choice. */
  readonly rng?: RngName;
}

export interface Played {
  readonly seat: Seat;
  readonly text: string;
}

/** A move that was made and what happened in it. */
export interface Made<S = Stateful> extends Played {
  readonly events: readonly FullEvent[];
  /** The state as it was, for reading at once: undo may still need it. */
  readonly before: S;
}

export type Outcome<S = Stateful> =
  | { readonly ok: true; readonly made: readonly Made<S>[] }
  | { readonly ok: false; readonly refusal: Refusal };

interface Snapshot<S> {
  readonly state: S;
  readonly count: number;
}

/** What only this file may change. */
const INSIDE = Symbol('inside a match');

interface Inside<S> {
  state: S;
  moves: Played[];
  /** States before each choice of `tailSeat` since the last barrier, oldest first. */
  tail: readonly Snapshot<S>[];
  tailSeat: Seat;
}

export class Match<S extends Stateful = Stateful, M = unknown> {
  readonly game: Game<S, M>;
  readonly [INSIDE]: Inside<S>;

  constructor(game: Game<S, M>, state: S, moves: readonly Played[] = []) {
    this.game = game;
    this[INSIDE] = { state, moves: [...moves], tail: [], tailSeat: -1 };
  }

  get state(): S {
    return this[INSIDE].state;
  }

  get moves(): readonly Played[] {
    return this[INSIDE].moves;
  }
}

/** The state a match begins with; what is told of it goes to the log. */
export function setUp<S extends Stateful, M, O>(
  game: Game<S, M, unknown, O>,
  { seats, options, seed, rng }: Setup<O>,
  log?: EventLog,
): S {
  return game.setup(seats, options, seedRng(seed, 'play', rng), log);
}

export function startMatch<S extends Stateful, M, O>(
  game: Game<S, M, unknown, O>,
  seats: number,
  options: O,
  seed: string,
): Match<S, M> {
  return new Match(game as Game<S, M>, setUp(game, { seats, options, seed }));
}

/** Goes on from a stored state; the state must have been stored at a barrier. */
export function resumeMatch<S extends Stateful, M>(
  game: Game<S, M>,
  state: S,
  moves: readonly Played[],
): Match<S, M> {
  return new Match(game, state, moves);
}

/** Plays a move given as notation, and whatever is forced after it, as long as `mayForce` agrees. */
export function submit<S extends Stateful, M>(
  match: Match<S, M>,
  seat: Seat,
  text: string,
  mayForce: (played: Played, after: number) => boolean = () => true,
): Outcome<S> {
  const move = match.game.read(text);
  if (move === undefined) return { ok: false, refusal: UNREADABLE };
  const before = match.game.clone(match.state);
  const log = new EventLog();
  const refusal = apply(match.game, match.state, seat, move, log);
  if (refusal) return { ok: false, refusal };
  const made: Made<S>[] = [remember(match, before, { seat, text: match.game.write(move) }, log)];
  for (let next = forced(match); next && mayForce(next.played, made.length); next = forced(match))
    made.push(take(match, next));
  return { ok: true, made };
}

/** How many of its moves a seat can take back now, forced ones included; 0 when none. */
export function undoable(match: Match, seat: Seat): number {
  return reaching(match, seat, match[INSIDE].tail.at(-1));
}

/** The same for its whole turn up to the barrier. */
export function restartable(match: Match, seat: Seat): number {
  return reaching(match, seat, match[INSIDE].tail.at(0));
}

/** Whether anything can be taken back by anybody: then the state is no place to resume from. */
export function isTentative(match: Match): boolean {
  return match[INSIDE].tail.length > 0;
}

/** Takes back the seat's last choice, or with `all` its whole turn up to the barrier. Returns how many moves went. */
export function takeBack(match: Match, seat: Seat, all = false): number {
  const inside = match[INSIDE];
  const count = all ? restartable(match, seat) : undoable(match, seat);
  if (count === 0) return 0;
  const snapshot = all ? inside.tail[0] : inside.tail[inside.tail.length - 1];
  inside.tail = all ? [] : inside.tail.slice(0, -1);
  inside.moves.length = snapshot.count;
  inside.state = snapshot.state;
  return count;
}

/** Brings back the present, given its state: for a move, or an undo, that could not be stored. */
export function present<S extends Stateful>(match: Match<S>): (state: S) => void {
  const inside = match[INSIDE];
  const { tail, tailSeat } = inside;
  const kept = tail.at(0)?.count ?? inside.moves.length;
  const moves = inside.moves.slice(kept);
  return state => {
    inside.moves.length = kept;
    inside.moves.push(...moves);
    Object.assign(inside, { state, tail, tailSeat });
  };
}

function reaching(match: Match, seat: Seat, snapshot: Snapshot<Stateful> | undefined): number {
  const { tailSeat, moves } = match[INSIDE];
  return snapshot && tailSeat === seat ? moves.length - snapshot.count : 0;
}

function remember<S extends Stateful, M>(
  match: Match<S, M>,
  before: S,
  played: Played,
  log: EventLog,
): Made<S> {
  const inside = match[INSIDE];
  const { seat } = played;
  const drawn = hasDrawn(before.rng, inside.state.rng);
  if (drawn || log.revealed || !match.game.actors(inside.state).includes(seat)) {
    inside.tail = [];
    inside.tailSeat = -1;
  } else {
    const own = inside.tailSeat === seat ? inside.tail : [];
    inside.tail = [...own, { state: before, count: inside.moves.length }];
    inside.tailSeat = seat;
  }
  inside.moves.push(played);
  return { ...played, events: log.events, before };
}

/** Takes a decision that is none, if that takes no undo away from its seat. */
function forced<S extends Stateful, M>(match: Match<S, M>): OnlyMove<S> | undefined {
  const only = onlyMove(match.game, match.state);
  if (!only) return undefined;
  // Whoever has just moved can take it back, or nobody can.
  const own = match[INSIDE].tailSeat === only.played.seat;
  return own && !match.game.actors(only.after).includes(only.played.seat) ? undefined : only;
}

/** A move that needs nobody, and what comes of it. */
interface OnlyMove<S> {
  readonly played: Played;
  readonly after: S;
  readonly events: readonly FullEvent[];
}

/**
 * The single move of a single seat, where it reveals nothing and its being single tells nothing either: a secret or
 * veiled move stays with its seat. It is played on a copy, because only playing tells whether it reveals anything.
 */
export function onlyMove<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  state: S,
): OnlyMove<S> | undefined {
  const actors = game.actors(state);
  if (actors.length !== 1 || game.veiled?.(state)) return undefined;
  const seat = actors[0];
  const moves = game.moves(state, seat);
  if (moves.length !== 1) return undefined;
  const text = game.write(moves[0]);
  if (game.redact(state, seat, moves[0], 'spectator') !== text) return undefined;
  const after = game.clone(state);
  const log = new EventLog();
  game.play(after, seat, moves[0], log);
  if (hasDrawn(state.rng, after.rng) || log.revealed) return undefined;
  return { played: { seat, text }, after, events: log.events };
}

function take<S extends Stateful, M>(match: Match<S, M>, { played, after, events }: OnlyMove<S>): Made<S> {
  const inside = match[INSIDE];
  const before = inside.state;
  inside.state = after;
  inside.moves.push(played);
  return { ...played, events, before };
}
