import type { BoardProps } from '@fathom/parts/board.ts';
import { useWide } from '@fathom/parts/media.ts';
import { BOARD, TRAY } from '@fathom/parts/places.ts';
import { type Ring, Rings } from '@fathom/parts/rings.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { type ComponentProps, Suspense, useCallback, useMemo, useState } from 'react';
import { coachRule } from '../../coach/rule.ts';
import { later } from '../../later.ts';
import { useSettings } from '../../settings.tsx';
import type { Connection, TableState } from '../../table/connection.ts';
import { isMove } from '../../table/feed.ts';
import { type Show, shown } from '../../table/show.ts';
import { type RefusedAt, useActions } from './actions.ts';
import { Announcement } from './announcement.tsx';
import { Asking } from './asking.tsx';
import { Confirm } from './confirm.tsx';
import { Drawn } from './drawn.tsx';
import { useKeys } from './keys.ts';
import { Players } from './players.tsx';
import { boardProps, type Situation } from './props.ts';
import { RightRail } from './rail.tsx';
import { Readings } from './reading.tsx';
import { Refused } from './refused.tsx';
import { type Open, TableSheet } from './sheets.tsx';
import { ShownCaption, ShownPrompt, SinceRibbon } from './showing.tsx';
import type { Story } from './story.ts';
import type { TableExtras } from './table.tsx';
import { TopBar } from './top.tsx';
import type { Showing } from './use-show.ts';
import { wakesOf } from './wakes.ts';
import { Welcome } from './welcome.tsx';

/** What could be done and what has happened are never shown at the same time. */
const NO_WAKES: readonly Ring[] = [];

const CoachPanel = later(() => import('../../coach/panel.tsx'));

interface ScreenProps {
  readonly connection: Connection;
  readonly state: TableState;
  readonly situation: Situation;
  readonly story: Story;
  readonly showing: Showing;
  readonly extras: TableExtras;
  /** Back to the score, once there is one. */
  readonly onScore: (() => void) | undefined;
}

/** The table as it is played at: players, board, question, tray, and what opens over them. */
export function Screen(props: ScreenProps) {
  const { connection, state, situation, story, showing, extras, onScore } = props;
  const say = useSay();
  const wide = useWide();
  const desk = useDesk(props);
  const { show } = showing;
  const { open, setOpen, pictured, given, undo, send, seq } = desk;
  const { rules, board } = situation.game;
  const coach = open === 'coach' && coachPanel(props, () => setOpen(undefined));
  return (
    <main
      className={`screen ${show ? 'showing' : ''}`}
      data-testid="table"
      data-seq={situation.known.seq}
      data-shown={show && seq}
    >
      <TopBar
        title={rules.meta.title}
        status={board.status(given)}
        rules={`/rules/${rules.meta.id}`}
        talks={extras.talks}
        onUndo={() => undo(false)}
        onOpen={setOpen}
        {...{ state, open }}
      />
      <Seats {...{ pictured, given, story, extras, setOpen }} />
      <Announcement situation={situation} story={story} silent={show !== undefined} />
      <section
        className="board"
        aria-label={say('table.board')}
        data-place={BOARD}
        onClickCapture={show && show.kind !== 'look' ? showing.next : undefined}
      >
        <Drawn part={board.Board} given={given} />
      </section>
      <SinceRibbon story={story} showing={showing} />
      <Question
        {...{ situation, given, state, story, showing, onScore }}
        {...desk}
        notice={extras.notice}
        onUndo={undo}
        onSend={send}
      />
      <section className="tray" aria-label={say('table.hand')} data-place={TRAY}>
        <Drawn part={board.Tray} given={given} />
      </section>
      {wide && <RightRail {...desk} story={story} panels={board.panels} dock={coach || undefined} />}
      {!wide && coach}
      {open && open !== 'coach' && (
        <TableSheet
          {...{ ...desk, open, situation, story }}
          chat={state.chat}
          menu={extras.menu}
          onSay={text => connection.chat(text)}
        />
      )}
      <Over {...desk} {...{ situation, story, showing }} wakes={coach ? NO_WAKES : desk.wakes} />
    </main>
  );
}

/** Nothing where the table has no coach. */
function coachPanel({ connection, state, situation, showing }: ScreenProps, onClose: () => void) {
  const shared = { connection, state, situation, onClose };
  return (
    coachRule(state) && (
      <Suspense fallback={null}>
        <CoachPanel {...shared} away={showing.show !== undefined} />
      </Suspense>
    )
  );
}

interface SeatsProps {
  readonly pictured: Situation;
  readonly given: BoardProps;
  readonly story: Story;
  readonly extras: TableExtras;
  readonly setOpen: (open: Open) => void;
}

function Seats({ pictured, given, story, extras, setOpen }: SeatsProps) {
  const props = { given, story, clock: extras.clock };
  return <Players {...props} situation={pictured} onPick={seat => setOpen({ seat })} />;
}

/** What the screen works with: the actions, what is open, and the position that is shown. */
function useDesk({ connection, situation, story, showing }: ScreenProps) {
  const wide = useWide();
  const [open, setOpen] = useState<Open>();
  const { show, stop } = showing;
  const actions = useConfirmed(useActions(connection), stop);
  const { send, refuse, undo, redo } = actions;
  const pictured = usePictured(situation, story, show);
  const [held, ask] = useAsked(pictured.known.view);
  const given = useMemo(
    () => ({ ...boardProps(pictured, { send, refuse, ask }), watched: show && pictured.known.actors[0] }),
    [pictured, send, refuse, ask, show],
  );
  const { view, seq } = show ? shown(show) : { view: situation.known.view, seq: Number.POSITIVE_INFINITY };
  const wakes = useMemo(() => wakesOf(story, view, seq), [story, view, seq]);
  useKeys({ situation, showing, onOpen: setOpen, onUndo: () => undo(false), onRedo: redo, onSend: send });
  const onShow = (at: number) => {
    if (!wide) setOpen(undefined);
    showing.look(at);
  };
  return {
    ...actions,
    ...{ open, setOpen, pictured, given, wakes, seq, onShow, held },
    shown: show && seq,
    onOpen: setOpen,
    onUndo: undo,
    onRedo: redo,
    onSend: send,
  };
}

/** What a board asks instead of the usual question, as long as the position stands. */
function useAsked(view: unknown): [string, (question: string) => void] {
  const [{ at, question }, set] = useState<{ at: unknown; question: string }>({ at: view, question: '' });
  const ask = useCallback((next: string) => set({ at: view, question: next }), [view]);
  return [at === view ? question : '', ask];
}

interface OverProps {
  readonly situation: Situation;
  readonly story: Story;
  readonly showing: Showing;
  readonly given: BoardProps;
  readonly wakes: readonly Ring[];
  readonly refused: RefusedAt | undefined;
  readonly dismiss: () => void;
}

/** What lies over everything: rings, the sentence of what is shown, the question after an absence, a refusal. */
function Over({ situation, story, showing, given, wakes, refused, dismiss }: OverProps) {
  const { game, seats, you } = situation;
  return (
    <>
      <Rings rings={wakes} within="main.screen .board" />
      <Rings rings={wakes} within="main.screen .rail.right" />
      <ShownCaption story={story} showing={showing} />
      <Welcome story={story} showing={showing} name={seats[you ?? -1]?.name ?? ''} />
      <Readings game={game.rules.meta.id} given={given} />
      {refused && <Refused game={game.rules.meta.id} {...refused} onClose={dismiss} />}
    </>
  );
}

/** Whoever wants to is asked before each move; a move ends what is being shown. */
function useConfirmed(actions: ReturnType<typeof useActions>, stop: () => void) {
  const { confirm } = useSettings();
  const [asked, setAsked] = useState<string>();
  const { send: play } = actions;
  const send = useCallback(
    (notation: string) => {
      stop();
      setAsked(confirm && asked !== notation ? notation : undefined);
      if (!confirm || asked === notation) play(notation);
    },
    [stop, confirm, asked, play],
  );
  return { ...actions, send, asked, onCancel: () => setAsked(undefined) };
}

interface QuestionProps extends ComponentProps<typeof Asking> {
  readonly story: Story;
  readonly showing: Showing;
  /** The move that waits for a second press. */
  readonly asked: string | undefined;
  readonly onCancel: () => void;
}

/** Between board and hand: what is being shown, what is to be confirmed, or what is asked. */
function Question({ story, showing, asked, onCancel, ...asking }: QuestionProps) {
  const { situation, onSend } = asking;
  if (showing.show) return <ShownPrompt story={story} showing={showing} situation={situation} />;
  if (asked !== undefined && situation.known.moves.includes(asked))
    return <Confirm situation={situation} notation={asked} onSend={onSend} onCancel={onCancel} />;
  return <Asking {...asking} />;
}

/** The situation as the board shows it: now, or at the beat that is being shown, when nothing may be done. */
function usePictured(situation: Situation, { turns }: Story, show: Show | undefined): Situation {
  return useMemo(() => {
    if (!show) return situation;
    const { known, seats } = situation;
    const { view } = shown(show);
    const beat = show.beats[show.at];
    const seat = beat && turns[beat.turn]?.seat;
    const seqs = new Set(beat?.deeds.map(deed => deed.seq));
    return {
      ...situation,
      known: {
        ...known,
        view,
        moves: [],
        undo: 0,
        restart: 0,
        actors: seats.filter(info => info.seat === seat).map(info => info.seat),
        recent: known.entries.filter(isMove).filter(entry => seqs.has(entry.seq)),
      },
    };
  }, [situation, turns, show]);
}
