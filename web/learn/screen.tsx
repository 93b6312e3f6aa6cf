/** A lesson on the table: players, board, coach, hand, and how far one has come. */
import '../styles/table.css';
import '../styles/learn.css';
import type { Lang, Words } from '@fathom/kernel';
import type { BoardProps } from '@fathom/parts/board.ts';
import { IconButton } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { useWide } from '@fathom/parts/media.ts';
import { MoveList } from '@fathom/parts/moves.tsx';
import { BOARD, TRAY } from '@fathom/parts/places.ts';
import { useSay, useSpeech } from '@fathom/parts/say.tsx';
import { Sheet } from '@fathom/parts/sheet.tsx';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { markOf } from '../marks.tsx';
import { Link } from '../navigate.tsx';
import { Announcement } from '../pages/table/announcement.tsx';
import type { LoadedGame } from '../pages/table/game.ts';
import { KeySheet } from '../pages/table/key.tsx';
import { Players } from '../pages/table/players.tsx';
import { boardProps, listedMoves, type Situation } from '../pages/table/props.ts';
import { Readings } from '../pages/table/reading.tsx';
import { useStory } from '../pages/table/story.ts';
import { useSettings } from '../settings.tsx';
import { useTitle } from '../title.ts';
import { Top } from '../top.tsx';
import { Coach } from './coach.tsx';
import { partsOf } from './outline.ts';
import { LessonRail } from './rail.tsx';
import type { Session } from './session.ts';
import { Spot } from './spot.tsx';

export interface LessonScreenProps {
  readonly game: LoadedGame;
  readonly session: Session;
  readonly words: Readonly<Record<Lang, Words>>;
  /** Texts of the lesson begin with this. */
  readonly prefix: string;
  readonly title: string;
  /** Below the title, where it is not a practice table. */
  readonly note?: string;
  /** Whether it is said at the beginning how to find out more. */
  readonly tip?: boolean;
  readonly ending: (situation: Situation) => {
    readonly text: string;
    readonly why: string;
    readonly acts: ReactNode;
  };
  readonly judge?: (situation: Situation, given: BoardProps, move: string) => string;
}

export function LessonScreen({
  game,
  session,
  words,
  prefix,
  title,
  note,
  tip = false,
  ending,
  judge,
}: LessonScreenProps) {
  const { say, lang } = useSpeech();
  const wide = useWide();
  const shown = useSyncExternalStore(session.subscribe, session.get);
  const situation = useSituation(game, session);
  const given = useMemo(
    () =>
      boardProps(situation, {
        send: text => session.send(text),
        refuse: refusal => session.refuse(refusal),
      }),
    [situation, session],
  );
  const parts = useMemo(() => partsOf(session.lesson, prefix, words[lang]), [session, prefix, words, lang]);
  const { Board, Tray } = game.board;
  const { id, title: name } = game.rules.meta;
  const { open, toggle, close } = useSheets();
  useTitle(`${title} · ${name}`);
  return (
    <main className="screen lesson" data-testid="lesson" data-seq={shown.known.seq}>
      <LessonTop
        game={id}
        title={title}
        note={note ?? say('learn.practiceTable', { game: name })}
        onOpen={toggle}
      />
      <Players situation={situation} given={given} onPick={() => undefined} />
      <Told situation={situation} />
      <section className="board" aria-label={say('table.board')} data-place={BOARD}>
        <Board {...given} />
        <Spot places={placesOf(situation, session)} move={shown.suggested} />
      </section>
      <Coach
        {...{ session, shown, situation, given, parts, prefix, tip }}
        ending={ending(situation)}
        judge={judge && (move => judge(situation, given, move))}
      />
      <section className="tray" aria-label={say('table.hand')} data-place={TRAY}>
        <Tray {...given} />
      </section>
      <LessonSheet {...{ open, situation, given, session }} onClose={close} />
      <Readings game={id} given={given} coached={given.moves.length > 0} />
      {wide && (
        <LessonRail title={title} minutes={session.lesson.minutes} parts={parts} shown={shown}>
          <Panels game={game} given={given} />
        </LessonRail>
      )}
    </main>
  );
}

function Told({ situation }: { readonly situation: Situation }) {
  return <Announcement situation={situation} story={useStory(situation)} />;
}

function Panels({ game, given }: { readonly game: LoadedGame; readonly given: BoardProps }) {
  return game.board.panels.map(({ key, Panel }) => <Panel key={key} {...given} />);
}

interface LessonSheetProps {
  readonly open: Sheets | undefined;
  readonly situation: Situation;
  readonly given: BoardProps;
  readonly session: Session;
  readonly onClose: () => void;
}

function LessonSheet({ open, situation, given, session, onClose }: LessonSheetProps) {
  const say = useSay();
  const { game } = situation;
  switch (open) {
    case 'moves':
      return (
        <Sheet title={say('table.moves')} onClose={onClose}>
          <MoveList moves={listedMoves(situation)} onChoose={text => session.send(text)} />
        </Sheet>
      );
    case 'panels':
      return (
        <Sheet title={say('table.more')} onClose={onClose}>
          <Panels game={game} given={given} />
        </Sheet>
      );
    case 'key':
      return <KeySheet game={game.rules.meta.id} onClose={onClose} />;
    default:
      return null;
  }
}

interface LessonTopProps {
  readonly game: string;
  readonly title: string;
  readonly note: string;
  readonly onOpen: (sheet: Sheets) => void;
}

function LessonTop({ game, title, note, onOpen }: LessonTopProps) {
  const say = useSay();
  return (
    <Top back={{ page: 'learn', game }} label={say('learn.back')} title={title} note={note}>
      <IconButton icon="i-moves" label={say('table.movesKey')} onClick={() => onOpen('moves')} />
      <IconButton
        icon="i-log"
        className="only-phone"
        label={say('table.more')}
        onClick={() => onOpen('panels')}
      />
      <IconButton icon="i-why" className="help" label={say('key.open')} onClick={() => onOpen('key')} />
      <Link className="ibtn" to={{ page: 'learn', game }} aria-label={say('learn.close')}>
        <Icon name="i-close" />
      </Link>
    </Top>
  );
}

/** What lies over the board: the list of moves, the key of symbols, or the panels of the game. */
type Sheets = 'moves' | 'key' | 'panels';
const KEYS: Readonly<Record<string, Sheets>> = { m: 'moves', '?': 'key' };

/** M lists the moves and ? opens the key, as at every table. */
function useSheets() {
  const [open, setOpen] = useState<Sheets>();
  const toggle = (sheet: Sheets) => setOpen(before => (before === sheet ? undefined : sheet));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const writing = event.target instanceof Element && event.target.closest('input, dialog');
      const sheet = KEYS[event.key.toLowerCase()];
      if (sheet && !writing && !event.ctrlKey && !event.metaKey) toggle(sheet);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return { open, toggle, close: () => setOpen(undefined) };
}

function useSituation(game: LoadedGame, session: Session): Situation {
  const { say } = useSpeech();
  const { name } = useSettings();
  const { known } = useSyncExternalStore(session.subscribe, session.get);
  const seats = useMemo(
    () =>
      Array.from({ length: session.lesson.position.seats }, (_, seat) => ({
        seat,
        name: seat === session.seat ? name.trim() || say('start.you') : session.nameOf(seat),
        mark: markOf(seat),
        kind: seat === session.seat ? ('person' as const) : ('bot' as const),
        connected: true,
      })),
    [session, name, say],
  );
  return useMemo(() => ({ game, known, you: session.seat, seats, say }), [game, known, session, seats, say]);
}

/** Where the light falls: what the step names, else where the suggested move acts. */
function placesOf({ game, known }: Situation, session: Session): readonly string[] {
  const { phase, index, suggested, showing, answer } = session.get();
  if (phase !== 'asks' || showing || answer || !known.actors.includes(session.seat)) return [];
  const { at } = session.lesson.steps[index];
  if (at !== undefined) return [at];
  const move = suggested === undefined ? undefined : game.rules.read(suggested);
  return (move !== undefined && game.board.places?.ofMove(move, known.view)) || [];
}
