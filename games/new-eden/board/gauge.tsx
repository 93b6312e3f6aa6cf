/** The damage scale: marker, pointer, and in plain words what they mean. NE-78. */
import { range } from '@fathom/kernel';
import { Icon } from '@fathom/parts/icon.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { seatPlace } from '@fathom/parts/places.ts';
import type { ReactNode } from 'react';
import { MOST_DAMAGE } from '../data/box.ts';
import { glance } from './look.ts';
import { conditionOf, type Stability, stabilityOf } from './stability.ts';
import { markOf, nameOf, type Table, whoIs } from './table.ts';

interface GaugeProps {
  readonly table: Table;
  readonly seat: number;
  readonly children?: ReactNode;
}

const CELLS = range(MOST_DAMAGE + 1);

export function Gauge({ table, seat, children }: GaugeProps) {
  const { view, say } = table;
  const looked = glance.use();
  const now = stabilityOf(view, view.stations[seat]);
  const ahead = looked && whoIs(table, seat) === 'you' && differs(looked, now) ? looked : undefined;
  const told = ahead ?? now;
  const label = say('board.scale', {
    damage: now.damage,
    pointer: now.pointer,
    name: nameOf(table, seat),
    state: conditionOf(view, now),
  });
  return (
    <section
      className={`gauge ${ahead ? 'ahead' : ''}`}
      aria-label={label}
      data-place={seatPlace(seat, 'damage')}
    >
      <div className={`fore ${told.stable ? 'good' : 'bad'}`}>
        <p>
          <b>
            {ahead && <span className="then">{say('board.then')} </span>}
            {say(`board.state.${conditionOf(view, told)}`)}
          </b>
          <span>{margin(table, told)}</span>
        </p>
        {children}
      </div>
      <ol aria-hidden="true">
        {CELLS.map(damage => (
          <li key={damage} className={damage <= told.pointer ? 'ok' : 'no'}>
            {damage === now.damage && (
              <span className="marker" data-piece={`damage-${seat}`}>
                <Mark mark={markOf(table, seat)} />
              </span>
            )}
            {damage === ahead?.damage && damage !== now.damage && (
              <span className="marker ghost">
                <Mark mark={markOf(table, seat)} />
              </span>
            )}
            <span className={damage === now.damage ? `at pc-${markOf(table, seat)}` : ''}>{damage}</span>
            {damage === told.pointer && (
              <span className="pointer" data-piece={`pointer-${seat}`}>
                <Icon name="i-pointer" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function differs(a: Stability, b: Stability): boolean {
  return a.damage !== b.damage || a.pointer !== b.pointer;
}

/** How much damage is too much, or how much more would be survived. */
function margin({ say }: Table, { damage, pointer, stable }: Stability): string {
  return say(stable ? 'board.spare' : 'board.tooMuch', { n: Math.abs(pointer - damage) });
}
