import { titleOf } from '@fathom/games';
import type { Say } from '@fathom/kernel';
import { Button } from '@fathom/parts/button.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { TableInfo } from '@fathom/server/protocol.ts';
import { useState } from 'react';
import { finishedText, list } from '../../finished.ts';
import { GameLine } from '../../game-line.tsx';
import { SeatMarks } from '../../marks.tsx';
import { Link } from '../../navigate.tsx';
import { type Listed, SHOWN } from './listed.ts';

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
        <OpenTables tables={open} />
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

/** Page by page, and when there is more than a page of them for one game at a time. */
function OpenTables({ tables }: { readonly tables: readonly TableInfo[] }) {
  const say = useSay();
  const [game, setGame] = useState('');
  const [shown, setShown] = useState(SHOWN);
  const chosen = tables.filter(table => game === '' || table.game === game);
  const games = [...new Set(tables.map(table => table.game))];
  return (
    <>
      {(game !== '' || (tables.length > SHOWN && games.length > 1)) && (
        <select
          className="input"
          aria-label={say('home.filter')}
          value={game}
          onChange={event => setGame(event.target.value)}
        >
          <option value="">{say('home.allGames')}</option>
          {games.map(id => (
            <option key={id} value={id}>
              {titleOf(id)}
            </option>
          ))}
        </select>
      )}
      <ul className="table-list">
        {chosen.slice(0, shown).map(table => (
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
      {chosen.length > shown && <Button onClick={() => setShown(shown + SHOWN)}>{say('home.more')}</Button>}
    </>
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
      <GameLine game={game}>
        <span className="cap">{text}</span>
      </GameLine>
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
