import { Button } from '@fathom/parts/button.tsx';
import { closeDialog, Dialog } from '@fathom/parts/dialog.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { useState } from 'react';
import { markOf } from '../../marks.tsx';
import { go } from '../../navigate.tsx';
import { problemText } from '../../problem.ts';
import type { Connection } from '../../table/connection.ts';
import type { OnlineTable } from '../../table/online.ts';
import { useTable } from './table.tsx';

/** The link that leads others here; a private table needs the code behind the `#`. */
export function tableAddress(id: string, invite: string | undefined): string {
  return `${location.origin}/t/${id}${invite ? `#${invite}` : ''}`;
}

export function useCopy(): [boolean, (text: string) => Promise<void>] {
  const [copied, setCopied] = useState(false);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      copyBySelection(text);
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return [copied, copy];
}

/** Browsers give the clipboard to secure pages only; a server at home on plain HTTP is none. */
function copyBySelection(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'vh';
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

export function ShareButton({ id, invite }: { readonly id: string; readonly invite: string | undefined }) {
  const say = useSay();
  const [copied, copy] = useCopy();
  return (
    <Button icon={copied ? 'i-check' : 'i-link'} onClick={() => void copy(tableAddress(id, invite))}>
      {say(copied ? 'table.copied' : 'table.copy')}
    </Button>
  );
}

/** The host may let a bot play for somebody who is gone. */
export function HostBots({ connection }: { readonly connection: OnlineTable }) {
  const say = useSay();
  const { table, you } = useTable(connection);
  const [problem, setProblem] = useState('');
  if (!table || you !== table.host) return null;
  const keep = async (seat: number) => {
    const failed = await connection.setSeat(seat, 'bot', 'skilled');
    setProblem(failed ? problemText(say, failed) : '');
  };
  return (
    <>
      {table.seats.map((seat, i) =>
        seat.kind === 'person' && !seat.connected && i !== you ? (
          <Button key={markOf(i)} icon="i-bot" onClick={() => void keep(i)}>
            {say('table.hostBot', { name: seat.name })}
          </Button>
        ) : null,
      )}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

interface LeaveButtonProps {
  readonly connection: Connection;
  readonly text: string;
  readonly onLeft?: () => void;
}

export function LeaveButton({ connection, text, onLeft }: LeaveButtonProps) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const leave = async () => {
    await connection.leave();
    onLeft?.();
    go({ page: 'home' });
  };
  return (
    <>
      <Button icon="i-leave" onClick={() => setAsking(true)}>
        {say('table.leave')}
      </Button>
      {asking && (
        <Dialog title={say('table.leaveTitle')} onClose={() => setAsking(false)}>
          <p>{text}</p>
          <div className="acts">
            <Button onClick={closeDialog}>{say('table.stay')}</Button>
            <Button tone="primary" onClick={() => void leave()}>
              {say('table.leave')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
