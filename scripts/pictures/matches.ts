/** Recorded games of the tests as the browser would remember them: running, cut off at some point, or over. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, rulesOf } from '@fathom/games';
import { type MatchRecord, parseRecord, type Seat, tellRecord } from '@fathom/kernel';
import type { SavedMatch } from '../../web/local/saved.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Every picture is taken at the same moment. */
export const NOW = Date.parse('2026-06-14T18:30:00Z');
const NAMES = ['Ines', 'Mateo', 'Noor', 'Yuki', 'Bo'];
const HOUR = 3_600_000;

/** `flotilla/pool` is `games/flotilla/test/fixtures/pool.json`. */
export function readRecord(name: string): MatchRecord {
  const [game, file] = name.split('/');
  const text = readFileSync(join(ROOT, 'games', game, 'test', 'fixtures', `${file}.json`), 'utf8');
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(`${name}: ${parsed.error.at}`);
  return parsed.record;
}

/** A match that is over and can be looked at again. */
export function finished(name: string, hoursAgo = 1): SavedMatch {
  const record = readRecord(name);
  return saved(name, { ...record, names: NAMES.slice(0, record.seats) }, hoursAgo);
}

/** The same with its last move still to come to the notice of the page: it opens with the end. */
export function atEnd(name: string): SavedMatch {
  const { result, ...record } = readRecord(name);
  if (!result) throw new Error(`${name} has no end`);
  return saved(name, { ...record, names: NAMES.slice(0, record.seats) }, 1);
}

interface Cut {
  /** How far the match has come, from 0 to 1. */
  readonly at: number;
  /** What seat 0 may do there, if that matters. */
  readonly offered?: RegExp;
}

/** The first position from there on in which seat 0 has a choice. */
export async function cutOff(name: string, { at, offered = /^/ }: Cut): Promise<SavedMatch> {
  const { result: _, ...record } = readRecord(name);
  const entry = findGame(record.game);
  const game = entry && (await rulesOf(entry, record.version));
  if (!game) throw new Error(`no rules for ${name}`);
  const least = Math.floor(record.moves.length * at);
  const outcome = tellRecord(game, { ...record, moves: record.moves.slice(0, least) });
  if (!outcome.ok) throw new Error(`${name}: ${outcome.error.at}`);
  const { told } = outcome;
  // Forced moves are made by the match itself, so its own count says which move of the record comes next.
  for (let n = told.count; n < record.moves.length; n = told.count) {
    const asked = told.actors.includes(0) ? told.movesOf(0) : [];
    if (asked.length > 1 && asked.some(text => offered.test(text)))
      return saved(name, { ...record, moves: record.moves.slice(0, n) }, 1);
    const [seat, text] = record.moves[n];
    if (!told.choose(seat, text).ok) throw new Error(`${name}: move ${n}`);
  }
  throw new Error(`${name}: seat 0 may not ${offered} after ${at}`);
}

/** How much of a match seat 0 had seen when it was left: everything up to its own turn before this one. */
export function seenUpTo({ record: { moves } }: SavedMatch): number {
  return (
    moves.findLastIndex(([seat], i) => seat === 0 && moves[i + 1] !== undefined && moves[i + 1][0] !== 0) + 1
  );
}

function saved(name: string, record: MatchRecord, hoursAgo: number): SavedMatch {
  const id = `local-${name.replace('/', '-')}`;
  const seats = Array.from({ length: record.seats }, (_, seat) => personAt(seat));
  const at = NOW - hoursAgo * HOUR;
  return { id, created: at - HOUR, updated: at, seats, record };
}

function personAt(seat: Seat): SavedMatch['seats'][number] {
  const name = NAMES[seat];
  return seat === 0 ? { kind: 'person', name } : { kind: 'bot', name, level: 'skilled' };
}
