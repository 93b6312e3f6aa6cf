/** The contract itself: moves, notation, keys, explanations, bounds. */
import { apply, type Game, pick, type Rng, type Stateful } from '../index.ts';
import { holds, isPlain, same } from './check.ts';
import type { Position } from './drive.ts';

/** Moves met anywhere in a run, by notation: tried where they do not belong. */
export type Pool<M> = Map<string, M>;

export function checkMoves<S extends Stateful, M, V, O>(game: Game<S, M, V, O>, p: Position<S, M>): void {
  const texts = p.moves.map(move => game.write(move));
  holds(new Set(texts).size === texts.length, `notation is not unique: ${texts.join(' ')}`);
  const keys = p.moves.map(move => game.key(move));
  holds(new Set(keys).size === keys.length, `keys are not unique: ${keys.join(' ')}`);
  holds(
    keys.every(key => Number.isInteger(key) && key >= 0),
    `keys must be small integers: ${keys.join(' ')}`,
  );
  holds(p.moves.length <= game.meta.bounds.branching, `${p.moves.length} moves are more than promised`);
  const priors: number[] = [];
  game.priors?.(p.state, p.seat, p.moves, priors);
  for (const [i, move] of p.moves.entries()) {
    holds(isPlain(move), `move is not plain data: ${texts[i]}`);
    same(game.read(texts[i]), move, `notation does not round-trip: ${texts[i]}`);
    const refusal = game.explain(p.state, p.seat, move);
    holds(refusal === undefined, `offered but refused: ${texts[i]} (${refusal?.rule})`);
    const prior = game.prior(p.state, p.seat, move);
    holds(prior > 0, `prior must be positive: ${texts[i]}`);
    holds(priors.length === 0 || priors[i] === prior, `priors must say what prior says: ${texts[i]}`);
    holds(
      game.redact(p.state, p.seat, move, p.seat) === texts[i],
      `the mover must know the whole move: ${texts[i]}`,
    );
    holds(
      game.conceals?.(move) !== false || game.redact(p.state, p.seat, move, 'spectator') === texts[i],
      `a move that conceals nothing must be told to everybody: ${texts[i]}`,
    );
  }
}

/** What is not offered is refused, with the same reason in every world the seat considers possible, and changes nothing. */
export function checkRefusals<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  p: Position<S, M>,
  pool: Pool<M>,
  rng: Rng,
): void {
  const legal = new Set(p.moves.map(move => game.write(move)));
  const world = game.sample(game.view(p.state, p.seat), rng);
  for (const move of foreignMoves(game, p, pool, rng)) {
    const text = game.write(move);
    const refusal = game.explain(p.state, p.seat, move);
    holds((refusal === undefined) === legal.has(text), `explain and moves disagree on ${text}`);
    same(game.explain(world, p.seat, move), refusal, `explain depends on something hidden: ${text}`);
    if (refusal === undefined) continue;
    const copy = game.clone(p.state);
    holds(apply(game as Game<S, M>, copy, p.seat, move) !== undefined, `apply accepts ${text}`);
    same(copy, p.state, `a refused move changed the state: ${text}`);
  }
}

function foreignMoves<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  p: Position<S, M>,
  pool: Pool<M>,
  rng: Rng,
): M[] {
  const known = [...pool.values()];
  const moves = Array.from({ length: Math.min(12, known.length) }, () => pick(rng, known));
  for (let i = 0; i < 4; i++) {
    const mutant = game.read(mutate(game.write(pick(rng, p.moves)), rng));
    if (mutant !== undefined) moves.push(mutant);
  }
  return moves;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEF0123456789-:*?';

function mutate(text: string, rng: Rng): string {
  const at = pick(
    rng,
    [...text].map((_, i) => i),
  );
  return text.slice(0, at) + pick(rng, [...LETTERS]) + text.slice(at + 1);
}
