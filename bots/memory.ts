/**
 * What a bot still knows at the next decision of its turn. Where a move brought just what was to be expected of it, nothing
 * that was thought before has become wrong: the search goes on in the tree it has. Whatever luck, a revelation or somebody
 * else brings about ends the memory, and so does any other question in between.
 */
import type { Game, Rng, Stateful } from '@fathom/kernel';
import type { Position } from './bot.ts';
import { Spread } from './spread.ts';
import { type Node, Tree } from './tree.ts';

export class Memory {
  readonly tree = new Tree();
  spread = new Spread();
  /** Moves tried in this tree, over all decisions. */
  tried = 0;
  #root: Node = 0;
  /** What the next question looks like, and where in the tree it is thought about. */
  #expected: string | undefined;
  #next: Node = 0;

  /** Where a position is thought about: further down in the tree, or at the root of a new one. */
  enter<S extends Stateful, M, V>(game: Game<S, M, V>, { seat, view }: Position<M, V>): Node {
    const goesOn = this.#expected !== undefined && this.#expected === lookOf(game, seat, view);
    this.#expected = undefined;
    if (goesOn) {
      this.#root = this.#next;
      return this.#root;
    }
    this.spread = new Spread();
    this.tried = 0;
    this.#root = this.tree.start(seat);
    return this.#root;
  }

  /** Remembers what is to be seen after a move that was just thought about. */
  expect<S extends Stateful, M, V>(game: Game<S, M, V>, position: Position<M, V>, move: M, rng: Rng): void {
    const edge = this.tree.edgeOf(game, this.#root, position.seat, move);
    const look = edge === undefined ? undefined : lookAfter(game, position, move, rng);
    // What was hidden and is revealed differs from world to world.
    if (edge === undefined || look === undefined || look !== lookAfter(game, position, move, rng)) return;
    this.#expected = look;
    this.#next = this.tree.after(edge);
  }
}

/** How the next choice of the same seat looks; nothing if luck comes into it or somebody else decides before. */
function lookAfter<S extends Stateful, M, V>(
  game: Game<S, M, V>,
  { seat, view }: Position<M, V>,
  move: M,
  rng: Rng,
): string | undefined {
  const s = game.sample(view, rng);
  const dice = s.rng.join();
  game.play(s, seat, move);
  for (;;) {
    if (s.rng.join() !== dice) return undefined;
    const actors = game.actors(s);
    if (actors.length === 0) return undefined;
    const moves = game.moves(s, actors[0]);
    if (moves.length > 1) {
      const isMine = actors.length === 1 && actors[0] === seat;
      return isMine ? lookOf(game, seat, game.view(s, seat)) : undefined;
    }
    game.play(s, actors[0], moves[0]);
  }
}

function lookOf<S extends Stateful, M, V>(game: Game<S, M, V>, seat: number, view: V): string {
  return `${game.meta.id}/${seat}/${JSON.stringify(view)}`;
}
