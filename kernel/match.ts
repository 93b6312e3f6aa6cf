/**
 * A match being played: its state, the moves so far, and the tentative tail of the current turn that can still
 * be taken back. The barrier behind which undo cannot reach is found here, not declared by the games: something
 * was drawn, something was revealed, or the seat has nothing more to decide.
 */
import { apply, UNREADABLE } from './apply.ts';
import { EventLog, type FullEvent } from './events.ts';
import type { Game, Refusal, Seat, Stateful } from './game.ts';
import { seedRng } from './rng.ts';

export interface Played {
  readonly seat: Seat;
  readonly text: string;
}

/** One move that was made and what happened in it. */
export interface Entry extends Played {
  readonly events: readonly FullEvent[];
}

interface Snapshot<S> {
  readonly state: S;
  readonly count: number;
}

export interface Match<S extends Stateful = Stateful, M = unknown> {
  readonly game: Game<S, M>;
  state: S;
  readonly moves: Played[];
  /** States before each choice of `tailSeat` since the last barrier, oldest first. */
  tail: Snapshot<S>[];
  tailSeat: Seat;
}

export type Outcome<S = Stateful> =
  /** `before` is the state as it was, for reading: undo may still need it. */
  | { readonly ok: true; readonly before: S; readonly steps: readonly Entry[] }
  | { readonly ok: false; readonly refusal: Refusal };

export function startMatch<S extends Stateful, M, O>(
  game: Game<S, M, unknown, O>,
  seats: number,
  options: O,
  seed: string,
): Match<S, M> {
  return resumeMatch(game as Game<S, M>, game.setup(seats, options, seedRng(seed, 'play')), []);
}

/** Goes on from a stored state; the state must have been stored at a barrier. */
export function resumeMatch<S extends Stateful, M>(game: Game<S, M>, state: S, moves: Played[]): Match<S, M> {
  return { game, state, moves, tail: [], tailSeat: -1 };
}

/** Plays a move given as notation, and whatever is forced after it. */
export function submit<S extends Stateful, M>(match: Match<S, M>, seat: Seat, text: string): Outcome<S> {
  const move = match.game.read(text);
  if (move === undefined) return { ok: false, refusal: UNREADABLE };
  const before = match.game.clone(match.state);
  const log = new EventLog();
  const refusal = apply(match.game, match.state, seat, move, log);
  if (refusal) return { ok: false, refusal };
  const steps: Entry[] = [remember(match, before, seat, move, log)];
  for (let step = forced(match); step; step = forced(match)) steps.push(step);
  return { ok: true, before, steps };
}

/** How many of its moves a seat can take back now, forced ones included; 0 when none. */
export function undoable(match: Match, seat: Seat): number {
  const last = match.tail.at(-1);
  return last && match.tailSeat === seat ? match.moves.length - last.count : 0;
}

/** Takes back the seat's last choice, or with `all` its whole turn up to the barrier. Returns how many moves went. */
export function takeBack(match: Match, seat: Seat, all = false): number {
  if (undoable(match, seat) === 0) return 0;
  const snapshot = all ? match.tail[0] : match.tail[match.tail.length - 1];
  const count = match.moves.length - snapshot.count;
  match.tail = all ? [] : match.tail.slice(0, -1);
  match.moves.length = snapshot.count;
  match.state = snapshot.state;
  return count;
}

function remember<S extends Stateful, M>(
  match: Match<S, M>,
  before: S,
  seat: Seat,
  move: M,
  log: EventLog,
): Entry {
  const played = { seat, text: match.game.write(move) };
  const drawn = before.rng[3] !== match.state.rng[3];
  if (drawn || log.revealed || !match.game.actors(match.state).includes(seat)) {
    match.tail = [];
    match.tailSeat = -1;
  } else {
    if (match.tailSeat !== seat) match.tail = [];
    match.tailSeat = seat;
    match.tail.push({ state: before, count: match.moves.length });
  }
  match.moves.push(played);
  return { ...played, events: log.events };
}

/** Takes a decision that is none, if that takes no undo away from its seat. */
function forced<S extends Stateful, M>(match: Match<S, M>): Entry | undefined {
  const only = onlyMove(match.game, match.state);
  if (!only) return undefined;
  const { seat, text, after, events } = only;
  const own = match.tailSeat === seat && match.tail.length > 0;
  if (own && !match.game.actors(after).includes(seat)) return undefined;
  match.state = after;
  match.moves.push({ seat, text });
  return { seat, text, events };
}

/** A move that needs nobody, and what comes of it. */
interface OnlyMove<S> extends Entry {
  readonly after: S;
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
  if (actors.length !== 1) return undefined;
  const seat = actors[0];
  const moves = game.moves(state, seat);
  if (moves.length !== 1 || game.veiled?.(state)) return undefined;
  const text = game.write(moves[0]);
  if (game.redact(state, seat, moves[0], 'spectator') !== text) return undefined;
  const after = game.clone(state);
  const log = new EventLog();
  game.play(after, seat, moves[0], log);
  if (after.rng[3] !== state.rng[3] || log.revealed) return undefined;
  return { seat, text, after, events: log.events };
}
