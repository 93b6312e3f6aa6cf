import { Segments } from '@fathom/parts/button.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { clockText } from '../../clock-text.ts';
import { lengthText } from '../../duration.ts';
import {
  CLOCKS,
  type ClockKind,
  type ClockPlan,
  clockOf,
  firstClock,
  LATE,
  PACES,
  TIMES,
  VACATION_DAYS,
} from './clock-plan.ts';
import { CoachField } from './coach-field.tsx';
import { changePace, type Plan } from './plan.ts';

interface PaceProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

/** How fast, with which clock, what happens when it runs out, and whether it counts. */
export function PacePlanner({ plan, onChange }: PaceProps) {
  const say = useSay();
  const set = (change: Partial<ClockPlan>) => onChange({ ...plan, clock: { ...plan.clock, ...change } });
  const { kind } = plan.clock;
  return (
    <>
      <Segments
        name="pace"
        label={say('start.pace')}
        value={plan.pace}
        options={PACES.map(value => ({ value, label: say(`start.${value}`) }))}
        onChange={pace => onChange(changePace(plan, pace))}
      />
      <p className="cap hint">{say(`start.${plan.pace}Hint`)}</p>
      <div className="field">
        <span>{say('start.clock')}</span>
        <Segments<ClockKind>
          name="clock"
          label={say('start.clock')}
          value={kind}
          options={CLOCKS.filter(value => value !== 'none' || !plan.rated).map(value => ({
            value,
            label: say(`start.clock.${value}`),
          }))}
          onChange={value => set({ kind: value })}
        />
      </div>
      {kind !== 'none' && <ClockFields plan={plan} set={set} />}
      <p className="clock-says">{clockText(say, clockOf(plan.clock))}</p>
      <Rated plan={plan} onChange={onChange} />
      {!plan.rated && <CoachField plan={plan} onChange={onChange} />}
    </>
  );
}

interface ClockFieldsProps {
  readonly plan: Plan;
  readonly set: (change: Partial<ClockPlan>) => void;
}

function ClockFields({ plan: { pace, clock }, set }: ClockFieldsProps) {
  const say = useSay();
  const kind = clock.kind === 'match' ? 'match' : 'turn';
  return (
    <>
      <Times
        name={kind}
        times={TIMES[pace][kind]}
        value={clock[kind]}
        onChange={time => set({ [kind]: time })}
      />
      {kind === 'match' && (
        <Times
          name="increment"
          times={TIMES[pace].increment}
          value={clock.increment}
          onChange={increment => set({ increment })}
        />
      )}
      <fieldset className="opts">
        <legend>{say('start.late')}</legend>
        {LATE.map(late => (
          <label key={late} className="opt">
            <input type="radio" name="late" checked={clock.late === late} onChange={() => set({ late })} />
            <span>
              <b>{say(`start.late.${late}`)}</b>
              <span className="cap">{say(`start.about.late.${late}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {pace === 'days' && (
        <>
          <Toggle
            name="vacation"
            on={clock.vacation}
            n={VACATION_DAYS}
            onChange={vacation => set({ vacation })}
          />
          <Toggle name="nights" on={clock.nights} onChange={nights => set({ nights })} />
        </>
      )}
    </>
  );
}

interface TimesProps {
  readonly name: 'turn' | 'match' | 'increment';
  readonly times: readonly number[];
  readonly value: number;
  readonly onChange: (time: number) => void;
}

function Times({ name, times, value, onChange }: TimesProps) {
  const say = useSay();
  return (
    <fieldset className="times">
      <legend>{say(`start.time.${name}`)}</legend>
      {times.map(time => (
        <label key={time}>
          <input
            type="radio"
            name={`time-${name}`}
            checked={time === value}
            onChange={() => onChange(time)}
          />
          {time === 0 ? say('start.time.none') : lengthText(say, time)}
        </label>
      ))}
    </fieldset>
  );
}

interface ToggleProps {
  readonly name: 'vacation' | 'nights' | 'rated';
  readonly on: boolean;
  readonly n?: number;
  readonly onChange: (on: boolean) => void;
}

function Toggle({ name, on, n = 0, onChange }: ToggleProps) {
  const say = useSay();
  return (
    <label className="switch">
      <input type="checkbox" checked={on} onChange={event => onChange(event.target.checked)} />
      <span>
        {say(`start.toggle.${name}`)}
        <small>{say(`start.about.${name}`, { n })}</small>
      </span>
    </label>
  );
}

/** A rating needs a clock: whoever wants one gets a usual clock along with it. */
function Rated({ plan, onChange }: PaceProps) {
  const clock: ClockPlan =
    plan.clock.kind === 'none' ? { ...firstClock(plan.pace), kind: 'turn' } : plan.clock;
  return (
    <Toggle
      name="rated"
      on={plan.rated}
      onChange={rated => onChange(rated ? { ...plan, rated, clock } : { ...plan, rated })}
    />
  );
}
