/** Hand, container and counts of the viewer. */
import { Icon } from '@fathom/parts/icon.tsx';
import { seatPlace } from '@fathom/parts/places.ts';
import { nameOf, whoIs } from '@fathom/parts/table.ts';
import { containerCount } from '../container.ts';
import { besideContainer, type Token } from '../token.ts';
import { Container } from './container.tsx';
import { Hand } from './hand.tsx';
import { tokenPlace } from './places.ts';
import { type Table, traySeat } from './table.ts';
import { Treasure } from './treasure.tsx';

export function Tray(table: Table) {
  const { say, view } = table;
  const seat = traySeat(table);
  const title = say('tray.container', { who: whoIs(table, seat), name: nameOf(table, seat) });
  const jokers = besideOf(table, seat);
  return (
    <div className="submarine-tray">
      <div className="counts">
        <h2 className="only-desk">{title}</h2>
        <span className="full">{say('tray.treasures', { n: containerCount(view, seat) })}</span>
        <span data-place={seatPlace(seat, 'pile')}>
          <Icon name="i-pile" />
          {say('tray.pile', { n: view.piles[seat].length })}
        </span>
        <span className="jokers" data-place={seatPlace(seat, 'jokers')}>
          {jokers.length === 0 && <Icon name="i-mussel" />}
          {jokers.map(token => (
            <Treasure
              key={token}
              token={token}
              label={say('token', { token })}
              place={tokenPlace(view, token)}
            />
          ))}
          {say('tray.jokers', { n: jokers.length })}
        </span>
      </div>
      <Hand table={table} />
      <Container table={table} seat={seat} label={title} size="large" />
    </div>
  );
}

/** SU-36: mussels and duplicates beside the container. */
function besideOf({ view }: Table, seat: number): Token[] {
  const beside = besideContainer(seat);
  return [...view.at.keys()].filter(token => view.at[token] === beside);
}
