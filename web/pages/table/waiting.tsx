import { LEVELS } from '@fathom/bots/level.ts';
import { findGame } from '@fathom/games';
import { Button, IconButton } from '@fathom/parts/button.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { useState } from 'react';
import type { WebProblem } from '../../api.ts';
import { seatInfos } from '../../marks.tsx';
import { problemText } from '../../problem.ts';
import { Room } from '../../shell.tsx';
import type { TableState } from '../../table/connection.ts';
import type { OnlineTable } from '../../table/online.ts';
import { Chat } from './chat.tsx';
import { LeaveButton, tableAddress, useCopy } from './menu.tsx';
import { HostRights } from './rights.tsx';
import { SeatList } from './seat-list.tsx';
import { Spectators } from './spectators.tsx';

interface WaitingRoomProps {
  readonly connection: OnlineTable;
  readonly state: TableState;
  readonly invite: string | undefined;
}

/** Until everybody is there: who is, how others get here, and what the host can do about the free seats. */
export function WaitingRoom({ connection, state, invite }: WaitingRoomProps) {
  const say = useSay();
  const [level, setLevel] = useState<string>('skilled');
  const [problem, setProblem] = useState('');
  const { table, you } = state;
  if (!table) return null;
  const free = table.seats.filter(seat => seat.kind === 'open').length;
  const host = you === table.host;
  const min = findGame(table.game)?.meta.seats.min ?? 1;
  const attempt = async (doing: Promise<WebProblem | undefined>) => {
    const failed = await doing;
    setProblem(failed ? problemText(say, failed) : '');
  };
  return (
    <Room game={table.game}>
      <section className="sheetlike">
        <h1>{say('table.wait')}</h1>
        <p role="status">{say('table.waitText', { n: free })}</p>
        <SeatList
          table={table}
          you={you}
          act={seat =>
            host &&
            seat !== you && (
              <SeatAct
                connection={connection}
                seat={seat}
                kind={table.seats[seat].kind}
                level={level}
                attempt={attempt}
              />
            )
          }
        />
        <ShareLink address={tableAddress(table.id, invite)} />
        <div className="menu">
          <HostRights connection={connection} />
          <Spectators connection={connection} />
        </div>
        {host && (
          <HostStart
            level={level}
            enough={table.seats.length - free >= min}
            onLevel={setLevel}
            onStart={fill => void attempt(connection.start(fill, level))}
          />
        )}
        <p className="problem" role="alert">
          {problem}
        </p>
        {you !== null && <LeaveButton connection={connection} text={say('table.leaveOpen')} />}
      </section>
      <section className="sheetlike">
        <h2 className="h">{say('table.chat')}</h2>
        <Talk connection={connection} state={state} />
      </section>
    </Room>
  );
}

function Talk({ connection, state }: Pick<WaitingRoomProps, 'connection' | 'state'>) {
  const say = useSay();
  const seats = seatInfos(state.table?.seats ?? [], say('parts.free'));
  return <Chat entries={state.chat} seats={seats} you={state.you} onSay={text => connection.chat(text)} />;
}

interface HostStartProps {
  readonly level: string;
  /** As many are here as the game needs. */
  readonly enough: boolean;
  readonly onLevel: (level: string) => void;
  readonly onStart: (fill: 'bots' | 'close') => void;
}

function HostStart({ level, enough, onLevel, onStart }: HostStartProps) {
  const say = useSay();
  return (
    <div className="host">
      <label className="field">
        <span>{say('table.level')}</span>
        <select className="select" value={level} onChange={event => onLevel(event.target.value)}>
          {LEVELS.map(value => (
            <option key={value} value={value}>
              {say(`level.${value}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="cap">{say(`about.${level}`)}</p>
      <Button tone="primary" onClick={() => onStart('bots')}>
        {say('table.startBots')}
      </Button>
      {enough && <Button onClick={() => onStart('close')}>{say('table.startClose')}</Button>}
    </div>
  );
}

interface SeatActProps {
  readonly connection: OnlineTable;
  readonly seat: number;
  readonly kind: 'person' | 'bot' | 'open';
  readonly level: string;
  readonly attempt: (doing: Promise<WebProblem | undefined>) => Promise<void>;
}

function SeatAct({ connection, seat, kind, level, attempt }: SeatActProps) {
  const say = useSay();
  return kind === 'open' ? (
    <IconButton
      icon="i-bot"
      label={say('table.putBot')}
      onClick={() => void attempt(connection.setSeat(seat, 'bot', level))}
    />
  ) : (
    <IconButton
      icon="i-close"
      label={say('table.remove')}
      onClick={() => void attempt(connection.setSeat(seat, 'open'))}
    />
  );
}

function ShareLink({ address }: { readonly address: string }) {
  const say = useSay();
  const [copied, copy] = useCopy();
  return (
    <div className="share">
      <label className="field">
        <span>{say('table.share')}</span>
        <input className="input" readOnly value={address} onFocus={event => event.target.select()} />
      </label>
      <Button icon={copied ? 'i-check' : 'i-link'} onClick={() => void copy(address)}>
        {say(copied ? 'table.copied' : 'table.copy')}
      </Button>
      {'share' in navigator && (
        <Button
          tone="quiet"
          className="only-phone"
          onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
        >
          {say('table.shareNative')}
        </Button>
      )}
    </div>
  );
}
