/**
 * What the server remembers. The append-only moves are the truth: a match is what its rows replay to. Everything
 * resolves after the commit, so whoever awaits may tell the world.
 */
import type { OptionValues, Result, RngName, Seat } from '@fathom/kernel';
import type { ClockRule, TableClock } from '../clock/rule.ts';
import type { News } from '../news/news.ts';
import type { Sql } from './sql.ts';

export type TableStatus = 'open' | 'playing' | 'finished' | 'abandoned';

export interface SeatRow {
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string;
  readonly level?: string;
  /** Whom the seat belongs to: what its token is signed for. */
  readonly member?: string;
  /** The member is a program: who answers for it. */
  readonly botOf?: string;
  /** A bot plays for the member, who may come back. */
  readonly away?: boolean;
  /** … for this turn only. */
  readonly turn?: boolean;
  /** Before the match: has said that it may begin. */
  readonly ready?: boolean;
}

/** What a table agreed on when it was made, beside the options of its game. */
export interface Terms {
  readonly clock?: ClockRule;
  /** The result counts for ratings: no coach, nothing is taken back by consent. */
  readonly rated?: boolean;
  /** When the last seat is taken the host begins, not the table by itself. */
  readonly gather?: boolean;
  /** False: nobody may ask the coach. */
  readonly coach?: boolean;
  /** The first table of a series, and how many there were before this one. */
  readonly series?: { readonly first: string; readonly before: string; readonly number: number };
  /** The table of the rematch. */
  readonly next?: string;
  /** Everybody agreed that the match ends as it stands; whose wish it was. */
  readonly conceded?: Seat;
}

export const BALLOT_KINDS = ['bot', 'undo', 'concede'] as const;

/** Something the others are asked about. */
export interface Ballot {
  readonly kind: (typeof BALLOT_KINDS)[number];
  /** Whom it is about: who is replaced, who wants to take back. */
  readonly seat: Seat;
  readonly since: number;
  /** Of the match, when it was asked. */
  readonly seq: number;
  /** How many moves would be taken back. */
  readonly moves?: number;
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
  /** Whoever says nothing until then leaves it to the others. */
  readonly ends: number;
}

export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly status: TableStatus;
  readonly since: number;
  readonly created: number;
  readonly updated: number;
  readonly listed: boolean;
  readonly pace: 'live' | 'days';
  readonly options: OptionValues;
  readonly seats: readonly SeatRow[];
  /** The member who is host. */
  readonly host: string;
  readonly invite: string;
  /** Whether people without a seat may look on. */
  readonly watch: boolean;
  readonly seed: string;
  /** What its match draws from. */
  readonly rng: RngName;
  readonly nonce: string;
  readonly commit: string;
  /** Standing moves. */
  readonly moves: number;
  /** The last row of the log. */
  readonly seq: number;
  /** A bot has to decide something. */
  readonly botTurn: boolean;
  readonly result?: Result;
  /** Counts the changes of this row; a change based on an older one is a conflict. */
  readonly revision: number;
  readonly terms?: Terms;
  /** Where the clocks stand; only during play, and where one was agreed on. */
  readonly clock?: TableClock;
  readonly ballot?: Ballot;
}

interface LogRow {
  readonly seq: number;
  readonly seat: Seat;
  /** Chosen by the client; unique for its seat and match. Forced moves have none. */
  readonly id?: string;
  readonly at: number;
}
export interface MoveRow extends LogRow {
  readonly move: string;
  /** Made by the kernel because nothing else was possible. */
  readonly forced: boolean;
}
export interface UndoRow extends LogRow {
  /** How many of the standing moves it took back. */
  readonly undo: number;
}
export type Row = MoveRow | UndoRow;

/**
 * Raised whenever states get another shape although the rules stay the same: snapshots of another shape are not read, and
 * the match is what its moves replay to.
 */
export const SNAPSHOT_SHAPE = 1;

/** A state at a barrier: no undo reaches behind it. */
export interface SnapshotRow {
  readonly seq: number;
  readonly state: string;
}

/** One step of a match, stored whole or not at all. */
export interface Batch {
  readonly match: string;
  /** Of the table when this was judged. */
  readonly revision: number;
  /** Consecutive, the first following the last stored one. */
  readonly rows: readonly Row[];
  /** Standing moves afterwards. */
  readonly moves: number;
  /** Whether a bot has to decide something afterwards. */
  readonly botTurn: boolean;
  readonly snapshot?: SnapshotRow;
  readonly result?: Result;
  /** Where the clocks stand afterwards, and what the others are still asked about. */
  readonly clock?: TableClock;
  readonly ballot?: Ballot;
  /** Who sits where afterwards, if that has changed: then the revision is raised. */
  readonly seats?: readonly SeatRow[];
  /** What people have to be told. */
  readonly news?: readonly News[];
  /** The result has to be rated. */
  readonly rate?: boolean;
  /** More was taken back than a snapshot knows of. */
  readonly forgetSnapshot?: boolean;
}

export interface ChatRow {
  readonly n: number;
  readonly seat: Seat;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface Mark {
  readonly since: number;
  readonly id: string;
}

export interface Listing {
  readonly status: TableStatus;
  readonly game?: string;
  /** Only what comes after this mark, newest first. */
  readonly after?: Mark;
  readonly limit: number;
}

/** A table, and the rows of its match that somebody does not know yet. */
export interface Changes {
  readonly row: TableRow;
  readonly rows: readonly Row[];
}

/** How far a table is. */
export interface Progress {
  readonly id: string;
  readonly seq: number;
  readonly revision: number;
  /** Number of its last chat entry. */
  readonly chat: number;
}

/** A table whose bots somebody has to look after. */
export interface Waiting {
  readonly id: string;
  readonly game: string;
  readonly version: number;
}

/** Somebody else was faster: read again and decide anew. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** The store does not answer: what was asked may have happened or not. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

export interface Store extends Sql {
  createTable(row: TableRow): Promise<void>;
  table(id: string): Promise<TableRow | undefined>;
  /** Those of these that are there, in any order. */
  tables(ids: readonly string[]): Promise<TableRow[]>;
  /** A table with its rows after `after`, both as of the same moment. */
  since(id: string, after: number): Promise<Changes | undefined>;
  /**
   * Changes status, seats, host, invite, whether others may watch, whether a bot has to decide, pace, options, terms, clock and ballot.
   * `Conflict` unless `row.revision` is one more than the stored one and `row.seq` is the stored one.
   */
  saveTable(row: TableRow, news?: readonly News[]): Promise<void>;
  /** Listed tables only. */
  listTables(listing: Listing): Promise<TableRow[]>;
  /** Every table in the order of its id, for whoever goes through all of them. */
  allTables(after: string, limit: number): Promise<TableRow[]>;
  /** Open and running tables that nothing happened at since `before`. */
  idleTables(status: TableStatus, before: number, limit: number): Promise<string[]>;

  /** Running tables at which a bot has to decide and nothing happened since `before`, in the order of their ids. */
  waitingForBots(before: number, after: string, limit: number): Promise<Waiting[]>;
  /** Running tables whose clock somebody has to look at. */
  alarmed(now: number, limit: number): Promise<string[]>;
  /** How far these tables are; unknown ones are left out. */
  progress(ids: readonly string[]): Promise<Progress[]>;

  /**
   * `Conflict` when a row or its id is there already, one is missing before it, or the table has changed since it was
   * judged; then nothing of the batch is stored.
   */
  append(batch: Batch): Promise<void>;
  rows(match: string, after: number): Promise<Row[]>;
  findRow(match: string, seat: Seat, id: string): Promise<Row | undefined>;
  snapshot(match: string): Promise<SnapshotRow | undefined>;

  addChat(match: string, entry: Omit<ChatRow, 'n'>): Promise<ChatRow>;
  /** The last entries, oldest first, without those that were emptied. */
  chat(match: string, limit: number): Promise<ChatRow[]>;
  /** Empties what a seat has said: its numbers stay taken. */
  emptyChat(match: string, seat: Seat): Promise<void>;

  /** Takes a finished match away with everything that belongs to it; false when it is not finished, or has changed. */
  removeFinished(id: string, revision: number): Promise<boolean>;
  /** Writes something that changes nothing, to see whether writing works. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** Rows of a batch follow each other without a gap. */
export function checkRows(batch: Batch): Batch {
  const first = batch.rows[0].seq;
  if (batch.rows.every((row, i) => row.seq === first + i)) return batch;
  throw new Conflict(`the rows of match ${batch.match} do not follow each other`);
}
