/** What a league has left in the store, ready to be compared with what its people know. */
import { type Seat, type Stateful, setUp } from '@fathom/kernel';
import { gaveUp } from '@fathom/server/rating/presence.ts';
import { sql } from '@fathom/server/store/sql.ts';
import type { MoveRow, Store, TableRow } from '@fathom/server/store/store.ts';
import { isMove } from '@fathom/server/table/rows.ts';
import { rulesNamed } from './player.ts';

/** Something that was decided, with what followed by itself. */
export interface Step {
  readonly seq: number;
  readonly mover: Seat;
  readonly at: number;
  readonly isBot: boolean;
  readonly before: readonly Seat[];
  readonly after: readonly Seat[];
}

export interface Match {
  readonly row: TableRow;
  /** Who is asked at the beginning. */
  readonly first: readonly Seat[];
  readonly steps: readonly Step[];
  /** By seat: whose person counts as having given up. */
  readonly left: readonly boolean[];
}

export interface Sent {
  readonly id: string;
  readonly event: string;
  readonly channel: string;
  readonly match: string;
  readonly kind: string;
  readonly state: string;
  readonly at: number;
}

export interface Channel {
  readonly id: string;
  readonly person: string;
  readonly address: string;
}

export interface Rated {
  readonly person: string;
  readonly game: string;
  readonly seats: number;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

export interface Facts {
  readonly matches: readonly Match[];
  readonly messages: readonly Sent[];
  /** How many of them the server does not remember any more. */
  readonly forgotten: number;
  readonly channels: readonly Channel[];
  readonly ratings: readonly Rated[];
  /** The person of each member. */
  readonly persons: ReadonlyMap<string, string>;
}

const PAGE = 100;

/** `known` has what was stored of messages before, and gets what is stored now. */
export async function readFacts(store: Store, known: Map<string, Sent>): Promise<Facts> {
  const ask = async <T>(text: string): Promise<T[]> => (await store.ask(sql(text))) as T[];
  const stored = await readMessages(store, known);
  const seats = await ask<{ member: string; person: string }>('SELECT member, person FROM person_seats');
  return {
    matches: await matchesIn(store),
    messages: [...known.values()],
    forgotten: known.size - stored,
    channels: await ask<Channel>('SELECT id, person, address FROM channels'),
    ratings: (await ask<Rated>('SELECT person, game, seats, mu, sigma, games FROM ratings')).map(row => ({
      ...row,
      seats: Number(row.seats),
      games: Number(row.games),
    })),
    persons: new Map(seats.map(({ member, person }) => [member, person])),
  };
}

/** Returns how many are stored. */
export async function readMessages(store: Store, known: Map<string, Sent>): Promise<number> {
  const text = 'SELECT id, event, channel, match, kind, state, at FROM outbox';
  const rows = (await store.ask(sql(text))) as unknown as Sent[];
  for (const row of rows) known.set(row.id, { ...row, at: Number(row.at) });
  return rows.length;
}

async function matchesIn(store: Store): Promise<Match[]> {
  const matches: Match[] = [];
  for (let after = ''; ; ) {
    const rows = await store.allTables(after, PAGE);
    for (const row of rows) matches.push(await replayed(row, (await store.rows(row.id, 0)).filter(isMove)));
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return matches;
    after = last.id;
  }
}

/** Nobody takes anything back in a league, so the moves are the log. */
async function replayed(row: TableRow, moves: readonly MoveRow[]): Promise<Match> {
  const game = await rulesNamed(row.game);
  if (row.seats.some(({ kind }) => kind === 'open')) return { row, first: [], steps: [], left: [] };
  const { options, seed, rng } = row;
  const state: Stateful = setUp(game, { seats: row.seats.length, options, seed, rng });
  const first = [...game.actors(state)];
  const steps: Step[] = [];
  let before = first;
  for (const [i, { seat, move, at, id, forced }] of moves.entries()) {
    game.play(state, seat, game.read(move));
    if (!forced)
      steps.push({ seq: 0, mover: seat, at, isBot: id?.startsWith('bot-') ?? false, before, after: [] });
    // What is forced belongs to the decision before it.
    if (moves[i + 1]?.forced) continue;
    const after = [...game.actors(state)];
    const step = steps.pop();
    if (step) steps.push({ ...step, seq: moves[i].seq, after });
    before = after;
  }
  return { row, first, steps, left: row.status === 'finished' ? gaveUp(row, moves) : [] };
}
