/**
 * A person is a seat at a table: there are no accounts. What is stored of one is a name, what was said, and the moves.
 * Forgetting takes the name and what was said; the moves stay, because the match belongs to everybody who played it.
 */
import type { Seat } from '@fathom/kernel';
import type { PersonalData } from '../protocol.ts';
import type { Store, TableRow } from '../store/store.ts';
import { forgetName } from '../table/seats.ts';

const EVERYTHING = 1_000_000;
const PAGE = 500;

export async function personalData(store: Store, row: TableRow, seat: Seat): Promise<PersonalData> {
  const { id, game, status, created, seats } = row;
  const [rows, chat] = await Promise.all([store.rows(id, 0), store.chat(id, EVERYTHING)]);
  return {
    table: id,
    game,
    status,
    created,
    seat,
    name: seats[seat].name,
    chat: chat.filter(entry => entry.seat === seat).map(({ text, at }) => ({ text, at })),
    moves: rows
      .filter(entry => entry.seat === seat)
      .map(entry => ({
        seq: entry.seq,
        at: entry.at,
        ...('undo' in entry ? { undo: entry.undo } : { move: entry.move }),
      })),
  };
}

/** Directly in the store: for a host whose player no longer has the key to the seat. */
export async function forgetSeat(store: Store, row: TableRow, seat: Seat, now: number): Promise<void> {
  const member = row.seats[seat]?.member;
  if (member === undefined) throw new Error(`nobody sits on seat ${seat} of table ${row.id}`);
  await store.emptyChat(row.id, seat);
  await store.saveTable(forgetName(row, member, now));
}

export interface Place {
  readonly row: TableRow;
  readonly seat: Seat;
}

/** Every seat of somebody who called themselves so, at all tables there are. */
export async function* seatsNamed(store: Store, name: string): AsyncGenerator<Place> {
  for await (const row of everyTable(store)) {
    for (const [seat, { member, name: own }] of row.seats.entries())
      if (member !== undefined && own === name) yield { row, seat };
  }
}

export async function* everyTable(store: Store): AsyncGenerator<TableRow> {
  let page = await store.allTables('', PAGE);
  while (page.length > 0) {
    yield* page;
    page = await store.allTables(page[page.length - 1].id, PAGE);
  }
}
