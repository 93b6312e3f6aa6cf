import { findGame } from '@fathom/games';
import { useSpeech } from '@fathom/parts/say.tsx';
import type { Outcome, Rating } from '@fathom/server/protocol.ts';
import { Cover } from '../../cover.tsx';
import { Link } from '../../navigate.tsx';
import { byGame, type GameFigures, isWon, totals } from './figures.ts';

const RECENT = 8;
/** Fewer rated matches say too little. */
const FEW_RATED = 10;

export function Summary({
  outcomes,
  since,
}: {
  readonly outcomes: readonly Outcome[];
  readonly since: number;
}) {
  const { say, lang } = useSpeech();
  const { matches, won, streak, longest, weeks, opponents } = totals(outcomes, Date.now());
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(since);
  const share = matches === 0 ? 0 : Math.round((100 * won) / matches);
  return (
    <>
      <dl className="totals">
        <Total value={matches} label={say('me.games', { n: matches })} text={say('me.since', { day })} />
        <Total value={won} label={say('me.won')} text={say('me.share', { share })} />
        <Total value={streak} label={say('me.streak')} text={say('me.longest', { n: longest })} />
        <Total value={weeks} label={say('me.weeks', { n: weeks })} text={say('me.weeksText')} />
      </dl>
      {opponents.length > 0 && (
        <p className="cap">
          {say('me.opponents')}{' '}
          {opponents
            .map(one => say('me.opponent', { name: one.name, n: one.matches, won: one.won }))
            .join(' · ')}
        </p>
      )}
    </>
  );
}

function Total({
  value,
  label,
  text,
}: {
  readonly value: number;
  readonly label: string;
  readonly text: string;
}) {
  return (
    <div>
      <dt>
        <b className="num">{value}</b> {label}
      </dt>
      <dd className="cap">{text}</dd>
    </div>
  );
}

interface ScoresProps {
  readonly outcomes: readonly Outcome[];
  readonly ratings: readonly Rating[];
}

export function Scores({ outcomes, ratings }: ScoresProps) {
  const { say } = useSpeech();
  if (outcomes.length === 0) return <p className="cap note">{say('me.none')}</p>;
  return (
    <div className="game-figures">
      {byGame(outcomes).map(figures => (
        <GameCard
          key={figures.game}
          figures={figures}
          ratings={ratings.filter(one => one.game === figures.game)}
        />
      ))}
    </div>
  );
}

function GameCard({
  figures,
  ratings,
}: {
  readonly figures: GameFigures;
  readonly ratings: readonly Rating[];
}) {
  const { say } = useSpeech();
  const { game, matches, won, best } = figures;
  const rating = [...ratings].sort((a, b) => b.games - a.games)[0];
  return (
    <section className="paper-card game-card">
      <h2>
        <span className="thumb">
          <Cover game={game} />
        </span>
        <span>
          {findGame(game)?.meta.title ?? game}
          <span className="cap">{say('me.gamesBest', { n: matches, best })}</span>
        </span>
      </h2>
      <p className="pair">
        <span>
          <b className="num">{Math.round((100 * won) / matches)} %</b>
          <span className="cap">{say('me.wonOf', { won, n: matches })}</span>
        </span>
        <span>
          <b className="num">{rating && rating.games >= FEW_RATED ? rating.rating : say('me.notYet')}</b>
          <span className="cap">
            {rating && rating.games >= FEW_RATED
              ? say('me.rating', { doubt: rating.doubt })
              : say('me.ratingAfter', { n: FEW_RATED - (rating?.games ?? 0) })}
          </span>
        </span>
      </p>
      <Distribution figures={figures} />
      <Shares figures={figures} />
    </section>
  );
}

function Shares({ figures: { seats, openings, even } }: { readonly figures: GameFigures }) {
  const { say } = useSpeech();
  return (
    <>
      <h3 className="cap">{say('me.bySeat')}</h3>
      <ul className="shares">
        {seats.map(({ seat, won, matches }) => (
          <Share
            key={seat}
            name={say('me.seat', { n: seat + 1 })}
            share={won}
            even={even}
            matches={matches}
          />
        ))}
      </ul>
      {openings.length > 1 && (
        <>
          <h3 className="cap">{say('me.byOpening')}</h3>
          <ul className="shares">
            {openings.map(({ opening, won, matches }) => (
              <Share key={opening} name={opening} share={won} even={even} matches={matches} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** How often each score was reached: full bars are victories. */
function Distribution({ figures: { bars, step, median } }: { readonly figures: GameFigures }) {
  const { say } = useSpeech();
  const most = Math.max(1, ...bars.map(({ won, lost }) => won + lost));
  const from = bars[0].from;
  const at = ((median - from) / (step * bars.length)) * 240;
  return (
    <figure className="spread">
      <figcaption className="cap">{say('me.points', { median })}</figcaption>
      <svg
        viewBox="0 0 240 76"
        role="img"
        aria-label={say('me.pointsText', { from, to: from + step * bars.length - 1, median })}
      >
        {bars.map(({ from: low, won, lost }, i) => {
          const full = (won / most) * 56;
          const hollow = (lost / most) * 56;
          return (
            <g key={low}>
              <rect className="lost" x={i * 40 + 2} y={60 - full - hollow} width={36} height={hollow} />
              <rect className="won" x={i * 40 + 2} y={60 - full} width={36} height={full} />
              <text x={i * 40 + 2} y={73}>
                {low}
              </text>
            </g>
          );
        })}
        <line x1={0} x2={240} y1={60} y2={60} />
        <line className="median" x1={at} x2={at} y1={50} y2={64} />
      </svg>
    </figure>
  );
}

interface ShareProps {
  readonly name: string;
  readonly share: number;
  readonly even: number;
  readonly matches: number;
}

function Share({ name, share, even, matches }: ShareProps) {
  const { say } = useSpeech();
  return (
    <li>
      <span className="cap">{name}</span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className="all" width={100} height={10} rx={2} />
        <rect className="won" width={100 * share} height={10} rx={2} />
        <line className="median" x1={100 * even} x2={100 * even} y1={-2} y2={12} />
      </svg>
      <b>{say('me.shareOf', { share: Math.round(100 * share), n: matches })}</b>
    </li>
  );
}

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
            <span>
              <b>
                {say(isWon(outcome) ? 'me.placeFirst' : 'me.place', {
                  n: outcome.result.places[outcome.you],
                })}
              </b>
              <span className="cap">
                {findGame(outcome.game)?.meta.title ?? outcome.game}:{' '}
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
