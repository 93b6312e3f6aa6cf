import { GAMES } from '@fathom/games';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { useRef, useState } from 'react';
import { Bar } from '../../shell.tsx';
import { useTitle } from '../../title.ts';
import { GameCards } from './cards.tsx';
import { Hero } from './hero.tsx';
import { Invitations } from './invitations.tsx';
import { isSparse, listed } from './listed.ts';
import { useLobby } from './lobby.ts';
import { useMyTables } from './mine.ts';
import { Newcomer } from './newcomer.tsx';
import { StartForm } from './start.tsx';
import { TableLists } from './tables.tsx';

const GAME_IDS = GAMES.map(entry => entry.meta.id);

export function Home() {
  const say = useSay();
  const lobby = useLobby();
  const { tables: mine, invitations } = useMyTables(GAME_IDS);
  const lists = listed(lobby, mine);
  const [game, setGame] = useState(GAME_IDS[0]);
  const form = useRef<HTMLElement>(null);
  const waiting = mine.filter(table => table.you !== null && table.actors.includes(table.you)).length;

  useTitle(waiting > 0 ? `(${waiting}) ${say('app.name')}` : say('app.name'));

  const toForm = (id?: string) => {
    if (id !== undefined) setGame(id);
    form.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
    form.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <Bar here="play" />
      <main className="wrap">
        <Hero tables={mine} onStart={() => toForm()} />
        <Invitations invitations={invitations} />
        <GameCards onStart={toForm} />
        <div className={`two ${isSparse(lists) ? 'sparse' : ''}`}>
          <TableLists {...lists} reached={lobby.reached} />
          <section className="start" ref={form} tabIndex={-1} aria-labelledby="start-title">
            <h2 className="h" id="start-title">
              {say('start.title')}
            </h2>
            <Newcomer game={game} />
            <StartForm game={game} onGame={setGame} online={lobby.reached !== false} />
          </section>
        </div>
      </main>
      <footer className="imprint">
        <Icon name="i-logo" />
        <p>{say('home.imprint', { credits: credits(say) })}</p>
      </footer>
    </>
  );
}

function credits(say: ReturnType<typeof useSay>): string {
  return GAMES.map(({ meta }) => say('home.credit', { title: meta.title, ...meta.credits })).join(' ');
}
