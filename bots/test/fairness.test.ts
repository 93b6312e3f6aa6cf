/** What a seat cannot know changes nothing about what its bot does, whatever the game and the level. */
import { GAMES } from '@fathom/games';
import { checkOptions, type Game, type Rng, type Seat, type Stateful, seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../level.ts';
import { pickByKind } from '../random.ts';
import type { BotRequest } from '../request.ts';
import { think } from '../think.ts';

interface Moment {
  readonly state: Stateful;
  readonly seat: Seat;
}

/** A real choice in the middle of a match of blind players. */
function momentOf(game: Game, seats: number, seed: string): Moment {
  const options = checkOptions(game.meta.options, {});
  if (!options.ok) throw new Error('no defaults');
  const state = game.setup(seats, options.options, seedRng(seed, 'play'));
  const rng = seedRng(seed, 'bots');
  for (let count = 0; ; count++) {
    const [seat] = game.actors(state);
    const moves = game.moves(state, seat);
    if (count >= 30 && moves.length > 2) return { state, seat };
    game.play(state, seat, pickByKind(game, moves, rng));
  }
}

function requestFor(game: Game, { state, seat }: Moment, seats: number, level: string): BotRequest {
  return {
    game: game.meta.id,
    seats,
    seat,
    view: game.view(state, seat),
    moves: game.moves(state, seat).map(move => game.write(move)),
    level,
    seed: 'fair',
  };
}

/** At three seats every level, at two and four those that think little: other courses go by other weights. */
const PLAYERS = [
  ...['greedy', ...LEVELS].map(level => ({ level, seats: 3 })),
  ...['greedy', 'novice', 'skilled'].map(level => ({ level, seats: 2 })),
  ...['greedy', 'skilled'].map(level => ({ level, seats: 4 })),
];

describe.each(GAMES.map(entry => [entry.meta.id, entry] as const))('%s', (_, entry) => {
  test.each(PLAYERS)(
    '$level chooses alike in worlds that look alike, $seats seats',
    async ({ level, seats }) => {
      const { game } = await entry.rules();
      const moment = momentOf(game, seats, `fair/${level}`);
      const request = requestFor(game, moment, seats, level);
      const world = game.sample(structuredClone(request.view), seedRng(level, 'other world'));
      expect(world).not.toEqual(moment.state);
      const other = requestFor(game, { state: world, seat: moment.seat }, seats, level);
      expect(other).toEqual(request);
      expect(await think(structuredClone(other))).toEqual(await think(structuredClone(request)));
    },
  );

  test('what goes to a worker holds nothing of the dice', async () => {
    const { game } = await entry.rules();
    const moment = momentOf(game, 3, 'marked');
    const marks: Rng = [990_001, 990_002, 990_003, 990_004];
    moment.state.rng = marks;
    expect(JSON.stringify(requestFor(game, moment, 3, 'expert'))).not.toMatch(/99000\d/);
  });
});
