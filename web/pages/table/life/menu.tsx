import { Button } from '@fathom/parts/button.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { lazy, Suspense, useState } from 'react';
import type { WebProblem } from '../../../api.ts';
import { problemText } from '../../../problem.ts';
import { propose } from '../../../table/life.ts';
import type { OnlineTable } from '../../../table/online.ts';
import { useTable } from '../table.tsx';

const NotesDialog = lazy(() => import('./notes.tsx'));
const TableDialog = lazy(() => import('./about.tsx'));

interface LifeMenuProps {
  readonly connection: OnlineTable;
}

/** Beside moving: notes for oneself, what the table agreed on, and what needs the consent of the others. */
export function LifeMenu({ connection }: LifeMenuProps) {
  const say = useSay();
  const { table, you } = useTable(connection);
  const [open, setOpen] = useState<'notes' | 'about'>();
  if (!table) return null;
  const close = () => setOpen(undefined);
  return (
    <>
      {you !== null && (
        <Button icon="i-log" onClick={() => setOpen('notes')}>
          {say('notes.title')}
        </Button>
      )}
      <Button icon="i-settings" onClick={() => setOpen('about')}>
        {say('room.terms')}
      </Button>
      {you !== null && table.status === 'playing' && <Consent connection={connection} />}
      <Suspense>
        {open === 'notes' && <NotesDialog connection={connection} onClose={close} />}
        {open === 'about' && <TableDialog connection={connection} onClose={close} />}
      </Suspense>
    </>
  );
}

/** What all have to agree to; at rated tables nobody is asked. */
function Consent({ connection }: LifeMenuProps) {
  const say = useSay();
  const { table, known, you } = useTable(connection);
  const [problem, setProblem] = useState('');
  if (!table || !known || you === null) return null;
  if (table.rated) return <p className="cap">{say('vote.ratedText')}</p>;
  const attempt = async (doing: Promise<WebProblem | undefined>) => {
    const failed = await doing;
    setProblem(failed ? problemText(say, failed) : '');
  };
  const isAsked = table.ballot !== undefined;
  const hasMoved = known.entries.some(({ seat }) => seat === you);
  return (
    <>
      {hasMoved && known.undo === 0 && (
        <Button icon="i-undo" disabled={isAsked} onClick={() => void attempt(propose(connection, 'undo'))}>
          {say('vote.propose.undo')}
        </Button>
      )}
      <Button icon="i-people" disabled={isAsked} onClick={() => void attempt(propose(connection, 'concede'))}>
        {say('vote.propose.concede')}
      </Button>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
