/** Local matches in the browser's memory: the running ones, and the finished ones to look at again. */
import { type MatchRecord, type OptionValues, PLAY_RNG, parseRecord } from '@fathom/kernel';
import { forget, recallJson, remember, remembered } from '../memory.ts';

export interface LocalSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly level?: string;
}

export interface SavedMatch {
  readonly id: string;
  readonly created: number;
  readonly updated: number;
  readonly seats: readonly LocalSeat[];
  readonly record: MatchRecord;
}

/** Played or opened here: no server knows it. */
export function isOfDevice(id: string): boolean {
  return id.startsWith('local-') || id.startsWith('file-');
}

/** Finished matches beyond this many are forgotten, oldest first. */
const KEPT = 30;

export function saveMatch(match: SavedMatch): boolean {
  return remember(`match.${match.id}`, JSON.stringify(match));
}

export function loadMatch(id: string): SavedMatch | undefined {
  const value = recallJson(`match.${id}`);
  return isSaved(value) ? value : undefined;
}

export function forgetMatch(id: string): void {
  forget(`match.${id}`);
}

/** Newest first. */
function savedMatches(): SavedMatch[] {
  return remembered('match.')
    .map(key => recallJson(key))
    .filter(isSaved)
    .sort((a, b) => b.updated - a.updated);
}

/** Newest first. */
export function runningMatches(game: string): SavedMatch[] {
  return savedMatches().filter(match => match.record.game === game && match.record.result === undefined);
}

export function runningMatch(game: string): SavedMatch | undefined {
  return runningMatches(game)[0];
}

export function finishedMatches(): SavedMatch[] {
  return savedMatches().filter(match => match.record.result !== undefined);
}

/** Makes room: the oldest finished matches go. */
function tidyMatches(): void {
  for (const match of finishedMatches().slice(KEPT)) forgetMatch(match.id);
}

export interface NewMatch {
  readonly game: string;
  readonly version: number;
  readonly seats: readonly LocalSeat[];
  readonly options: OptionValues;
  /** Play on from a moment of another match. */
  readonly from?: Pick<MatchRecord, 'seed' | 'rng' | 'moves'>;
}

/** Begins a match; unfinished ones wait beside it. */
export function createMatch({ game, version, seats, options, from }: NewMatch): SavedMatch {
  const now = Date.now();
  const match: SavedMatch = {
    id: `local-${randomHex(8)}`,
    created: now,
    updated: now,
    seats,
    record: {
      fathom: 1,
      game,
      version,
      seats: seats.length,
      options,
      ...(from ?? { seed: randomHex(32), rng: PLAY_RNG, moves: [] }),
      names: seats.map(seat => seat.name),
    },
  };
  saveMatch(match);
  tidyMatches();
  return match;
}

/** Keeps a record from a file; its seats are what the file calls them. */
export function importMatch(record: MatchRecord, name: (seat: number) => string): SavedMatch {
  const now = Date.now();
  const seats = Array.from({ length: record.seats }, (_, i) => ({
    kind: 'person' as const,
    name: record.names?.[i] ?? name(i),
  }));
  const match: SavedMatch = { id: `file-${randomHex(8)}`, created: now, updated: now, seats, record };
  saveMatch(match);
  return match;
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function isSaved(value: unknown): value is SavedMatch {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'seats' in value &&
    Array.isArray(value.seats) &&
    'record' in value &&
    parseRecord(JSON.stringify(value.record)).ok
  );
}
