/**
 * Floods from one address against a server with its default settings, while others play: `npm run siege -- --seconds 20`.
 * Everything stays on this machine: the attacker is 127.0.0.2, everybody else 127.0.0.1.
 */
import { parseArgs } from 'node:util';
import { FLOODS, type FloodName } from '../server/test/siege/floods.ts';
import { besiege, type Outcome } from '../server/test/siege/run.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    only: { type: 'string', default: Object.keys(FLOODS).join(',') },
    long: { type: 'string', default: '300' },
  },
});

const MEGABYTE = 1 << 20;
/** What is promised: waiting, memory, milliseconds of a turn of the event loop (beside the beat it is measured by) and to stop. */
const MOST = { wait: 3, memory: 1.5, turn: 20 + 5, stop: 5000 } as const;
/** Below this nobody notices, and a machine with other things to do is not quiet enough to tell. */
const UNNOTICED = 20;

function judge({ quiet, under, memory, mostMemory, longestTurn, stop, problems }: Outcome): string[] {
  return [
    ...(under > Math.max(MOST.wait * quiet, UNNOTICED) ? ['slow'] : []),
    ...(mostMemory > MOST.memory * memory ? ['memory'] : []),
    ...(longestTurn > MOST.turn ? ['turn'] : []),
    ...(stop > MOST.stop ? ['stop'] : []),
    ...(problems.length > 0 ? [`${problems.length} problems: ${problems[0]}`] : []),
  ];
}

const names = values.only.split(',').filter((name): name is FloodName => Object.hasOwn(FLOODS, name));
console.log(
  'flood        quiet p99   under p99   moves   memory MB   at most      turn   tries     stop   verdict',
);
for (const name of names) {
  const outcome = await besiege(name, { seconds: Number(values.seconds), long: Number(values.long) });
  const wrong = judge(outcome);
  const cells = [
    name.padEnd(10),
    `${outcome.quiet.toFixed(1)} ms`.padStart(11),
    `${outcome.under.toFixed(1)} ms`.padStart(11),
    String(outcome.moves).padStart(7),
    (outcome.memory / MEGABYTE).toFixed(0).padStart(11),
    (outcome.mostMemory / MEGABYTE).toFixed(0).padStart(9),
    `${outcome.longestTurn.toFixed(1)} ms`.padStart(9),
    String(outcome.tries).padStart(7),
    `${outcome.stop.toFixed(0)} ms`.padStart(8),
    `  ${wrong.length === 0 ? 'held' : wrong.join(', ')}`,
  ];
  console.log(cells.join(' '));
  if (wrong.length > 0) process.exitCode = 1;
}
