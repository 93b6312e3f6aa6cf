/**
 * Floods from one address against a server with its default settings, while others play: `npm run siege -- --seconds 20`.
 * Everything stays on this machine: the attacker is 127.0.0.2, everybody else is believed to come from elsewhere.
 */
import { parseArgs } from 'node:util';
import { FLOODS, type FloodName } from '../server/test/siege/floods.ts';
import { besiege, type Outcome, p99 } from '../server/test/siege/run.ts';

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

const names = values.only.split(',').filter((name): name is FloodName => Object.hasOwn(FLOODS, name));
const outcomes: Outcome[] = [];
for (const name of names) {
  const outcome = await besiege(name, { seconds: Number(values.seconds), long: Number(values.long) });
  outcomes.push(outcome);
  const { quiet, under } = outcome;
  console.log(
    `${name}: ${milliseconds(p99(quiet))} (${quiet.length} moves) → ${milliseconds(p99(under))} (${under.length})`,
  );
}

// One quiet run is a few hundred moves, whose slowest are a matter of luck: all of them together say what quiet is.
const quiet = p99(outcomes.flatMap(outcome => outcome.quiet));
const HEAD = [
  'flood',
  'quiet',
  'under it',
  'of quiet',
  'memory',
  'at most',
  'longest turn',
  'stops in',
  'tries',
  'verdict',
];
console.log(
  `\nquiet, all together: ${milliseconds(quiet)} of ${outcomes.flatMap(outcome => outcome.quiet).length} moves\n`,
);
for (const cells of [HEAD, HEAD.map(() => '---'), ...outcomes.map(row)])
  console.log(`| ${cells.join(' | ')} |`);
if (outcomes.some(outcome => judge(outcome).length > 0)) process.exitCode = 1;

function row(outcome: Outcome): string[] {
  const { flood, under, memory, mostMemory, longestTurn, stop, tries } = outcome;
  const wrong = judge(outcome);
  return [
    flood,
    milliseconds(p99(outcome.quiet)),
    milliseconds(p99(under)),
    `${(p99(under) / quiet).toFixed(1)} ×`,
    megabytes(memory),
    megabytes(mostMemory),
    milliseconds(longestTurn),
    `${stop.toFixed(0)} ms`,
    String(tries),
    wrong.length === 0 ? 'held' : wrong.join(', '),
  ];
}

function judge({ under, memory, mostMemory, longestTurn, stop, problems }: Outcome): string[] {
  return [
    ...(p99(under) > MOST.wait * quiet ? ['slow'] : []),
    ...(mostMemory > MOST.memory * memory ? ['memory'] : []),
    ...(longestTurn > MOST.turn ? ['turn'] : []),
    ...(stop > MOST.stop ? ['stop'] : []),
    ...(problems.length > 0 ? [`${problems.length} problems: ${problems[0]}`] : []),
  ];
}

function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`;
}

function megabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(0)} MB`;
}
