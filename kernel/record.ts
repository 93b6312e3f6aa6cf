/** A match as a file: replays to the same state everywhere. */
import { apply } from './apply.ts';
import { commitment } from './commitment.ts';
import type { Game, Refusal, Result, Seat, Stateful } from './game.ts';
import { checkOptions, type OptionValues } from './options.ts';
import { seedRng } from './rng.ts';

export interface MatchRecord {
  readonly fathom: 1;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
  readonly moves: readonly (readonly [Seat, string])[];
  readonly names?: readonly string[];
  /** Published before the first move; `nonce` opens it. */
  readonly commit?: string;
  readonly nonce?: string;
  readonly result?: Result;
}

/** Where and why a record is not sound; `at` is a path such as `moves[12]`. */
export interface RecordError {
  readonly at: string;
  readonly problem: string;
  readonly refusal?: Refusal;
}

export type Parsed =
  | { readonly ok: true; readonly record: MatchRecord }
  | { readonly ok: false; readonly error: RecordError };

export function parseRecord(text: string): Parsed {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return failed('file', `not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isObject(data)) return failed('file', 'not an object');
  if (data.fathom !== 1) return failed('fathom', 'must be 1');
  if (typeof data.game !== 'string') return failed('game', 'must be a text');
  if (!isCount(data.version)) return failed('version', 'must be a whole number');
  if (!isCount(data.seats)) return failed('seats', 'must be a whole number');
  if (typeof data.seed !== 'string' || data.seed === '') return failed('seed', 'must be a text');
  if (!isObject(data.options)) return failed('options', 'must be an object');
  if (!Array.isArray(data.moves)) return failed('moves', 'must be a list');
  for (const [i, entry] of data.moves.entries()) {
    if (!Array.isArray(entry) || entry.length !== 2 || !isCount(entry[0]) || typeof entry[1] !== 'string') {
      return failed(`moves[${i}]`, 'must be [seat, move]');
    }
  }
  return { ok: true, record: data as unknown as MatchRecord };
}

export type Replayed<S> =
  | { readonly ok: true; readonly state: S }
  | { readonly ok: false; readonly error: RecordError };

/** Plays the first `count` moves of a record, each through the checked door. */
export function replay<S extends Stateful, M>(
  game: Game<S, M>,
  record: MatchRecord,
  count = record.moves.length,
): Replayed<S> {
  const { min, max } = game.meta.seats;
  if (record.game !== game.meta.id) return failed('game', `is ${record.game}, not ${game.meta.id}`);
  if (record.version !== game.meta.version)
    return failed('version', `${record.version} is not the rules version ${game.meta.version}`);
  if (record.seats < min || record.seats > max) return failed('seats', `must be ${min} to ${max}`);
  const checked = checkOptions(game.meta.options, record.options);
  if (!checked.ok)
    return failed(
      `options.${checked.option}`,
      checked.problem === 'unknown' ? 'is no option' : 'has no such value',
    );
  const state = game.setup(record.seats, checked.options, seedRng(record.seed, 'play'));
  for (let i = 0; i < count; i++) {
    const [seat, text] = record.moves[i];
    const move = game.read(text);
    if (move === undefined) return failed(`moves[${i}]`, `"${text}" is no move`);
    const refusal = apply(game, state, seat, move);
    if (refusal)
      return {
        ok: false,
        error: {
          at: `moves[${i}]`,
          problem: `"${text}" of seat ${seat} is not allowed (${refusal.rule})`,
          refusal,
        },
      };
  }
  return { ok: true, state };
}

/** Replays everything and checks what the record claims: its result, and that the seed was fixed beforehand. */
export function verify<S extends Stateful, M>(game: Game<S, M>, record: MatchRecord): Replayed<S> {
  const replayed = replay(game, record);
  if (!replayed.ok) return replayed;
  if (record.commit !== undefined) {
    if (record.nonce === undefined) return failed('nonce', 'is missing, so the commitment cannot be opened');
    if (commitment(record.seed, record.nonce) !== record.commit)
      return failed('commit', 'does not match seed and nonce');
  }
  if (
    record.result !== undefined &&
    JSON.stringify(game.result(replayed.state)) !== JSON.stringify(record.result)
  ) {
    return failed('result', 'differs from the replayed one');
  }
  return replayed;
}

function failed(at: string, problem: string): { readonly ok: false; readonly error: RecordError } {
  return { ok: false, error: { at, problem } };
}

function isObject(x: unknown): x is Record<string, unknown> {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

function isCount(x: unknown): x is number {
  return Number.isInteger(x) && (x as number) >= 0;
}
