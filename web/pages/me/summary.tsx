import { useSpeech } from '@fathom/parts/say.tsx';
import type { Outcome } from '@fathom/server/protocol.ts';
import { ShareRow } from '../../plots.tsx';
import { totals } from './figures.ts';

export function Summary({
  outcomes,
  since,
}: {
  readonly outcomes: readonly Outcome[];
  readonly since: number;
}) {
  const { say, lang } = useSpeech();
  const { matches, won, streak, longest, weeks } = totals(outcomes, Date.now());
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(since);
  const share = matches === 0 ? 0 : Math.round((100 * won) / matches);
  return (
    <dl className="totals">
      <Total value={matches} label={say('me.games', { n: matches })} text={say('me.since', { day })} />
      <Total value={won} label={say('me.won')} text={say('me.share', { share })} />
      <Total
        value={streak}
        label={say('me.streak', { n: streak })}
        text={say('me.longest', { n: longest })}
      />
      <Total value={weeks} label={say('me.weeks', { n: weeks })} text={say('me.weeksText')} />
    </dl>
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

/** Whom one has met most often, and how that went. */
export function Opponents({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const { say } = useSpeech();
  const { opponents } = totals(outcomes, Date.now());
  if (opponents.length === 0) return null;
  return (
    <section className="paper-card">
      <h2 className="h">{say('me.opponents')}</h2>
      <p className="cap">{say('me.opponentsText')}</p>
      <ul className="shares">
        {opponents.map(({ name, matches, won }) => (
          <ShareRow key={name} name={name} share={won / matches} matches={matches} />
        ))}
      </ul>
    </section>
  );
}
