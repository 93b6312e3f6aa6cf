/**
 * What a move does, as far as whoever makes it may know. The move is played in several worlds that fit the view; what
 * looks the same in all of them afterwards is certain, the rest depends on luck or on what is hidden. Prices,
 * damage, points and everything else that boards, cards, prompts and the coach say about a move come from here, so
 * no formula is written twice.
 */
import { apply } from './apply.ts';
import { type Event, EventLog, eventsFor } from './events.ts';
import type { Game, Seat, Stateful } from './game.ts';
import { drawCount, pick, type Rng, seedRng } from './rng.ts';

/** A value in which whatever is not certain is left out. */
export type Certain<T> = T extends readonly (infer E)[]
  ? readonly Certain<E>[] | undefined
  : T extends object
    ? { readonly [K in keyof T]: Certain<T[K]> } | undefined
    : T | undefined;

export interface Foresight<V = unknown, M = unknown> {
  /** What the seat will see. */
  readonly view: Certain<V>;
  /** What the seat could do next, where that is certain. */
  readonly moves: readonly M[] | undefined;
  /** What is certain to happen. */
  readonly events: readonly Event[];
}

interface Outcome {
  readonly view: unknown;
  readonly moves: readonly string[] | undefined;
  readonly events: readonly Event[];
}

/** Worlds that are looked at: more of them where something is drawn, because chance may look like certainty. */
const WORLDS = 4;
const WORLDS_OF_CHANCE = 16;

/** `then`: what the seat goes on with, as far as it is asked at once and may. */
export function foresee<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  view: V,
  seat: Seat,
  move: M,
  ...then: readonly M[]
): Foresight<V, M> {
  const rng = seedRng(game.write(move), 'foresee');
  let drawn = false;
  let certain: Outcome | undefined;
  for (let i = 0; i < (drawn ? WORLDS_OF_CHANCE : WORLDS); i++) {
    const world = game.sample(view, rng);
    const dice = drawCount(world.rng);
    const outcome = playOut(game, world, seat, [move, ...then], rng);
    drawn ||= drawCount(world.rng) !== dice;
    certain = certain === undefined ? outcome : common(certain, outcome);
  }
  return {
    view: certain?.view as Certain<V>,
    moves: certain?.moves?.map(text => game.read(text)).filter(next => next !== undefined),
    events: certain?.events ?? [],
  };
}

function playOut<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  world: S,
  seat: Seat,
  [move, ...then]: readonly M[],
  rng: Rng,
): Outcome {
  const together = game.actors(world).filter(other => other !== seat);
  const log = new EventLog();
  game.play(world, seat, move, log);
  // Whoever decides at the same time decides as they like.
  for (const other of together) {
    if (game.actors(world).includes(other)) game.play(world, other, pick(rng, game.moves(world, other)), log);
  }
  for (const next of then) if (apply(game, world, seat, next, log)) break;
  return {
    view: game.view(world, seat),
    moves: game.moves(world, seat).map(next => game.write(next)),
    events: eventsFor(log.events, seat),
  };
}

/** A part of a foreseen view, if everything in it is certain. */
export function certain<T>(part: Certain<T>): T | undefined {
  return isWhole(part) ? (part as T) : undefined;
}

function isWhole(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return part !== undefined;
  return Object.values(part).every(isWhole);
}

function common(a: Outcome, b: Outcome): Outcome {
  const told = new Set(b.events.map(event => JSON.stringify(event)));
  return {
    view: agreed(a.view, b.view),
    moves: a.moves?.join() === b.moves?.join() ? a.moves : undefined,
    events: a.events.filter(event => told.has(JSON.stringify(event))),
  };
}

/** What two values have in common; undefined where they differ. */
function agreed(a: unknown, b: unknown): unknown {
  if (a === b) return a;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length ? a.map((item, i) => agreed(item, b[i])) : undefined;
  if (!isObject(a) || !isObject(b)) return undefined;
  return Object.fromEntries(Object.keys(a).map(key => [key, agreed(a[key], b[key])]));
}

function isObject(x: unknown): x is Record<string, unknown> {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}
