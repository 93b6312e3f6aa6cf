/** Finds positions with one best move, and checks stored ones. */
import { botOf, type Position, parseStrength, search } from '@fathom/bots';
import {
  apply,
  type Game,
  type Grade,
  type LessonPosition,
  lessonOf,
  type OptionValues,
  type Puzzle,
  seedRng,
  setUp,
  Tutor,
} from '@fathom/kernel';

/** What search found: the best move and what it and the best of the others are worth, from 0 to 1. */
export interface Verdict {
  readonly best: string;
  readonly worth: number;
  readonly next: number;
}

export interface Effort {
  readonly iterations: number;
  /** How often the search begins anew with other dice. */
  readonly seeds: number;
  /** By how much the best move must be better, from 0 to 1. */
  readonly margin: number;
}

export interface Found {
  readonly grade: Grade;
  readonly position: LessonPosition;
  readonly solution: string;
  readonly worth: readonly [number, number];
  readonly choices: number;
}

/** The verdict if every search agrees on it by the margin; otherwise the first that does not. */
export function judge(
  game: Game,
  position: Position<unknown, unknown>,
  { iterations, seeds, margin }: Effort,
): Verdict | undefined {
  const verdicts: Verdict[] = [];
  for (let i = 0; i < seeds; i++) {
    const verdict = judgeOnce(game, position, iterations, String(i));
    if (verdict.worth - verdict.next < margin || verdict.best !== (verdicts[0] ?? verdict).best)
      return undefined;
    verdicts.push(verdict);
  }
  const mean = (of: (verdict: Verdict) => number) =>
    verdicts.reduce((sum, verdict) => sum + of(verdict), 0) / seeds;
  return { best: verdicts[0].best, worth: mean(one => one.worth), next: mean(one => one.next) };
}

/** The best of all moves, then the best of the others: each with a search of its own, so that both are looked at as closely. */
function judgeOnce(
  game: Game,
  position: Position<unknown, unknown>,
  iterations: number,
  seed: string,
): Verdict {
  const budget = { iterations, temperature: 0 };
  const best = game.write(search(game, position, budget, seedRng(seed, 'puzzle'))[0].move);
  const without = (keep: boolean) => position.moves.filter(move => (game.write(move) === best) === keep);
  const worthOf = (moves: readonly unknown[]) =>
    search(game, { ...position, moves }, budget, seedRng(seed, 'puzzle'))[0].value;
  return { best, worth: worthOf(without(true)), next: worthOf(without(false)) };
}

/** Looks through a game of bots. A quick look comes first, the full effort only where that promises something. */
export function* findIn(
  game: Game,
  seats: number,
  options: OptionValues,
  seed: string,
  effort: Effort,
): Generator<Found> {
  const state = setUp(game, { seats, options, seed });
  const made: string[] = [];
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const moves = game.moves(state, seat);
    const position = { seat, view: game.view(state, seat), moves };
    const quick = { ...effort, iterations: Math.ceil(effort.iterations / 10), seeds: 1 };
    const asked = game.actors(state).length === 1 && moves.length > 2;
    const verdict = asked && judge(game, position, quick) ? judge(game, position, effort) : undefined;
    if (verdict)
      yield describe(game, { seats, options, seed, moves: made.join(' '), seat }, position, verdict);
    const text = answerOf(game, position, 'medium', `${seed}/${made.length}`);
    apply(game, state, seat, game.read(text));
    made.push(text);
  }
}

function describe(
  game: Game,
  { options, ...rest }: LessonPosition,
  position: Position<unknown, unknown>,
  { best, worth, next }: Verdict,
): Found {
  const findsIt = (level: string) => answerOf(game, position, level, 'grade') === best;
  const unusual = Object.entries(options ?? {}).filter(([name, value]) => {
    const schema: Readonly<Record<string, { readonly default: unknown }>> = game.meta.options;
    return schema[name].default !== value;
  });
  return {
    // What looks only as far as the own turn finds the first grade, a short search the second.
    grade: findsIt('greedy') ? 1 : findsIt('ismcts:150') ? 2 : 3,
    position: { ...rest, ...(unusual.length > 0 && { options: Object.fromEntries(unusual) }) },
    solution: best,
    worth: [percent(worth), percent(next)],
    choices: position.moves.length,
  };
}

function answerOf(game: Game, position: Position<unknown, unknown>, level: string, seed: string): string {
  const strength = parseStrength(level);
  if (!strength) throw new Error(`unknown bot "${level}"`);
  return game.write(botOf(strength)(game, position, strength, seedRng(seed, 'bot')));
}

/** What is wrong with a stored puzzle; undefined when search still agrees. */
export function flawOf(game: Game, puzzle: Puzzle, effort: Effort): string | undefined {
  const { told, seat } = new Tutor(game, lessonOf(puzzle));
  const moves = game.moves(told.state, seat);
  const verdict = judge(game, { seat, view: told.view(seat), moves }, effort);
  if (!verdict) return 'search finds no single best move';
  if (verdict.best !== puzzle.solution) return `search prefers ${verdict.best} to ${puzzle.solution}`;
  return undefined;
}

export function percent(share: number): number {
  return Math.round(share * 100);
}
