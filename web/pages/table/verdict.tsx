import type { Result } from '@fathom/kernel';
import type { Rival } from '@fathom/parts/board.ts';
import { Icon } from '@fathom/parts/icon.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { list } from '../../finished.ts';
import type { Situation } from './props.ts';
import { type ScoreRow, scoreSheet } from './result.ts';

interface VerdictProps {
  readonly situation: Situation;
  readonly result: Result;
  readonly rivals: readonly Rival[];
}

/** Who won, by how much, and by what. */
export function Verdict({ situation, result, rivals }: VerdictProps) {
  const say = useSay();
  const { seats, you } = situation;
  const winners = seats.filter(info => result.places[info.seat] === 1);
  return (
    <>
      <div className="medal">
        <Icon name={winners.length + rivals.length > 0 ? 'i-laurel' : 'i-anchor'} />
        {winners.map(info => (
          <Mark key={info.seat} mark={info.mark} />
        ))}
        {winners.length === 0 && rivals.map(rival => <Mark key={rival.name} mark={rival.mark} />)}
      </div>
      <h1>{headline()}</h1>
      <p>{margin()}</p>
    </>
  );

  function headline(): string {
    const [rival] = rivals;
    if (winners.length === 0 && rival) return say('end.wins', { name: say(rival.name), score: rival.score });
    if (winners.length === 0) return say('end.lost');
    const score = Math.max(...result.scores.filter((_, seat) => result.places[seat] === 1));
    const names = winners.map(info => info.name);
    if (winners.length > 1) return say('end.shared', { names: list(say, names) });
    if (winners[0].seat === you) return say('end.youWin', { score });
    return say('end.wins', { name: winners[0].name, score });
  }

  function margin(): string {
    const ending = `${say(`ending.${result.ending}`)}.`;
    const second = seats.find(info => result.places[info.seat] === 2);
    const [rival] = rivals;
    if (winners.length !== 1 || !(second || rival)) return ending;
    const name = second?.name ?? say(rival.name);
    const n = result.scores[winners[0].seat] - (second ? result.scores[second.seat] : rival.score);
    const toYou = second !== undefined && second.seat === you;
    const ahead = toYou ? say('end.aheadOfYou', { n }) : say('end.ahead', { n, second: name });
    return [ending, ahead, second ? mostly(situation, result, winners[0].seat, second.seat) : '']
      .filter(Boolean)
      .join(' ');
  }

  /** The part of the score in which the winner was furthest ahead. */
  function mostly({ game, known }: Situation, { places }: Result, first: number, second: number): string {
    const { parts, order } = scoreSheet(game.rules.standing(known.view), places);
    const [a, b] = [order.indexOf(first), order.indexOf(second)];
    const lead = ({ values }: ScoreRow) => values[a] - values[b];
    const widest = parts.reduce((most, row) => (lead(row) > lead(most) ? row : most));
    if (parts.length < 2 || lead(widest) <= 0) return '';
    return say('end.mostly', {
      part: say(`part.${widest.key}`),
      a: widest.values[a],
      b: widest.values[b],
    });
  }
}
