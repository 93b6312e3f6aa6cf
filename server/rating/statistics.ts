/** Figures of a game from the finished matches of this server: who wins from where, how scores are spread, records. */
import type { Result } from '@fathom/kernel';
import type { Statistics } from '../protocol.ts';
import { sql } from '../store/sql.ts';
import type { SeatRow, Store } from '../store/store.ts';

/** The newest ones say enough. */
const MOST_MATCHES = 5000;
const BARS = 8;
const MOST_RECORDS = 5;
const MINUTE = 60_000;

interface Finished {
  readonly seats: readonly SeatRow[];
  readonly result: Result;
  readonly at: number;
  readonly took: number;
  readonly listed: boolean;
}

export async function statisticsOf(store: Store, game: string): Promise<Statistics> {
  const matches = await finished(store, game);
  const sizes = [...Map.groupBy(matches, ({ seats }) => seats.length)].sort(([a], [b]) => a - b);
  const endings = Map.groupBy(matches, ({ result }) => result.ending);
  return {
    game,
    matches: matches.length,
    sizes: sizes.map(([seats, own]) => sizeOf(seats, own)),
    endings: [...endings].map(([ending, own]) => ({ ending, matches: own.length })),
    records: recordsOf(matches),
  };
}

/** Equal bars from the lowest to the highest score. */
export function histogram(scores: readonly number[], bars = BARS): Statistics['sizes'][number]['scores'] {
  const from = Math.min(...scores);
  const step = Math.max(1, Math.ceil((Math.max(...scores) - from + 1) / bars));
  const counts = Array.from({ length: bars }, () => 0);
  for (const score of scores) counts[Math.floor((score - from) / step)]++;
  return { from, step, counts };
}

async function finished(store: Store, game: string): Promise<Finished[]> {
  const text = `SELECT seats, result, since, created, listed FROM tables WHERE game = ? AND status = 'finished'
    ORDER BY since DESC LIMIT ?`;
  const found = await store.ask(sql(text, game, MOST_MATCHES));
  return found.map(c => ({
    seats: parsed(c.seats) as SeatRow[],
    result: parsed(c.result) as Result,
    at: Number(c.since),
    took: Number(c.since) - Number(c.created),
    listed: c.listed === true || c.listed === 1,
  }));
}

function sizeOf(seats: number, own: readonly Finished[]): Statistics['sizes'][number] {
  const won = Array.from({ length: seats }, (_, seat) => {
    const shares = own.map(({ result: { places } }) => {
      const winners = places.filter(place => place === 1).length;
      return places[seat] === 1 ? 1 / winners : 0;
    });
    return shares.reduce((sum, share) => sum + share, 0) / own.length;
  });
  const scores = own.flatMap(({ result }) => result.scores);
  return {
    seats,
    matches: own.length,
    won,
    scores: histogram(scores),
    median: median(scores),
    minutes: Math.round(median(own.map(({ took }) => took)) / MINUTE),
  };
}

/** Bots set no records; names of private tables stay private. */
function recordsOf(matches: readonly Finished[]): Statistics['records'] {
  return matches
    .flatMap(({ seats, result, at, listed }) =>
      seats.flatMap(({ member, name }, seat) =>
        member === undefined
          ? []
          : { name: listed ? name : null, score: result.scores[seat], seats: seats.length, at },
      ),
    )
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, MOST_RECORDS);
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Text in one database, a value in the other. */
function parsed(json: unknown): unknown {
  return typeof json === 'string' ? JSON.parse(json) : json;
}
