/** State is plain data, a clone is equal and independent, the same moves give the same state. */
import { type Game, hex, pick, type Rng, type Stateful, sha256 } from '../index.ts';
import { holds, isPlain, same } from './check.ts';
import type { Position } from './drive.ts';

export function checkPurity<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  p: Position<S, M>,
  rng: Rng,
): void {
  const before = JSON.stringify(p.state);
  holds(isPlain(p.state), 'the state is not plain data');
  const copy = game.clone(p.state);
  same(copy, p.state, 'clone differs');
  const parsed: S = JSON.parse(before);
  const move = pick(rng, p.moves);
  game.play(copy, p.seat, move);
  holds(JSON.stringify(p.state) === before, `playing ${game.write(move)} on a clone changed the original`);
  game.play(parsed, p.seat, move);
  same(parsed, copy, `${game.write(move)} plays differently after a JSON round trip`);
}

export function hashState(state: unknown): string {
  return hex(sha256(JSON.stringify(state)));
}
