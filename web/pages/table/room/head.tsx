import { titleOf } from '@fathom/games';
import { useSay } from '@fathom/parts/say.tsx';
import type { TableInfo } from '@fathom/server/protocol.ts';
import { Cover } from '../../../cover.tsx';
import type { OnlineTable } from '../../../table/online.ts';
import { Spectators } from '../spectators.tsx';
import { useTermsLine } from './terms.tsx';

interface RoomHeadProps {
  readonly connection: OnlineTable;
  readonly table: TableInfo;
}

/** Which game, how, and how many look on. */
export function RoomHead({ connection, table }: RoomHeadProps) {
  const say = useSay();
  const line = useTermsLine(table);
  return (
    <header className="head">
      <div className="cov">
        <Cover game={table.game} />
      </div>
      <div className="ttl">
        <p className="water">{say('room.title')}</p>
        <h1>{titleOf(table.game)}</h1>
        <div className="md">
          <span>{line}</span>
          <Spectators connection={connection} />
        </div>
      </div>
    </header>
  );
}
