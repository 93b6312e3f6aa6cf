import { Button } from '@fathom/parts/button.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { Seated, TableInfo } from '@fathom/server/protocol.ts';
import { useEffect, useState } from 'react';
import { useHash } from '../../navigate.tsx';
import { keepPass, type Pass, passFor } from '../../passes.ts';
import { findPass, linkSeats, mayHaveSeatElsewhere } from '../../person.ts';
import { problemText } from '../../problem.ts';
import { settingsNow } from '../../settings.tsx';
import { Bar, Message } from '../../shell.tsx';
import { OnlineTable } from '../../table/online.ts';
import { JoinForm } from './join.tsx';
import { BallotCard } from './life/ballot.tsx';
import { hasClock, SeatClock } from './life/clock.tsx';
import { LateButton } from './life/late.tsx';
import { LifeMenu } from './life/menu.tsx';
import { SeriesCard } from './life/series.tsx';
import { HostBots, LeaveButton, ShareButton } from './menu.tsx';
import { rematch } from './rematch.ts';
import { HostRights, OwnData } from './rights.tsx';
import { WaitingRoom } from './room/waiting.tsx';
import { Spectators } from './spectators.tsx';
import { TableView, useTable } from './table.tsx';

/** An online table: the way in, the waiting room, the match. */
export default function OnlinePage({ id }: { readonly id: string }) {
  const [pass, setPass] = useState(() => passFor(id));
  const isFound = useFoundPass(id, setPass);
  const connection = useConnection(id, pass, isFound);
  if (!isFound) return <Waiting text="table.line.connecting" />;
  return (
    connection && (
      <Connected key={pass?.token ?? ''} connection={connection} id={id} pass={pass} onPass={setPass} />
    )
  );
}

/** Whoever comes by the link of a message has perhaps sat down elsewhere: that is asked before the table is. */
function useFoundPass(id: string, onPass: (pass: Pass | undefined) => void): boolean {
  const [isFound, setFound] = useState(() => !mayHaveSeatElsewhere(id));
  useEffect(() => {
    if (isFound) return;
    const { name, lang } = settingsNow();
    void findPass(id, name, lang).then(found => {
      onPass(found);
      setFound(true);
    });
  }, [id, isFound, onPass]);
  return isFound;
}

function useConnection(id: string, pass: Pass | undefined, isFound: boolean): OnlineTable | undefined {
  const [connection, setConnection] = useState<OnlineTable>();
  const hash = useHash();
  useEffect(() => {
    if (!isFound) return;
    const invite = hash || pass?.invite;
    const table = new OnlineTable(id, { token: pass?.token, invite: invite || undefined });
    setConnection(table);
    addEventListener('online', table.hurry);
    document.addEventListener('visibilitychange', table.hurry);
    return () => {
      removeEventListener('online', table.hurry);
      document.removeEventListener('visibilitychange', table.hurry);
      table.close();
    };
  }, [id, pass, hash, isFound]);
  return connection;
}

function Waiting({ text }: { readonly text: string }) {
  const say = useSay();
  return (
    <p className="loading water" role="status">
      {say(text)}
    </p>
  );
}

interface ConnectedProps {
  readonly connection: OnlineTable;
  readonly id: string;
  readonly pass: Pass | undefined;
  readonly onPass: (pass: Pass) => void;
}

/** Whoever hears one of these sees nothing of the table any more. */
const SHUT_OUT: readonly string[] = ['no_spectators', 'sent_away', 'invite_required'];

function Connected({ connection, id, pass, onPass }: ConnectedProps) {
  const state = useTable(connection);
  const [watching, setWatching] = useState(false);
  const { table, you } = state;
  const isSeated = you !== null;
  useEffect(() => {
    const { name, lang } = settingsNow();
    if (isSeated) void linkSeats(name, lang);
  }, [isSeated]);
  const invite = state.invite ?? pass?.invite ?? (location.hash.slice(1) || undefined);

  const shutOut = SHUT_OUT.includes(state.problem?.code ?? '');
  if (state.line === 'failed' && (!table || shutOut)) return <Failed code={state.problem?.code ?? 'other'} />;
  if (!table) return <Waiting text={state.line === 'lost' ? 'table.line.lost' : 'table.line.connecting'} />;
  const seated = (answer: Seated) => {
    const kept = {
      table: id,
      game: table.game,
      seat: answer.you,
      token: answer.token,
      invite: answer.invite,
      since: Date.now(),
    };
    keepPass(kept);
    onPass(kept);
  };
  if (table.status === 'abandoned' && table.conceded !== undefined)
    return <Conceded connection={connection} table={table} />;
  if (table.status === 'abandoned') return <Failed code="abandoned" />;
  if (table.status === 'open') {
    if (you === null && !watching)
      return <JoinForm table={table} invite={invite} onSeated={seated} onWatch={() => setWatching(true)} />;
    return <WaitingRoom connection={connection} state={state} invite={invite} />;
  }
  return <Match connection={connection} id={id} invite={invite} />;
}

interface MatchProps {
  readonly connection: OnlineTable;
  readonly id: string;
  readonly invite: string | undefined;
}

/** The match itself, with all that only an online table has. */
function Match({ connection, id, invite }: MatchProps) {
  const say = useSay();
  const state = useTable(connection);
  const { you } = state;
  return (
    <>
      <BallotCard connection={connection} />
      <TableView
        connection={connection}
        talks
        replay={`/replay/${id}`}
        review={`/review/${id}`}
        rematch={you === null ? undefined : () => void rematch(connection)}
        notice={
          <>
            <Away connection={connection} />
            <LateButton connection={connection} />
          </>
        }
        clock={seat => (hasClock(state, seat) ? <SeatClock state={state} seat={seat} /> : undefined)}
        after={<SeriesCard connection={connection} />}
        menu={
          <>
            <LifeMenu connection={connection} />
            <ShareButton id={id} invite={invite} />
            <HostRights connection={connection} />
            <Spectators connection={connection} />
            <HostBots connection={connection} />
            {you !== null && <OwnData connection={connection} />}
            {you !== null && <LeaveButton connection={connection} text={say('table.leavePlaying')} />}
          </>
        }
      />
    </>
  );
}

interface ConcededProps {
  readonly connection: OnlineTable;
  readonly table: TableInfo;
}

/** Ended as it stood, because all agreed. */
function Conceded({ connection, table }: ConcededProps) {
  const say = useSay();
  const { you } = useTable(connection);
  return (
    <>
      <Bar />
      <Message title={say('vote.ended')} text={say('vote.endedText')}>
        {you !== null && (
          <Button tone="primary" onClick={() => void rematch(connection)}>
            {say(table.next === undefined ? 'end.rematch' : 'end.joinRematch')}
          </Button>
        )}
      </Message>
    </>
  );
}

/** A bot keeps the seat of whoever left; coming back takes one press. */
function Away({ connection }: { readonly connection: OnlineTable }) {
  const say = useSay();
  const { table, you } = useTable(connection);
  if (you === null || !table?.seats[you].away || table.status !== 'playing') return null;
  return (
    <Button tone="primary" icon="i-restart" onClick={() => void connection.return()}>
      {say('table.return')}
    </Button>
  );
}

function Failed({ code }: { readonly code: string }) {
  const say = useSay();
  const texts: Readonly<Record<string, string>> = {
    invite_required: 'table.privateTable',
    no_spectators: 'table.noSpectators',
    sent_away: 'table.sentAway',
    unknown_table: 'table.unknown',
    abandoned: 'table.abandoned',
    rules_version: 'problem.rules_version',
  };
  const text = texts[code];
  return (
    <>
      <Bar />
      <Message
        title={say('table.line.failed')}
        text={text ? say(text) : problemText(say, { code: 'internal', message: code })}
      />
    </>
  );
}
