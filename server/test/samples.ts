/** Rows as a store keeps them. */
import type { Batch, MoveRow, Row, TableRow } from '../store/store.ts';

export function sampleTable(id: string, over: Partial<TableRow> = {}): TableRow {
  return {
    id,
    game: 'submarine',
    version: 1,
    status: 'playing',
    since: 1000,
    created: 1000,
    updated: 1000,
    listed: true,
    pace: 'live',
    options: { variant: 'a' },
    seats: [
      { kind: 'person', name: 'Änne 🐙', member: 'm1' },
      { kind: 'bot', name: 'Doris', level: 'easy' },
    ],
    host: 'm1',
    invite: 'invite',
    watch: true,
    seed: 'seed',
    rng: 'chacha20',
    nonce: 'nonce',
    commit: 'commit',
    moves: 0,
    seq: 0,
    botTurn: false,
    revision: 0,
    ...over,
  };
}

export function sampleMove(seq: number, over: Partial<MoveRow> = {}): MoveRow {
  return { seq, seat: 0, move: `m${seq}`, forced: false, id: `id-${seq}`, at: 1000 + seq, ...over };
}

export function sampleBatch(match: string, ...seqs: number[]): Batch {
  return batchOf(
    match,
    seqs.map(seq => sampleMove(seq)),
    seqs[seqs.length - 1],
  );
}

export function batchOf(match: string, rows: readonly Row[], moves = rows.length): Batch {
  return { match, revision: 0, rows, moves, botTurn: false };
}
