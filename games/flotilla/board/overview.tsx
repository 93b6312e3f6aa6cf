/** A small picture of somebody's sea or city. */
import { TILES } from '../data/box.ts';
import { SINK } from '../data/names.ts';
import { STARTER } from '../data/tiles.ts';
import { at, hasOutpost, tileOf } from '../field.ts';
import { SKIFFS } from '../state.ts';
import { boxAround, centre, hexagon, RADIUS, READING } from './geometry.ts';
import { markOf, nameOf, type Table, whoIs } from './table.ts';

interface OverviewProps {
  readonly table: Table;
  readonly seat: number;
}

export function Overview({ table, seat }: OverviewProps) {
  const { view } = table;
  const cells = READING.filter(cell => at(view, seat, cell) !== 0);
  const { left, top, right, bottom } = boxAround(cells);
  const skiffs = view.skiffs.slice(seat * SKIFFS, (seat + 1) * SKIFFS).filter(cell => cell >= 0);
  return (
    <svg
      className={`overview pc-${markOf(table, seat)}`}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      role="img"
      aria-label={areaName(table, seat)}
    >
      {cells.map(cell => (
        <polygon key={cell} className={kindOf(table, seat, cell)} points={hexagon(RADIUS, centre(cell))} />
      ))}
      {cells
        .filter(cell => hasOutpost(at(view, seat, cell)))
        .map(cell => (
          <rect
            key={cell}
            className="post"
            x={centre(cell).x - 16}
            y={centre(cell).y - 16}
            width="32"
            height="32"
          />
        ))}
      {[...new Set(skiffs)].map(cell => (
        <circle key={cell} className="boat" cx={centre(cell).x} cy={centre(cell).y} r="20" />
      ))}
    </svg>
  );
}

export function areaName(table: Table, seat: number): string {
  const key = table.view.side[seat] === SINK ? 'board.sea' : 'board.city';
  return table.say(key, { who: whoIs(table, seat), name: nameOf(table, seat) });
}

function kindOf({ view }: Table, seat: number, cell: number): string {
  const tile = tileOf(at(view, seat, cell));
  if (tile === STARTER) return 'starter';
  return view.side[seat] === SINK ? `d${TILES[tile].depth}` : `c${TILES[tile].district}`;
}
