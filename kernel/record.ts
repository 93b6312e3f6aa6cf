/** A match as a file: replays to the same state everywhere. */
import { apply, UNREADABLE } from './apply.ts';
import { commitment } from './commitment.ts';
import type { Game, Refusal, Result, Seat, Stateful } from './game.ts';
import { type Setup, setUp } from './match.ts';
import { checkOptions, type OptionValues } from './options.ts';
import { isRngName, RNG_NAMES, type RngName } from './rng.ts';
import { ToldMatch } from './told.ts';

export interface MatchRecord {
  readonly fathom: 1;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
  /** What the match draws from; nothing means sfc32. */
  readonly rng?: RngName;
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
  if (data.rng !== undefined && !isRngName(data.rng))
    return failed('rng', `must be ${RNG_NAMES.join(' or ')}`);
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
  const begun = setupOf(game, record);
  if (!begun.ok) return begun;
  const state = setUp(game, begun.setup);
  for (let i = 0; i < count; i++) {
    const [seat, text] = record.moves[i];
    const move = game.read(text);
    const refusal = move === undefined ? UNREADABLE : apply(game, state, seat, move);
    if (refusal) return notAllowed(record, i, refusal);
  }
  return { ok: true, state };
}

/** Replays everything and checks what the record claims: its result, and that the seed was fixed beforehand. */
export function verify<S extends Stateful, M>(game: Game<S, M>, record: MatchRecord): Replayed<S> {
  const replayed = replay(game, record);
  if (!replayed.ok) return replayed;
  const error = falseClaim(game, record, replayed.state);
  return error ? { ok: false, error } : replayed;
}

/** What a record claims beside its moves and is not so, seen from where they lead. */
export function falseClaim<S extends Stateful, M>(
  game: Game<S, M>,
  record: MatchRecord,
  state: S,
): RecordError | undefined {
  if (record.commit !== undefined) {
    if (record.nonce === undefined)
      return { at: 'nonce', problem: 'is missing, so the commitment cannot be opened' };
    if (commitment(record.seed, record.nonce) !== record.commit)
      return { at: 'commit', problem: 'does not match seed and nonce' };
  }
  if (record.result === undefined) return undefined;
  if (JSON.stringify(game.result(state)) === JSON.stringify(record.result)) return undefined;
  return { at: 'result', problem: 'differs from the replayed one' };
}

export type ToldRecord<S extends Stateful, M> =
  | { readonly ok: true; readonly told: ToldMatch<S, M> }
  | { readonly ok: false; readonly error: RecordError };

/** A recorded match with its whole history at hand; what could be taken back when it was left still can be. */
export function tellRecord<S extends Stateful, M>(game: Game<S, M>, record: MatchRecord): ToldRecord<S, M> {
  const telling = tellStepwise(game, record);
  for (;;) {
    const step = telling.next();
    if (step.done) return step.value;
  }
}

/** The same move by move, for whoever has something else to do in between. */
export function* tellStepwise<S extends Stateful, M>(
  game: Game<S, M>,
  record: MatchRecord,
): Generator<undefined, ToldRecord<S, M>> {
  const begun = setupOf(game, record);
  if (!begun.ok) return begun;
  const told = new ToldMatch(game, begun.setup);
  told.retell();
  const moves = record.moves.map(([seat, text], i) => ({ seat, text, seq: i + 1, at: 0 }));
  for (let i = 0; i < moves.length; ) {
    const followed = told.follow(moves, i);
    if (typeof followed !== 'number') return notAllowed(record, i, followed);
    i += followed;
    yield;
  }
  return { ok: true, told };
}

type Begun =
  | { readonly ok: true; readonly setup: Setup }
  | { readonly ok: false; readonly error: RecordError };

function setupOf<S extends Stateful, M>(game: Game<S, M>, record: MatchRecord): Begun {
  const { seats, seed, rng } = record;
  const { min, max } = game.meta.seats;
  if (record.game !== game.meta.id) return failed('game', `is ${record.game}, not ${game.meta.id}`);
  if (record.version !== game.meta.version)
    return failed('version', `${record.version} is not the rules version ${game.meta.version}`);
  if (seats < min || seats > max) return failed('seats', `must be ${min} to ${max}`);
  const checked = checkOptions(game.meta.options, record.options);
  if (checked.ok) return { ok: true, setup: { seats, options: checked.options, seed, ...(rng && { rng }) } };
  const problem = checked.problem === 'unknown' ? 'is no option' : 'has no such value';
  return failed(`options.${checked.option}`, problem);
}

function notAllowed(
  { moves }: MatchRecord,
  i: number,
  refusal: Refusal,
): { readonly ok: false; readonly error: RecordError } {
  const [seat, text] = moves[i];
  const problem =
    refusal === UNREADABLE
      ? `"${text}" is no move`
      : `"${text}" of seat ${seat} is not allowed (${refusal.rule})`;
  return { ok: false, error: { at: `moves[${i}]`, problem, ...(refusal !== UNREADABLE && { refusal }) } };
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
