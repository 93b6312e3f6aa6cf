import type { Result, Say } from '@fathom/kernel';
import type { Rival } from '@fathom/parts/board.ts';
import { Icon } from '@fathom/parts/icon.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { list } from '../../finished.ts';
import type { Situation } from './props.ts';
import { type Entrant, entrantsOf, type ScoreRow, scoreSheet } from './result.ts';

interface VerdictProps {
  readonly situation: Situation;
  readonly result: Result;
  readonly rivals: readonly Rival[];
}

/** Who won, by how much, and by what. */
export function Verdict({ situation, result, rivals }: VerdictProps) {
  const say = useSay();
  const entrants = entrantsOf(situation, result, rivals);
  const winners = entrants.filter(({ place }) => place === 1);
  return (
    <>
      <div className="medal">
        <Icon name={winners.length > 0 ? 'i-laurel' : 'i-anchor'} />
        {winners.map(({ mark }) => (
          <Mark key={mark} mark={mark} />
        ))}
      </div>
      <h1>{headline(say, winners)}</h1>
      <p>
        {[`${say(`ending.${result.ending}`)}.`, margin(say, entrants), fate(say, situation, entrants)]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  );
}

function headline(say: Say, winners: readonly Entrant[]): string {
  const [winner] = winners;
  if (!winner) return say('end.lost');
  const { score, name } = winner;
  if (winners.length === 1)
    return winner.isYou ? say('end.youWin', { score }) : say('end.wins', { name, score });
  const others = winners.filter(({ isYou }) => !isYou).map(one => one.name);
  const names = list(say, others);
  return others.length < winners.length ? say('end.youShare', { names }) : say('end.shared', { names });
}

function margin(say: Say, entrants: readonly Entrant[]): string {
  const [first, second] = entrants;
  if (!first || !second || first.place !== 1) return '';
  const { score } = first;
  if (second.place === 1) {
    const n = entrants.filter(({ place }) => place === 1).length;
    const broken = tieBreaks(entrants).length > 0 ? 'yes' : 'no';
    return say('end.level', { n, score, broken });
  }
  const n = score - second.score;
  const ahead = second.isYou ? say('end.aheadOfYou', { n }) : say('end.ahead', { n, second: second.name });
  return n > 0 ? [ahead, mostly(say, entrants)].filter(Boolean).join(' ') : ahead;
}

/** The part of the score in which the winner was furthest ahead. */
function mostly(say: Say, entrants: readonly Entrant[]): string {
  const { parts } = sheetOf(entrants);
  const lead = ({ values: [a, b] }: ScoreRow) => a - b;
  const widest = parts.reduce((most, row) => (lead(row) > lead(most) ? row : most));
  if (parts.length < 2 || lead(widest) <= 0) return '';
  const [a, b] = widest.values;
  return say('end.mostly', { part: say(`part.${widest.key}`), a, b });
}

function tieBreaks(entrants: readonly Entrant[]): readonly ScoreRow[] {
  return sheetOf(entrants).tieBreaks;
}

/** From the first place to the last. */
function sheetOf(entrants: readonly Entrant[]) {
  const standing = entrants.map(({ score, parts }, seat) => ({ seat, score, parts }));
  return scoreSheet(
    standing,
    entrants.map((_, i) => i),
  );
}

/** What befell some of them, whatever their scores. */
function fate(say: Say, { game, known }: Situation, entrants: readonly Entrant[]): string {
  const told = game.board.fate?.(known.view);
  if (!told) return '';
  const struck = entrants.filter(({ seat }) => told.seats.includes(seat));
  const names = struck.map(({ name, isYou }) => (isYou ? say('end.you') : name));
  return struck.length === 0 ? '' : say(told.key, { names: list(say, names), n: struck.length });
}
