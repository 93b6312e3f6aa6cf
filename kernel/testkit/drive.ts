/** Drivers that take a game through many different positions. Uniform random play alone misses most end conditions. */
import {
  type Game,
  pick,
  type Rng,
  type Seat,
  type Stateful,
  seedRng,
  type Viewer,
  weighted,
} from '../index.ts';

export const DRIVERS = ['uniform', 'kinds', 'prior'] as const;
export type Driver = (typeof DRIVERS)[number];

export interface Position<S, M> {
  readonly state: S;
  readonly seat: Seat;
  readonly moves: readonly M[];
  /** How many moves were made before. */
  readonly count: number;
}

export interface Run<O> {
  readonly seats: number;
  readonly options: O;
  readonly seed: string;
  readonly driver: Driver;
}

/** Every position of one game, each before its move is made; returns the final state. */
export function* drive<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  run: Run<O>,
): Generator<Position<S, M>, S, undefined> {
  const state = game.setup(run.seats, run.options, seedRng(run.seed, 'play'));
  const rng = seedRng(run.seed, `drive/${run.driver}`);
  for (let count = 0; ; count++) {
    const actors = game.actors(state);
    if (actors.length === 0) return state;
    if (count > game.meta.bounds.moves) throw new Error(`no end after ${count} moves (seed ${run.seed})`);
    const seat = pick(rng, actors);
    const moves = game.moves(state, seat);
    if (moves.length === 0)
      throw new Error(`seat ${seat} has no move after ${count} moves (seed ${run.seed})`);
    yield { state, seat, moves, count };
    game.play(state, seat, choose(game, state, seat, moves, rng, run.driver));
  }
}

export function choose<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  state: S,
  seat: Seat,
  moves: readonly M[],
  rng: Rng,
  driver: Driver,
): M {
  switch (driver) {
    case 'uniform':
      return pick(rng, moves);
    case 'kinds': {
      const kind = pick(rng, [...new Set(moves.map(move => game.kind(move)))]);
      return pick(
        rng,
        moves.filter(move => game.kind(move) === kind),
      );
    }
    case 'prior':
      return moves[
        weighted(
          rng,
          moves.map(move => game.prior(state, seat, move)),
        )
      ];
  }
}

/** Runs to the end and returns the final state. */
export function driveToEnd<S extends Stateful, M, V, O>(game: Game<S, M, V, O>, run: Run<O>): S {
  const positions = drive(game, run);
  for (let next = positions.next(); ; next = positions.next()) if (next.done) return next.value;
}

/** The state of a run after so many moves. */
export function positionAfter<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  run: Run<O>,
  count: number,
): S {
  for (const position of drive(game, run)) if (position.count === count) return game.clone(position.state);
  throw new Error(`the game was over before move ${count}`);
}

/** Everybody who may look at a table. */
export function viewers(seats: number): Viewer[] {
  return [...Array(seats).keys(), 'spectator'];
}
