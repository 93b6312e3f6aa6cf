import type { TableAnswer } from '../protocol.ts';
import type { LiveTable } from '../table/table.ts';

/** A table as a member sees it; only those who sit at it are told the invite. */
export function answerTo(table: LiveTable, member: string | undefined): TableAnswer {
  const you = table.seatOf(member) ?? null;
  return { table: table.info(), you, ...(you !== null && { invite: table.row.invite }) };
}
