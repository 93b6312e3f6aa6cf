import type { Mark as MarkName } from './board.ts';
import type { SymbolName } from './symbols.ts';

/** A player's colour never stands alone: each has its shape. */
export const SHAPES: Readonly<Record<MarkName, SymbolName>> = {
  coral: 'm-circle',
  pearl: 'm-diamond',
  orchid: 'm-triangle',
  lime: 'm-square',
  onyx: 'm-hex',
};

interface MarkProps {
  /** Without a mark: a free seat. */
  readonly mark: MarkName | undefined;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export function Mark({ mark, label, className = '' }: MarkProps) {
  return (
    <svg
      className={`mark ${mark ? `pc-${mark}` : 'free'} ${className}`}
      viewBox="0 0 24 24"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <use href={`#${mark ? SHAPES[mark] : 'm-circle'}`} />
    </svg>
  );
}

interface PieceProps {
  readonly mark: MarkName;
  readonly symbol: SymbolName;
  readonly viewBox: string;
  /** Where the porthole with the player's shape sits: x, y and size in units of the viewBox. */
  readonly porthole: readonly [number, number, number];
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A player's piece on the water: its drawing in the player's colour, with the player's shape as a porthole. */
export function Piece({ mark, symbol, viewBox, porthole, label, className = '' }: PieceProps) {
  const [x, y, size] = porthole;
  return (
    <svg
      className={`piece pc-${mark} ${className}`}
      viewBox={viewBox}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      data-sign={symbol}
    >
      <use href={`#${symbol}`} />
      <svg className="pm" x={x} y={y} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#${SHAPES[mark]}`} />
      </svg>
    </svg>
  );
}
