import type { Seated, TableAnswer } from '../protocol.ts';
import type { LiveTable } from '../table/table.ts';
import type { Keyring } from '../tokens.ts';

/** A table as a member sees it; only those who sit at it are told the invite. */
export function answerTo(table: LiveTable, member: string | undefined): TableAnswer {
  const you = table.seatOf(member) ?? null;
  return { table: table.info(member), you, ...(you !== null && { invite: table.row.invite }) };
}

/** For whoever has just sat down: with the token of the seat. */
export function seated(keyring: Keyring, table: LiveTable, member: string): Seated {
  return {
    table: table.info(member),
    you: table.seatOf(member) ?? 0,
    invite: table.row.invite,
    token: keyring.sign(table.id, member),
  };
}
