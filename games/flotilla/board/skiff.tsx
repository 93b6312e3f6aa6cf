import type { Mark } from '@fathom/parts/board.ts';
import { Piece } from '@fathom/parts/mark.tsx';
import { BarrelDrawing } from './barrel.tsx';

interface SkiffProps {
  readonly mark: Mark;
  /** Colours of the barrels on board. */
  readonly cargo: readonly number[];
  readonly label?: string | undefined;
}

export function Skiff({ mark, cargo, label }: SkiffProps) {
  return (
    <>
      <Piece
        mark={mark}
        symbol="i-skiff"
        viewBox="0 0 48 32"
        porthole={[19, 20.5, 7.5]}
        label={label}
        className="boat"
      />
      {cargo.length > 0 && (
        <svg className="cargo" viewBox={`0 0 ${cargo.length * 17} 20`} aria-hidden="true">
          {cargo.map((colour, i) => (
            <BarrelDrawing
              key={`${colour}-${cargo.indexOf(colour) - i}`}
              colour={colour}
              x={i * 17 - 1.5}
              y={0}
              size={20}
            />
          ))}
        </svg>
      )}
    </>
  );
}
