/** Gains and field symbols as small signs, in the page and on plates. */
import { DrawnIcon, Icon } from '@fathom/parts/icon.tsx';
import type { SymbolName } from '@fathom/parts/symbols.ts';
import { type Gain, unpackGains } from '../data/gains.ts';
import type { Action } from '../data/slots.ts';
import { SYMBOLS } from '../data/tiles.ts';
import type { Table } from './table.ts';

export const GAIN_ICONS: Readonly<Record<Gain, SymbolName>> = {
  reputation: 'i-reputation',
  inspiration: 'i-inspiration',
  coordination: 'i-coordination',
  ingenuity: 'i-ingenuity',
  any: 'i-any',
  lowest: 'i-any',
  research: 'i-rp',
  disc: 'i-disc',
  impact: 'i-impact',
  promote: 'i-promote',
};

export const ACTION_ICONS: Readonly<Record<Action, SymbolName>> = {
  travel: 'i-travel',
  sonar: 'i-sonar',
  dive: 'i-dive',
  conserve: 'i-conserve',
  publish: 'i-publish',
  promote: 'i-promote',
};

export function fieldIcon(symbol: number): SymbolName {
  return `i-f-${SYMBOLS[symbol]}`;
}

function Chip({ gain, label }: { readonly gain: Gain; readonly label?: string | undefined }) {
  return (
    <span className={`chip c-${gain}`} title={label}>
      <Icon name={GAIN_ICONS[gain]} label={label} />
    </span>
  );
}

/** Several gains side by side, named one by one. */
export function Chips({ table, gains }: { readonly table: Table; readonly gains: number }) {
  const { say } = table;
  return unpackGains(gains).map((gain, i) => (
    <Chip key={`${gain}-${String(i)}`} gain={gain} label={say(`board.gain.${gain}`, { n: 1 })} />
  ));
}

export function Field({ symbol, label }: { readonly symbol: number; readonly label?: string | undefined }) {
  return (
    <span className={`chip f-${SYMBOLS[symbol] ?? 'wild'}`} title={label}>
      <Icon name={symbol < SYMBOLS.length ? fieldIcon(symbol) : 'i-any'} label={label} />
    </span>
  );
}

interface PlateChipProps {
  readonly gain: Gain;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** The same sign on a plate, around a point. */
function PlateChip({ gain, x, y, size = 15 }: PlateChipProps) {
  const icon = size * 0.76;
  return (
    <g className={`chip-sign c-${gain}`}>
      <rect x={x - size / 2} y={y - size / 2} width={size} height={size} rx={size * 0.27} />
      <DrawnIcon name={GAIN_ICONS[gain]} x={x - icon / 2} y={y - icon / 2} size={icon} />
    </g>
  );
}

/** Gains in a row around a point. */
export function PlateChips({
  gains,
  x,
  y,
  size = 15,
}: Omit<PlateChipProps, 'gain'> & { readonly gains: number }) {
  const list = unpackGains(gains);
  const step = size + 1.5;
  return list.map((gain, i) => (
    <PlateChip
      key={`${gain}-${String(i)}`}
      gain={gain}
      x={x + (i - (list.length - 1) / 2) * step}
      y={y}
      size={size}
    />
  ));
}
