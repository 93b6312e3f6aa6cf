import '../../styles/table.css';
import type { BoardProps } from '@fathom/parts/board.ts';
import { useWide } from '@fathom/parts/media.ts';
import { BOARD, TRAY } from '@fathom/parts/places.ts';
import { useSay } from '@fathom/parts/say.tsx';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { seatInfos } from '../../marks.tsx';
import { GameSpeech } from '../../settings.tsx';
import { Message } from '../../shell.tsx';
import type { Connection, TableState } from '../../table/connection.ts';
import { useActions } from './actions.ts';
import { Announcement } from './announcement.tsx';
import { Asking } from './asking.tsx';
import { Curtain } from './curtain.tsx';
import { EndScreen } from './end.tsx';
import { type LoadedGame, useGame } from './game.ts';
import { Players } from './players.tsx';
import { boardProps, type Situation } from './props.ts';
import { RightRail } from './rail.tsx';
import { Readings } from './reading.tsx';
import { Refused } from './refused.tsx';
import { type Open, TableSheet } from './sheets.tsx';
import { TopBar } from './top.tsx';

export interface TableExtras {
  /** Entries of the menu that only this kind of table has. */
  readonly menu: ReactNode;
  readonly talks: boolean;
  readonly replay: string;
  readonly rematch: (() => void) | undefined;
  /** A line above the prompt, such as the way back to a seat a bot keeps. */
  readonly notice?: ReactNode;
}

interface TableViewProps extends TableExtras {
  readonly connection: Connection;
}

export function useTable(connection: Connection): TableState {
  return useSyncExternalStore(
    listener => connection.subscribe(listener),
    () => connection.state(),
  );
}

/** A match on the table, wherever the table stands. */
export function TableView(props: TableViewProps) {
  const say = useSay();
  const state = useTable(props.connection);
  const game = useGame(state.table);
  if (game === null) return <Message title={say('table.line.failed')} text={say('problem.rules_version')} />;
  if (!game || !state.table || !state.known) return <p className="loading water">{say('app.loading')}</p>;
  return (
    <GameSpeech words={game.board.voice.words}>
      {state.curtain === undefined ? (
        <Playing {...props} game={game} />
      ) : (
        <Curtain
          name={state.table.seats[state.curtain].name}
          seat={state.curtain}
          onLift={() => props.connection.lift()}
        />
      )}
    </GameSpeech>
  );
}

function Playing({ connection, game, ...extras }: TableViewProps & { readonly game: LoadedGame }) {
  const say = useSay();
  const state = useTable(connection);
  const { table, known, you } = state;
  const [board, setBoard] = useState(false);
  const actions = useActions(connection);
  const { send, refuse } = actions;

  const seats = useMemo(() => seatInfos(table?.seats ?? [], say('parts.free')), [table?.seats, say]);
  const situation = useMemo(() => known && { game, known, you, seats, say }, [game, known, you, seats, say]);
  const given = useMemo(
    () => situation && boardProps(situation, { send, refuse }),
    [situation, send, refuse],
  );
  useTitle(game.rules.meta.title, you !== null && known?.actors.includes(you) === true);
  if (!table || !situation || !given || !known) return null;
  if (known.result && !board) {
    const end = { situation, table, result: known.result, onBoard: () => setBoard(true) };
    return <EndScreen {...end} {...extras} />;
  }
  const onScore = known.result ? () => setBoard(false) : undefined;
  return <Screen {...{ connection, state, situation, given, actions, extras, onScore }} />;
}

interface ScreenProps {
  readonly connection: Connection;
  readonly state: TableState;
  readonly situation: Situation;
  readonly given: BoardProps;
  readonly actions: ReturnType<typeof useActions>;
  readonly extras: TableExtras;
  /** Back to the score, once there is one. */
  readonly onScore: (() => void) | undefined;
}

/** The table as it is played at: players, board, question, tray, and what opens over them. */
function Screen({ connection, state, situation, given, actions, extras, onScore }: ScreenProps) {
  const say = useSay();
  const wide = useWide();
  const [open, setOpen] = useState<Open>();
  const { send, undo, refused, trouble, dismiss } = actions;
  useKeys(setOpen, () => undo(false));
  const { rules, board } = situation.game;
  return (
    <main className="screen" data-testid="table" data-seq={situation.known.seq}>
      <TopBar
        title={rules.meta.title}
        status={board.status(given)}
        state={state}
        talks={extras.talks}
        open={open}
        rules={`/rules/${rules.meta.id}`}
        onUndo={() => undo(false)}
        onOpen={setOpen}
      />
      <Players situation={situation} given={given} onPick={seat => setOpen({ seat })} />
      <Announcement situation={situation} />
      <section className="board" aria-label={say('table.board')} data-place={BOARD}>
        <board.Board {...given} />
      </section>
      <Asking
        {...{ situation, given, state, trouble, onScore }}
        notice={extras.notice}
        onUndo={undo}
        onSend={send}
      />
      <section className="tray" aria-label={say('table.hand')} data-place={TRAY}>
        <board.Tray {...given} />
      </section>
      {wide && <RightRail situation={situation} given={given} />}
      {open && (
        <TableSheet
          {...{ open, situation, given }}
          chat={state.chat}
          menu={extras.menu}
          onSay={text => connection.chat(text)}
          onUndo={undo}
          onSend={send}
          onOpen={setOpen}
        />
      )}
      <Readings game={rules.meta.id} given={given} />
      {refused && <Refused game={rules.meta.id} {...refused} onClose={dismiss} />}
    </main>
  );
}

/** M lists the moves, L opens the log, ? the key of symbols, U takes back. */
const SHEETS: Readonly<Record<string, 'moves' | 'log' | 'key'>> = { m: 'moves', l: 'log', '?': 'key' };

function useKeys(
  setOpen: (open: (before: Open | undefined) => Open | undefined) => void,
  undo: () => void,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const writing =
        event.target instanceof Element && event.target.closest('input, select, textarea, dialog');
      if (writing || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      const sheet = SHEETS[key];
      if (sheet) {
        event.preventDefault();
        setOpen(before => (before === sheet ? undefined : sheet));
      } else if (key === 'u') undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

function useTitle(game: string, mine: boolean): void {
  const say = useSay();
  useEffect(() => {
    document.title = mine ? `● ${say('table.yourTurnTitle', { game })}` : `${game} · ${say('app.name')}`;
  }, [say, game, mine]);
}
