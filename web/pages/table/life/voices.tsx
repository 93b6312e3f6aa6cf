import { Mark } from '@fathom/parts/mark.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { TableInfo } from '@fathom/server/protocol.ts';
import { markOf } from '../../../marks.tsx';
import { voters } from './waiting-for.ts';

/** Who has agreed, who has not, and who has said nothing yet. */
export function Voices({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  const { ballot } = table;
  if (!ballot) return null;
  const said = (seat: number) =>
    ballot.yes.includes(seat) ? 'yes' : ballot.no.includes(seat) ? 'no' : 'silent';
  return (
    <span className="voices">
      {voters(table).map(seat => (
        <span key={seat} className={`voice ${said(seat)}`}>
          <Mark mark={markOf(seat)} />
          {say(`vote.${said(seat)}`, { name: table.seats[seat].name })}
        </span>
      ))}
    </span>
  );
}
