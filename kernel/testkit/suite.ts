/** The tests every game passes. A game calls `testGame` once and adds its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type Game,
  optionVariants,
  parseRecord,
  type Rng,
  type Stateful,
  seedRng,
  verify,
} from '../index.ts';
import { same } from './check.ts';
import { checkMoves, checkRefusals, checkResult, checkValue, type Pool } from './contract.ts';
import { DRIVERS, drive, driveToEnd, type Position, positionAfter, type Run } from './drive.ts';
import { perft } from './perft.ts';
import { playthrough } from './playthrough.ts';
import { checkPurity, hashState } from './purity.ts';
import { checkDice, checkEvents, checkSecrecy, type Guesses } from './secrecy.ts';
import { checkUndo } from './undo.ts';

export interface Kit<S, O> {
  /** Folder of the game's tests: fixtures/ and playthroughs/ lie in it. */
  readonly folder: string;
  /** Counts of every component, wherever it lies: they never change during a game. */
  inventory(s: S): Readonly<Record<string, number>>;
  /** What is wrong with a state, beyond conservation; nothing in a sound one. */
  invariant(s: S): string | undefined;
  /** Games per seat count, option value and driver. */
  readonly games: number;
  /** Everything somebody does not know, in a canonical form: what a sampled world guesses. */
  secrets(s: S): unknown;
  /** The share of sampled worlds that may happen to be the true one. */
  readonly lucky: number;
  /** End conditions that must each have a recorded game. */
  readonly endings: readonly string[];
  readonly playthroughs: readonly Run<O>[];
  /** Node counts by depth from named positions: the state after `skip` moves of a run. */
  readonly perft: readonly {
    readonly name: string;
    readonly run: Run<O>;
    readonly skip: number;
    readonly nodes: readonly number[];
  }[];
}

export function testGame<S extends Stateful, M, V, O>(game: Game<S, M, V, O>, kit: Kit<S, O>): void {
  const seatCounts = Array.from(
    { length: game.meta.seats.max - game.meta.seats.min + 1 },
    (_, i) => game.meta.seats.min + i,
  );
  const runs = seatCounts.flatMap(seats =>
    optionVariants(game.meta.options).map(options => ({ seats, options })),
  );

  describe.each(runs)(`${game.meta.id}, $seats seats, $options`, ({ seats, options }) => {
    test('contract, conservation and purity hold in every position', () => {
      const pool: Pool<M> = new Map();
      for (const run of runsOf(seats, options, kit.games)) {
        const rng = seedRng(run.seed, 'check');
        let expected: Readonly<Record<string, number>> | undefined;
        const end = each(drive(game, run), p => {
          expected ??= kit.inventory(p.state);
          same(kit.inventory(p.state), expected, `a component was lost or made after ${p.count} moves`);
          expect(kit.invariant(p.state)).toBeUndefined();
          checkMoves(game, p);
          checkPurity(game, p, rng);
          if (game.quiet(p.state)) checkValue(game, p.state, seats);
          for (const move of p.moves) pool.set(game.write(move), move);
          if (p.count % 3 === 0) checkRefusals(game, p, pool, rng);
        });
        same(kit.inventory(end), expected, 'a component was lost or made at the end');
        checkResult(game, end, seats);
      }
    });

    test('nobody learns what they may not know', () => {
      const guesses: Guesses = { tried: 0, true: 0 };
      for (const run of runsOf(seats, options, Math.ceil(kit.games / 2))) {
        const rng: Rng = seedRng(run.seed, 'secrecy');
        each(drive(game, run), p => {
          checkSecrecy(game, p, seats, rng, guesses, kit.secrets);
          if (p.count % 5 !== 0) return;
          checkEvents(game, p, seats);
          checkDice(game, p.state, seats);
        });
      }
      expect(guesses.true / guesses.tried).toBeLessThan(kit.lucky);
    });

    test('undo reaches the barrier and restores what was', () => {
      let taken = 0;
      for (const run of runsOf(seats, options, Math.ceil(kit.games / 2))) taken += checkUndo(game, run);
      expect(taken).toBeGreaterThan(0);
    });

    test('the same seed and moves give the same state', () => {
      for (const run of runsOf(seats, options, 1)) {
        expect(hashState(driveToEnd(game, run))).toBe(hashState(driveToEnd(game, run)));
      }
    });
  });

  describe(`${game.meta.id}, recorded`, () => {
    const folder = join(kit.folder, 'fixtures');
    const files = readdirSync(folder).filter(name => name.endsWith('.json'));

    test.each(files)('%s replays to its result', name => {
      const parsed = parseRecord(readFileSync(join(folder, name), 'utf8'));
      if (!parsed.ok) throw new Error(`${parsed.error.at}: ${parsed.error.problem}`);
      const verified = verify(game as unknown as Game, parsed.record);
      expect(verified.ok ? 'sound' : `${verified.error.at}: ${verified.error.problem}`).toBe('sound');
    });

    test('every end condition has a recorded game', () => {
      const recorded = files.map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')).result?.ending);
      expect(kit.endings.filter(ending => !recorded.includes(ending))).toEqual([]);
    });

    test.each(kit.playthroughs)('playthrough $seats seats, $driver, seed $seed', async run => {
      const file = `${run.seats}-${run.driver}-${run.seed}.txt`;
      await expect(playthrough(game, run)).toMatchFileSnapshot(join(kit.folder, 'playthroughs', file));
    });

    test.each(kit.perft)('node counts: $name', ({ run, skip, nodes }) => {
      const state = positionAfter(game, run, skip);
      expect(nodes.map((_, i) => perft(game, state, i + 1))).toEqual(nodes);
    });
  });
}

function runsOf<O>(seats: number, options: O, games: number): Run<O>[] {
  return DRIVERS.flatMap(driver =>
    Array.from({ length: games }, (_, i) => ({ seats, options, seed: `kit-${i}`, driver })),
  );
}

function each<S, M>(
  positions: Generator<Position<S, M>, S, undefined>,
  check: (p: Position<S, M>) => void,
): S {
  for (let next = positions.next(); ; next = positions.next()) {
    if (next.done) return next.value;
    check(next.value);
  }
}
