import type { Say } from '@fathom/kernel';
import { Icon } from '@fathom/parts/icon.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { TableInfo } from '@fathom/server/protocol.ts';
import type { ReactNode } from 'react';
import { markOf } from '../../marks.tsx';

interface SeatListProps {
  readonly table: TableInfo;
  readonly you: number | null;
  /** What may be done with a seat. */
  readonly act?: (seat: number) => ReactNode;
}

/** Who sits at a table that has not begun. */
export function SeatList({ table, you, act }: SeatListProps) {
  const say = useSay();
  return (
    <ul className="seatlist">
      {table.seats.map((seat, i) => (
        <li key={markOf(i)}>
          <Mark mark={seat.kind === 'open' ? undefined : markOf(i)} />
          <span className="grow">
            {seat.kind === 'open' ? <span className="water">{say('table.free')}</span> : seat.name}
            <span className="cap"> {seatRemarks(say, table, i, you)}</span>
          </span>
          {seat.kind === 'bot' && <Icon name="i-bot" />}
          {act?.(i)}
        </li>
      ))}
    </ul>
  );
}

/** Who somebody is at a table: host, you, a bot of which strength. */
export function seatRemarks(say: Say, table: TableInfo, seat: number, you: number | null): string {
  const { kind, level, botOf } = table.seats[seat];
  const strength = kind === 'bot' ? say('start.bot', { level: say(`level.${level}`) }) : '';
  const owned = kind === 'person' && botOf !== undefined ? say('table.botOf', { name: botOf }) : '';
  const own = seat === you ? say('table.you') : '';
  const host = seat === table.host && kind === 'person' ? say('table.host') : '';
  return [strength, owned, own, host].filter(Boolean).join(' · ');
}
