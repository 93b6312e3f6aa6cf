import type { BoardProps } from '@fathom/parts/board.ts';
import { Button, Segments } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { useWide } from '@fathom/parts/media.ts';
import { MoveList } from '@fathom/parts/moves.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { Sheet } from '@fathom/parts/sheet.tsx';
import type { ChatEntry } from '@fathom/server/protocol.ts';
import { memo, type ReactNode } from 'react';
import type { WebProblem } from '../../api.ts';
import { SettingsButton } from '../../settings-button.tsx';
import { Chat } from './chat.tsx';
import { KeySheet } from './key.tsx';
import { KEYS, SPACE } from './keys.ts';
import { Log } from './log.tsx';
import { listedMoves, type Situation } from './props.ts';
import type { Story } from './story.ts';

/** What lies over the board: a list, a player's area, or a panel of the game. */
export type Open =
  | 'moves'
  | 'log'
  | 'chat'
  | 'menu'
  | 'keys'
  | 'key'
  | 'coach'
  | { readonly seat: number }
  | { readonly panel: string };

interface TableSheetProps {
  readonly open: Open;
  readonly situation: Situation;
  readonly given: BoardProps;
  readonly story: Story;
  readonly shown: number | undefined;
  readonly onShow: (seq: number) => void;
  readonly redoable: boolean;
  readonly onRedo: () => void;
  readonly chat: readonly ChatEntry[];
  readonly menu: ReactNode;
  readonly onSay: (text: string) => Promise<WebProblem | undefined>;
  readonly onUndo: (all: boolean) => void;
  readonly onSend: (notation: string) => void;
  readonly onOpen: (open: Open | undefined) => void;
}

export function TableSheet(props: TableSheetProps) {
  const { open, situation, onOpen } = props;
  const say = useSay();
  const close = () => onOpen(undefined);
  if (typeof open === 'object' && 'seat' in open) {
    const { Seat } = situation.game.board;
    return (
      <Sheet key="seat" title={situation.seats[open.seat]?.name ?? ''} onClose={close}>
        <Seat {...props.given} seat={open.seat} compact={false} />
      </Sheet>
    );
  }
  switch (open) {
    case 'moves':
      return (
        <Sheet key="moves" title={say('table.moves')} onClose={close}>
          <Moves situation={situation} onSend={props.onSend} />
        </Sheet>
      );
    case 'key':
      return <KeySheet key="key" game={situation.game.rules.meta.id} onClose={close} />;
    case 'chat':
      return (
        <Sheet key="chat" title={say('table.chat')} onClose={close}>
          <Chat entries={props.chat} seats={situation.seats} you={situation.you} onSay={props.onSay} />
        </Sheet>
      );
    case 'keys':
      return (
        <Sheet key="keys" title={say('keys.title')} onClose={close}>
          <Keys />
        </Sheet>
      );
    case 'menu':
      return (
        <Sheet key="menu" title={say('table.more')} onClose={close}>
          <Menu {...props} />
        </Sheet>
      );
    default:
      return <Reading {...props} />;
  }
}

/** Written anew only for a new question. */
const Moves = memo(function Moves({ situation, onSend }: Pick<TableSheetProps, 'situation' | 'onSend'>) {
  return <MoveList moves={listedMoves(situation)} onChoose={onSend} />;
});

/** The log and the panels of the game behind one button, as tabs. */
function Reading({ open, situation, given, story, shown, onShow, onOpen }: TableSheetProps) {
  const say = useSay();
  const { panels } = situation.game.board;
  const tab = typeof open === 'object' && 'panel' in open ? open.panel : 'log';
  const Chosen = panels.find(panel => panel.key === tab)?.Panel;
  const tabs = [
    { value: 'log', label: say('table.log') },
    ...panels.map(({ key }) => ({ value: key, label: say(key) })),
  ];
  return (
    <Sheet
      key="reading"
      title={tabs.find(({ value }) => value === tab)?.label ?? ''}
      onClose={() => onOpen(undefined)}
    >
      {panels.length > 0 && (
        <Segments
          name="panel"
          label={say('table.more')}
          value={tab}
          options={tabs}
          onChange={value => onOpen(value === 'log' ? 'log' : { panel: value })}
        />
      )}
      {Chosen ? <Chosen {...given} /> : <Log story={story} shown={shown} onShow={onShow} />}
    </Sheet>
  );
}

/** What each key does. */
function Keys() {
  const say = useSay();
  return (
    <dl className="keys">
      {KEYS.map((key, i) => (
        <div key={key}>
          <dt>
            <kbd>{key === SPACE ? say('keys.space') : key}</kbd>
          </dt>
          <dd>{say(`keys.${i}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Menu({ situation, menu, redoable, onUndo, onRedo, onOpen }: TableSheetProps) {
  const say = useSay();
  const wide = useWide();
  const { known, game } = situation;
  return (
    <div className="menu">
      {known.restart > 0 && (
        <Button
          icon="i-restart"
          onClick={() => {
            onUndo(true);
            onOpen(undefined);
          }}
        >
          {say('table.restart')}
        </Button>
      )}
      {redoable && (
        <Button
          icon="i-undo"
          className="mirrored"
          onClick={() => {
            onRedo();
            onOpen(undefined);
          }}
        >
          {say('table.redo')}
        </Button>
      )}
      {wide && (
        <Button icon="i-moves" onClick={() => onOpen('keys')}>
          {say('keys.title')}
        </Button>
      )}
      {!wide && (
        <Button icon="i-moves" onClick={() => onOpen('moves')}>
          {say('table.moves')}
        </Button>
      )}
      {!wide && (
        <a className="btn" href={`/rules/${game.rules.meta.id}`} target="_blank" rel="noopener">
          <Icon name="i-rules" />
          {say('table.rules')}
        </a>
      )}
      {menu}
      <SettingsButton word />
    </div>
  );
}
