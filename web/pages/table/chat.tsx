import type { Seat } from '@fathom/kernel';
import type { SeatInfo } from '@fathom/parts/board.ts';
import { Button } from '@fathom/parts/button.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { scrollToEnd } from '@fathom/parts/scrollers.ts';
import type { ChatEntry } from '@fathom/server/protocol.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { WebProblem } from '../../api.ts';
import { Link } from '../../navigate.tsx';
import { problemText } from '../../problem.ts';
import { COACH_NOTE } from '../../table/chat.ts';
import { toggleMuted, useMuted } from './muted.ts';

interface ChatProps {
  readonly entries: readonly ChatEntry[];
  readonly seats: readonly SeatInfo[];
  /** Whoever has no seat reads. */
  readonly you: Seat | null;
  readonly onSay: (text: string) => Promise<WebProblem | undefined>;
}

export function Chat({ entries: all, seats, you, onSay }: ChatProps) {
  const say = useSay();
  const isMuted = useMuted();
  const entries = all.filter(({ seat }) => !isMuted(seat));
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const last = entries.at(-1)?.n;
  useEffect(() => {
    if (last !== undefined) scrollToEnd(end.current);
  }, [last]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const failed = await onSay(text.trim());
    setProblem(failed ? problemText(say, failed) : '');
    if (!failed) setText('');
  };

  return (
    <div className="chat">
      {entries.length === 0 && <p className="cap">{say('table.chatEmpty')}</p>}
      <ol aria-live="polite" data-scrolls>
        {entries.map(entry => (
          <li key={entry.n} ref={entry.n === last ? end : undefined}>
            <Mark mark={seats.find(info => info.seat === entry.seat)?.mark} />
            <span>
              <b>{entry.name}</b> <ChatText text={entry.text} />
            </span>
          </li>
        ))}
      </ol>
      <Muting entries={all} seats={seats} you={you} />
      {you !== null && (
        <form onSubmit={submit}>
          <input
            className="input"
            value={text}
            maxLength={500}
            aria-label={say('table.chatWrite')}
            placeholder={say('table.chatWrite')}
            onChange={event => setText(event.target.value)}
          />
          <Button type="submit">{say('table.chatSend')}</Button>
        </form>
      )}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Everybody else who has said something can be muted, here and for oneself. */
function Muting({ entries, seats, you }: Pick<ChatProps, 'entries' | 'seats' | 'you'>) {
  const say = useSay();
  const isMuted = useMuted();
  const talkers = seats.filter(({ seat }) => seat !== you && entries.some(entry => entry.seat === seat));
  if (talkers.length === 0) return null;
  return (
    <div className="acts">
      {talkers.map(({ seat, name }) => (
        <Button key={seat} tone="quiet" aria-pressed={isMuted(seat)} onClick={() => toggleMuted(seat)}>
          {say(isMuted(seat) ? 'table.unmute' : 'table.mute', { name })}
        </Button>
      ))}
    </div>
  );
}

/** The way to another table of this server, as a rematch leaves it. */
const TABLE_LINK = /(?:https?:\/\/[^\s/]+)?(\/t\/[\w-]+#[\w-]+)/;

export function tableLink(text: string): string | undefined {
  const match = TABLE_LINK.exec(text);
  if (!match) return undefined;
  return match[0].startsWith('/') || match[0].startsWith(location.origin) ? match[1] : undefined;
}

function ChatText({ text }: { readonly text: string }) {
  const say = useSay();
  if (text === COACH_NOTE) return <em>{say('table.chatCoach')}</em>;
  const address = tableLink(text);
  if (!address) return text;
  return (
    <Link className="link" to={address}>
      {text}
    </Link>
  );
}
