/** A long run of faults against two nodes, two workers, PostgreSQL and NATS: `npm run faults -- --seconds 300`. */
import { parseArgs } from 'node:util';
import { endure } from '../server/test/faults/run.ts';
import { Stage } from '../server/test/faults/stage.ts';
import { ensureMachine } from './machine.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    kills: { type: 'string', default: '100' },
    database: { type: 'string', default: '20' },
    bus: { type: 'string', default: '20' },
    between: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now()) },
    sqlite: { type: 'boolean', default: false },
  },
});

ensureMachine();
console.log(`seed ${values.seed}`);
const stage = values.sqlite ? await Stage.single() : await Stage.cluster(2, 2);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stage.close().finally(() => process.exit(1)));
}
try {
  const plan = {
    seconds: Number(values.seconds),
    kills: Number(values.kills),
    databaseRestarts: values.sqlite ? 0 : Number(values.database),
    busRestarts: values.sqlite ? 0 : Number(values.bus),
    between: Number(values.between),
    seed: values.seed,
  };
  const { problems } = await endure(stage, plan, line => console.log(line));
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await stage.close();
}
