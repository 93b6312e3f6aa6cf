import { findGame } from '@fathom/games';
import type { Say } from '@fathom/kernel';
import { useSay } from '@fathom/parts/say.tsx';
import type { TableInfo } from '@fathom/server/protocol.ts';
import { Cover } from '../../cover.tsx';
import { finishedText, list } from '../../finished.ts';
import { SeatMarks } from '../../marks.tsx';
import { Link } from '../../navigate.tsx';
import type { Listed } from './listed.ts';

interface TableListsProps extends Listed {
  readonly reached: boolean | undefined;
}

export function TableLists({ open, playing, finished, reached }: TableListsProps) {
  const say = useSay();
  return (
    <div className="lists">
      <section>
        <h2 className="h">
          {say('home.open')} <small>{say('home.openHint')}</small>
        </h2>
        {reached === false && <p className="cap note">{say('home.offline')}</p>}
        {reached && open.length === 0 && <p className="cap note">{say('home.openNone')}</p>}
        <ul className="table-list">
          {open.map(table => (
            <Row
              key={table.id}
              game={table.game}
              text={openText(say, table)}
              seats={table.seats}
              to={`/t/${table.id}`}
              act={say('home.join')}
            />
          ))}
        </ul>
      </section>
      {playing.length > 0 && (
        <section>
          <h2 className="h">{say('home.playing')}</h2>
          <ul className="table-list">
            {playing.map(table => (
              <Row
                key={table.id}
                game={table.game}
                text={playingText(say, table)}
                seats={table.seats}
                to={`/t/${table.id}`}
                act={say('home.watch')}
              />
            ))}
          </ul>
        </section>
      )}
      {finished.length > 0 && (
        <section>
          <h2 className="h">{say('home.finished')}</h2>
          <ul className="table-list finished">
            {finished.map(match => (
              <Row
                key={match.id}
                game={match.game}
                text={finishedText(say, match)}
                to={`/replay/${match.id}`}
                act={say('home.replay')}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface RowProps {
  readonly game: string;
  readonly text: string;
  readonly seats?: TableInfo['seats'];
  readonly to: string;
  readonly act: string;
}

function Row({ game, text, seats, to, act }: RowProps) {
  return (
    <li>
      <span className="thumb">
        <Cover game={game} />
      </span>
      <span className="tx">
        <b>{findGame(game)?.meta.title ?? game}</b>
        <span className="cap">{text}</span>
      </span>
      {seats && <SeatMarks seats={seats} />}
      <Link className="btn" to={to}>
        {act}
        <span className="vh">: {text}</span>
      </Link>
    </li>
  );
}

function openText(say: Say, table: TableInfo): string {
  const host = table.seats[table.host]?.name ?? '';
  const bots = table.seats.filter(seat => seat.kind === 'bot').length;
  const free = table.seats.filter(seat => seat.kind === 'open').length;
  return [
    say(`home.${table.pace}`),
    say('home.waitingForPlayers', { n: free }),
    bots > 0 ? say('home.bots', { n: bots }) : '',
    say('home.host', { name: host }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function playingText(say: Say, table: TableInfo): string {
  return [
    list(
      say,
      table.seats.map(seat => seat.name),
    ),
    say('home.moves', { n: table.moves }),
  ].join(' · ');
}
