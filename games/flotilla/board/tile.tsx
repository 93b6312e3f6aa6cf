/** An ocean tile, Sinkside or Skyside up. Depth is one, two or three inner lines; pieces of circles lie in the corners. */
import type { Mark } from '@fathom/parts/board.ts';
import { DrawnIcon } from '@fathom/parts/icon.tsx';
import type { SymbolName } from '@fathom/parts/symbols.ts';
import { TILES } from '../data/box.ts';
import { SINK } from '../data/names.ts';
import { STARTER } from '../data/tiles.ts';
import { pieceAt } from '../field.ts';
import { BarrelDrawing } from './barrel.tsx';
import { corner, hexagon, RADIUS } from './geometry.ts';
import { BUILDING_SYMBOLS, COLOUR_SYMBOLS } from './symbols.ts';

export interface TileFace {
  readonly tile: number;
  readonly side: number;
  readonly turns: number;
  readonly depleted?: boolean;
  /** The owner of an outpost on it. */
  readonly outpost?: Mark | undefined;
  /** A skiff stands in the middle. */
  readonly busy?: boolean;
}

const RIM = hexagon(RADIUS + 0.5);
const LINES = [RADIUS - 6, RADIUS - 12, RADIUS - 18].map(radius => hexagon(radius));
const CORNERS = [0, 1, 2, 3, 4, 5];

/** The drawing alone, around the origin of another drawing. */
export function TileDrawing(face: TileFace) {
  const { tile, side } = face;
  const { depth, district } = TILES[tile];
  const kind = tile === STARTER ? 'starter' : side === SINK ? `d${depth}` : `c${district}`;
  const lines = tile === STARTER || side !== SINK ? 1 : depth;
  return (
    <g className={`tile ${side === SINK ? 'sink' : 'sky'} ${kind} ${face.depleted ? 'depleted' : ''}`}>
      <polygon className="shade" points={RIM} />
      <polygon className="ground" points={RIM} />
      {LINES.slice(0, lines).map(points => (
        <polygon key={points} className="line" points={points} />
      ))}
      <g clipPath="url(#flotilla-hex)">
        {CORNERS.map(i => (
          <Piece key={i} at={i} colour={pieceAt(tile, side, face.turns, i)} />
        ))}
      </g>
      {tile === STARTER ? <Dock {...face} /> : side === SINK ? <Water {...face} /> : <District {...face} />}
    </g>
  );
}

/** A tile on its own. */
export function Tile({ label, ...face }: TileFace & { readonly label?: string | undefined }) {
  return (
    <svg
      className="hex"
      viewBox="-62 -64 124 132"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <TileDrawing {...face} />
    </svg>
  );
}

function Piece({ at, colour }: { readonly at: number; readonly colour: number }) {
  if (colour < 0) return null;
  const { x, y } = corner(at, RADIUS + 2);
  return (
    <g className={`ring k${colour}`}>
      <circle className="casing" cx={x} cy={y} r="17" />
      <circle className="band" cx={x} cy={y} r="17" />
    </g>
  );
}

function Dock({ side, outpost }: TileFace) {
  return (
    <>
      <circle className="pier" r="40" />
      {side === SINK && <path className="piers" d="M-46 0h92M0 -46v92" />}
      <circle className="plate" r="22" />
      {outpost ? (
        <Outpost mark={outpost} x={-16} y={-18} size={32} />
      ) : (
        <DrawnIcon className="ink" name={side === SINK ? 'i-anchor' : 'i-site'} x={-14} y={-14} size={28} />
      )}
    </>
  );
}

function Water({ tile, depleted, outpost, busy }: TileFace) {
  const { resource, toxicity, island } = TILES[tile];
  const small = busy || island || outpost !== undefined;
  return (
    <>
      {island && (
        <path
          className="island"
          d="M-32 12c-4-14 8-24 22-22 8-10 30-8 34 6 10 4 10 20-2 24-16 8-48 8-54-8z"
          transform={busy ? 'translate(3 4)' : undefined}
        />
      )}
      {island && !outpost && !busy && <DrawnIcon className="ink" name="i-site" x={-14} y={-18} size={28} />}
      {outpost && <Outpost mark={outpost} x={busy ? 10 : -15} y={busy ? -46 : -24} size={30} />}
      {busy ? (
        <BarrelDrawing colour={resource} x={-34} y={-45} size={27} />
      ) : small ? (
        <BarrelDrawing colour={resource} x={-13.5} y={21} size={27} />
      ) : (
        <BarrelDrawing colour={resource} x={-19} y={-30} size={38} />
      )}
      {Array.from({ length: toxicity }, (_, i) => i).map(i => (
        <Atom
          key={i}
          x={busy ? 6 + i * 22 : (i - (toxicity - 1) / 2) * 25}
          y={busy ? -32 + i * 4 : small ? -36 : 25}
        />
      ))}
      {depleted && <Sign symbol="i-depleted" x={busy ? 30 : 24} y={busy ? 12 : -10} />}
    </>
  );
}

function Atom({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="atom" data-sign="i-toxicity">
      <circle cx={x} cy={y} r="11.5" />
      <use href="#i-toxicity" x={x - 9} y={y - 9} width="18" height="18" />
    </g>
  );
}

function Sign({ symbol, x, y }: { readonly symbol: SymbolName; readonly x: number; readonly y: number }) {
  return (
    <g className="sign-plate" data-sign={symbol}>
      <circle cx={x} cy={y} r="15" />
      <use href={`#${symbol}`} x={x - 10} y={y - 10} width="20" height="20" />
    </g>
  );
}

const ROOFS = ['M-36 16l10-9 10 9v11h-20z', 'M16 16l10-9 10 9v11H16z', 'M-10 24l10-9 10 9v11h-20z'];
const MORE_ROOFS = ['M-30-14l10-9 10 9v11h-20z', 'M10-14l10-9 10 9v11H10z'];

function District({ tile, outpost }: TileFace) {
  const { district, building, site } = TILES[tile];
  const free = building < 0 && !site && !outpost;
  return (
    <>
      {(free ? [...ROOFS, ...MORE_ROOFS] : ROOFS.slice(0, 2)).map(d => (
        <path key={d} className="roof" d={d} />
      ))}
      {building >= 0 && (
        <>
          <circle className="plate" cy="-14" r="21" />
          <DrawnIcon className="ink" name={BUILDING_SYMBOLS[building]} x={-13} y={-27} size={26} />
        </>
      )}
      {site && !outpost && (
        <DrawnIcon
          className="ink"
          name="i-site"
          x={building >= 0 ? -12 : -15}
          y={building >= 0 ? 9 : -32}
          size={building >= 0 ? 24 : 30}
        />
      )}
      {outpost && <Outpost mark={outpost} x={-15} y={building >= 0 ? 4 : -32} size={30} />}
      <DrawnIcon className="ink faint" name={COLOUR_SYMBOLS[district]} x={-8} y={37} size={16} />
    </>
  );
}

interface OutpostProps {
  readonly mark: Mark;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function Outpost({ mark, x, y, size }: OutpostProps) {
  return (
    <svg
      aria-hidden="true"
      className={`outpost pc-${mark}`}
      data-sign="i-outpost"
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 24 24"
    >
      <use className="halo" href="#i-outpost" />
      <use href="#i-outpost" />
    </svg>
  );
}

/** Shapes every drawing of the board refers to. */
export function Shapes() {
  return (
    <svg className="shapes" aria-hidden="true" width="0" height="0">
      <clipPath id="flotilla-hex">
        <polygon points={hexagon(RADIUS)} />
      </clipPath>
    </svg>
  );
}
