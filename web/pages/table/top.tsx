import { IconButton } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { useState } from 'react';
import { coachRule } from '../../coach/rule.ts';
import type { TableState } from '../../table/connection.ts';
import { Top } from '../../top.tsx';
import { useMuted } from './muted.ts';
import type { Open } from './sheets.tsx';

interface TopBarProps {
  readonly title: string;
  readonly status: string;
  readonly state: TableState;
  readonly talks: boolean;
  readonly open: Open | undefined;
  readonly rules: string;
  readonly onUndo: () => void;
  readonly onOpen: (open: (before: Open | undefined) => Open | undefined) => void;
}

export function TopBar({ title, status, state, talks, open, rules, onUndo, onOpen }: TopBarProps) {
  const say = useSay();
  const { known, line } = state;
  const toggle = (sheet: 'moves' | 'log' | 'chat' | 'menu' | 'key' | 'coach') =>
    onOpen(before => (before === sheet ? undefined : sheet));
  return (
    <Top back={{ page: 'home' }} label={say('app.lobby')} title={title} note={status}>
      <Watchers count={state.table?.watching ?? 0} />
      <LineState line={line} />
      {/* Where the title needs the room, a button that can do nothing makes way for it. */}
      <IconButton
        icon="i-undo"
        label={say(known?.undo ? 'table.undo' : 'table.undoNone')}
        className={known?.undo ? '' : 'only-desk'}
        disabled={!known?.undo}
        onClick={onUndo}
      />
      {coachRule(state) && (
        <IconButton
          icon="i-coach"
          label={say('coach.open')}
          aria-expanded={open === 'coach'}
          onClick={() => toggle('coach')}
        />
      )}
      <IconButton
        icon="i-moves"
        className="only-desk"
        label={say('table.movesKey')}
        onClick={() => toggle('moves')}
      />
      <IconButton
        icon="i-log"
        className="only-phone"
        label={say('table.log')}
        onClick={() => toggle('log')}
      />
      {talks && <ChatButton state={state} isOpen={open === 'chat'} onOpen={() => toggle('chat')} />}
      <a
        className="ibtn only-desk"
        href={rules}
        target="_blank"
        rel="noopener"
        aria-label={say('table.rules')}
      >
        <Icon name="i-rules" />
      </a>
      <IconButton icon="i-why" className="help" label={say('key.open')} onClick={() => toggle('key')} />
      <IconButton icon="i-more" label={say('table.more')} onClick={() => toggle('menu')} />
    </Top>
  );
}

/** Nobody looks on unseen. */
function Watchers({ count }: { readonly count: number }) {
  const say = useSay();
  if (count === 0) return null;
  const text = say('table.watching', { n: count });
  return (
    <span className="watchers" title={text}>
      <Icon name="i-eye" />
      <b aria-hidden="true">{count}</b>
      <span className="vh">{text}</span>
    </span>
  );
}

interface ChatButtonProps {
  readonly state: TableState;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** Says whether others have said something since somebody looked. */
function ChatButton({ state: { you, chat }, isOpen, onOpen }: ChatButtonProps) {
  const say = useSay();
  const isMuted = useMuted();
  const last = chat.findLast(entry => entry.seat !== you && !isMuted(entry.seat))?.n ?? 0;
  const [read, setRead] = useState(last);
  if (isOpen && read !== last) setRead(last);
  const fresh = last > read;
  return (
    <IconButton
      icon="i-chat"
      label={say(fresh ? 'table.chatNew' : 'table.chat')}
      dot={fresh}
      onClick={onOpen}
    />
  );
}

/** A broken line is said, not hinted at. */
function LineState({ line }: { readonly line: TableState['line'] }) {
  const say = useSay();
  const broken = line === 'lost' || line === 'connecting' || line === 'failed';
  return (
    <p className={`line ${line}`} role="status" data-line={line}>
      {broken && say(`table.line.${line}`)}
    </p>
  );
}
