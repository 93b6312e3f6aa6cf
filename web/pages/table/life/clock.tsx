import { useWide } from '@fathom/parts/media.ts';
import type { TableState } from '../../../table/connection.ts';
import { TimeChip } from '../../../time-chip.tsx';

interface SeatClockProps {
  readonly state: TableState;
  readonly seat: number;
}

/** The clock of a seat: while it is asked, and with a clock for the match always. */
export function SeatClock({ state: { table, line }, seat }: SeatClockProps) {
  const wide = useWide();
  const time = table?.times?.[seat];
  const rule = table?.clock;
  if (!time || !rule || !hasClock({ table }, seat)) return null;
  return (
    <TimeChip
      deadline={time.deadline}
      whole={rule.time}
      left={time.left}
      away={time.vacation}
      short={!wide}
      paused={line !== 'live'}
    />
  );
}

/** Whether there is something to say about the time of a seat. */
export function hasClock({ table }: Pick<TableState, 'table'>, seat: number): boolean {
  const time = table?.times?.[seat];
  if (!time || table?.status !== 'playing' || table.seats[seat]?.kind !== 'person') return false;
  return time.deadline !== null || table.clock?.kind === 'match';
}
