import '../../styles/table.css';
import '../../styles/replay.css';
import type { MatchRecord, Viewer } from '@fathom/kernel';
import { useWide } from '@fathom/parts/media.ts';
import { useSay } from '@fathom/parts/say.tsx';
import { useEffect, useMemo, useState } from 'react';
import { markOf } from '../../marks.tsx';
import { go } from '../../navigate.tsx';
import { problemText } from '../../problem.ts';
import { GameSpeech } from '../../settings.tsx';
import { Bar, Message } from '../../shell.tsx';
import { type LoadedGame, useGame } from '../table/game.ts';
import { Players } from '../table/players.tsx';
import { boardProps, type Situation } from '../table/props.ts';
import { RightRail } from '../table/rail.tsx';
import { useStory } from '../table/story.ts';
import { type Film, filmRecord, knownAt } from './film.ts';
import { Happened } from './happened.tsx';
import { Scrubber } from './scrubber.tsx';
import { useRecord } from './source.ts';
import { ReplayTop } from './top.tsx';
import { unplayable, unsound } from './unsound.ts';

interface ReplayProps {
  readonly id: string;
  readonly move: number | undefined;
  readonly viewer: number | 'all' | undefined;
}

/** A finished match, move by move. The moment and the point of view are in the address. */
export default function ReplayPage({ id, move, viewer }: ReplayProps) {
  const say = useSay();
  const source = useRecord(id);
  const record = source.status === 'ready' ? source.record : undefined;
  const game = useGame(record?.game, record?.version);
  const filmed = useMemo(() => (game && record ? filmRecord(game.rules, record) : undefined), [game, record]);
  if (source.status === 'failed') {
    const running = source.problem.code === 'match_running';
    return <Failed text={running ? say('replay.running') : problemText(say, source.problem)} />;
  }
  if (record && game === null) return <Failed text={unplayable(say, record)} />;
  if (filmed && !filmed.ok)
    return <Failed text={say('replay.broken', { problem: unsound(say, filmed.error) })} />;
  if (!game || !filmed) return <p className="loading water">{say('app.loading')}</p>;
  return (
    <GameSpeech words={game.board.voice.words}>
      <Theatre id={id} game={game} film={filmed.film} move={move} viewer={viewer ?? 'all'} />
    </GameSpeech>
  );
}

function Failed({ text }: { readonly text: string }) {
  const say = useSay();
  return (
    <>
      <Bar here="replays" />
      <Message title={say('replays.title')} text={text} />
    </>
  );
}

interface TheatreProps {
  readonly id: string;
  readonly game: LoadedGame;
  readonly film: Film;
  readonly move: number | undefined;
  readonly viewer: number | 'all';
}

const NEXT_MOVE = 900;

function Theatre({ id, game, film, move, viewer }: TheatreProps) {
  const say = useSay();
  const wide = useWide();
  const last = film.told.count;
  const at = Math.min(move ?? last, last);
  const show = (next: number) =>
    go({ page: 'replay', id, move: Math.max(0, Math.min(last, next)), viewer }, { replace: true });
  const look = (next: number | 'all') =>
    go({ page: 'replay', id, move: at, viewer: next }, { replace: true });

  const [playing, setPlaying] = usePlaying(at, last, show);
  useEffect(() => {
    document.title = `${say('replay.position', { n: at, all: last })} · ${game.rules.meta.title}`;
  }, [say, at, last, game]);

  const situation = useSituation(game, film, at, eyesOf(viewer, film, at));
  const given = useMemo(
    () => boardProps(situation, { send: () => undefined, refuse: () => undefined }),
    [situation],
  );
  const story = useStory(situation);
  const { Board, Tray } = game.board;
  return (
    <main className="screen replay">
      <ReplayTop id={id} game={game} film={film} at={at} status={game.board.status(given)} />
      <Players situation={situation} given={given} onPick={look} />
      <section className="board" aria-label={say('table.board')}>
        <Board {...given} />
      </section>
      <Happened situation={situation} />
      <section className="tray" data-scrolls>
        <Scrubber
          at={at}
          last={last}
          playing={playing}
          seats={situation.seats}
          viewer={viewer}
          onShow={next => {
            setPlaying(false);
            show(next);
          }}
          onPlay={() => {
            if (!playing && at >= last) show(0);
            setPlaying(!playing);
          }}
          onLook={look}
        />
        {wide && <Tray {...given} />}
      </section>
      {wide && story && (
        <RightRail story={story} given={given} panels={game.board.panels} shown={at} onShow={show} />
      )}
    </main>
  );
}

function useSituation(game: LoadedGame, film: Film, at: number, eyes: Viewer): Situation {
  const say = useSay();
  const seats = useMemo(() => seatsOf(film.record, n => say('start.player', { n })), [film.record, say]);
  return useMemo(
    () => ({
      game,
      known: knownAt(film, at, eyes),
      you: eyes === 'spectator' ? null : eyes,
      seats,
      say,
      retold: true,
    }),
    [game, film, at, eyes, seats, say],
  );
}

/** Goes from move to move by itself until the last. */
function usePlaying(
  at: number,
  last: number,
  show: (move: number) => void,
): [boolean, (playing: boolean) => void] {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => show(at + 1), NEXT_MOVE);
    return () => clearTimeout(timer);
  });
  return [playing, setPlaying];
}

/** `all` looks through the eyes of whoever makes the next move. */
function eyesOf(viewer: number | 'all', { record, told }: Film, at: number): Viewer {
  if (viewer !== 'all') return viewer < record.seats ? viewer : 'spectator';
  return told.game.actors(told.stateAfter(at))[0] ?? told.moves.at(-1)?.seat ?? 'spectator';
}

function seatsOf(record: MatchRecord, name: (n: number) => string) {
  return Array.from({ length: record.seats }, (_, seat) => ({
    seat,
    name: record.names?.[seat] ?? name(seat + 1),
    mark: markOf(seat),
    kind: 'person' as const,
    connected: true,
  }));
}
