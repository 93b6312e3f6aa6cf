/** Beside the board: the selected decision, what is worth a look, and how everybody did. */
import { type Decision, type Review, VERDICTS } from '@fathom/bots/coach/review.ts';
import type { Seat } from '@fathom/kernel';
import { Mark } from '@fathom/parts/mark.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { useMemo, useRef } from 'react';
import { markOf } from '../../marks.tsx';
import type { Film } from '../replay/film.ts';
import type { LoadedGame } from '../table/game.ts';
import { DecisionCard } from './card.tsx';
import { labelAt, nameOf, turnText } from './labels.ts';
import { decisionsOf, type Selection, signed, type Worthy } from './selection.ts';
import type { Reviewing } from './use-review.ts';

interface LookoutProps {
  readonly game: LoadedGame;
  readonly film: Film;
  readonly review: Review;
  readonly reviewing: Reviewing;
  readonly selection: Selection;
  readonly worth: readonly Worthy[];
}

export function Lookout({ game, film, review, reviewing, selection, worth }: LookoutProps) {
  return (
    <div className="rv-side">
      <DecisionCard {...{ game, film, review, selection }} looked={reviewing.begun.done} />
      <WorthALook {...{ game, film, worth, selection }} done={reviewing.state === 'done'} />
      <Everybody {...{ film, review, selection }} />
    </div>
  );
}

interface WorthProps extends Pick<LookoutProps, 'game' | 'film' | 'worth' | 'selection'> {
  readonly done: boolean;
}

function WorthALook({ game, film, worth, selection, done }: WorthProps) {
  const say = useSay();
  const texts = useTexts(game, film, worth);
  return (
    <section className="rv-worth">
      <h2 className="h">{say('review.worth')}</h2>
      {worth.length === 0 && <p className="cap">{say(done ? 'review.worthNone' : 'review.worthSoon')}</p>}
      <ul>
        {worth.map(({ move, kind, change }) => (
          <li key={move}>
            <button
              type="button"
              aria-pressed={move === selection.at}
              onClick={() => selection.select({ move })}
            >
              <i className={`rt ${kind === 'costly' ? 'costly' : change < 0 ? 'down' : 'up'}`} />
              <span>
                <b>{say('review.move', { n: move + 1 })}</b> {texts.get(move)}
              </span>
              <b className="pp">{signed(change)}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A decision by the move that was chosen, a turning point by what was done in that turn. */
function useTexts(game: LoadedGame, film: Film, worth: readonly Worthy[]): ReadonlyMap<number, string> {
  const say = useSay();
  const wanted = worth.map(({ move, kind }) => `${move} ${kind}`).join();
  const listed = useRef(worth);
  listed.current = worth;
  return useMemo(() => {
    const text = ({ move, kind }: Worthy) => {
      const turn = kind === 'turn' ? turnText(say, game, film, move) : '';
      const name = nameOf(say, film, film.record.moves[move]?.[0]);
      return turn || `${name}: ${labelAt(say, game, film, move)}`;
    };
    return new Map(wanted === '' ? [] : listed.current.map(one => [one.move, text(one)]));
  }, [say, game, film, wanted]);
}

/** How often each seat chose well, and what the draws gave it: the one is no part of the other. */
function Everybody({ film, review, selection }: Pick<LookoutProps, 'film' | 'review' | 'selection'>) {
  const say = useSay();
  const seats = Array.from({ length: film.record.seats }, (_, seat) => seat);
  return (
    <section className="rv-everybody">
      <h2 className="h">{say('review.everybody')}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {VERDICTS.map(verdict => (
              <th key={verdict} scope="col">
                <i className={`rt ${verdict}`} />
                {say(`review.verdict.${verdict}`)}
              </th>
            ))}
            <th scope="col">{say('review.luck')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(seat => (
            <tr key={markOf(seat)}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={seat === selection.seat}
                  onClick={() => selection.select({ seat })}
                >
                  <Mark mark={markOf(seat)} />
                  {nameOf(say, film, seat)}
                </button>
              </th>
              {VERDICTS.map(verdict => (
                <td key={verdict}>{count(decisionsOf(review, seat), verdict)}</td>
              ))}
              <td>{signed(luckOf(review, seat))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="cap">{say('review.everybodyHint')}</p>
    </section>
  );
}

function count(decisions: readonly Decision[], verdict: Decision['verdict']): number {
  return decisions.filter(decision => decision.verdict === verdict).length;
}

function luckOf({ luck }: Review, seat: Seat): number {
  return luck.filter(draw => draw.seat === seat).reduce((sum, { change }) => sum + change, 0);
}
