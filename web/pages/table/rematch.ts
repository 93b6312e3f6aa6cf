/** The same people again: whoever asks first opens the table and says so in the chat, the others follow. */
import { go } from '../../navigate.tsx';
import { keepPass } from '../../passes.ts';
import type { TableState } from '../../table/connection.ts';
import { rematchOf } from '../../table/life.ts';
import type { OnlineTable } from '../../table/online.ts';
import { tableLink } from './chat.tsx';

export interface Asked {
  readonly address: string;
  /** Who asks. */
  readonly name: string;
}

/** A rematch somebody else has asked for since the match was over. */
export function rematchLink({ chat, known, you }: TableState): Asked | undefined {
  const ended = known?.entries.at(-1)?.at ?? 0;
  const entry = chat.findLast(({ at, seat, text }) => at >= ended && seat !== you && tableLink(text));
  const address = entry && tableLink(entry.text);
  return entry && address ? { address, name: entry.name } : undefined;
}

/** The server keeps the seats for those who sat here, each moved on by one, and one rematch for each match. */
export async function rematch(connection: OnlineTable): Promise<void> {
  const isFirst = connection.state().table?.next === undefined;
  const answer = await rematchOf(connection);
  if (!answer.ok) return;
  const { table, you, token, invite } = answer.value;
  keepPass({ table: table.id, game: table.game, seat: you, token, invite, since: Date.now() });
  const address = `/t/${table.id}#${invite}`;
  if (isFirst && table.status === 'open') await connection.chat(location.origin + address);
  go(address);
}
