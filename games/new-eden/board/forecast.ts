/** What a move would do to a station. The rules themselves say it: the move is played in a world that fits the view. */
import { seedRng } from '@fathom/kernel';
import { game } from '../game.ts';
import type { Move } from '../move.ts';
import { type Built, pointerOf } from '../station.ts';
import type { View } from '../view.ts';

export interface Forecast {
  readonly damage: number;
  /** The highest damage the station survives. */
  readonly pointer: number;
  readonly stable: boolean;
}

export interface Outcome extends Forecast {
  readonly coins: number;
  readonly points: number;
}

export function forecastOf(view: View, station: Built): Forecast {
  const pointer = pointerOf(station, view.options.octopusTile === 'octopus');
  return { damage: station.damage, pointer, stable: station.damage <= pointer };
}

const known = new WeakMap<View, Map<number, Outcome>>();

/** Only for legal moves of the viewer. Changes are counted from the position of the view. */
export function outcomeOf(view: View, seat: number, move: Move): Outcome {
  const outcomes = known.get(view) ?? new Map<number, Outcome>();
  known.set(view, outcomes);
  const key = game.key(move);
  const outcome = outcomes.get(key) ?? play(view, seat, move);
  outcomes.set(key, outcome);
  return outcome;
}

function play(view: View, seat: number, move: Move): Outcome {
  const world = game.sample(view, seedRng('forecast', 'sample'));
  const coins = world.stations[seat].coins;
  const points = sum(world.stations[seat].points);
  game.play(world, seat, move);
  const station = world.stations[seat];
  return {
    ...forecastOf(view, station),
    coins: station.coins - coins,
    points: sum(station.points) - points,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
