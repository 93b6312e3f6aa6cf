import type { Say } from '@fathom/kernel';
import { Button } from '@fathom/parts/button.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { TableInfo } from '@fathom/server/protocol.ts';
import { useEffect, useRef, useState } from 'react';
import { SECOND, timeText } from '../../../duration.ts';
import { problemText } from '../../../problem.ts';
import { vote } from '../../../table/life.ts';
import type { OnlineTable } from '../../../table/online.ts';
import { useNow } from '../../../use-now.ts';
import { useTable } from '../table.tsx';
import { Voices } from './voices.tsx';
import { voters, wasAccepted } from './waiting-for.ts';

/** How long the outcome of a vote stays to be read. */
const READ = 8 * SECOND;

/** Something the table votes on, over the board, and for a moment what came of it. */
export function BallotCard({ connection }: { readonly connection: OnlineTable }) {
  const say = useSay();
  const { table, you } = useTable(connection);
  const outcome = useOutcome(table);
  const [problem, setProblem] = useState('');
  const now = useNow(table?.ballot?.ends);
  if (!table?.ballot)
    return outcome === undefined ? null : (
      <aside className="ballot" role="status">
        {say(`vote.outcome.${outcome}`)}
      </aside>
    );
  const { ballot } = table;
  const mayVote = you !== null && voters(table).includes(you);
  const answer = async (yes: boolean) => {
    const failed = await vote(connection, yes);
    setProblem(failed ? problemText(say, failed) : '');
  };
  return (
    <aside className="ballot" aria-label={say('vote.title')} data-testid="ballot">
      <p role="status">
        <b>{question(say, table)}</b>
        <span className="cap">
          {say(ballot.kind === 'bot' ? 'vote.majority' : 'vote.all')}{' '}
          {say('vote.ends', { time: timeText(say, ballot.ends - now) })}
        </span>
      </p>
      <Voices table={table} />
      {mayVote && (
        <div className="acts">
          <Button disabled={ballot.no.includes(you)} onClick={() => void answer(false)}>
            {say('vote.decline')}
          </Button>
          <Button tone="primary" disabled={ballot.yes.includes(you)} onClick={() => void answer(true)}>
            {say('vote.agree')}
          </Button>
        </div>
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
    </aside>
  );
}

function question(say: Say, { ballot, seats }: TableInfo): string {
  if (!ballot) return '';
  const name = seats[ballot.seat]?.name ?? '';
  return say(`vote.ask.${ballot.kind}`, { name, n: ballot.moves ?? 0 });
}

type Outcome = 'accepted' | 'rejected' | 'goesOn';

/** A bot may have moved before anybody saw it sit there, and so may the person: then the match simply goes on. */
function outcomeOf(before: TableInfo, after: TableInfo): Outcome {
  if (wasAccepted(before, after)) return 'accepted';
  return before.ballot?.kind === 'bot' && after.moves > before.moves ? 'goesOn' : 'rejected';
}

/** For a moment after a vote: what came of it. */
function useOutcome(table: TableInfo | undefined): Outcome | undefined {
  const before = useRef<TableInfo>(undefined);
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const last = before.current;
    before.current = table;
    if (!table || table.ballot || !last?.ballot) return;
    setOutcome(outcomeOf(last, table));
    const timer = setTimeout(() => setOutcome(undefined), READ);
    return () => clearTimeout(timer);
  }, [table]);
  return outcome;
}
