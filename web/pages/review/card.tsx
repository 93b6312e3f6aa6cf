/** One decision: what was played, what would have been better and why, what was luck, and what to do with it. */
import type { Decision, Review } from '@fathom/bots/coach/review.ts';
import { Button } from '@fathom/parts/button.tsx';
import { useSay, useSpeech } from '@fathom/parts/say.tsx';
import { useState } from 'react';
import { useReasons } from '../../coach/reasons.ts';
import { keepPuzzle, keptId, keptPuzzles } from '../../learn/kept.ts';
import { forkMatch } from '../../local/fork.ts';
import { go, Link } from '../../navigate.tsx';
import type { Film } from '../replay/film.ts';
import type { LoadedGame } from '../table/game.ts';
import { labelAt, nameOf } from './labels.ts';
import { costOf, decisionsOf, type Selection, signed } from './selection.ts';

interface CardProps {
  readonly game: LoadedGame;
  readonly film: Film;
  readonly review: Review;
  readonly selection: Selection;
}

export function DecisionCard({
  game,
  film,
  review,
  selection,
  looked,
}: CardProps & { readonly looked: number }) {
  const say = useSay();
  const { at } = selection;
  const decision = review.decisions.find(({ move }) => move === at);
  const [mover] = film.record.moves[at] ?? [];
  return (
    <section className="rv-card" data-testid="decision" data-verdict={decision?.verdict ?? ''}>
      {decision ? (
        <Judged {...{ game, film, review, decision }} />
      ) : (
        <p className="lead">
          {mover === undefined
            ? say('review.end')
            : say(at < looked ? 'review.noChoice' : 'review.notYet', {
                name: nameOf(say, film, mover),
                move: labelAt(say, game, film, at),
              })}
        </p>
      )}
      <Luck film={film} review={review} at={at} />
      <Neighbours review={review} selection={selection} />
    </section>
  );
}

type JudgedProps = Omit<CardProps, 'selection'> & { readonly decision: Decision };

function Judged({ game, film, review, decision }: JudgedProps) {
  const { say, lang } = useSpeech();
  const { move, seat, verdict, share, bestShare, doubt, played, best, reasons } = decision;
  const explain = useReasons(film.record.game, film.record.version);
  const own = decisionsOf(review, seat);
  const cost = costOf(decision);
  const why = explain(reasons, lang);
  const label = (text: string) => labelAt(say, game, film, move, text);
  return (
    <>
      <div className="hd">
        <i className={`rt big ${verdict}`} />
        <div>
          <h2>{say(`review.verdict.${verdict}`)}</h2>
          <small>
            {say('review.decision', {
              name: nameOf(say, film, seat),
              n: own.indexOf(decision) + 1,
              all: own.length,
            })}
          </small>
        </div>
        {verdict !== 'best' && (
          <b className="pp">
            {signed(-cost)} <small>± {Math.ceil(doubt * 100)}</small>
          </b>
        )}
      </div>
      <dl>
        <dt>{say('review.played', { name: nameOf(say, film, seat) })}</dt>
        <dd>
          {label(played)} <b>{percent(share)}</b>
        </dd>
        {best !== played && (
          <>
            <dt>{say('review.best')}</dt>
            <dd data-testid="best" data-text={best}>
              {label(best)} <b>{percent(bestShare)}</b>
            </dd>
          </>
        )}
      </dl>
      {why && <p className="why">{why}</p>}
      {verdict === 'unclear' && <p className="why">{say('review.unclear')}</p>}
      <Acts film={film} decision={decision} />
    </>
  );
}

function Acts({ film, decision }: Pick<JudgedProps, 'film' | 'decision'>) {
  const say = useSay();
  const { record } = film;
  const id = keptId(record, decision.move);
  const [kept, setKept] = useState<string>();
  const isKept = kept === id || keptPuzzles(record.game).some(puzzle => puzzle.id === id);
  const play = () => {
    const name = (seat: number) => say('start.player', { n: seat + 1 });
    forkMatch({ record, at: decision.move, seat: decision.seat, name });
    go({ page: 'local', game: record.game });
  };
  const canKeep = decision.verdict === 'costly' || decision.verdict === 'good';
  return (
    <div className="acts">
      <Button tone="primary" icon="i-fork" onClick={play}>
        {say('review.try')}
      </Button>
      {canKeep && !isKept && (
        <Button
          icon="i-puzzle"
          onClick={() => {
            keepPuzzle(record, decision);
            setKept(id);
          }}
        >
          {say('review.keep')}
        </Button>
      )}
      {canKeep && isKept && (
        <Link className="btn" to={{ page: 'puzzle', game: record.game, puzzle: id }}>
          {say('review.solve')}
        </Link>
      )}
    </div>
  );
}

/** What a draw brought beside what could be expected of it; nobody decided that. */
function Luck({ film, review, at }: { readonly film: Film; readonly review: Review; readonly at: number }) {
  const say = useSay();
  const draw = review.luck.find(({ move }) => move === at);
  if (!draw) return null;
  return (
    <p className="luck">
      <b>{say('review.luck')}</b>{' '}
      {say('review.luckText', { name: nameOf(say, film, draw.seat), change: signed(draw.change) })}
    </p>
  );
}

function Neighbours({ review, selection }: Pick<CardProps, 'review' | 'selection'>) {
  const say = useSay();
  const { at, seat, select } = selection;
  const own = decisionsOf(review, seat);
  const before = own.findLast(({ move }) => move < at)?.move;
  const after = own.find(({ move }) => move > at)?.move;
  return (
    <div className="acts two">
      <Button
        tone="quiet"
        icon="i-back"
        disabled={before === undefined}
        onClick={() => before !== undefined && select({ move: before })}
      >
        {say('review.previous')}
      </Button>
      <Button
        tone="quiet"
        icon="i-next"
        disabled={after === undefined}
        onClick={() => after !== undefined && select({ move: after })}
      >
        {say('review.next')}
      </Button>
    </div>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
