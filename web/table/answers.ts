/** What goes to the server with every call, and what its answers mean. */
import type { Accepted, News, StreamMessage, TableInfo, TableLife } from '@fathom/server/protocol.ts';
import type { Answer, Keys } from '../api.ts';

/** A choice that counts. */
export interface Taken extends Omit<Accepted, 'update'> {
  readonly update: News;
}

export function refusal({ error, update }: Extract<StreamMessage, { type: 'refused' }>): Answer<Taken> {
  return { ok: false, problem: error, ...(update && { update }) };
}

/** Only those who sit at the table learn its invite. */
export function told(invite: string | undefined): { invite?: string } {
  return invite === undefined ? {} : { invite };
}

export function present({ token, invite }: Keys): Keys {
  return { ...(token !== undefined && { token }), ...(invite !== undefined && { invite }) };
}

/** A table after a move that has set other clocks going or settled a vote. */
export function lived({ times: _, ballot: __, ...table }: TableInfo, life: TableLife): TableInfo {
  return { ...table, ...life };
}

/** Whether an answer tells more than what was heard before: what the stream says meanwhile may overtake it. */
export function isNewer(
  table: Pick<TableInfo, 'revision' | 'seq'>,
  known: Pick<TableInfo, 'revision' | 'seq'> | undefined,
): boolean {
  if (!known || table.revision !== known.revision) return table.revision > (known?.revision ?? -1);
  return table.seq > known.seq;
}
