/** Plays through a plan of faults, lets everybody go on, and has the checker look at what is left. */
import { setTimeout as wait } from 'node:timers/promises';
import { below, pick, type Rng, seedRng, shuffle } from '@fathom/kernel';
import type { Store } from '../../store/store.ts';
import { check, type Verdict } from './checker.ts';
import { ALL_GAMES, Crowd, type Kind, type Party } from './crowd.ts';
import type { Stage } from './stage.ts';
import { Wire } from './wire.ts';

export interface Plan {
  readonly seconds: number;
  readonly kills: number;
  readonly databaseRestarts: number;
  readonly busRestarts: number;
  readonly seed: string;
  /** Choices acknowledged between one fault and the next (1). */
  readonly between?: number;
  readonly kinds?: readonly Kind[];
}

export interface Outcome extends Verdict {
  /** What happened and when, and the totals at its end. */
  readonly log: string[];
}

type Fault = 'kill' | 'database' | 'bus';

const LONGEST_ABSENCE = 1500;
/** After the faults every match makes so many rows more, or ends. */
const PROGRESS = 3;
const PATIENCE = 180_000;

export async function endure(
  stage: Stage,
  plan: Plan,
  print: (line: string) => void = () => {},
): Promise<Outcome> {
  const begun = Date.now();
  const log: string[] = [];
  const say = (line: string) => {
    log.push(`${((Date.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}`);
    print(log[log.length - 1]);
  };
  const wire = new Wire(stage.urls, seedRng(plan.seed, 'wire'));
  await wire.open();
  const crowd = new Crowd(plan.kinds ?? ALL_GAMES, stage.urls, wire.url, seedRng(plan.seed, 'crowd'));
  try {
    crowd.start();
    await injectAll(stage, plan, crowd, say);
    wire.mend();
    say('no more faults');
    const store = await stage.openStore();
    const stuck = await stuckMatches(store, crowd);
    say('every match was watched going on');
    await crowd.stop();
    const lost = await settle(store, crowd.present);
    const verdict = await check(store, crowd.parties);
    await store.close();
    verdict.problems.push(...stuck, ...lost, ...crashed(stage));
    for (const line of totals(plan, crowd, wire, verdict)) say(line);
    say(`processes that gave up starting: ${stage.processes.reduce((n, p) => n + p.failedStarts, 0)}`);
    for (const problem of verdict.problems) say(`BROKEN: ${problem}`);
    return { ...verdict, log };
  } finally {
    crowd.close();
    await wire.close();
  }
}

/**
 * Evenly spread, in random order; several may be under way at the same time, but each target has one at a time. On a busy
 * machine they wait until enough was acknowledged since the last: killing what never got to work shows nothing.
 */
async function injectAll(stage: Stage, plan: Plan, crowd: Crowd, say: (line: string) => void): Promise<void> {
  const chance = seedRng(plan.seed, 'faults');
  const faults = shuffle(chance, [
    ...Array<Fault>(plan.kills).fill('kill'),
    ...Array<Fault>(plan.databaseRestarts).fill('database'),
    ...Array<Fault>(plan.busRestarts).fill('bus'),
  ]);
  const pause = (plan.seconds * 1000) / (faults.length + 1);
  const underway = new Map<string, Promise<void>>();
  const begun = performance.now();
  let heard = 0;
  for (const [i, fault] of faults.entries()) {
    await wait(Math.max(0, begun + pause * (i + 1) - performance.now()));
    heard = await newsAfter(crowd, heard + (plan.between ?? 1));
    const candidates = targetsOf(fault, stage);
    while (candidates.every(({ name }) => underway.has(name))) await Promise.race(underway.values());
    const { name, strike } = pick(
      chance,
      candidates.filter(target => !underway.has(target.name)),
    );
    const done = timed(name, () => strike(chance), say).finally(() => underway.delete(name));
    underway.set(name, done);
  }
  await Promise.all(underway.values());
  await wait(Math.max(0, begun + plan.seconds * 1000 - performance.now()));
}

/** Waits until so many choices were acknowledged, and returns how many they are; not for ever. */
async function newsAfter(crowd: Crowd, enough: number): Promise<number> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const now = acknowledgedBy(crowd);
    if (now >= enough || Date.now() > end) return now;
    await wait(20);
  }
}

function acknowledgedBy({ clients }: Crowd): number {
  return clients.reduce((sum, { sent }) => sum + sent.filter(({ seq }) => seq !== undefined).length, 0);
}

interface Target {
  readonly name: string;
  /** Says what was done. */
  strike(chance: Rng): Promise<string>;
}

function targetsOf(fault: Fault, stage: Stage): readonly Target[] {
  if (fault === 'kill') {
    return stage.processes.map(mortal => ({
      name: mortal.name,
      strike: async () => `SIGKILL of process ${await mortal.killAndRestart()}`,
    }));
  }
  const restart = async (chance: Rng) => {
    const away = below(chance, LONGEST_ABSENCE);
    const how = pick(chance, ['fast', 'immediate'] as const);
    if (fault === 'database') await stage.restartDatabase(how, away);
    else await stage.restartBus(away);
    return `restarted (${fault === 'database' ? `${how}, ` : ''}${away} ms away)`;
  };
  return [{ name: fault, strike: restart }];
}

async function timed(target: string, run: () => Promise<string>, say: (line: string) => void): Promise<void> {
  const begun = performance.now();
  const what = await run();
  say(`${target}: ${what}, back after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

/** Those of the matches being played now that do not go on. */
async function stuckMatches(store: Store, crowd: Crowd): Promise<string[]> {
  const parties = crowd.present;
  const before = await positions(store, parties);
  const end = Date.now() + PATIENCE;
  for (;;) {
    const now = await positions(store, parties);
    const stuck = parties.filter(({ table }) => {
      const [was, is] = [before.get(table), now.get(table)];
      return !is || !was || (!is.finished && is.seq < was.seq + PROGRESS);
    });
    if (stuck.length === 0) return [];
    if (Date.now() > end) return stuck.map(({ table, game }) => `${table}: stuck (${game})`);
    await wait(200);
  }
}

/** Until no bot has to move and everybody has seen everything; says who has not. */
async function settle(store: Store, parties: readonly Party[]): Promise<string[]> {
  const end = Date.now() + PATIENCE;
  const problems: string[] = [];
  for (const { table, clients } of parties) {
    let row = await store.table(table);
    while (row?.botTurn && row.status === 'playing' && Date.now() < end) {
      await wait(100);
      row = await store.table(table);
    }
    if (row?.botTurn && row.status === 'playing') problems.push(`${table}: a bot does not move`);
    const { seq = 0 } = row ?? {};
    await Promise.all(clients.map(client => client.follow(seq, end)));
  }
  return problems;
}

function crashed(stage: Stage): string[] {
  return stage.processes.flatMap(({ name, crashes }) =>
    crashes > 0 ? [`${name} ended by itself ${crashes} times`] : [],
  );
}

async function positions(
  store: Store,
  parties: readonly Party[],
): Promise<Map<string, { seq: number; finished: boolean }>> {
  const rows = await Promise.all(parties.map(({ table }) => store.table(table)));
  return new Map(
    rows.flatMap(row => (row ? [[row.id, { seq: row.seq, finished: row.status === 'finished' }]] : [])),
  );
}

function totals(plan: Plan, { parties, clients }: Crowd, { harm }: Wire, verdict: Verdict): string[] {
  const sum = (value: (client: (typeof clients)[number]) => number) =>
    clients.reduce((total, client) => total + value(client), 0);
  const sent = sum(client => client.sent.length);
  return [
    `faults: ${plan.kills} SIGKILLs, ${plan.databaseRestarts} database restarts, ${plan.busRestarts} bus restarts`,
    `line: ${Object.entries(harm)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}`,
    `clients: ${sent} choices sent, ${sum(c => c.overStreams)} times over the stream, ${sum(c => c.retries)} sent again, ${sum(c => c.reconnects)} streams opened`,
    `matches: ${parties.length} begun, ${verdict.finished} finished, ${verdict.rows} rows, ${verdict.botMoves} moves of bots, ${verdict.undos} undos`,
    `acknowledged: ${verdict.acknowledged}; stored although the answer was lost: ${verdict.unheard}`,
    `broken promises: ${verdict.problems.length}`,
  ];
}
