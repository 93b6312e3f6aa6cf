import { useWide } from '@fathom/parts/media.ts';
import { BOARD, TRAY } from '@fathom/parts/places.ts';
import { Rings } from '@fathom/parts/rings.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { useCallback, useMemo, useState } from 'react';
import { useSettings } from '../../settings.tsx';
import type { Connection, TableState } from '../../table/connection.ts';
import { isMove } from '../../table/feed.ts';
import { type Show, shown } from '../../table/show.ts';
import { useActions } from './actions.ts';
import { Announcement } from './announcement.tsx';
import { Asking } from './asking.tsx';
import { Confirm } from './confirm.tsx';
import { useKeys } from './keys.ts';
import { Players } from './players.tsx';
import { boardProps, type Situation } from './props.ts';
import { RightRail } from './rail.tsx';
import { Refused } from './refused.tsx';
import { type Open, TableSheet } from './sheets.tsx';
import { ShownCaption, ShownPrompt, SinceRibbon } from './showing.tsx';
import type { Story } from './story.ts';
import type { TableExtras } from './table.tsx';
import { TopBar } from './top.tsx';
import type { Showing } from './use-show.ts';
import { wakesOf } from './wakes.ts';
import { Welcome } from './welcome.tsx';

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
export function Screen({ connection, state, situation, story, showing, extras, onScore }: ScreenProps) {
  const say = useSay();
  const wide = useWide();
  const { confirm } = useSettings();
  const [open, setOpen] = useState<Open>();
  const [asked, setAsked] = useState<string>();
  const { send: play, refuse, undo, redo, redoable, refused, trouble, dismiss } = useActions(connection);
  const { show, stop } = showing;
  const { rules, board } = situation.game;

  const send = useCallback(
    (notation: string) => {
      stop();
      setAsked(confirm && asked !== notation ? notation : undefined);
      if (!confirm || asked === notation) play(notation);
    },
    [stop, confirm, asked, play],
  );
  const pictured = usePictured(situation, story, show);
  const given = useMemo(() => boardProps(pictured, { send, refuse }), [pictured, send, refuse]);
  const { view, seq } = show ? shown(show) : { view: situation.known.view, seq: Number.POSITIVE_INFINITY };
  const wakes = useMemo(() => wakesOf(story, view, seq), [story, view, seq]);
  useKeys({ situation, showing, onOpen: setOpen, onUndo: () => undo(false), onRedo: redo, onSend: send });
  const look = (at: number) => {
    if (!wide) setOpen(undefined);
    showing.look(at);
  };
  return (
    <main
      className={`screen ${show ? 'showing' : ''}`}
      data-testid="table"
      data-seq={situation.known.seq}
      data-shown={show ? seq : undefined}
    >
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
      <Players situation={pictured} given={given} onPick={seat => setOpen({ seat })} />
      <Announcement situation={situation} story={story} silent={show !== undefined} />
      <section
        className="board"
        aria-label={say('table.board')}
        data-place={BOARD}
        onClickCapture={show && show.kind !== 'look' ? showing.next : undefined}
      >
        <board.Board {...given} />
      </section>
      <SinceRibbon story={story} showing={showing} />
      {show ? (
        <ShownPrompt story={story} showing={showing} situation={situation} />
      ) : asked !== undefined && situation.known.moves.includes(asked) ? (
        <Confirm situation={situation} notation={asked} onSend={send} onCancel={() => setAsked(undefined)} />
      ) : (
        <Asking
          {...{ situation, given, state, trouble, onScore }}
          notice={extras.notice}
          onUndo={undo}
          onSend={send}
        />
      )}
      <section className="tray" aria-label={say('table.hand')} data-place={TRAY}>
        <board.Tray {...given} />
      </section>
      {wide && <RightRail {...{ story, given }} panels={board.panels} shown={show && seq} onShow={look} />}
      {open && (
        <TableSheet
          {...{ open, situation, given, story, redoable }}
          chat={state.chat}
          menu={extras.menu}
          shown={show && seq}
          onShow={look}
          onSay={text => connection.chat(text)}
          onUndo={undo}
          onRedo={redo}
          onSend={send}
          onOpen={setOpen}
        />
      )}
      <Rings rings={wakes} within="main.screen" />
      <ShownCaption story={story} showing={showing} />
      <Welcome story={story} showing={showing} name={situation.seats[situation.you ?? -1]?.name ?? ''} />
      {refused && <Refused game={rules.meta.id} {...refused} onClose={dismiss} />}
    </main>
  );
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
