import { GAMES } from '@fathom/games';
import type { Meta } from '@fathom/kernel';
import { Button } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay, useSpeech } from '@fathom/parts/say.tsx';
import { Cover } from '../../cover.tsx';
import { Link } from '../../navigate.tsx';

const WEIGHTS = [1, 2, 3, 4, 5];

/** The games there are, each with its picture and what it takes to play it. */
export function GameCards({ onStart }: { readonly onStart: (game: string) => void }) {
  const { lang, say } = useSpeech();
  return (
    <section>
      <h2 className="h">{say('home.games', { n: GAMES.length })}</h2>
      <div className={`games n${GAMES.length}`}>
        {GAMES.map(({ meta, lobby }) => (
          <article key={meta.id} className="game">
            <Cover game={meta.id} />
            <div className="game-text">
              <h3>
                {meta.title}{' '}
                {meta.stage !== 'stable' && <small className="pill">{say(`home.stage.${meta.stage}`)}</small>}
              </h3>
              <p>{lobby[lang]}</p>
              <Facts meta={meta} />
              <div className="row acts">
                <Button icon="i-play" onClick={() => onStart(meta.id)}>
                  {say('nav.play')}
                  <span className="vh">: {meta.title}</span>
                </Button>
                <Link className="btn quiet" to={{ page: 'learn', game: meta.id }}>
                  {say('nav.learn')}
                  <span className="vh">: {meta.title}</span>
                </Link>
                <Link className="btn quiet" to={{ page: 'rules', game: meta.id }}>
                  {say('nav.rules')}
                  <span className="vh">: {meta.title}</span>
                </Link>
              </div>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

function Facts({ meta }: { readonly meta: Meta }) {
  const say = useSay();
  const { min, max } = meta.seats;
  return (
    <ul>
      <li>
        <Icon name="i-people" />
        <span aria-hidden="true">
          {min}–{max}
        </span>
        <span className="vh">{say('home.players', { min, max })}</span>
      </li>
      <li>
        <Icon name="i-clock" />
        {say('home.minutes', { n: meta.minutes })}
      </li>
      <li>
        <Icon name="i-weight" />
        <span className="wt" aria-hidden="true">
          {WEIGHTS.map(n => (
            <i key={n} className={n <= meta.weight ? 'on' : ''} />
          ))}
        </span>
        <span className="vh">{say('home.weight', { n: meta.weight })}</span>
      </li>
    </ul>
  );
}
