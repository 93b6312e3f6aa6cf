/** State is plain data, a clone is equal and independent, the same moves give the same state, a view stays what it was. */
import { isDeepStrictEqual } from 'node:util';
import {
  applyChange,
  changeOf,
  type Game,
  hex,
  pick,
  type Rng,
  type Stateful,
  sha256,
  type Viewer,
} from '../index.ts';
import { alike, holds, isPlain, same } from './check.ts';
import type { Position } from './drive.ts';

export function checkPurity<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  p: Position<S, M>,
  rng: Rng,
): void {
  holds(isPlain(p.state), 'the state is not plain data');
  const copy = game.clone(p.state);
  same(copy, p.state, 'clone differs');
  const parsed: S = JSON.parse(JSON.stringify(p.state));
  const move = pick(rng, p.moves);
  const seen = [p.seat, 'spectator' as const].map(viewer => look(game, copy, viewer));
  game.play(copy, p.seat, move);
  for (const sight of seen) checkView(game, copy, sight, game.write(move));
  same(p.state, parsed, `playing ${game.write(move)} on a clone changed the original`);
  game.play(parsed, p.seat, move);
  same(parsed, copy, `${game.write(move)} plays differently after a JSON round trip`);
}

interface Look<V> {
  readonly viewer: Viewer;
  readonly view: V;
  readonly text: string;
}

function look<S extends Stateful, M, V, O>(game: Game<S, M, V, O>, state: S, viewer: Viewer): Look<V> {
  const view = game.view(state, viewer);
  return { viewer, view, text: JSON.stringify(view) };
}

/** Viewers are sent what has changed since the view they had. */
function checkView<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  after: S,
  { viewer, view, text }: Look<V>,
  move: string,
): void {
  const before = JSON.parse(text);
  same(view, before, `playing ${move} changed a view from before`);
  const now = game.view(after, viewer);
  const change = changeOf(view, now);
  const told = change && JSON.parse(JSON.stringify(change));
  const applied = applyChange(before, told);
  // In whatever order the keys are.
  holds(
    alike(applied, now) || isDeepStrictEqual(applied, now),
    `what ${move} changed in the view does not lead to the next`,
  );
}

export function hashState(state: unknown): string {
  return hex(sha256(JSON.stringify(state)));
}
