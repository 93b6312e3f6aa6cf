/** The main dome with its lights, and whoever lies in it. */

import type { Deed } from './deeds.ts';
import { Deeple } from './face.tsx';
import { domePlace } from './places.ts';
import type { Table } from './table.ts';

export function Dome() {
  return (
    <svg className="dome" viewBox="0 0 240 220" aria-hidden="true">
      <defs>
        <radialGradient id="new-eden-glass" cx=".42" cy=".3" r=".8">
          <stop className="lamp" offset="0" />
          <stop className="warm" offset=".35" />
          <stop className="cool" offset="1" />
        </radialGradient>
      </defs>
      <ellipse className="foot" cx="120" cy="184" rx="112" ry="26" />
      <path
        className="glass"
        d="M14 180C14 96 58 26 120 26s106 70 106 154c0 10-47 20-106 20S14 190 14 180z"
      />
      <path
        className="ribs"
        d="M120 26v173M120 26C86 60 66 120 66 195M120 26c34 34 54 94 54 169M24 138c50 18 142 18 192 0M46 88c40 14 108 14 148 0"
      />
      <path className="houses" d="M82 186v-44h16v-22h12v-20l10-12 10 12v34h14v22h14v30z" />
      <path
        className="windows"
        d="M92 158h.1M104 140h.1M120 116h.1M120 140h.1M136 158h.1M150 172h.1M104 172h.1M120 172h.1"
      />
      <path className="shine" d="M44 128c6-34 22-62 44-78" />
      <path className="rim" d="M8 182c30 22 194 22 224 0v14c-30 24-194 24-224 0z" />
    </svg>
  );
}

interface CrewProps {
  readonly table: Table;
  readonly seat: number;
  readonly lying: number;
  readonly tired: number;
  readonly source: boolean;
  readonly deeds: readonly Deed[];
  readonly onPress: () => void;
}

/** More than this many and a number says how many. */
const ROW = 4;

export function Crew({ table, seat, lying, tired, source, deeds, onPress }: CrewProps) {
  const { say } = table;
  const lit = deeds.length > 0;
  const label = [...deeds.map(deed => deed.label), say('board.crew', { lying, tired })].join('. ');
  return (
    <button
      type="button"
      className={`crew ${lit ? 'legal' : ''} ${source ? 'source' : ''}`}
      tabIndex={lit ? 0 : -1}
      data-pod="0"
      data-place={domePlace(seat)}
      onClick={onPress}
    >
      <span className="vh">{label}</span>
      {lying > ROW ? (
        <>
          <Deeple piece="deeple-0" />
          <b aria-hidden="true">{lying}</b>
        </>
      ) : (
        Array.from({ length: lying }, (_, i) => `deeple-${i}`).map(key => <Deeple key={key} />)
      )}
      {tired > 0 && <small aria-hidden="true">{say('board.tired', { n: tired })}</small>}
    </button>
  );
}
