/** The tests every game passes. A game calls `testGame` once and adds its own. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type Game,
  optionVariants,
  parseRecord,
  type Rng,
  type Stateful,
  seatCounts,
  seedRng,
  verify,
} from '../index.ts';
import { checkMoves, checkRefusals, type Pool } from './contract.ts';
import { DRIVERS, type Driver, drive, driveToEnd, type Position, positionAfter, type Run } from './drive.ts';
import { checkForesight } from './foresight.ts';
import { perft } from './perft.ts';
import { playthrough } from './playthrough.ts';
import { checkPurity, hashState } from './purity.ts';
import { checkResult, checkUnfinished, checkValue, type Ranking } from './result.ts';
import { checkDice, checkEvents, checkSecrecy, type Guesses } from './secrecy.ts';
import { checkSetup } from './setup.ts';
import { checkSound, type Soundness } from './sound.ts';
import { checkUndo } from './undo.ts';
import { checkVeil } from './veil.ts';

/** Checks a game may be known to fail for now; as soon as it passes, the mark itself fails. */
export type Pending = 'setup' | 'veil';

/** Foreseeing takes several worlds for every move, so it is tried in some positions only. */
const FORESEEN_EVERY = 11;

interface Table<O> {
  readonly seats: number;
  readonly options: O;
  readonly drivers: readonly Driver[];
}

export interface Kit<S, O> extends Ranking, Soundness<S> {
  /** Folder of the game's tests: fixtures/ and playthroughs/ lie in it. */
  readonly folder: string;
  /** Games per seat count, option value and driver; FATHOM_DRIVERS=all drives every option value in every way. */
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
  readonly pending?: readonly Pending[];
}

export function testGame<S extends Stateful, M, V, O>(game: Game<S, M, V, O>, kit: Kit<S, O>): void {
  const counts = seatCounts(game.meta);
  const tables = counts.flatMap(seats =>
    optionVariants(game.meta.options).map((options, i) => ({
      seats,
      options,
      drivers: driversFor(seats, i),
    })),
  );
  describe.each(tables)(`${game.meta.id}, $seats seats, $options`, table => {
    testPositions(game, kit, table);
    testSecrets(game, kit, table);

    test('undo reaches the barrier and restores what was', () => {
      for (const run of runsOf(table, Math.ceil(kit.games / 2))) checkUndo(game, run);
    });

    test('the same seed and moves give the same state', () => {
      for (const run of runsOf(table, 1)) {
        expect(hashState(driveToEnd(game, run))).toBe(hashState(driveToEnd(game, run)));
      }
    });
  });
  test.each(counts)(`${game.meta.id}, %i seats: what a move does is known before it is made`, seats => {
    const [options] = optionVariants(game.meta.options);
    for (const run of runsOf({ seats, options, drivers: DRIVERS }, 1))
      each(drive(game, run), p => p.count % FORESEEN_EVERY === 0 && checkForesight(game, p));
  });
  describe(`${game.meta.id}, recorded`, () => testRecordings(game, kit));
}

function testPositions<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  kit: Kit<S, O>,
  table: Table<O>,
): void {
  const { seats } = table;
  test('contract, conservation and purity hold in every position', () => {
    const pool: Pool<M> = new Map();
    for (const run of runsOf(table, kit.games)) {
      const rng = seedRng(run.seed, 'check');
      let expected: Readonly<Record<string, number>> | undefined;
      const end = each(drive(game, run), p => {
        expected ??= kit.inventory(p.state);
        checkSound(kit, p.state, expected, `after ${p.count} moves`);
        checkUnfinished(game, p.state);
        checkMoves(game, p);
        checkPurity(game, p, rng);
        if (game.quiet(p.state)) checkValue(game, p.state, seats);
        for (const move of p.moves) pool.set(game.write(move), move);
        if (p.count % 3 === 0) checkRefusals(game, p, pool, rng);
      });
      if (expected) checkSound(kit, end, expected, 'at the end');
      checkResult(game, end, seats, kit);
    }
  });
}

function testSecrets<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  kit: Kit<S, O>,
  table: Table<O>,
): void {
  const { seats, options } = table;
  const unless = (name: Pending) => (kit.pending?.includes(name) ? test.fails : test);

  test('nobody learns what they may not know', () => {
    const guesses: Guesses = { tried: 0, true: 0 };
    for (const run of runsOf(table, Math.ceil(kit.games / 2))) {
      const rng: Rng = seedRng(run.seed, 'secrecy');
      let box: Readonly<Record<string, number>> | undefined;
      each(drive(game, run), p => {
        const expected = box ?? kit.inventory(p.state);
        box = expected;
        const sound = (world: S) =>
          checkSound(kit, world, expected, `in a world sampled after ${p.count} moves`);
        checkSecrecy(game, p, seats, rng, guesses, kit.secrets, sound);
        if (p.count % 5 !== 0) return;
        checkEvents(game, p, seats);
        checkDice(game, p.state, seats);
      });
    }
    expect(guesses.true / guesses.tried).toBeLessThan(kit.lucky);
  });

  unless('veil')('no decision is taken by itself where that tells a secret', () => {
    for (const run of runsOf(table, 1)) {
      const rng = seedRng(run.seed, 'veil');
      each(drive(game, run), p => {
        if (p.moves.length === 1 || p.count % 8 === 0) checkVeil(game, p, seats, rng);
      });
    }
  });

  unless('setup')('set-up is told, and tells nobody a secret', () => {
    checkSetup(game, { seats, options, seed: 'kit', driver: 'uniform' });
  });
}

function testRecordings<S extends Stateful, M, V, O>(game: Game<S, M, V, O>, kit: Kit<S, O>): void {
  const folder = join(kit.folder, 'fixtures');
  const files = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.json')) : [];

  test.each(files)('%s replays to its result', name => {
    const parsed = parseRecord(readFileSync(join(folder, name), 'utf8'));
    if (!parsed.ok) throw new Error(`${parsed.error.at}: ${parsed.error.problem}`);
    const verified = verify(game as unknown as Game, parsed.record);
    expect(verified.ok ? 'sound' : `${verified.error.at}: ${verified.error.problem}`).toBe('sound');
  });

  test('every end condition has a recorded game', () => {
    const recorded = files.map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')).result?.ending);
    checkRecorded(game.meta.id, folder, kit.endings, recorded);
  });

  test.each(kit.playthroughs)('playthrough $seats seats, $driver, seed $seed', async run => {
    const file = `${run.seats}-${run.driver}-${run.seed}.txt`;
    await expect(playthrough(game, run)).toMatchFileSnapshot(join(kit.folder, 'playthroughs', file));
  });

  test.each(kit.perft)('node counts: $name', ({ run, skip, nodes }) => {
    const state = positionAfter(game, run, skip);
    expect(nodes.map((_, i) => perft(game, state, i + 1))).toEqual(nodes);
  });
}

/** One sentence that says what is missing, where, and how to get it. */
export function checkRecorded(
  id: string,
  folder: string,
  endings: readonly string[],
  recorded: readonly string[],
): void {
  const missing = endings.filter(ending => !recorded.includes(ending));
  if (missing.length === 0) return;
  throw new Error(
    `${folder} has no recorded game that ends with ${missing.join(', ')}: record one with ` +
      `"node scripts/fixtures.ts ${id} ${missing.join(' ')}"`,
  );
}

/** All ways to drive it where the options are the usual ones; with one that differs, one of them in turn. */
function driversFor(seats: number, variant: number): readonly Driver[] {
  const isWhole = variant === 0 || process.env.FATHOM_DRIVERS === 'all';
  return isWhole ? DRIVERS : [DRIVERS[(seats + variant) % DRIVERS.length]];
}

function runsOf<O>({ seats, options, drivers }: Table<O>, games: number): Run<O>[] {
  return drivers.flatMap(driver =>
    Array.from({ length: games }, (_, i) => ({ seats, options, seed: `kit-${i}`, driver })),
  );
}

function each<S, M>(
  positions: Generator<Position<S, M>, S, undefined>,
  check: (p: Position<S, M>) => unknown,
): S {
  for (let next = positions.next(); ; next = positions.next()) {
    if (next.done) return next.value;
    check(next.value);
  }
}
