import { Button } from '@fathom/parts/button.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { OwnTables } from '@fathom/server/protocol.ts';
import { useState } from 'react';
import { GameLine } from '../../game-line.tsx';
import { SeatMarks } from '../../marks.tsx';
import { Link } from '../../navigate.tsx';
import { askAsPerson } from '../../person.ts';

/** Tables at which a seat is kept for the visitor. */
export function Invitations({ invitations }: Pick<OwnTables, 'invitations'>) {
  const say = useSay();
  const [declined, setDeclined] = useState<readonly string[]>([]);
  const decline = (id: string) => {
    setDeclined([...declined, id]);
    void askAsPerson('DELETE', `/invitations/${id}`);
  };
  const asked = invitations.filter(({ table }) => !declined.includes(table.id));
  if (asked.length === 0) return null;
  return (
    <section>
      <h2 className="h">{say('home.invited')}</h2>
      <ul className="table-list">
        {asked.map(({ table, invite, sender }) => (
          <li key={table.id}>
            <GameLine game={table.game}>
              <span className="cap">{say('home.invitedBy', { name: sender })}</span>
            </GameLine>
            <SeatMarks seats={table.seats} />
            <span className="answers">
              <Link className="btn primary" to={`/t/${table.id}#${invite}`}>
                {say('home.join')}
              </Link>
              <Button tone="quiet" onClick={() => decline(table.id)}>
                {say('home.decline')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
