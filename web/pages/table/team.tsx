import type { Result } from '@fathom/kernel';
import type { SeatInfo, TeamGoal, TeamReport } from '@fathom/parts/board.ts';
import { Icon } from '@fathom/parts/icon.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { useSay } from '@fathom/parts/say.tsx';

interface TeamProps {
  readonly team: TeamReport;
}

/** A team has one result: its grade, and how many goals that took. */
export function TeamVerdict({ team, result }: TeamProps & { readonly result: Result }) {
  const say = useSay();
  const won = result.places[0] === 1;
  const { met, needed, goals } = team;
  return (
    <>
      <div className="medal hexes" aria-hidden="true">
        {goals.map((goal, i) => (
          <span key={goal.key} className={i < met ? 'met' : ''}>
            <Icon name="m-hex" />
            {i < met && <Icon name="i-check" />}
          </span>
        ))}
      </div>
      <h1>
        <small>{team.about}</small>
        {team.title}
      </h1>
      <p>
        {say(won ? 'end.teamWon' : 'end.teamLost', { met, all: goals.length, needed, more: met - needed })}
      </p>
    </>
  );
}

/** From the lowest grade to the highest, and where the team came. */
export function Grades({ team: { grades, met } }: TeamProps) {
  const say = useSay();
  return (
    <ol className="grades" aria-label={say('end.grades')}>
      {grades.map(({ name, from, to }) => (
        <li
          key={from}
          className={met >= from ? 'reached' : ''}
          aria-current={met >= from && met <= to ? 'step' : undefined}
        >
          <b>{name}</b>
          <small>{from === to ? from : `${from}–${to}`}</small>
        </li>
      ))}
    </ol>
  );
}

/** Each goal with what everybody brought, against one common line. */
export function Goals({ team, seats }: TeamProps & { readonly seats: readonly SeatInfo[] }) {
  const say = useSay();
  const { goals, met, needed } = team;
  return (
    <section className="blk goals">
      <h2 className="h">
        {say('end.goals')} <small>{say('end.goalsMet', { met, all: goals.length, needed })}</small>
      </h2>
      <ul className="legend">
        {seats.map(({ seat, mark, name }) => (
          <li key={seat}>
            <Mark mark={mark} /> {name}
          </li>
        ))}
        <li>
          <i className="line" /> {say('end.needed')}
        </li>
      </ul>
      <ul className="rows">
        {goals.map((goal, i) => (
          <li key={goal.key} style={{ '--row': i }} className={goal.count >= goal.need ? 'met' : 'missed'}>
            <span className="goal">
              <Icon name={goal.icon} />
              <Icon name={goal.count >= goal.need ? 'i-check' : 'i-close'} className="badge" />
            </span>
            <span className="tx">
              <b>{goal.name}</b>
              <small>{goal.about}</small>
            </span>
            <Bar goal={goal} seats={seats} />
            <span className="n">
              <b>{goal.count}</b> {say('end.of', { n: goal.need })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The goals that were nearest to being met: so little was missing to the next grade, or to winning at all. */
export function Missing({ team: { goals, grades, met, needed } }: TeamProps) {
  const say = useSay();
  const next = met < needed ? undefined : grades.find(({ from }) => from > met);
  const more = (next?.from ?? needed) - met;
  if (met === goals.length || more <= 0) return null;
  const nearest = goals
    .filter(({ count, need }) => count < need)
    .sort((a, b) => a.need - a.count - (b.need - b.count) || a.need - b.need)
    .slice(0, Math.max(MOST_MISSING, more));
  return (
    <section className="blk missing">
      <h2 className="h">{say('end.missing')}</h2>
      <p>
        {next ? say('end.missingGrade', { grade: next.name, n: more }) : say('end.missingWin', { n: more })}
      </p>
      <ol>
        {nearest.map(({ key, icon, name, count, need }) => (
          <li key={key}>
            <Icon name={icon} />
            <span>{name}</span>
            <b>{say('end.short', { n: need - count })}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

const MOST_MISSING = 2;

/** What the sea did to the team. */
export function Setbacks({ team: { setbacks } }: TeamProps) {
  const say = useSay();
  if (setbacks.length === 0) return null;
  return (
    <section className="blk setbacks">
      <h2 className="h">{say('end.setbacks')}</h2>
      <ul>
        {setbacks.map(({ when, name, about }) => (
          <li key={when}>
            <small>{when}</small>
            <b>{name}</b>
            <span>{about}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The line that has to be reached stands at the same place in every row. */
const LINE = 0.7;
/** A smaller share has no room for a mark. */
const ROOM = 0.12;

function Bar({
  goal: { count, need, shares },
  seats,
}: {
  readonly goal: TeamGoal;
  readonly seats: readonly SeatInfo[];
}) {
  const say = useSay();
  const width = (part: number) => `${Math.min(1, (part / need) * LINE) * 100}%`;
  const missing = need - count;
  return (
    <span className="brought">
      <span className="track" aria-hidden="true">
        {shares.length > 0 ? (
          seats.map(({ seat, mark }) => (
            <i key={seat} className={`pc-${mark}`} style={{ width: width(shares[seat]) }}>
              {shares[seat] / need > ROOM && <Mark mark={mark} />}
            </i>
          ))
        ) : (
          <i className="all" style={{ width: width(count) }} />
        )}
        <i className="line" />
      </span>
      <small>{missing > 0 ? say('end.missed', { n: missing }) : say('end.met', { n: -missing })}</small>
    </span>
  );
}
