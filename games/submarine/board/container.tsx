/** SU-12: twelve places, one for each kind of treasure. */
import { Icon } from '@fathom/parts/icon.tsx';
import { seatPlace } from '@fathom/parts/places.ts';
import { COLOURS, KINDS } from '../data/box.ts';
import { inContainer, type Token } from '../token.ts';
import type { View } from '../view.ts';
import type { Table } from './table.ts';
import { Treasure } from './treasure.tsx';

interface ContainerProps {
  readonly table: Table;
  readonly seat: number;
  readonly label: string;
  /** Small: silhouettes only, filled or empty. Large: the treasures themselves. */
  readonly size: 'small' | 'large';
}

export function Container({ table, seat, label, size }: ContainerProps) {
  return (
    <ul className={`container ${size}`} aria-label={label} data-place={seatPlace(seat, 'container')}>
      {KINDS.map((kind, i) => {
        const token = treasureOf(table.view, seat, i);
        const name = table.say(`kind.${kind}`);
        const spoken = table.say('tray.slot', { kind: name, got: token === undefined ? 'no' : 'yes' });
        return (
          <li
            key={kind}
            className={token === undefined ? '' : 'got'}
            title={name}
            data-place={seatPlace(seat, 'container', i)}
          >
            <span className="vh">{spoken}</span>
            {token !== undefined && size === 'large' ? (
              <Treasure token={token} />
            ) : (
              <Icon name={`t-${kind}`} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function treasureOf(view: View, seat: number, kind: number): Token | undefined {
  const place = inContainer(seat);
  return COLOURS.map((_, colour) => kind * COLOURS.length + colour).find(token => view.at[token] === place);
}
