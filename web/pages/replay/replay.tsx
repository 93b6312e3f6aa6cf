import '../../styles/table.css';
import '../../styles/replay.css';
import type { Viewer } from '@fathom/kernel';
import { useWide } from '@fathom/parts/media.ts';
import { useSay } from '@fathom/parts/say.tsx';
import { useMemo } from 'react';
import { go } from '../../navigate.tsx';
import { problemText } from '../../problem.ts';
import { GameSpeech } from '../../settings.tsx';
import { Loading } from '../../shell.tsx';
import { useTitle } from '../../title.ts';
import { type LoadedGame, useGame } from '../table/game.ts';
import { Players } from '../table/players.tsx';
import { boardProps } from '../table/props.ts';
import { RightRail } from '../table/rail.tsx';
import { useStory } from '../table/story.ts';
import { Failed } from './failed.tsx';
import { type Film, filmRecord } from './film.ts';
import { Happened } from './happened.tsx';
import { Eyes, Scrubber } from './scrubber.tsx';
import { useSituation } from './situation.ts';
import { useRecord } from './source.ts';
import { ReplayTop } from './top.tsx';
import { unplayable, unsound } from './unsound.ts';
import { useArrows } from './walk.ts';

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
  const game = useGame(record);
  const filmed = useMemo(() => (game && record ? filmRecord(game.rules, record) : undefined), [game, record]);
  if (source.status === 'failed') {
    const running = source.problem.code === 'match_running';
    return (
      <Failed
        title={say('replays.title')}
        text={running ? say('replay.running') : problemText(say, source.problem)}
      />
    );
  }
  if (record && game === null) return <Failed title={say('replays.title')} text={unplayable(say, record)} />;
  if (filmed && !filmed.ok)
    return (
      <Failed
        title={say('replays.title')}
        text={say('replay.broken', { problem: unsound(say, filmed.error) })}
      />
    );
  if (!game || !filmed) return <Loading />;
  return (
    <GameSpeech words={game.board.voice.words}>
      <Theatre id={id} game={game} film={filmed.film} move={move} viewer={viewer ?? 'all'} />
    </GameSpeech>
  );
}

interface TheatreProps {
  readonly id: string;
  readonly game: LoadedGame;
  readonly film: Film;
  readonly move: number | undefined;
  readonly viewer: number | 'all';
}

function Theatre({ id, game, film, move, viewer }: TheatreProps) {
  const say = useSay();
  const wide = useWide();
  const last = film.told.count;
  const at = Math.min(move ?? 0, last);
  const show = (next: number) =>
    go({ page: 'replay', id, move: Math.max(0, Math.min(last, next)), viewer }, { replace: true });
  const look = (next: number | 'all') =>
    go({ page: 'replay', id, move: at, viewer: next }, { replace: true });

  useArrows(at, show);
  useTitle(`${say('replay.position', { n: at, all: last })} · ${game.rules.meta.title}`);

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
        <Scrubber at={at} last={last} onShow={show}>
          <Eyes seats={situation.seats} viewer={viewer} onLook={look} />
        </Scrubber>
        {wide && <Tray {...given} />}
      </section>
      {wide && story && (
        <RightRail story={story} given={given} panels={game.board.panels} shown={at} onShow={show} />
      )}
    </main>
  );
}

/** `all` looks through the eyes of whoever makes the next move. */
function eyesOf(viewer: number | 'all', { record, told }: Film, at: number): Viewer {
  if (viewer !== 'all') return viewer < record.seats ? viewer : 'spectator';
  return told.game.actors(told.stateAfter(at))[0] ?? told.moves.at(-1)?.seat ?? 'spectator';
}
