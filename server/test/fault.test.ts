/**
 * Faults with real processes and real sockets: nodes and workers are killed, the database and the bus restarted, the line
 * loses, doubles, delays and reorders. `npm run faults` does the same for longer.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_GAMES } from './faults/crowd.ts';
import { endure, type Plan } from './faults/run.ts';
import { Stage } from './faults/stage.ts';

const TIMEOUT = 1_200_000;

interface Setting {
  readonly name: string;
  readonly build: () => Promise<Stage>;
  readonly plan: Plan;
}

const SETTINGS: readonly Setting[] = [
  {
    name: 'two nodes, two workers, PostgreSQL and NATS',
    build: () => Stage.cluster(2, 2),
    plan: { seconds: 30, kills: 8, databaseRestarts: 3, busRestarts: 3, seed: 'cluster' },
  },
  {
    name: 'one node on SQLite',
    build: () => Stage.single(),
    plan: {
      seconds: 15,
      kills: 10,
      databaseRestarts: 0,
      busRestarts: 0,
      seed: 'single',
      kinds: ALL_GAMES.filter((_, i) => i % 3 === 1),
    },
  },
];

describe.each(SETTINGS)('$name', ({ build, plan }) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await build();
  }, TIMEOUT);
  afterAll(() => stage.close(), TIMEOUT);

  test('nothing acknowledged is lost or doubled, everybody sees the same, nothing is stuck', {
    timeout: TIMEOUT,
  }, async () => {
    const { problems, acknowledged, botMoves, log } = await endure(stage, plan);
    console.log(log.join('\n'));
    expect(problems).toEqual([]);
    // On a busy machine a node is killed again soon after it is back.
    expect(acknowledged).toBeGreaterThan(plan.kills / 3);
    expect(botMoves).toBeGreaterThan(0);
  });
});
