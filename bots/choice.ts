/** Answers a request with the rules at hand: reads the moves and lets the bot choose. */
import { type Game, seedRng } from '@fathom/kernel';
import { botOf, parseStrength } from './levels.ts';
import type { Memory } from './memory.ts';
import type { BotAnswer, BotRequest } from './request.ts';

export function choose(
  game: Game,
  request: BotRequest,
  progress?: (share: number) => void,
  memory?: Memory,
): BotAnswer {
  const strength = parseStrength(request.level, request);
  if (!strength) throw new Error(`unknown bot "${request.level}"`);
  if (request.moves.length === 0) throw new Error('no move to choose from');
  const moves = request.moves.map(text => {
    const move = game.read(text);
    if (move === undefined) throw new Error(`"${text}" is no move of ${request.game}`);
    return move;
  });
  const position = { seat: request.seat, view: request.view, moves };
  const budget = { ...strength, ...(progress && { progress }), ...(memory && { memory }) };
  // The moves are part of the stream, so that a seed kept for a whole match still gives fresh chances at every decision.
  const rng = seedRng(request.seed, `bot/${request.seat}/${request.moves.join(' ')}`);
  return { move: game.write(botOf(strength)(game, position, budget, rng)) };
}
