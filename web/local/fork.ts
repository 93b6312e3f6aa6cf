/** Plays on from a moment of a record: somebody on one seat, bots on the others. */
import { BOT_NAMES } from '@fathom/bots/names.ts';
import type { MatchRecord, Seat } from '@fathom/kernel';
import { createMatch, type LocalSeat, type SavedMatch } from './saved.ts';

const LEVEL = 'skilled';

export interface Fork {
  readonly record: MatchRecord;
  /** How many moves stand. */
  readonly at: number;
  readonly seat: Seat;
  /** What somebody is called who has no name in the record. */
  name(seat: Seat): string;
}

export function forkMatch({ record, at, seat, name }: Fork): SavedMatch {
  const seats = Array.from({ length: record.seats }, (_, i): LocalSeat => {
    const known = record.names?.[i];
    return i === seat
      ? { kind: 'person', name: known || name(i) }
      : { kind: 'bot', name: known || BOT_NAMES[i], level: LEVEL };
  });
  const { game, version, options, seed, rng, moves } = record;
  return createMatch({
    game,
    version,
    seats,
    options,
    from: { seed, ...(rng && { rng }), moves: moves.slice(0, at) },
  });
}
