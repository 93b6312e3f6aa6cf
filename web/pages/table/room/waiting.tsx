import '../../../styles/room.css';
import { useSay } from '@fathom/parts/say.tsx';
import type { TableInfo } from '@fathom/server/protocol.ts';
import { useState } from 'react';
import type { WebProblem } from '../../../api.ts';
import { seatInfos } from '../../../marks.tsx';
import { problemText } from '../../../problem.ts';
import { Bar } from '../../../shell.tsx';
import type { TableState } from '../../../table/connection.ts';
import type { OnlineTable } from '../../../table/online.ts';
import { Chat } from '../chat.tsx';
import { SeriesCard } from '../life/series.tsx';
import { LeaveButton, tableAddress } from '../menu.tsx';
import { useAgreed } from './agreed.ts';
import { Begin } from './begin.tsx';
import { ChangeButton } from './change.tsx';
import { RoomHead } from './head.tsx';
import { Invite } from './invite.tsx';
import { RoomSeats } from './seats.tsx';
import { TableTerms } from './terms.tsx';

interface WaitingRoomProps {
  readonly connection: OnlineTable;
  readonly state: TableState;
  readonly invite: string | undefined;
}

/** Does something with the table, and says so when it does not work. */
export type Attempt = (doing: Promise<WebProblem | undefined>) => Promise<void>;

/** Until play begins: what is played, who is here, how others get here, and what is still to be done. */
export function WaitingRoom({ connection, state, invite }: WaitingRoomProps) {
  const { table, you } = state;
  if (!table) return null;
  return <Room {...{ connection, state, table, you, invite }} />;
}

interface RoomProps extends WaitingRoomProps {
  readonly table: TableInfo;
  readonly you: number | null;
}

function Room({ connection, state, table, you, invite }: RoomProps) {
  const say = useSay();
  const [level, setLevel] = useState<string>('skilled');
  const [problem, setProblem] = useState('');
  const before = useAgreed(table, you);
  const attempt: Attempt = async doing => {
    const failed = await doing;
    setProblem(failed ? problemText(say, failed) : '');
  };
  const address = tableAddress(table.id, invite);
  return (
    <>
      <Bar />
      <main className="wrap waiting">
        <RoomHead connection={connection} table={table} />
        <div className="rg">
          <div className="mainc">
            <p className="news-of-terms" role="status">
              {before && say('room.termsChanged', { name: table.seats[table.host].name })}
            </p>
            <RoomSeats {...{ connection, table, you, level, attempt }} />
            <p className="problem" role="alert">
              {problem}
            </p>
            <Begin {...{ connection, table, you, address, level, attempt }} onLevel={setLevel} />
            <SeriesCard connection={connection} />
            <TableTerms table={table} before={before}>
              {you === table.host && <ChangeButton connection={connection} table={table} />}
            </TableTerms>
          </div>
          <div className="sidec">
            <Invite connection={connection} table={table} you={you} address={address} />
            <section className="cardx">
              <h2>{say('table.chat')}</h2>
              <Talk connection={connection} state={state} />
            </section>
            {you !== null && <LeaveButton connection={connection} text={say('table.leaveOpen')} />}
          </div>
        </div>
      </main>
    </>
  );
}

function Talk({ connection, state }: Pick<WaitingRoomProps, 'connection' | 'state'>) {
  const say = useSay();
  const seats = seatInfos(state.table?.seats ?? [], say('parts.free'));
  return <Chat entries={state.chat} seats={seats} you={state.you} onSay={text => connection.chat(text)} />;
}
