/** One player's sea or city: tiles, skiffs, and what may be done there. */
import { useRef } from 'react';
import { SINK } from '../data/names.ts';
import { at, isBeside } from '../field.ts';
import { HOME, writeCell } from '../hex.ts';
import { cellText } from '../words/tile.ts';
import { useCamera } from './camera.ts';
import { faceAt } from './face.ts';
import { Fleet } from './fleet.tsx';
import { boxAround, centre, hexagon, RADIUS, READING, WIDE } from './geometry.ts';
import { type Hit, hitOf, type Situation, turnsHeld } from './hits.ts';
import { cellPlace } from './places.ts';
import { isDeciding, nameOf, whoIs } from './table.ts';
import { TagView } from './tag.tsx';
import { TileDrawing, type TileFace } from './tile.tsx';
import { Zoom } from './zoom.tsx';

interface ChartProps extends Situation {
  readonly seat: number;
  /** Pixels at the right that something else covers. */
  readonly aside?: number;
}

const RING = hexagon(RADIUS - 2);
const GHOST = hexagon(RADIUS - 3);

export function Chart({ seat, aside = 0, ...situation }: ChartProps) {
  const { table } = situation;
  const { view, say } = table;
  const root = useRef<HTMLDivElement>(null);
  const acting = isDeciding(table) && seat === view.seat;
  const laying = acting && view.stack.at(-1)?.step === 'lay';
  const cells = READING.filter(cell => isShown(situation, seat, cell, laying));
  const hits = new Map(cells.map(cell => [cell, acting ? hitOf(situation, cell) : undefined]));
  const lit = cells.filter(cell => hits.get(cell)?.legal || hits.get(cell)?.chosen);
  const { camera, gestures, zoom, reveal, refit, isMoved } = useCamera(root, {
    box: boxAround(cells),
    focus: boxAround(lit.length > 0 ? lit : [HOME]),
    aside,
    subject: `${seat}-${view.side[seat]}`,
  });
  const title = say(view.side[seat] === SINK ? 'board.sea' : 'board.city', {
    who: whoIs(table, seat),
    name: nameOf(table, seat),
  });
  return (
    <div ref={root} className="pan" {...gestures}>
      {camera && (
        <ol
          key={`${seat}-${view.side[seat]}`}
          className={`world ${isMoved ? '' : 'glides'}`}
          aria-label={title}
          style={{ translate: `${camera.x}px ${camera.y}px`, scale: camera.scale, '--px': 1 / camera.scale }}
        >
          {cells.map((cell, i) => (
            <Cell
              key={cell}
              {...situation}
              seat={seat}
              cell={cell}
              order={i}
              hit={hits.get(cell)}
              onReach={() => reveal(centre(cell))}
            />
          ))}
          <Fleet table={table} seat={seat} />
        </ol>
      )}
      <Zoom say={say} zoom={zoom} refit={isMoved ? refit : undefined} />
    </div>
  );
}

/** Own tiles, the tile being turned, and where a tile could lie. */
function isShown({ table }: Situation, seat: number, cell: number, laying: boolean): boolean {
  const { view } = table;
  const frame = view.stack.at(-1);
  if (at(view, seat, cell) !== 0) return true;
  if (seat === view.seat && frame?.step === 'turn' && frame.cell === cell) return true;
  return laying && isBeside(view, seat, cell);
}

interface CellProps extends ChartProps {
  readonly cell: number;
  readonly order: number;
  readonly hit: Hit | undefined;
  /** Somebody came here by keyboard. */
  readonly onReach: () => void;
}

function Cell({ cell, hit, order, onReach, ...rest }: CellProps) {
  const { table, seat } = rest;
  const { x, y } = centre(cell);
  const face = faceOf(rest, cell);
  const named = cellText(table.say, table.view, seat, cell);
  return (
    <li
      className={`cell ${hit?.legal ? 'target' : ''} ${hit?.chosen ? 'chosen' : ''}`}
      style={{ left: x - WIDE / 2, top: y - RADIUS, '--order': order }}
      data-place={cellPlace(seat, cell)}
    >
      <span className="vh">{named}</span>
      <svg className="hex" viewBox={`${-WIDE / 2} ${-RADIUS} ${WIDE} ${2 * RADIUS}`} aria-hidden="true">
        {face ? (
          <TileDrawing {...face} />
        ) : (
          <polygon className={`ghost ${hit?.legal ? '' : 'shut'}`} points={GHOST} />
        )}
        <text className="place" transform={`translate(${17 - WIDE / 2} 0) rotate(-90)`}>
          {writeCell(cell)}
        </text>
        {hit?.legal && <polygon className="legal-ring" points={RING} />}
        {hit?.chosen && <polygon className="chosen-ring" points={RING} />}
      </svg>
      {hit?.tag && <TagView tag={hit.tag} open={face === undefined} />}
      {hit && (
        <button
          type="button"
          className={`hit ${hit.legal ? 'legal' : ''}`}
          tabIndex={hit.legal ? 0 : -1}
          aria-label={hit.legal ? hit.label : `${named}. ${hit.label}`}
          onClick={hit.press}
          onFocus={event => event.currentTarget.matches(':focus-visible') && onReach()}
        />
      )}
    </li>
  );
}

function faceOf({ table, seat, held }: ChartProps, cell: number): TileFace | undefined {
  const { view } = table;
  const frame = view.stack.at(-1);
  if (at(view, seat, cell) !== 0) return faceAt(table, seat, cell);
  if (frame?.step !== 'turn' || frame.cell !== cell || seat !== view.seat) return undefined;
  return { tile: frame.tile, side: view.side[seat], turns: turnsHeld(table, held, frame) };
}
