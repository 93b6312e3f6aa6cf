/** What the viewer could do in a column, before doing it. */

import { nameOf } from '@fathom/parts/table.ts';
import { RIGHT, writeSpace } from '../space.ts';
import { debtsFor } from '../submarines.ts';
import type { Token } from '../token.ts';
import { listed } from '../words/list.ts';
import { useGlance } from './glance.ts';
import { type Prospect, prospect } from './prospect.ts';
import { type Table, traySeat } from './table.ts';
import { Treasure } from './treasure.tsx';

/** The panel: the column the viewer points at, else the next stop or the one below the own ship. */
export function Preview(table: Table) {
  const glance = useGlance();
  const column = glance ?? standardColumn(table);
  const outside = column < 0 || column >= RIGHT;
  return (
    <section className="panel preview">
      <h2>{outside ? table.say('panel.preview') : previewTitle(table, column)}</h2>
      {outside ? <p>{table.say('preview.hint')}</p> : <Column table={table} column={column} />}
      {outside && <p>{table.say('goal')}</p>}
    </section>
  );
}

function standardColumn({ moves, view, ...table }: Table): number {
  const stop = moves.find(move => move.kind === 'sail');
  return stop?.kind === 'sail' ? stop.column : view.ships[traySeat({ moves, view, ...table })];
}

export function previewTitle({ say, view, moves, viewer }: Table, column: number): string {
  const stop = moves.some(move => move.kind === 'sail' && move.column === column);
  const here = viewer !== 'spectator' && view.ships[viewer] === column;
  return say('preview.title', { column, kind: stop ? 'stop' : here ? 'here' : 'column' });
}

export function Column({ table, column }: { readonly table: Table; readonly column: number }) {
  const { say, viewer } = table;
  const ahead = prospect(table, column);
  return (
    <>
      {viewer !== 'spectator' && <Reach table={table} ahead={ahead} />}
      <p>{say('preview.treasures', { n: ahead.treasures })}</p>
    </>
  );
}

function Reach({ table, ahead }: { readonly table: Table; readonly ahead: Prospect }) {
  const { say } = table;
  const { submarines, payable, forJokers } = ahead;
  if (submarines.length === 0) return <p>{say('preview.none')}</p>;
  const spaces = listed(say, [...new Set(submarines)].map(writeSpace));
  return (
    <>
      <p>{say('preview.submarines', { n: submarines.length, spaces })}</p>
      {payable && <p>{say(payable.length > 0 ? 'preview.payable' : 'preview.nothing')}</p>}
      {payable && payable.length > 0 && (
        <ul className="bill">
          {payable.map(token => (
            <Bill key={token} table={table} token={token} />
          ))}
        </ul>
      )}
      {forJokers.length > 0 && <p>{say('preview.jokers', { n: forJokers.length })}</p>}
    </>
  );
}

/** One payable token with its price. */
function Bill({ table, token }: { readonly table: Table; readonly token: Token }) {
  const { say, view } = table;
  const space = view.at[token];
  const debts = debtsFor(view, traySeat(table), space).map(({ to, cards }) =>
    say('preview.debt', { cards, name: nameOf(table, to) }),
  );
  return (
    <li>
      <Treasure token={token} />
      <span>
        <b>
          {say('token', { token })}, {writeSpace(space)}
        </b>
        <small>
          {debts.length > 0 ? say('preview.cost', { debts: listed(say, debts) }) : say('preview.free')}
        </small>
      </span>
    </li>
  );
}
