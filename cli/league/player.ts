/** How somebody in a league plays: thinks through a share of the decisions, and takes the others as they come. */
import { greedy, pickByKind } from '@fathom/bots';
import { findGame } from '@fathom/games';
import { type Game, type Rng, type Seat, unit } from '@fathom/kernel';

const known = new Map<string, Promise<Game>>();

export function rulesNamed(id: string): Promise<Game> {
  const entry = findGame(id);
  if (!entry) throw new Error(`there is no game "${id}"`);
  const found = known.get(id) ?? entry.rules().then(({ game }) => game as Game);
  known.set(id, found);
  return found;
}

export async function decide(
  id: string,
  { seat, view, moves }: { seat: Seat; view: unknown; moves: readonly string[] },
  strength: number,
  rng: Rng,
): Promise<string> {
  if (moves.length === 1) return moves[0];
  const game = await rulesNamed(id);
  const read = moves.map(text => game.read(text));
  const isThinking = unit(rng) < strength;
  const move = isThinking
    ? greedy(game, { seat, view, moves: read }, { iterations: 0, temperature: 0 }, rng)
    : pickByKind(game, read, rng);
  return moves[read.indexOf(move)];
}
