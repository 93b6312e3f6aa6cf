import { findGame } from '@fathom/games';
import { useSay } from '@fathom/parts/say.tsx';
import type { OwnTables } from '@fathom/server/protocol.ts';
import { Cover } from '../../cover.tsx';
import { SeatMarks } from '../../marks.tsx';
import { Link } from '../../navigate.tsx';

/** Tables at which a seat is kept for the visitor. */
export function Invitations({ invitations }: Pick<OwnTables, 'invitations'>) {
  const say = useSay();
  if (invitations.length === 0) return null;
  return (
    <section>
      <h2 className="h">{say('home.invited')}</h2>
      <ul className="table-list">
        {invitations.map(({ table, invite, sender }) => (
          <li key={table.id}>
            <span className="thumb">
              <Cover game={table.game} />
            </span>
            <span className="tx">
              <b>{findGame(table.game)?.meta.title ?? table.game}</b>
              <span className="cap">{say('home.invitedBy', { name: sender })}</span>
            </span>
            <SeatMarks seats={table.seats} />
            <Link className="btn" to={`/t/${table.id}#${invite}`}>
              {say('home.join')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
