/** Positions of Submarine for the bots to decide in. */

import { game } from '@fathom/games/submarine/game.ts';
import { checkOptions, type Seat, seedRng } from '@fathom/kernel';
import { card } from '../../games/submarine/cards.ts';
import type { Move } from '../../games/submarine/move.ts';
import { spaceAt } from '../../games/submarine/space.ts';
import type { State } from '../../games/submarine/state.ts';
import { inContainer } from '../../games/submarine/token.ts';
import { pickByKind } from '../random.ts';
import type { BotRequest } from '../request.ts';

export { game };

export function setUp(seats: number, seed: string): State {
  const checked = checkOptions(game.meta.options, {});
  if (!checked.ok) throw new Error('no defaults');
  return game.setup(seats, checked.options, seedRng(seed, 'play'));
}

/** Some way into a game of random moves. */
export function midGame(seats: number, seed: string, moves: number): State {
  const s = setUp(seats, seed);
  const rng = seedRng(seed, 'moves');
  for (let i = 0; i < moves && game.actors(s).length > 0; i++) {
    game.play(s, s.seat, pickByKind(game, game.moves(s, s.seat), rng));
  }
  return s;
}

/** Seat 0 is about to sail and needs one more kind, which lies in column D below its submarine, payable with its hand. */
export function oneTreasureAway(): State {
  const s = setUp(2, 'forced');
  const [kinds, colours] = [12, 5];
  for (let kind = 0; kind < kinds - 1; kind++) s.at[kind * colours] = inContainer(0);
  const wanted = (kinds - 1) * colours + 2;
  for (let token = wanted - 2; token < wanted + 3; token++) s.at[token] = spaceAt(0, 3);
  s.at[wanted] = spaceAt(3, 1);
  s.submarines = [1, 2, 3, 3, 5, 0, 0, 4, 4, 5].map((column, i) => spaceAt(column, i === 2 ? 1 : 0));
  s.hands[0] = [card(2, 1), card(0, 1), card(0, 1)];
  s.seat = 0;
  s.stack = [{ step: 'sail' }];
  return s;
}

export function requestFor(s: State, seat: Seat, level: string, seed = 'seed'): BotRequest {
  return {
    game: game.meta.id,
    seats: s.seats,
    seat,
    view: game.view(s, seat),
    moves: game.moves(s, seat).map((move: Move) => game.write(move)),
    level,
    seed,
  };
}
