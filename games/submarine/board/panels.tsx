import { Mark } from '@fathom/parts/mark.tsx';
import { useWide } from '@fathom/parts/media.ts';
import { Panel } from '@fathom/parts/panel.tsx';
import { markOf, nameOf } from '@fathom/parts/table.ts';
import { containerCount } from '../container.ts';
import { COLOURS, SHARES } from '../data/box.ts';
import { Container } from './container.tsx';
import { DISCARDS } from './places.ts';
import type { Table } from './table.ts';
import { Suit } from './treasure.tsx';

/** SU-31: cards that paid for a treasure are out of the game. */
export function Discards({ say, view }: Table) {
  const n = view.discards.reduce((sum, count) => sum + count, 0);
  const all = SHARES[view.seats].cards * view.seats;
  return (
    <Panel
      title={say('panel.discards')}
      note={say('discards.count', { n, all })}
      className="discards"
      place={DISCARDS}
    >
      <ul>
        {COLOURS.map((name, colour) => (
          <li key={name} title={say(`colour.${name}`)}>
            <Suit colour={colour} />
            <span className="vh">{say('discards.colour', { colour, n: view.discards[colour] })}</span>
            <b aria-hidden="true">{view.discards[colour]}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** All containers one below the other, to compare; on a wide screen the seats show them already. */
export function Containers(table: Table) {
  if (useWide()) return null;
  return (
    <section className="panel">
      <ul className="containers">
        {table.seats.map(({ seat, name }) => (
          <li key={seat}>
            <Mark mark={markOf(table, seat)} label={name} />
            <Container
              table={table}
              seat={seat}
              size="small"
              label={table.say('seat.container', {
                name: nameOf(table, seat),
                n: containerCount(table.view, seat),
              })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
