import { Fact } from '@fathom/parts/fact.tsx';
import { seatPlace } from '@fathom/parts/places.ts';
import { stirring } from '@fathom/parts/table.ts';
import { BOARD } from '../data/board.ts';
import { journalOf } from '../library.ts';
import { hasPassed } from '../player.ts';
import { CrewList } from './crew-card.tsx';
import { JournalFace } from './journals.tsx';
import type { Table } from './table.ts';
import { TokenFace } from './token.tsx';
import { Tracks } from './tracks.tsx';

interface SeatProps extends Table {
  readonly seat: number;
  readonly compact: boolean;
}

/** A player's area: what is ready, the tracks, and on a closer look crew, tokens and journals. */
export function Seat({ seat, compact, ...table }: SeatProps) {
  const { say, view } = table;
  if (compact) return stateOf(table, seat) || say('board.seatDiscs', { n: view.staging[seat] });
  return (
    <div className="endeavor-seat ed">
      <p className="facts">
        <Fact
          icon="i-disc"
          place={seatPlace(seat, 'discs')}
          n={view.staging[seat]}
          label={say('board.staging', { n: view.staging[seat] })}
        />
        <Fact
          icon="i-rp"
          place={seatPlace(seat, 'research')}
          n={view.research[seat]}
          label={say('board.research', { n: view.research[seat], most: BOARD.research })}
        />
        <Fact
          icon="i-publish"
          n={view.journals[seat].length}
          label={say('board.journalsOf', { n: view.journals[seat].length })}
        />
        {view.held[seat].map((token, i) => (
          <TokenFace key={`${String(i)}-${token}`} token={token} />
        ))}
        <em>{stateOf(table, seat)}</em>
      </p>
      <Tracks table={table} seat={seat} />
      <details>
        <summary>{say('board.crewAndJournals', { n: view.crew[seat].length })}</summary>
        <CrewList table={table} seat={seat} />
        {view.journals[seat].map(entry => (
          <div key={entry} data-place={seatPlace(seat, 'journal', journalOf(entry))}>
            <JournalFace table={table} journal={journalOf(entry)} />
          </div>
        ))}
      </details>
    </div>
  );
}

function stateOf(table: Table, seat: number): string {
  const { say, view } = table;
  const stirs = stirring(table, seat);
  if (stirs) return stirs;
  return hasPassed(view, seat) ? say('seat.passed') : '';
}
