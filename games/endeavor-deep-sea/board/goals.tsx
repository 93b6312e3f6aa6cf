/** The goals of the mission and how everybody stands; together also the bonus goals and setbacks. */
import { Icon } from '@fathom/parts/icon.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { markOf, nameOf } from '@fathom/parts/table.ts';
import { SETBACKS } from '../data/coop.ts';
import { MISSIONS } from '../data/missions.ts';
import { countGoal, goalOf, goalPoints } from '../goals/mission.ts';
import { teamGoals } from '../goals/team.ts';
import { currentSetback, isTeam, levelRules } from '../team.ts';
import { goalPrices, goalTitle } from '../words/goals.ts';
import { goalIcon } from './goal-icon.ts';
import { goalPlace, SETBACK } from './places.ts';
import type { Table } from './table.ts';

export function Goals(table: Table) {
  const { say } = table;
  return (
    <section className="panel endeavor-panel ed goals">
      <h2>{say('panel.goals')}</h2>
      {isTeam(table.view) ? <TeamGoals table={table} /> : <MissionGoals table={table} />}
    </section>
  );
}

function MissionGoals({ table }: { readonly table: Table }) {
  const { view, say } = table;
  return (
    <ul>
      {MISSIONS[view.options.mission - 1].goals.map((options, index) => {
        const goal = goalOf(view, index);
        return (
          <li key={options[0].id + String(index)} data-place={goalPlace(index)}>
            <Icon name={goalIcon(goal ?? options[0])} />
            <div>
              <b>
                {goal
                  ? goalTitle(say, goal, MISSIONS[view.options.mission - 1].maxDepth)
                  : options.map(option => goalTitle(say, option)).join(` ${say('or')} `)}
              </b>
              <span className="cap">{goal ? goalPrices(say, goal) : say('goalOpen')}</span>
            </div>
            {goal && <Counts table={table} index={index} />}
          </li>
        );
      })}
    </ul>
  );
}

/** What each seat has, and in brackets what it would bring now. */
function Counts({ table, index }: { readonly table: Table; readonly index: number }) {
  const { view, say } = table;
  const goal = goalOf(view, index);
  if (!goal) return null;
  const points = goalPoints(view, index);
  const rows = points
    .map((value, seat) => ({ seat, value, count: countGoal(view, goal, index, seat) }))
    .sort((a, b) => b.value - a.value || b.count - a.count);
  return (
    <ol>
      {rows.map(({ seat, value, count }) => (
        <li key={seat} title={say('board.standing', { name: nameOf(table, seat), n: count, points: value })}>
          <Mark mark={markOf(table, seat)} />
          <span aria-hidden="true">
            {count}
            <small>+{value}</small>
          </span>
          <span className="vh">
            {say('board.standing', { name: nameOf(table, seat), n: count, points: value })}
          </span>
        </li>
      ))}
    </ol>
  );
}

function TeamGoals({ table }: { readonly table: Table }) {
  const { view, say } = table;
  const goals = teamGoals(view);
  const met = goals.filter(({ count, need }) => count >= need).length;
  const setback = currentSetback(view);
  return (
    <>
      <p className="cap">
        {say('teamNeeds', { met, goals: levelRules(view).goals })}
        {view.ending !== '' && <b className="grade">{say(`grade.${met}`)}</b>}
      </p>
      <ul>
        {goals.map(({ goal, count, need }, i) => (
          <li
            key={goal.id + goal.count + String(i)}
            className={count >= need ? 'met' : ''}
            data-place={goalPlace(i)}
          >
            <Icon name={count >= need ? 'i-check' : goalIcon(goal)} />
            <div>
              <b>{i < 4 ? goalTitle(say, goal) : say(`bonus.${goal.id}`)}</b>
              {i >= 4 && <span className="cap">{goalTitle(say, goal)}</span>}
              <meter min={0} max={need} value={Math.min(count, need)} aria-label={goalTitle(say, goal)} />
            </div>
            <span className="progress">{say('progress', { count, need })}</span>
          </li>
        ))}
      </ul>
      {setback >= 0 && (
        <p className="setback" data-place={SETBACK}>
          <b>{say(`setback.${SETBACKS[setback]}`)}</b>
          {say(`setbackDoes.${SETBACKS[setback]}`, {
            x: levelRules(view).strength,
            turns: levelRules(view).turns,
          })}
        </p>
      )}
    </>
  );
}
