import { findGame } from '@fathom/games';
import type { OptionValues, Say } from '@fathom/kernel';
import { Button } from '@fathom/parts/button.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { useEffect, useState } from 'react';
import {
  createMatch,
  forgetMatch,
  runningMatch,
  runningMatches,
  type SavedMatch,
} from '../../local/saved.ts';
import { type HostWorker, LocalTable } from '../../local/table.ts';
import { useSettings } from '../../settings.tsx';
import { Message, Room } from '../../shell.tsx';
import { Newcomer } from '../home/newcomer.tsx';
import { StartForm } from '../home/start.tsx';
import { LeaveButton } from '../table/menu.tsx';
import { TableView, useTable } from '../table/table.tsx';

/** A game on this device, with no server needed: it goes on where it was, or asks who plays. */
export default function LocalPage({ game }: { readonly game: string }) {
  const say = useSay();
  const [match, setMatch] = useState(() => wantedMatch(game));
  const meta = findGame(game)?.meta;
  if (!meta) return <Message title={say('app.missing')} text={say('app.missingText')} />;
  if (match) return <LocalMatch key={match.id} match={match} onMatch={setMatch} />;
  return (
    <Room game={game}>
      <section className="start">
        <h1>{meta.title}</h1>
        <Newcomer game={game} />
        <StartForm game={game} heading="h2" local onBegun={() => setMatch(runningMatch(game))} />
      </section>
    </Room>
  );
}

/** `?match=` says which of several; otherwise the one that was played last. */
function wantedMatch(game: string): SavedMatch | undefined {
  const id = new URLSearchParams(location.search).get('match');
  return runningMatches(game).find(match => match.id === id) ?? runningMatch(game);
}

interface LocalMatchProps {
  readonly match: SavedMatch;
  readonly onMatch: (match: SavedMatch | undefined) => void;
}

function LocalMatch({ match, onMatch }: LocalMatchProps) {
  const { tempo } = useSettings();
  const [connection, setConnection] = useState<LocalTable>();
  useEffect(() => {
    const worker = new Worker(new URL('../../local/worker.ts', import.meta.url), { type: 'module' });
    const table = new LocalTable(match, worker as HostWorker);
    setConnection(table);
    return () => table.close();
  }, [match]);
  useEffect(() => connection?.setTempo(tempo), [connection, tempo]);
  return connection && <Opened connection={connection} match={match} onMatch={onMatch} />;
}

function Opened({ connection, match, onMatch }: LocalMatchProps & { readonly connection: LocalTable }) {
  const say = useSay();
  const { line, problem } = useTable(connection);
  if (line === 'failed') {
    const where = problem?.at ?? '';
    return (
      <Message title={failure(say, where)}>
        <Button
          onClick={() => {
            forgetMatch(match.id);
            onMatch(undefined);
          }}
        >
          {say('table.forget')}
        </Button>
      </Message>
    );
  }
  const again = (change: Readonly<OptionValues> = {}) => {
    const { record, seats } = match;
    const turned = [...seats.slice(1), ...seats.slice(0, 1)];
    const { game, version, options } = record;
    onMatch(createMatch({ game, version, seats: turned, options: { ...options, ...change } }));
  };
  return (
    <TableView
      connection={connection}
      talks={false}
      replay={`/replay/${match.id}`}
      review={`/review/${match.id}`}
      rematch={() => again()}
      other={again}
      menu={<LeaveButton connection={connection} text={say('table.leaveLocal')} />}
    />
  );
}

function failure(say: Say, where: string): string {
  if (where === 'bot') return say('table.botFailed');
  return where === 'version' ? say('table.recordOld') : say('table.recordBroken', { where });
}
