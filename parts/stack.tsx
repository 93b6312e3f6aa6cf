import type { ReactNode } from 'react';

interface StackProps {
  /** What a piece is: `vessel` for `vessel-3`. */
  readonly name: string;
  readonly pieces: readonly number[];
  readonly className?: string;
  readonly place?: string;
  /** Draws a piece; the first one says what all of them are. */
  readonly draw: (isFirst: boolean) => ReactNode;
}

/** Pieces of one owner in one place, one behind the other, with their number from two on. */
export function Stack({ name, pieces, className = '', place, draw }: StackProps) {
  return (
    <span className={`stack ${className}`} data-place={place}>
      {pieces.map((piece, i) => (
        <span key={piece} className="stacked" data-piece={`${name}-${piece}`} data-behind={i}>
          {draw(i === 0)}
        </span>
      ))}
      {pieces.length > 1 && (
        <b className="count" aria-hidden="true">
          {pieces.length}
        </b>
      )}
    </span>
  );
}
