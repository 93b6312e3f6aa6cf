import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { isSoon, shortTimeText, timeText } from './duration.ts';
import { useNow } from './use-now.ts';

interface TimeChipProps {
  /** When time is up; null while the clock stands still. */
  readonly deadline: number | null;
  /** How much time there was, for the bar. */
  readonly whole: number;
  /** What is left while nobody is asked. */
  readonly left?: number;
  /** On vacation until then. */
  readonly away?: number | null | undefined;
  /** There is little room. */
  readonly short?: boolean;
  /** Nobody knows the time right now. */
  readonly paused?: boolean;
}

/** How long somebody has: calm, with a bar; dark when it gets short, outlined when it is over. Never by colour alone. */
export function TimeChip({
  deadline,
  whole,
  left: resting,
  away,
  short = false,
  paused = false,
}: TimeChipProps) {
  const say = useSay();
  const now = useNow(deadline);
  const left = deadline === null ? (resting ?? whole) : deadline - now;
  const isAway = away != null && away > now;
  const state = isAway || paused ? 'still' : left <= 0 ? 'over' : isSoon(left, whole) ? 'soon' : '';
  return (
    <span className={`chip ${state}`}>
      <span className="lb">
        <Icon name={isAway ? 'i-pause' : 'i-clock'} />
        {text()}
      </span>
      <span className="tbar" aria-hidden="true">
        <i style={{ width: `${100 * Math.min(1, Math.max(0, left / whole))}%` }} />
      </span>
    </span>
  );

  function text(): string {
    if (paused) return say('clock.paused');
    if (isAway) return say('clock.away');
    if (left <= 0) return say('clock.over', { time: (short ? shortTimeText : timeText)(say, -left) });
    if (short) return shortTimeText(say, left);
    return deadline === null ? timeText(say, left) : say('clock.left', { time: timeText(say, left) });
  }
}
