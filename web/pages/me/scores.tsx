import { titleOf } from '@fathom/games';
import { useSpeech } from '@fathom/parts/say.tsx';
import type { Outcome, Rating } from '@fathom/server/protocol.ts';
import { Cover } from '../../cover.tsx';
import { Link } from '../../navigate.tsx';
import { Histogram, ShareRow, Spark } from '../../plots.tsx';
import { byGame, type GameFigures } from './figures.ts';
import { useOpenings } from './openings.ts';

/** Fewer rated matches say too little. */
const FEW_RATED = 10;

interface ScoresProps {
  readonly outcomes: readonly Outcome[];
  readonly ratings: readonly Rating[];
}

export function Scores({ outcomes, ratings }: ScoresProps) {
  const { say } = useSpeech();
  if (outcomes.length === 0) return <p className="cap note">{say('me.none')}</p>;
  return (
    <>
      <Legend />
      <div className="game-figures">
        {byGame(outcomes).map(figures => (
          <GameCard
            key={figures.game}
            figures={figures}
            ratings={ratings.filter(one => one.game === figures.game)}
          />
        ))}
      </div>
    </>
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
    <section className={`paper-card game-card acc-${game}`}>
      <h2>
        <span className="thumb">
          <Cover game={game} />
        </span>
        <span>
          {titleOf(game)}
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
        {rating && rating.games >= FEW_RATED && <Spark values={figures.ratings} />}
      </p>
      <Distribution figures={figures} />
      <Shares figures={figures} />
      <Link className="link" to={{ page: 'game', game }}>
        {say('me.gamePage')}
      </Link>
    </section>
  );
}

function Shares({ figures: { game, seats, openings, even } }: { readonly figures: GameFigures }) {
  const { say, lang } = useSpeech();
  const said = useOpenings(
    game,
    openings.map(({ opening }) => opening),
    lang,
  );
  return (
    <>
      <h3 className="plot-title">
        {say('me.bySeat')} <small>{say('me.evenLine')}</small>
      </h3>
      <ul className="shares">
        {seats.map(({ seat, won, matches }) => (
          <ShareRow
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
          <h3 className="plot-title">{say('me.byOpening')}</h3>
          <ul className="shares">
            {openings.map(({ opening, won, matches }) => (
              <ShareRow
                key={opening}
                name={said.get(opening) ?? opening}
                share={won}
                even={even}
                matches={matches}
              />
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
  const from = bars[0].from;
  const to = from + step * bars.length - 1;
  return (
    <Histogram
      caption={say('me.points', { median })}
      label={say('me.pointsText', { from, to, median })}
      columns={bars.map(({ from: low, won, lost }) => ({ from: low, full: won, hollow: lost }))}
      step={step}
      median={median}
    />
  );
}

/** What the bars mean. */
function Legend() {
  const { say } = useSpeech();
  return (
    <ul className="plot-legend">
      {(['full', 'hollow', 'median'] as const).map(sign => (
        <li key={sign}>
          <span className={`swatch ${sign}`} aria-hidden="true" />
          {say(`me.legend.${sign}`)}
        </li>
      ))}
    </ul>
  );
}
