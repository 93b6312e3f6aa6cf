import { MARKS, type Mark as MarkName, type SeatInfo } from '@fathom/parts/board.ts';
import { Mark } from '@fathom/parts/mark.tsx';
import type { SeatState } from '@fathom/server/protocol.ts';

/** Seats take the marks in order. */
export function markOf(seat: number): MarkName {
  return MARKS[seat % MARKS.length];
}

export function seatInfos(seats: readonly SeatState[], free: string): SeatInfo[] {
  return seats.map((state, seat) => ({
    seat,
    name: state.kind === 'open' ? free : state.name,
    mark: markOf(seat),
    kind: state.kind,
    connected: state.connected,
  }));
}

export function SeatMarks({ seats }: { readonly seats: readonly SeatState[] }) {
  return (
    <span className="seat-marks" aria-hidden="true">
      {seats.map((state, seat) => (
        <Mark key={markOf(seat)} mark={state.kind === 'open' ? undefined : markOf(seat)} />
      ))}
    </span>
  );
}
