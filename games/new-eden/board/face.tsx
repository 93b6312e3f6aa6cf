/** What is printed on a card, in the same words and symbols wherever the card lies. */
import { Icon } from '@fathom/parts/icon.tsx';
import type { SymbolName } from '@fathom/parts/symbols.ts';
import { BOATYARD, CRAB, GROUPS, HABITAT, OCTOPUS, OXYGEN } from '../data/box.ts';
import { AMOUNT, BOTTLE, type Card, GROUP, POINTER, POINTS } from '../data/card.ts';
import { researchText, signed } from '../words/print.ts';
import type { Table } from './table.ts';

export function groupClass(group: number): string {
  return `g-${GROUPS[group]}`;
}

export function groupIcon(group: number): SymbolName {
  return `i-${GROUPS[group]}`;
}

/** The effect as number and symbol; research speaks in words. */
export function Effect({ table, card }: { readonly table: Table; readonly card: Card }) {
  const group = GROUP[card];
  if (group === OXYGEN) {
    return (
      <span className="ef">
        <Bottles card={card} />
      </span>
    );
  }
  const { words, number } = effectOf(table, card);
  return (
    <span className="ef">
      {number === undefined ? <i>{words}</i> : <b>{number}</b>}
      {group === CRAB && <Icon name="i-coin" className="brass" />}
      {group === HABITAT && <Icon name="i-vp" />}
      {group === OCTOPUS && <Icon name="i-damage" />}
      {group === BOATYARD && <Deeple />}
    </span>
  );
}

function effectOf(table: Table, card: Card): { readonly words: string; readonly number: string | undefined } {
  const amount = AMOUNT[card];
  if (GROUP[card] === OCTOPUS) return { words: '', number: `−${amount}` };
  if (GROUP[card] < OXYGEN) return { words: '', number: String(amount) };
  return { words: researchText(table.say, card), number: undefined };
}

/** The bottles of an oxygen card, the larger number of steps first as printed. */
export function Bottles({ card }: { readonly card: Card }) {
  const [first, second] = BOTTLE[card];
  return (
    <span className="bottles">
      <Bottle steps={first} />
      {second > 0 && <Bottle steps={second} />}
    </span>
  );
}

interface BottleProps {
  readonly steps: number;
  readonly className?: string;
  /** A button around it says its number. */
  readonly hidden?: boolean;
}

export function Bottle({ steps, className = '', hidden = false }: BottleProps) {
  return (
    <span className={`bottle ${className}`} aria-hidden={hidden}>
      <svg viewBox="0 0 24 32" aria-hidden="true" data-sign="i-bottle">
        <use href="#i-bottle" />
      </svg>
      <b>{steps}</b>
    </span>
  );
}

interface DeepleProps {
  readonly standing?: boolean;
  readonly piece?: string | undefined;
}

export function Deeple({ standing = false, piece }: DeepleProps) {
  const symbol = standing ? 'i-deeple-standing' : 'i-deeple-lying';
  return (
    <svg
      className={standing ? 'deeple up' : 'deeple'}
      viewBox={standing ? '0 0 20 28' : '0 0 32 20'}
      aria-hidden="true"
      data-piece={piece}
      data-sign={symbol}
    >
      <use href={`#${symbol}`} />
    </svg>
  );
}

/** NE-20: the final-scoring box, points and steps of the pointer. */
export function ScoringBox({ card }: { readonly card: Card }) {
  const points = POINTS[card];
  const pointer = POINTER[card];
  if (points === 0 && pointer === 0) return null;
  return (
    <span className="box" aria-hidden="true">
      {points !== 0 && <b>{points < 0 ? signed(points) : points}</b>}
      {pointer !== 0 && <s className={pointer > 0 ? 'up' : 'dn'}>{signed(pointer)}</s>}
    </span>
  );
}
