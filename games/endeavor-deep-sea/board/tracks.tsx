/** The four tracks of a seat: thirteen cells in five levels. */
import { Icon } from '@fathom/parts/icon.tsx';
import { BOARD, LEVEL_OF_CELL } from '../data/board.ts';
import { INGENUITY, TRACKS } from '../data/gains.ts';
import { GAIN_ICONS } from './gain.tsx';
import { trackPlace } from './places.ts';
import type { Table } from './table.ts';

const CELLS = Array.from({ length: BOARD.lastCell + 1 }, (_, cell) => cell);

export function Tracks({ table, seat }: { readonly table: Table; readonly seat: number }) {
  const { say, view } = table;
  return (
    <div className="tracks">
      {TRACKS.map((track, i) => {
        const at = view.tracks[seat * TRACKS.length + i];
        const level = LEVEL_OF_CELL[at];
        return (
          <div
            key={track}
            data-place={trackPlace(seat, i)}
            className={`track c-${track}`}
            role="img"
            aria-label={say('board.track', { track: say(`board.track.${track}`), cell: at, level })}
            title={say(`board.trackGives.${track}`, { level })}
          >
            <Icon name={GAIN_ICONS[track]} />
            <ol aria-hidden="true">
              {CELLS.map(cell => (
                <li key={cell} className={classOf(cell, at, i)} />
              ))}
            </ol>
            <b aria-hidden="true">{level}</b>
          </div>
        );
      })}
    </div>
  );
}

function classOf(cell: number, at: number, track: number): string {
  const starts = cell > 0 && LEVEL_OF_CELL[cell] !== LEVEL_OF_CELL[cell - 1];
  const special = track === INGENUITY && BOARD.vesselCells.includes(cell) ? 'ship' : '';
  const impact = cell === BOARD.impactCell ? 'hit' : '';
  return `${cell <= at ? 'full' : ''} ${cell === at ? 'at' : ''} ${starts ? 'level' : ''} ${special} ${impact}`;
}
