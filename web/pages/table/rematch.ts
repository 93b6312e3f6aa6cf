/** The same people again: whoever asks first opens the table and says so in the chat, the others follow. */
import type { Seated } from '@fathom/server/protocol.ts';
import { call } from '../../api.ts';
import { go } from '../../navigate.tsx';
import { keepPass } from '../../passes.ts';
import type { TableState } from '../../table/connection.ts';
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

/** Everybody moves on by one seat, so that somebody else begins. */
export function seatAfter(seat: number, seats: number): number {
  return (seat + seats - 1) % seats;
}

export async function rematch(connection: OnlineTable): Promise<void> {
  const state = connection.state();
  const { table, you } = state;
  if (!table || you === null) return;
  const count = table.seats.length;
  const asked = rematchLink(state);
  if (asked) return go(withSeat(asked.address, seatAfter(you, count)));
  const answer = await call<Seated>(
    'POST',
    '/tables',
    {},
    {
      game: table.game,
      name: table.seats[you].name,
      seats: table.seats.map((_, i) => seatFor((i + 1) % count)),
      options: table.options,
      listed: false,
      pace: table.pace,
    },
  );
  if (!answer.ok) return;
  const { table: next, token, invite } = answer.value;
  keepPass({ table: next.id, game: next.game, seat: answer.value.you, token, invite, since: Date.now() });
  const address = `/t/${next.id}#${invite}`;
  if (next.status === 'open') await connection.chat(location.origin + address);
  go(address);

  /** Who sat there before. */
  function seatFor(before: number) {
    const seat = table?.seats[before];
    if (before === you) return { kind: 'you' };
    return seat?.kind === 'bot' && !seat.away ? { kind: 'bot', level: seat.level } : { kind: 'open' };
  }
}

/** The seat that waits for somebody, before the invitation. */
function withSeat(address: string, seat: number): string {
  return address.replace('#', `?seat=${seat}#`);
}
