/** What frames every page that is not a table. */
import { GAMES } from '@fathom/games';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { type ReactNode, useState } from 'react';
import { Cover } from './cover.tsx';
import { Link } from './navigate.tsx';
import { useSettings } from './settings.tsx';
import { Settings } from './settings-button.tsx';

const PLACES = ['play', 'learn', 'replays', 'rules', 'me'] as const;
type Place = (typeof PLACES)[number];

export function Bar({ here }: { readonly here?: Place }) {
  const say = useSay();
  const { name } = useSettings();
  const [settings, setSettings] = useState(false);
  const targets = {
    play: { page: 'home' },
    learn: { page: 'learn' },
    replays: { page: 'replays' },
    rules: { page: 'rules', game: GAMES[0].meta.id },
    me: { page: 'me' },
  } as const;
  return (
    <header className="bar">
      <Link className="lg" to={{ page: 'home' }}>
        <Icon name="i-logo" />
        <span>{say('app.name')}</span>
      </Link>
      <nav>
        {PLACES.map(place => (
          <Link key={place} to={targets[place]} aria-current={place === here ? 'page' : undefined}>
            {say(`nav.${place}`)}
          </Link>
        ))}
      </nav>
      <button type="button" className="btn quiet me" onClick={() => setSettings(true)}>
        <span className="vh">{say('nav.settings')} </span>
        <span className="name">{name}</span>
        <Icon name="i-settings" />
      </button>
      {settings && <Settings onClose={() => setSettings(false)} />}
    </header>
  );
}

interface RoomProps {
  readonly game: string;
  readonly children: ReactNode;
}

/** A page around one game before it begins, with its picture. */
export function Room({ game, children }: RoomProps) {
  return (
    <>
      <Bar />
      <main className="room">
        <div className="picture">
          <Cover game={game} />
        </div>
        {children}
      </main>
    </>
  );
}

interface MessageProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}

/** One thing to say, in the middle of the page. */
export function Message({ title, text, children }: MessageProps) {
  const say = useSay();
  return (
    <main className="message">
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <div className="row">
        {children}
        <Link className="btn" to={{ page: 'home' }}>
          {say('app.toLobby')}
        </Link>
      </div>
    </main>
  );
}

/** Says so only after a moment, unless it is all there is to see. */
export function Loading({ still = false }) {
  const say = useSay();
  return (
    <p className={`loading water ${still ? 'still' : ''}`} role="status">
      {say('app.loading')}
    </p>
  );
}
