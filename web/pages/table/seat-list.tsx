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
            {seat.kind === 'bot' && (
              <span className="cap"> {say('start.bot', { level: say(`level.${seat.level}`) })}</span>
            )}
            {i === you && <span className="cap"> {say('table.you')}</span>}
            {i === table.host && seat.kind === 'person' && <span className="cap"> {say('table.host')}</span>}
          </span>
          {seat.kind === 'bot' && <Icon name="i-bot" />}
          {act?.(i)}
        </li>
      ))}
    </ul>
  );
}
