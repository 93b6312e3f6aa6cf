import { useSay } from '@fathom/parts/say.tsx';
import type { Plan } from './plan.ts';

interface CoachFieldProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

/** The table decides whether anybody may ask the coach. */
export function CoachField({ plan, onChange }: CoachFieldProps) {
  const say = useSay();
  return (
    <label className="switch">
      <input
        type="checkbox"
        checked={plan.coach}
        onChange={event => onChange({ ...plan, coach: event.target.checked })}
      />
      <span>
        {say('start.coach')}
        <small>{say('start.coachHint')}</small>
      </span>
    </label>
  );
}
