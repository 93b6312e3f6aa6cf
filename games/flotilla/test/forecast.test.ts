/** What the board promises before a press is what the engine then does. */
import { pick, seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { cargoOn, districtScore, haulOf, ringPoints } from '../board/forecast.ts';
import { circlesAt, hasPieces, laid } from '../field.ts';
import { game } from '../game.ts';
import type { Move } from '../move.ts';
import { SKIFFS, type State } from '../state.ts';

const GAMES = 3;
const MOVES = 2500;

/** Plays at random, on the wanted side as early as possible, and shows every position with the move made in it. */
function watch(
  seed: number,
  side: 'sea' | 'city',
  look: (before: State, move: Move, after: State) => void,
): void {
  const rng = seedRng('forecast', String(seed));
  let state = game.setup(3, { outposts: 'any', pool: 'full' }, rng);
  for (let i = 0; i < MOVES && state.ending === ''; i++) {
    const moves = game.moves(state, state.seat);
    const wanted = side === 'city' ? ['join', 'tile'] : ['die'];
    const first = moves.filter(({ kind }) => wanted.includes(kind));
    const rest = moves.filter(({ kind }) => kind !== 'join');
    const move = pick(rng, first.length > 0 ? first : rest);
    const before = state;
    state = game.clone(before);
    game.play(state, before.seat, move);
    look(before, move, state);
  }
}

describe('forecasts of the board', () => {
  test('a district scores what its place shows', () => {
    let seen = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      watch(seed, 'city', (before, move, after) => {
        const frame = before.stack.at(-1);
        const { seat } = before;
        if (!frame || before.side[seat] !== 1 || (move.kind !== 'lay' && move.kind !== 'turn')) return;
        const cell = move.kind === 'lay' ? move.cell : frame.cell;
        if (move.kind === 'lay' && hasPieces(frame.tile, 1)) return;
        const view = game.view(before, seat);
        const { value, tiles } = districtScore(view, seat, frame.tile, cell);
        const turned = laid(frame.tile, move.kind === 'turn' ? move.turns : 0);
        const ring = ringPoints(view, circlesAt(view, seat, cell, turned));
        expect(after.vp[seat] - before.vp[seat]).toBe(value * tiles + ring);
        seen++;
      });
    }
    expect(seen).toBeGreaterThan(20);
  });

  test('a die loads what its skiff shows', () => {
    let seen = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      watch(seed, 'sea', (before, move, after) => {
        if (move.kind !== 'die') return;
        const view = game.view(before, before.seat);
        const skiff = before.skiffs.indexOf(move.cell, before.seat * SKIFFS);
        const { loaded, colour } = haulOf(view, move.die, move.cell);
        const count = (s: State) =>
          cargoOn(game.view(s, before.seat), skiff).filter(barrel => barrel === colour).length;
        expect(count(after) - count(before)).toBe(loaded);
        seen++;
      });
    }
    expect(seen).toBeGreaterThan(20);
  });
});
