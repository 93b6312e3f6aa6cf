/** The skiffs of a seat above its tiles; each sails along its way when it has moved. */
import { animate, motionReduced } from '@fathom/parts/motion.ts';
import { useLayoutEffect, useRef } from 'react';
import { at } from '../field.ts';
import { SKIFFS } from '../state.ts';
import { cargoOn } from './cargo.ts';
import { centre, type Point, wayOver } from './geometry.ts';
import { Skiff } from './skiff.tsx';
import { markOf, type Table } from './table.ts';

interface FleetProps {
  readonly table: Table;
  readonly seat: number;
}

/** At the dock, and for a moment where two change places, several lie side by side. */
const BERTHS: readonly Point[] = [
  { x: 0, y: 6 },
  { x: -26, y: -14 },
  { x: 26, y: -14 },
  { x: 0, y: -34 },
];

export function Fleet({ table, seat }: FleetProps) {
  const { view } = table;
  const skiffs = Array.from({ length: SKIFFS }, (_, i) => seat * SKIFFS + i).filter(i => view.skiffs[i] >= 0);
  return skiffs.map(skiff => {
    const beside = skiffs.filter(i => view.skiffs[i] === view.skiffs[skiff]);
    return (
      <Boat
        key={skiff}
        table={table}
        seat={seat}
        skiff={skiff}
        berth={beside.length > 1 ? BERTHS[beside.indexOf(skiff)] : { x: 0, y: 0 }}
        small={beside.length > 1}
      />
    );
  });
}

interface BoatProps extends FleetProps {
  readonly skiff: number;
  readonly berth: Point;
  readonly small: boolean;
}

function Boat({ table, seat, skiff, berth, small }: BoatProps) {
  const { view } = table;
  const root = useRef<HTMLLIElement>(null);
  const cell = view.skiffs[skiff];
  const before = useRef(cell);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = cell;
    if (from === cell || from < 0 || !root.current || motionReduced()) return;
    const way = wayOver(from, cell, step => at(view, seat, step) !== 0);
    const end = centre(cell);
    const frames = (way.length > 1 ? way : [from, cell]).map(step => {
      const { x, y } = centre(step);
      return { translate: `${x - end.x}px ${y - end.y}px` };
    });
    void animate(root.current, frames, way.length > 2 ? 'settle' : 'move');
  });
  const { x, y } = centre(cell);
  return (
    <li
      ref={root}
      className={`skiff ${small ? 'small' : ''}`}
      aria-hidden="true"
      style={{ left: x + berth.x, top: y + berth.y }}
    >
      <Skiff mark={markOf(table, seat)} cargo={cargoOn(view, skiff)} />
    </li>
  );
}
