/**
 * Two nodes beside one, on PostgreSQL and NATS of their own: `npm run nodes [-- --matches N --seconds S]`. Says how many
 * moves they carry and which part of the machine each kind of process takes, so that the limit can be seen.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Load, loadFathom } from '../bench/load/run.ts';
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
    matches: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    game: { type: 'string', default: 'submarine' },
  },
});

ensureMachine();
const database = await PostgresServer.start({ durable: true });
const bus = await NatsServer.start();
const loads: Load[] = [];
try {
  for (const { nodes, apart } of RUNS) {
    Object.assign(process.env, { DATABASE_URL: await database.createDatabase(), NATS_URL: bus.url });
    const plan = { game: values.game, matches: Number(values.matches), seconds: Number(values.seconds) };
    loads.push(await loadFathom({ ...plan, pace: 2000, nodes, apart }, () => {}));
  }
} finally {
  await bus.stop();
  await database.remove();
}
console.log(table());

function table(): string {
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
