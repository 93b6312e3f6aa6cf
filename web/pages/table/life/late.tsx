import { Button } from '@fathom/parts/button.tsx';
import { closeDialog, Dialog } from '@fathom/parts/dialog.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { type ReactNode, useState } from 'react';
import type { WebProblem } from '../../../api.ts';
import { DAY, timeText } from '../../../duration.ts';
import { problemText } from '../../../problem.ts';
import { propose, remind, vote } from '../../../table/life.ts';
import type { OnlineTable } from '../../../table/online.ts';
import { useNow } from '../../../use-now.ts';
import { useTable } from '../table.tsx';
import { Voices } from './voices.tsx';
import { lateSeat } from './waiting-for.ts';

/** In the prompt: somebody lets the others wait, and this is what can be done about it. */
export function LateButton({ connection }: { readonly connection: OnlineTable }) {
  const say = useSay();
  const state = useTable(connection);
  const deadline = state.table?.times?.find(({ deadline: end }) => end !== null)?.deadline;
  const now = useNow(deadline);
  const [open, setOpen] = useState(false);
  const seat = lateSeat(state, now);
  if (seat === undefined || state.you === null) return null;
  return (
    <>
      <Button icon="i-clock" onClick={() => setOpen(true)}>
        {say('late.button')}
      </Button>
      {open && <LateDialog connection={connection} seat={seat} now={now} onClose={() => setOpen(false)} />}
    </>
  );
}

interface LateDialogProps {
  readonly connection: OnlineTable;
  readonly seat: number;
  readonly now: number;
  readonly onClose: () => void;
}

function LateDialog({ connection, seat, now, onClose }: LateDialogProps) {
  const say = useSay();
  const { table, you } = useTable(connection);
  const [problem, setProblem] = useState('');
  if (!table || you === null) return null;
  const { name } = table.seats[seat];
  const time = table.times?.[seat];
  const over = time?.deadline ? timeText(say, now - time.deadline) : '';
  const attempt = async (doing: Promise<WebProblem | undefined>) => {
    const failed = await doing;
    setProblem(failed ? problemText(say, failed) : '');
  };
  const ballot = table.ballot?.kind === 'bot' && table.ballot.seat === seat ? table.ballot : undefined;
  const again = time?.reminded == null ? 0 : time.reminded + DAY - now;
  return (
    <Dialog
      title={over === '' ? say('late.idle', { name }) : say('late.title', { name, time: over })}
      className="late"
      onClose={onClose}
    >
      <ul>
        {table.clock && (
          <Row icon="i-chat" title={say('late.remind')} text={say('late.remindText')}>
            <Button disabled={again > 0} onClick={() => void attempt(remind(connection, seat))}>
              {again > 0 ? say('late.again', { time: timeText(say, again) }) : say('late.remindDo')}
            </Button>
          </Row>
        )}
        <Row
          icon="i-bot"
          title={say('late.bot')}
          text={say('late.botText', { name })}
          votes={ballot && <Voices table={table} />}
        >
          <Button
            tone="primary"
            disabled={ballot?.yes.includes(you) === true}
            onClick={() => void attempt(ballot ? vote(connection, true) : propose(connection, 'bot', seat))}
          >
            {say(ballot?.yes.includes(you) ? 'vote.given' : 'late.botDo')}
          </Button>
        </Row>
      </ul>
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="acts">
        <Button onClick={closeDialog}>{say('late.wait')}</Button>
      </div>
    </Dialog>
  );
}

interface RowProps {
  readonly icon: 'i-chat' | 'i-bot';
  readonly title: string;
  readonly text: string;
  readonly votes?: ReactNode;
  readonly children: ReactNode;
}

function Row({ icon, title, text, votes, children }: RowProps) {
  return (
    <li>
      <Icon name={icon} />
      <span className="grow">
        <b>{title}</b>
        <span className="cap">{text}</span>
        {votes}
      </span>
      {children}
    </li>
  );
}
