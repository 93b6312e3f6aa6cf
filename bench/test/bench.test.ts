import { findGame } from '@fathom/games';
import { checkOptions } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { measureBoardgameIo } from '../boardgameio.ts';
import { microseconds, perSecond } from '../clock.ts';
import { OLD_RNG, positionsOf, readGames, recordGames, writtenGames } from '../recording.ts';

test('the clock counts units of work, once the compiler has had its time', () => {
  let now = 0;
  const work = () => {
    now += now < 150 ? 50 : 5;
    return 10;
  };
  expect(perSecond(work, () => now)).toBe(2000);
  expect(now).toBe(150 + 400);
  expect(perSecond(work, () => now, 2)).toBe(2000);
  expect(now).toBe(550 + 2 * 550);
});

test('and takes the usual one for a single unit', () => {
  const wait = () => {
    for (const until = performance.now() + 5; performance.now() < until; );
    return 10;
  };
  expect(microseconds(wait)).toBeGreaterThanOrEqual(500);
});

test('recorded games replay position by position to their end', async () => {
  const { game } = (await findGame('submarine')?.rules()) ?? {};
  if (!game) throw new Error('no game');
  const defaults = checkOptions(game.meta.options, {});
  if (!defaults.ok) throw new Error('no defaults');
  const [recording] = recordGames(game, 2, defaults.options, 1);
  const positions = positionsOf(game, 2, defaults.options, recording);
  expect(positions).toHaveLength(recording.moves.length);
  for (const [i, { state, seat, moves }] of positions.entries()) {
    expect(game.actors(state)).toEqual([seat]);
    expect(moves.map(move => game.write(move))).toContain(game.write(recording.moves[i][1]));
  }
  const last = positions[positions.length - 1];
  game.play(last.state, last.seat, recording.moves[recording.moves.length - 1][1]);
  expect(game.result(last.state)).toBeDefined();
});

test('recorded games are read by the rules that allow them, and by no others', async () => {
  const { game } = (await findGame('submarine')?.rules()) ?? {};
  if (!game) throw new Error('no game');
  const defaults = checkOptions(game.meta.options, {});
  if (!defaults.ok) throw new Error('no defaults');
  const { options } = defaults;
  const recorded = recordGames(game, 2, options, 2, OLD_RNG);
  const written = writtenGames(game, recorded);
  expect(readGames(game, 2, options, written, OLD_RNG)).toEqual(recorded);
  expect(readGames(game, 3, options, written, OLD_RNG)).toBeUndefined();
  const [{ seed, moves }] = written;
  expect(readGames(game, 2, options, [{ seed, moves: moves.slice(1) }], OLD_RNG)).toBeUndefined();
  expect(readGames(game, 2, options, [{ seed, moves: moves.slice(0, -1) }], OLD_RNG)).toBeUndefined();
});

test("boardgame.io's reducer plays its tic-tac-toe to the end, again and again", () => {
  expect(measureBoardgameIo()).toBeGreaterThan(0);
});
