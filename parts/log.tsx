import type { Seat } from '@fathom/kernel';
import { memo } from 'react';
import type { Mark as MarkName, SeatInfo } from './board.ts';
import { Mark } from './mark.tsx';
import { useSay } from './say.tsx';

export interface LogLine {
  readonly key: string;
  /** Null for what happened in the set-up. */
  readonly seat: Seat | null;
  readonly text: string;
  /** Happened after the viewer's last move. */
  readonly fresh: boolean;
}

interface LogListProps {
  /** Oldest first. */
  readonly lines: readonly LogLine[];
  readonly seats: readonly SeatInfo[];
}

/** What happened, newest first, with a line where the viewer last moved. */
export function LogList({ lines, seats }: LogListProps) {
  const say = useSay();
  if (lines.length === 0) {
    return (
      <ol className="log">
        <li className="none">{say('parts.logEmpty')}</li>
      </ol>
    );
  }
  const newest = lines.toReversed();
  const fresh = newest.filter(line => line.fresh);
  const older = newest.filter(line => !line.fresh);
  return (
    <ol className="log">
      {fresh.length > 0 && <Divider text={say('parts.since')} />}
      <Lines lines={fresh} seats={seats} />
      {fresh.length > 0 && older.length > 0 && <Divider text={say('parts.before')} />}
      <Lines lines={older} seats={seats} />
    </ol>
  );
}

function Lines({ lines, seats }: LogListProps) {
  return lines.map(line => (
    <Line key={line.key} mark={seats.find(info => info.seat === line.seat)?.mark} text={line.text} />
  ));
}

interface LineProps {
  readonly mark: MarkName | undefined;
  readonly text: string;
}

/** What was told does not change any more, however long the log becomes. */
const Line = memo(function Line({ mark, text }: LineProps) {
  return (
    <li>
      <Mark mark={mark} />
      <span className="text">{text}</span>
    </li>
  );
});

function Divider({ text }: { readonly text: string }) {
  return (
    <li>
      <span className="since">{text}</span>
    </li>
  );
}
