/**
 * How the cost of a match, of the lobby and of memory grow with what is stored: `npm run growth [-- --plot FILE]`
 * prints a table of each and draws them. The figures of docs/scaling.md come from here.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureApart, type Script } from '../process.ts';
import { plotOf } from './plot.ts';

/** `cost` of the middle one of several tries at size `size`. */
export interface Point {
  readonly size: number;
  readonly cost: number;
}

export interface Curve {
  readonly title: string;
  readonly size: string;
  readonly cost: string;
  readonly points: readonly Point[];
}

const { values } = parseArgs({ options: { plot: { type: 'string' } } });

const curves: Curve[] = [
  {
    title: 'Opening a match',
    size: 'moves',
    cost: 'ms',
    points: await measured('growth/opening.ts', [10, 30, 100, 300, 1000]),
  },
  {
    title: 'A page of the lobby',
    size: 'stored tables',
    cost: 'ms',
    points: await measured('growth/listing.ts', [100, 1000, 10_000, 100_000]),
  },
  {
    title: 'Memory of idle matches',
    size: 'matches',
    cost: 'MB in use',
    points: await measured('growth/idling.ts', [100, 1000, 10_000], ['--expose-gc']),
  },
];

for (const { title, size, cost, points } of curves) {
  console.log(`${title}\n`);
  for (const point of points)
    console.log(`  ${String(point.size).padStart(8)} ${size}  ${point.cost.toFixed(2)} ${cost}`);
  console.log('');
}
if (values.plot !== undefined) writeFileSync(values.plot, plotOf(curves));

function measured(file: string, sizes: readonly number[], flags: readonly string[] = []): Promise<Point[]> {
  const script: Script = { file, flags };
  return measureApart<Point[]>(script, ...sizes.map(String));
}
