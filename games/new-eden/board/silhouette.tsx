/** A station as a small drawing: how long its arms are and which. */
import { ARMS } from '../data/box.ts';
import { cardOf } from '../module.ts';
import type { StationView } from '../view.ts';
import { groupClass } from './face.tsx';

/** Direction of each arm from the dome, in the order of the groups. */
const ARM: readonly (readonly [number, number])[] = [
  [-17.6, -1.5],
  [-14, -6.5],
  [14, -6.5],
  [-16.6, 2.8],
  [17.6, -1.4],
];
const START = { x: 100, y: 57 };
/** Beyond this many a longer arm is drawn closer together. */
const ROOM = 5;

export function Silhouette({ station }: { readonly station: StationView }) {
  return (
    <svg className="silhouette" viewBox="0 0 200 78" aria-hidden="true">
      {ARM.map((_, arm) => (
        <Tentacle key={station.arms.length - arm} station={station} arm={arm} />
      ))}
      <path className="cup" d="M76 64C76 44 86 30 100 30s24 14 24 34c0 6-48 6-48 0z" />
      <path className="gleam" d="M84 54c1-9 5-15 10-19" />
    </svg>
  );
}

function Tentacle({ station, arm }: { readonly station: StationView; readonly arm: number }) {
  const modules = arm < ARMS ? station.arms[arm] : [];
  if (modules.length === 0) return null;
  const [dx, dy] = ARM[arm];
  const pace = Math.min(1, ROOM / (modules.length + 1));
  const at = (i: number) => ({
    x: START.x + dx * (1.2 + (i + 0.8) * pace),
    y: START.y + dy * (1.2 + (i + 0.8) * pace),
  });
  const end = at(modules.length - 1);
  return (
    <g className={groupClass(arm)}>
      <path d={`M${START.x} ${START.y}L${end.x} ${end.y}`} />
      {modules.map((module, i) => (
        <circle key={cardOf(module)} cx={at(i).x} cy={at(i).y} r={Math.max(4, 6.2 * pace)} />
      ))}
    </g>
  );
}
