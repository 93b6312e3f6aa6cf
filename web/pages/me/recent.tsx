import { titleOf } from '@fathom/games';
import { useSpeech } from '@fathom/parts/say.tsx';
import type { Outcome } from '@fathom/server/protocol.ts';
import { Cover } from '../../cover.tsx';
import { Link } from '../../navigate.tsx';
import { isWon } from './figures.ts';

const RECENT = 8;

export function Recent({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const { say, lang } = useSpeech();
  const day = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short' });
  if (outcomes.length === 0) return null;
  return (
    <section>
      <h2 className="h">
        {say('me.recent')} <small>{say('me.inAll', { n: outcomes.length })}</small>
      </h2>
      <ul className="rows recent">
        {outcomes.slice(0, RECENT).map(outcome => (
          <li key={outcome.match}>
            <span className="cap">{day.format(outcome.at)}</span>
            <span className="thumb">
              <Cover game={outcome.game} />
            </span>
            <span className="tx">
              <b>
                {say(isWon(outcome) ? 'me.placeFirst' : 'me.place', {
                  n: outcome.result.places[outcome.you],
                })}
              </b>
              <span className="cap">
                {titleOf(outcome.game)}:{' '}
                {outcome.seats.map(({ name }, seat) => `${name} ${outcome.result.scores[seat]}`).join(', ')}
              </span>
            </span>
            {outcome.rated && <b className="num">{signed(outcome.rated.after - outcome.rated.before)}</b>}
            <Link className="btn" to={`/replay/${outcome.match}`}>
              {say('home.replay')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}
