/**
 * Two nodes beside one, on PostgreSQL and NATS of their own: `npm run nodes [-- --matches N --seconds S]`. Says how many
 * moves they carry and which part of the machine each kind of process takes, so that the limit can be seen.
 */
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs, promisify } from 'node:util';
import { type Load, type LoadPlan, loadFathom } from '../bench/load/run.ts';
import { columns, grouped } from '../cli/columns.ts';
import { NatsServer } from '../server/test/machines/nats.ts';
import { PostgresServer } from '../server/test/machines/postgres.ts';
import { ensureMachine } from './machine.ts';

const RUNS = [
  { title: 'one node', nodes: 1, apart: false },
  { title: 'two, each match at one of them', nodes: 2, apart: false },
  { title: 'two, the seats of a match apart', nodes: 2, apart: true },
] as const;

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '20' },
    game: { type: 'string', default: 'submarine' },
    /** One of the runs, as JSON: in a process of its own, which lets its nodes go first once it has started them. */
    run: { type: 'string' },
  },
});

if (values.run === undefined) await all();
else {
  const load = await loadFathom(JSON.parse(values.run) as LoadPlan, () => {});
  // Whoever still has a line open does not hold up the next run.
  process.stdout.write(JSON.stringify(load), () => process.exit());
}

async function all(): Promise<void> {
  ensureMachine();
  const database = await PostgresServer.start({ durable: true });
  const bus = await NatsServer.start();
  const loads: Load[] = [];
  try {
    for (const { nodes, apart } of RUNS) {
      const given = { game: values.game, matches: Number(values.matches), seconds: Number(values.seconds) };
      const plan: LoadPlan = { ...given, pace: 2000, nodes, apart, niced: true };
      const env = { ...process.env, DATABASE_URL: await database.createDatabase(), NATS_URL: bus.url };
      const args = [import.meta.filename, '--run', JSON.stringify(plan)];
      const { stdout } = await promisify(execFile)(process.execPath, [...process.execArgv, ...args], { env });
      loads.push(JSON.parse(stdout) as Load);
    }
  } finally {
    await bus.stop();
    await database.remove();
  }
  console.log(table(loads));
}

function table(loads: readonly Load[]): string {
  const head =
    'nodes,moves/s,of one node,ack p50 ms,ack p99 ms,ms of a node a move,node cores,client cores,others,machine cores,of';
  const rows = loads.map(({ fullSpeed }, i) => {
    const { movesPerSecond, acknowledged, serverCores, driverCores, machineCores } = fullSpeed;
    return [
      RUNS[i].title,
      grouped(movesPerSecond),
      (movesPerSecond / loads[0].fullSpeed.movesPerSecond).toFixed(2),
      String(acknowledged.p50),
      String(acknowledged.p99),
      ((1000 * serverCores) / movesPerSecond).toFixed(3),
      serverCores.toFixed(2),
      driverCores.toFixed(2),
      (machineCores - serverCores - driverCores).toFixed(2),
      machineCores.toFixed(2),
      String(availableParallelism()),
    ];
  });
  return columns([head.split(','), ...rows]);
}
