import { useSay } from '@fathom/parts/say.tsx';
import type { Series, TableInfo } from '@fathom/server/protocol.ts';
import { useEffect, useState } from 'react';
import { finishedText } from '../../../finished.ts';
import { Link } from '../../../navigate.tsx';
import { seriesOf } from '../../../table/life.ts';
import type { OnlineTable } from '../../../table/online.ts';
import { useTable } from '../table.tsx';

type Match = Series['matches'][number];

/** How often each of them has won, most first; a shared victory counts in part. */
export function standings(matches: readonly Pick<Match, 'names' | 'result'>[]): [string, number][] {
  const won = new Map<string, number>();
  for (const { names, result } of matches) {
    const winners = result?.places.filter(place => place === 1).length ?? 0;
    names.forEach((name, seat) => {
      const share = result?.places[seat] === 1 ? 1 / winners : 0;
      won.set(name, (won.get(name) ?? 0) + share);
    });
  }
  return [...won].sort(([, a], [, b]) => b - a);
}

/** The matches before this one, the score of the series, and the one after it. */
export function SeriesCard({ connection }: { readonly connection: OnlineTable }) {
  const say = useSay();
  const { table, you } = useTable(connection);
  const before = table?.series?.before;
  const [matches, setMatches] = useState<readonly Match[]>([]);
  useEffect(() => {
    if (before === undefined || you === null) return;
    void seriesOf(connection).then(answer => answer.ok && setMatches(answer.value.matches));
  }, [connection, before, you]);
  if (!table || (matches.length === 0 && table.next === undefined)) return null;
  const all = [...matches, ...own(table)];
  return (
    <section className="series">
      <h2 className="h">{say('series.title', { n: table.series?.number ?? 1 })}</h2>
      {all.length > 0 && (
        <p className="score-line">
          {standings(all).map(([name, won]) => (
            <span key={name}>
              {name} <b className="num">{Math.round(won * 10) / 10}</b>
            </span>
          ))}
        </p>
      )}
      <ol>
        {matches.map(({ id, names, result }, i) => (
          <li key={id}>
            <Link className="link" to={`/t/${id}`}>
              {say('series.match', { n: i + 1 })}
            </Link>{' '}
            {result ? finishedText(say, { id, game: table.game, names, ...result }) : say('series.open')}
          </li>
        ))}
      </ol>
      {table.next !== undefined && (
        <Link className="link" to={`/t/${table.next}`}>
          {say('series.next')}
        </Link>
      )}
    </section>
  );
}

function own({ id, seats, result }: TableInfo): Match[] {
  return result ? [{ id, names: seats.map(({ name }) => name), result }] : [];
}
