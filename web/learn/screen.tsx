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
import { Players } from '../pages/table/players.tsx';
import { boardProps, listedMoves, type Situation } from '../pages/table/props.ts';
import { useSettings } from '../settings.tsx';
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
  const [listed, setListed] = useState(false);
  useMovesKey(() => setListed(before => !before));
  useTitle(`${title} · ${name}`);
  return (
    <main className="screen lesson" data-testid="lesson" data-seq={shown.known.seq}>
      <LessonTop
        game={id}
        title={title}
        note={note ?? say('learn.practiceTable', { game: name })}
        onMoves={() => setListed(!listed)}
      />
      <Players situation={situation} given={given} onPick={() => undefined} />
      <Announcement situation={situation} />
      <section className="board" aria-label={say('table.board')} data-place={BOARD}>
        <Board {...given} />
        <Spot places={placesOf(situation, session)} />
      </section>
      <Coach
        {...{ session, shown, situation, given, parts, prefix }}
        ending={ending(situation)}
        judge={judge && (move => judge(situation, given, move))}
      />
      <section className="tray" aria-label={say('table.hand')} data-place={TRAY}>
        <Tray {...given} />
      </section>
      {listed && (
        <Sheet title={say('table.moves')} onClose={() => setListed(false)}>
          <MoveList moves={listedMoves(situation)} onChoose={text => session.send(text)} />
        </Sheet>
      )}
      {wide && <LessonRail title={title} minutes={session.lesson.minutes} parts={parts} shown={shown} />}
    </main>
  );
}

interface LessonTopProps {
  readonly game: string;
  readonly title: string;
  readonly note: string;
  readonly onMoves: () => void;
}

function LessonTop({ game, title, note, onMoves }: LessonTopProps) {
  const say = useSay();
  return (
    <header className="top">
      <Link className="ibtn" to={{ page: 'learn', game }} aria-label={say('learn.back')}>
        <Icon name="i-back" />
      </Link>
      <div className="title">
        <h1>{title}</h1>
        <span>{note}</span>
      </div>
      <IconButton icon="i-moves" label={say('table.movesKey')} onClick={onMoves} />
      <Link className="ibtn" to={{ page: 'learn', game }} aria-label={say('learn.close')}>
        <Icon name="i-close" />
      </Link>
    </header>
  );
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** M lists the moves, as at every table. */
function useMovesKey(toggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const writing = event.target instanceof Element && event.target.closest('input, dialog');
      if (event.key.toLowerCase() === 'm' && !writing && !event.ctrlKey && !event.metaKey) toggle();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
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
