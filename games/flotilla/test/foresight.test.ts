/** The figures board and sentences show of a move come true when it is made; the kit checks everything that is foreseen. */
import { type Event, EventLog, foresee, type Seat, sum } from '@fathom/kernel';
import { drive } from '@fathom/kernel/testkit/index.ts';
import { describe, expect, test } from 'vitest';
import { haulOf } from '../board/haul.ts';
import { districtScore, ringPoints } from '../city.ts';
import { EFFECTS } from '../data/effects.ts';
import { COLOURS, SKY } from '../data/names.ts';
import { circlesAt, distancesFrom, hasPieces, isDepleted, laid } from '../field.ts';
import { game } from '../game.ts';
import type { Reason } from '../goods.ts';
import { CELLS } from '../hex.ts';
import { buyPrice, outpostPrice, sellPrice, skiffPrice } from '../market.ts';
import type { Move } from '../move.ts';
import { SKIFFS, type State } from '../state.ts';
import { costOf } from '../steps/build.ts';

// Whole games, every move of many positions: seconds of work, however long a busy machine takes for them.
const OPTIONS = { outposts: 'any', building: 'each', pool: 'short' } as const;

interface Sight {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly Event[];
}

/** Every legal move of many positions, and what comes of it. */
function* sights(seed: string): Generator<Sight> {
  for (const { state, seat, moves } of drive(game, { seats: 3, options: OPTIONS, seed, driver: 'prior' })) {
    for (const move of moves) {
      const after = game.clone(state);
      const log = new EventLog();
      game.play(after, seat, move, log);
      yield { before: state, after, seat, move, events: log.events };
    }
  }
}

/** Looks at the moves of three games and demands that enough of them were of the wanted kind. */
function expectAll(enough: number, look: (sight: Sight) => boolean): void {
  let seen = 0;
  for (const seed of ['reef', 'vent', 'shelf']) for (const sight of sights(seed)) if (look(sight)) seen++;
  expect(seen).toBeGreaterThan(enough);
}

describe('what the board shows comes true', () => {
  test('FL-81 FL-72 a built tile scores what its place shows', () => {
    expectAll(100, ({ before, seat, move, events }) => {
      const f = before.stack.at(-1);
      if (before.side[seat] !== SKY) return false;
      const tile = f?.step === 'lay' || f?.step === 'turn' ? f.tile : -1;
      const cell = f?.step === 'turn' ? f.cell : move.kind === 'lay' ? move.cell : -1;
      if (tile < 0 || (f?.step === 'lay' && hasPieces(tile, SKY))) return false;
      const view = game.view(before, seat);
      const { value, tiles } = districtScore(view, seat, tile, cell);
      const circles = circlesAt(view, seat, cell, laid(tile, move.kind === 'turn' ? move.turns : 0));
      expect(scored(events, 'tile')).toBe(value * tiles);
      expect(scored(events, 'sonar')).toBe(ringPoints(view.sonar, circles));
      return true;
    });
  });

  test('FL-36 FL-39 FL-40 FL-41 a transaction costs or brings what its button shows', () => {
    expectAll(300, ({ before, after, seat, move }) => {
      const f = before.stack.at(-1);
      if (f?.step !== 'trade' || move.kind === 'stop') return false;
      const view = game.view(before, seat);
      const { mods } = EFFECTS[f.effect];
      const earned = after.coins[seat] - before.coins[seat];
      if (move.kind === 'sell') expect(earned).toBe(sellPrice(view, move.colour, mods));
      if (move.kind === 'buy') expect(-earned).toBe(buyPrice(view, move.colour, mods));
      if (move.kind === 'skiff') expect(-earned).toBe(skiffPrice(mods));
      if (move.kind === 'outpost') expect(-earned).toBe(outpostPrice(view, seat, mods));
      return true;
    });
  });

  test('FL-38 an objective scores what is shown for it, the coins before the outpost counted', () => {
    expectAll(50, ({ before, seat, move, events }) => {
      if (move.kind !== 'objective') return false;
      expect(scored(events, 'objective')).toBe(game.view(before, seat).worth[seat][move.stack]);
      return true;
    });
  });

  test('FL-21 a voyage takes as many moves as its goal shows', () => {
    expectAll(200, ({ before, after, seat, move }) => {
      const [f, then] = [before.stack.at(-1), after.stack.at(-1)];
      if (move.kind !== 'sail' || f?.step !== 'sail' || then?.step !== 'sail') return false;
      expect(f.moves - then.moves).toBe(distancesFrom(game.view(before, seat), seat, move.from)[move.to]);
      return true;
    });
  });

  test('FL-78 a tile of the stock costs what is shown on it', () => {
    expectAll(50, ({ before, after, seat, move }) => {
      const f = before.stack.at(-1);
      if (f?.step !== 'build' || move.kind !== 'tile') return false;
      const cost = costOf(move.tile, EFFECTS[f.effect].mods);
      const paid = barrels(before, seat) - barrels(after, seat);
      const owed = after.stack.at(-1);
      expect(paid + (owed?.step === 'pay' ? owed.due : 0)).toBe(cost);
      return true;
    });
  });

  test('FL-64 FL-66 a die brings what is shown on its skiff', () => {
    expectAll(60, ({ before, after, seat, move }) => {
      if (move.kind !== 'die') return false;
      const view = game.view(before, seat);
      const haul = haulOf({ view, foresee: wish => foresee(game, view, seat, wish) }, move);
      const skiff = before.skiffs.indexOf(move.cell, seat * SKIFFS);
      const load = (s: State): number =>
        sum(s.cargo.slice(skiff * COLOURS.length, (skiff + 1) * COLOURS.length));
      expect(haul.loaded).toBe(load(after) - load(before));
      expect(haul.depletes).toBe(isSpent(after, seat, move.cell) && !isSpent(before, seat, move.cell));
      return true;
    });
  });
});

/** Victory points for one reason. */
function scored(events: readonly Event[], reason: Reason): number {
  const found = events.filter(({ key, params }) => key === 'scored' && params.reason === reason);
  return sum(found.map(({ params }) => Number(params.count)));
}

function barrels(s: State, seat: Seat): number {
  return sum(s.barrels.slice(seat * COLOURS.length, (seat + 1) * COLOURS.length));
}

/** Depleted, or going to be after the dive. */
function isSpent(s: State, seat: Seat, cell: number): boolean {
  const skiff = s.skiffs.indexOf(cell, seat * SKIFFS) - seat * SKIFFS;
  const dive = s.stack.find(f => f.step === 'dive');
  return isDepleted(s.field[seat * CELLS + cell]) || ((dive?.depleting ?? 0) & (1 << skiff)) !== 0;
}
