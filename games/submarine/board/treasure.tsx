import type { SymbolName } from '@fathom/parts/symbols.ts';
import { COLOURS, KINDS } from '../data/box.ts';
import { colourOf, isMussel, kindOf, type Token } from '../token.ts';

interface TreasureProps {
  readonly token: Token;
  readonly label?: string | undefined;
  /** Lit: it can be salvaged now. */
  readonly lit?: boolean;
  /** Keeps its identity when it moves. */
  readonly piece?: boolean;
  readonly place?: string | undefined;
}

/** A token: the silhouette of its colour with the drawing of its kind. */
export function Treasure({ token, label, lit = false, piece = false, place }: TreasureProps) {
  return (
    <svg
      className={`tok ${lit ? 'lit' : ''}`}
      viewBox="0 0 40 40"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      data-piece={piece ? `token-${token}` : undefined}
      data-place={place}
      data-sign={`${suitOf(colourOf(token))} ${symbolOf(token)}`}
    >
      {label && <title>{label}</title>}
      <use href={`#${suitOf(colourOf(token))}`} />
      <use href={`#${symbolOf(token)}`} x="9" y="9" width="22" height="22" />
    </svg>
  );
}

function suitOf(colour: number): SymbolName {
  return `s-${COLOURS[colour]}`;
}

function symbolOf(token: Token): SymbolName {
  return isMussel(token) ? 'i-mussel' : `t-${KINDS[kindOf(token)]}`;
}

/** The bare silhouette of a colour, as on cards and counters. */
export function Suit({ colour }: { readonly colour: number }) {
  return (
    <svg className="suit" viewBox="0 0 40 40" aria-hidden="true" data-sign={suitOf(colour)}>
      <use href={`#${suitOf(colour)}`} />
    </svg>
  );
}
