import { Button } from '@fathom/parts/button.tsx';
import { closeDialog, Dialog } from '@fathom/parts/dialog.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { type ReactNode, useState } from 'react';
import type { WebProblem } from '../../api.ts';
import { problemText } from '../../problem.ts';
import { allowWatching, renewInvite } from '../../table/life.ts';
import type { OnlineTable } from '../../table/online.ts';
import { useTable } from './table.tsx';

interface RightsProps {
  readonly connection: OnlineTable;
  /** Beside more important things they are quiet. */
  readonly tone?: 'plain' | 'quiet';
}

/** What only the host decides: who may come in by the link, and who may watch. */
export function HostRights({ connection, tone = 'plain' }: RightsProps) {
  const say = useSay();
  const { table, you } = useTable(connection);
  if (!table || you !== table.host) return null;
  return (
    <>
      {!table.listed && (
        <Asking
          tone={tone}
          icon="i-link"
          label={say('table.newLink')}
          title={say('table.newLinkTitle')}
          text={say('table.newLinkText')}
          act={say('table.newLinkAct')}
          onAct={() => renewInvite(connection)}
        />
      )}
      {table.status !== 'finished' && (
        <Button tone={tone} icon="i-eye" onClick={() => void allowWatching(connection, !table.watch)}>
          {say(table.watch ? 'table.watchOff' : 'table.watchOn')}
        </Button>
      )}
    </>
  );
}

/** What the server keeps of me here: to take along, and to have deleted. */
export function OwnData({ connection }: RightsProps) {
  const say = useSay();
  const { table } = useTable(connection);
  const download = async () => {
    const answer = await connection.ownData();
    if (answer.ok) save(`fathom-${table?.id ?? 'table'}.json`, JSON.stringify(answer.value, null, 2));
  };
  return (
    <Asking
      icon="i-people"
      label={say('table.data')}
      title={say('table.data')}
      text={say('table.dataText')}
      act={say('table.dataForget')}
      onAct={() => connection.forgetMe()}
    >
      <Button icon="i-save" onClick={() => void download()}>
        {say('table.dataSave')}
      </Button>
    </Asking>
  );
}

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

interface AskingProps {
  readonly tone?: 'plain' | 'quiet';
  readonly icon: 'i-link' | 'i-people';
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly act: string;
  readonly onAct: () => Promise<WebProblem | undefined>;
  readonly children?: ReactNode;
}

/** A button that says what it is going to do before it does it. */
function Asking({ tone = 'plain', icon, label, title, text, act, onAct, children }: AskingProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState('');
  const go = async () => {
    const failed = await onAct();
    if (failed) setProblem(problemText(say, failed));
    else setOpen(false);
  };
  return (
    <>
      <Button tone={tone} icon={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <p>{text}</p>
          <p className="problem" role="alert">
            {problem}
          </p>
          <div className="acts">
            {children}
            <Button onClick={closeDialog}>{say('table.keep')}</Button>
            <Button tone="primary" onClick={() => void go()}>
              {act}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
