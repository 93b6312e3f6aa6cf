/** A finished match, looked at again: how the chances stood, what each decision was worth, what was luck. */
import '../../styles/table.css';
import '../../styles/replay.css';
import '../../styles/coach.css';
import '../../styles/review.css';
import type { MatchRecord, Say } from '@fathom/kernel';
import { useSay } from '@fathom/parts/say.tsx';
import { useMemo } from 'react';
import { isOfDevice, loadMatch } from '../../local/saved.ts';
import { go } from '../../navigate.tsx';
import { passFor } from '../../passes.ts';
import { problemText } from '../../problem.ts';
import { writeRoute } from '../../routes.ts';
import { GameSpeech } from '../../settings.tsx';
import { Loading } from '../../shell.tsx';
import { useTitle } from '../../title.ts';
import { Failed } from '../replay/failed.tsx';
import { type Film, useFilm } from '../replay/film.ts';
import { type Source, useRecord } from '../replay/source.ts';
import { unplayable, unsound } from '../replay/unsound.ts';
import { useArrows } from '../replay/walk.ts';
import { type LoadedGame, useGame } from '../table/game.ts';
import { Chart } from './chart.tsx';
import { Lookout } from './lookout.tsx';
import { Moment } from './moment.tsx';
import { type Selection, worthALook } from './selection.ts';
import { ReviewTop } from './top.tsx';
import { useReview } from './use-review.ts';

interface ReviewProps {
  readonly id: string;
  readonly move: number | undefined;
  readonly seat: number | undefined;
}

/** What is selected is in the address. */
export default function ReviewPage({ id, move, seat }: ReviewProps) {
  const say = useSay();
  const source = useRecord(id);
  const record = source.status === 'ready' ? source.record : undefined;
  const game = useGame(record);
  const filmed = useFilm(game?.rules, record);
  if (source.status === 'failed')
    return <Failed title={say('review.title')} text={missing(say, id, source)} />;
  if (record && game === null) return <Failed title={say('review.title')} text={unplayable(say, record)} />;
  if (filmed && !filmed.ok)
    return (
      <Failed
        title={say('review.title')}
        text={say('review.broken', { problem: unsound(say, filmed.error) })}
      />
    );
  if (record?.moves.length === 0) return <Failed title={say('review.title')} text={say('review.nothing')} />;
  if (!game || !filmed) return <Loading />;
  return (
    <GameSpeech words={game.board.voice.words}>
      <Reviewed id={id} game={game} film={filmed.film} move={move} seat={seat} />
    </GameSpeech>
  );
}

function missing(say: Say, id: string, { problem }: Extract<Source, { readonly status: 'failed' }>): string {
  if (problem.code === 'match_running') return say('replay.running');
  return isOfDevice(id) ? say('review.notHere') : problemText(say, problem);
}

interface ReviewedProps extends ReviewProps {
  readonly game: LoadedGame;
  readonly film: Film;
}

function Reviewed({ id, game, film, move, seat }: ReviewedProps) {
  const say = useSay();
  const { record } = film;
  const reviewing = useReview(record);
  const { review } = reviewing.begun;
  const last = record.moves.length;
  const own = Math.min(seat ?? ownSeat(id, record), record.seats - 1);
  const worth = useMemo(() => worthALook(review, own), [review, own]);
  const first = reviewing.state === 'done' ? (worth[0]?.move ?? 0) : 0;
  const at = Math.min(move ?? first, last);
  const select = (next: { readonly move?: number; readonly seat?: number }) => {
    const wanted = Math.max(0, Math.min(last, next.move ?? at));
    const address = writeRoute({ page: 'review', id, move: wanted, seat: next.seat ?? own });
    go(`${address}${location.hash}`, { replace: true });
  };
  useArrows(at, next => select({ move: next }));
  useTitle(`${say('review.title')} · ${game.rules.meta.title}`);
  const selection: Selection = { at, seat: own, select };
  const shared = { game, film, review, selection };
  return (
    <main className="review" data-testid="review" data-state={reviewing.state}>
      <ReviewTop id={id} {...shared} reviewing={reviewing} />
      <Chart {...shared} reviewing={reviewing} />
      <div className="rv-cols">
        <Moment {...shared} />
        <Lookout {...shared} worth={worth} reviewing={reviewing} />
      </div>
    </main>
  );
}

/** Where whoever looks at it sat. */
function ownSeat(id: string, { seats }: MatchRecord): number {
  const local = loadMatch(id)?.seats.findIndex(({ kind }) => kind === 'person') ?? -1;
  const seat = local >= 0 ? local : (passFor(id)?.seat ?? 0);
  return seat < seats ? seat : 0;
}
