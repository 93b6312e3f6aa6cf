import { COLOURS } from '../data/names.ts';
import { COLOUR_SYMBOLS } from './symbols.ts';

interface DrawingProps {
  readonly colour: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A barrel inside another drawing: its colour and the sign of its colour. */
export function BarrelDrawing({ colour, x, y, size }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      className={`barrel ${COLOURS[colour]}`}
      data-sign={COLOUR_SYMBOLS[colour]}
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 24 24"
    >
      <path
        className="body"
        d="M6.2 1.8h11.6c1.7 3.1 2.5 6.4 2.5 10.2s-.8 7.1-2.5 10.2H6.2C4.5 19.1 3.7 15.8 3.7 12s.8-7.1 2.5-10.2z"
      />
      <path className="hoops" d="M4.7 5.2h14.6M4.7 18.8h14.6" />
      <use className="sign" href={`#${COLOUR_SYMBOLS[colour]}`} x="6.5" y="6.5" width="11" height="11" />
    </svg>
  );
}

interface BarrelProps {
  readonly colour: number;
  readonly label?: string | undefined;
}

export function Barrel({ colour, label }: BarrelProps) {
  return (
    <svg className="brl" viewBox="0 0 24 24" role="img" aria-label={label} aria-hidden={label === undefined}>
      <BarrelDrawing colour={colour} x={0} y={0} size={24} />
    </svg>
  );
}
