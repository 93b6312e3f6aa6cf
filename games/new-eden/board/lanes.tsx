/** A station on a narrow board: the dome is cut by the left edge and every arm is a lane. */
import { Icon } from '@fathom/parts/icon.tsx';
import { useEffect, useRef } from 'react';
import { GROUPS, RESEARCH } from '../data/box.ts';
import { Crew, Dome } from './dome.tsx';
import { groupClass, groupIcon } from './face.tsx';
import { itemsOf } from './items.ts';
import { Pod } from './pod.tsx';
import type { StationProps } from './station.tsx';
import type { Table } from './table.ts';

/** The drawing of the ways from the dome is this high; it is stretched to the lanes. */
const HIGH = 600;
const MIDDLE = 278;

export function Lanes(props: StationProps) {
  const { table, seat } = props;
  const { say, view } = table;
  const station = view.stations[seat];
  const root = useLitInView(table);
  const lanes = GROUPS.map((name, group) => ({ name, group, items: itemsOf(station, group) }));
  return (
    <div ref={root} className="lanes" data-scrolls>
      <svg className="ways" viewBox={`0 0 100 ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        {lanes
          .filter(({ items, group }) => items.length > 0 && group !== RESEARCH)
          .map(({ name, group }) => (
            <g key={name} className={groupClass(group)}>
              <path className="t0" d={way(group)} />
              <path className="t1" d={way(group)} />
              <path className="t2" d={way(group)} />
            </g>
          ))}
      </svg>
      <div className="heart">
        <Dome />
        <Crew table={table} seat={seat} lying={station.dome} tired={station.tired} {...props.pressDome()} />
      </div>
      {lanes.map(({ name, group, items }) => (
        <ul key={name} className={`lane ${groupClass(group)}`} data-scrolls aria-label={say(`group.${name}`)}>
          {items.length === 0 && (
            <li className="port">
              <Icon name={groupIcon(group)} />
            </li>
          )}
          {items.map((item, i) => (
            <li key={item.key} style={{ '--i': i }}>
              <Pod table={table} seat={seat} item={item} {...props.press(item)} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** The outermost module that may be reached is in view, else the end of the arm. */
function useLitInView({ view, moves }: Table) {
  const root = useRef<HTMLDivElement>(null);
  const moment = moves.length > 0 ? view : undefined;
  useEffect(() => {
    for (const lane of root.current?.querySelectorAll('.lane') ?? []) {
      const pods = [...lane.querySelectorAll('.pod')];
      const lit = pods.findLastIndex(pod => pod.classList.contains('legal'));
      const share = (lit < 0 ? pods.length : lit + 1) / Math.max(1, pods.length);
      lane.scrollLeft = moment || lit < 0 ? share * lane.scrollWidth - lane.clientWidth : lane.scrollLeft;
    }
  }, [moment]);
  return root;
}

function way(group: number): string {
  const y = ((group + 0.5) * HIGH) / GROUPS.length + 8;
  return `M30 ${MIDDLE}C66 ${MIDDLE + (y < MIDDLE ? -22 : 18)} 62 ${y} 104 ${y}`;
}
