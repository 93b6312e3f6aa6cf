import type { Meta } from '@fathom/kernel';
import { speaker } from '@fathom/kernel';
import { Segments } from '@fathom/parts/button.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { useSay, useSpeech } from '@fathom/parts/say.tsx';
import { useId } from 'react';
import { ownLevel } from '../../local/strength.ts';
import { markOf } from '../../marks.tsx';
import { useVoices } from '../../voices.ts';
import { type Plan, resize, type SeatChoice, seatChoices } from './plan.ts';

/** Becomes a level as soon as it is chosen. */
const MINE = 'mine';

interface PlannerProps {
  readonly meta: Meta;
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

/** How many seats, and who sits on each. */
export function SeatPlanner({ meta, plan, onChange }: PlannerProps) {
  const say = useSay();
  const { min, max, usual = min } = meta.seats;
  const least = plan.company === 'bots' ? min : Math.max(2, min);
  const counts = Array.from({ length: max - least + 1 }, (_, i) => least + i);
  const seats = plan.others.length + 1;
  return (
    <>
      {counts.length > 1 && (
        <div className="field">
          <span>{say('start.seats')}</span>
          <Segments
            name="seats"
            label={say('start.seats')}
            value={String(seats)}
            options={counts.map(count => ({ value: String(count), label: String(count) }))}
            onChange={value => onChange(resize(plan, Number(value)))}
          />
          {seats < usual && <p className="cap">{say('start.variant', { n: seats, usual })}</p>}
        </div>
      )}
      {seats === 1 ? (
        <Alone game={meta.id} />
      ) : (
        <ul className="seatlist">
          <li>
            <Mark mark={markOf(0)} />
            {say('start.you')}
          </li>
          {plan.others.map((_, i) => (
            <li key={markOf(i + 1)}>
              <Mark mark={markOf(i + 1)} />
              <OtherSeat game={meta.id} plan={plan} i={i} onChange={onChange} />
            </li>
          ))}
        </ul>
      )}
      {plan.company === 'online' && plan.others.includes('person') && (
        <div className="field">
          <span>{say('start.privacy')}</span>
          <Segments
            name="listed"
            label={say('start.privacy')}
            value={plan.listed ? 'listed' : 'private'}
            options={(['listed', 'private'] as const).map(value => ({ value, label: say(`start.${value}`) }))}
            onChange={value => onChange({ ...plan, listed: value === 'listed' })}
          />
        </div>
      )}
    </>
  );
}

/** Whom one plays against when nobody else sits there: the game says. */
function Alone({ game }: { readonly game: string }) {
  const { lang } = useSpeech();
  const voice = useVoices([game]).get(game);
  return <p className="alone">{voice && speaker(lang, voice.words[lang])('alone')}</p>;
}

interface OtherSeatProps {
  readonly game: string;
  readonly plan: Plan;
  /** Which of the others; the first sits on the second seat. */
  readonly i: number;
  readonly onChange: (plan: Plan) => void;
}

function OtherSeat({ game, plan, i, onChange }: OtherSeatProps) {
  const say = useSay();
  const about = useId();
  const own = ownLevel(game);
  const choice = plan.others[i];
  return (
    <>
      <select
        className="select"
        aria-label={say('start.seat', { n: i + 2 })}
        aria-describedby={choice === 'person' ? undefined : about}
        value={choice}
        onChange={({ target: { value } }) =>
          onChange(choose(plan, i, value === MINE ? own : (value as SeatChoice)))
        }
      >
        {seatChoices(plan.company).map(value => (
          <option key={value} value={value}>
            {value === 'person'
              ? say(plan.company === 'device' ? 'start.person' : 'start.open')
              : say('start.bot', { level: say(`level.${value}`) })}
          </option>
        ))}
        <option value={MINE}>{say('start.mine', { level: say(`level.${own}`) })}</option>
      </select>
      {choice !== 'person' && (
        <p id={about} className="cap about">
          {say(`about.${choice}`)}
        </p>
      )}
      {plan.company === 'device' && choice === 'person' && (
        <input
          className="input"
          aria-label={say('start.player', { n: i + 2 })}
          placeholder={say('start.player', { n: i + 2 })}
          maxLength={24}
          value={plan.names[i] ?? ''}
          onChange={event => onChange(rename(plan, i, event.target.value))}
        />
      )}
    </>
  );
}

function choose(plan: Plan, i: number, choice: SeatChoice): Plan {
  return { ...plan, others: plan.others.with(i, choice) };
}

function rename(plan: Plan, i: number, name: string): Plan {
  const names = plan.others.map((_, j) => (j === i ? name : (plan.names[j] ?? '')));
  return { ...plan, names };
}
