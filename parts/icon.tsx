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
