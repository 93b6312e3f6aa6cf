/** A small picture of somebody's sea or city. */
import { TILES } from '../data/box.ts';
import { SINK } from '../data/names.ts';
import { STARTER } from '../data/tiles.ts';
import { at, hasOutpost, tileOf } from '../field.ts';
import { SKIFFS } from '../state.ts';
import { faceAt } from './face.ts';
import { boxAround, centre, hexagon, RADIUS, READING } from './geometry.ts';
import { cellPlace } from './places.ts';
import { markOf, nameOf, type Table, whoIs } from './table.ts';
import { TileDrawing } from './tile.tsx';

interface OverviewProps {
  readonly table: Table;
  readonly seat: number;
  /** The tiles themselves instead of their colours. */
  readonly detailed?: boolean;
}

export function Overview({ table, seat, detailed = false }: OverviewProps) {
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
      {cells.map(cell =>
        detailed ? (
          <g key={cell} transform={`translate(${centre(cell).x} ${centre(cell).y})`}>
            <TileDrawing {...faceAt(table, seat, cell)} />
          </g>
        ) : (
          <polygon
            key={cell}
            className={kindOf(table, seat, cell)}
            points={hexagon(RADIUS, centre(cell))}
            data-place={cellPlace(seat, cell)}
          />
        ),
      )}
      {!detailed && <Posts table={table} seat={seat} cells={cells} />}
      {[...new Set(skiffs)].map(cell => (
        <circle key={cell} className="boat" cx={centre(cell).x} cy={centre(cell).y} r="20" />
      ))}
    </svg>
  );
}

function Posts({ table, seat, cells }: OverviewProps & { readonly cells: readonly number[] }) {
  return cells
    .filter(cell => hasOutpost(at(table.view, seat, cell)))
    .map(cell => (
      <rect
        key={cell}
        className="post"
        x={centre(cell).x - 16}
        y={centre(cell).y - 16}
        width="32"
        height="32"
      />
    ));
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
