import type { SymbolName } from './symbols.ts';

interface IconProps {
  readonly name: SymbolName;
  /** Spoken name; without one the icon is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A drawing of the sprite, in the colour of the text around it. */
export function Icon({ name, label, className = '' }: IconProps) {
  return (
    <svg
      className={`ic ${className}`}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      data-sign={name}
    >
      <use href={`#${name}`} />
    </svg>
  );
}

interface DrawnIconProps {
  readonly name: SymbolName;
  /** The upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className?: string | undefined;
}

/** The same inside another drawing. */
export function DrawnIcon({ name, x, y, size, className }: DrawnIconProps) {
  return (
    <use className={className} href={`#${name}`} data-sign={name} x={x} y={y} width={size} height={size} />
  );
}
