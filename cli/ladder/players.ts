/** Players of a ladder as the referee asks them: with the view of their seat and the moves, in notation. */
import { readFileSync } from 'node:fs';
import { playerOf } from '@fathom/bots/arena.ts';
import { parseStrength } from '@fathom/bots/levels.ts';
import { mindOf } from '@fathom/bots/minds.ts';
import { taught } from '@fathom/bots/taught.ts';
import { readWeights, type Weights } from '@fathom/bots/weights.ts';
import type { GameEntry } from '@fathom/games';
import type { Game, Rng, Seat, Stateful } from '@fathom/kernel';
import { Program } from '../engine/program.ts';
import type { Contender } from './contender.ts';

/** The referee's question: the state is its own, a player is shown a view. */
export interface Turn {
  readonly state: Stateful;
  readonly seat: Seat;
  readonly moves: readonly unknown[];
  readonly seats: number;
}

export interface LadderPlayer {
  choose(turn: Turn): unknown | Promise<unknown>;
  /** Milliseconds of processor time since the beginning of the match. */
  spent(): number;
}

/** Programs go on from match to match. */
const programs = new Map<string, Program>();

export function programOf(contender: Contender, patience: number): Program {
  const known = programs.get(contender.name);
  if (known) return known;
  const program = new Program(contender.command ?? [], patience);
  programs.set(contender.name, program);
  return program;
}

export function closePrograms(): void {
  for (const program of programs.values()) program.close();
  programs.clear();
}

/** `scale`: how much more it may think, as a factor. */
export async function ownPlayer(
  contender: Contender,
  entry: GameEntry,
  start: Stateful,
  seats: number,
  scale: number,
  rng: Rng,
): Promise<LadderPlayer> {
  const strength = parseStrength(contender.level, { game: entry.meta.id, seats });
  if (!strength) throw new Error(`there is no bot "${contender.level}"`);
  const game = await rulesFor(contender, entry, start, seats);
  const budget = { ...strength, iterations: Math.max(1, Math.round(strength.iterations * scale)) };
  const player = playerOf(game, budget, rng);
  let spent = 0;
  return {
    choose({ state, seat, moves }) {
      if (moves.length === 1) return moves[0];
      const before = process.threadCpuUsage();
      const move = player(state, seat, moves);
      const { user, system } = process.threadCpuUsage(before);
      spent += (user + system) / 1000;
      return move;
    },
    spent: () => spent,
  };
}

export function programPlayer(
  program: Program,
  contender: Contender,
  game: Game,
  seed: string,
): LadderPlayer {
  const before = program.milliseconds;
  return {
    async choose({ state, seat, moves, seats }) {
      if (moves.length === 1) return moves[0];
      const texts = moves.map(move => game.write(move));
      const text = await program.choose({
        game: game.meta.id,
        seats,
        seat,
        view: game.view(state, seat),
        moves: texts,
        level: contender.level,
        seed,
      });
      return moves[texts.indexOf(text)];
    },
    spent: () => program.milliseconds - before,
  };
}

/** The rules with what was learnt: the usual weights of the table, or those of a file. */
async function rulesFor(
  contender: Contender,
  entry: GameEntry,
  start: Stateful,
  seats: number,
): Promise<Game> {
  const { game } = await entry.rules();
  if (contender.weights === undefined) return (await mindOf(entry, game.view(start, 'spectator'))).game;
  const { features } = (await entry.features?.()) ?? {};
  if (!features) throw new Error(`${entry.meta.id} has nothing to learn`);
  const file = JSON.parse(readFileSync(contender.weights, 'utf8')) as Weights;
  const read = readWeights(file, entry.meta.id, seats, features);
  if (!read.ok) throw new Error(`${contender.weights} cannot be used: ${read.fault}`);
  return taught(game, features, read.learnt);
}
