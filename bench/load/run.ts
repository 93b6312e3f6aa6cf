/** A load test from start to end: servers started, matches played in full speed and at a human pace, memory weighed. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureApart } from '../process.ts';
import { BoardgameIoTarget } from './boardgameio.ts';
import { startServer, together } from './child.ts';
import { FathomTarget } from './fathom.ts';
import { type Figures, figuresOf } from './figures.ts';
import type { Memory } from './memory.ts';
import type { Target } from './target.ts';
import { Crowd, type Plan } from './traffic.ts';

const MEMORY = { file: 'load/memory.ts', flags: ['--expose-gc'] };

/** Suits our own server; the peer is quicker without it. */
const OWN_FLAG = '--no-allocation-site-pretenuring';

export interface LoadPlan {
  readonly game: string;
  readonly matches: number;
  readonly seconds: number;
  /** Mean milliseconds a player thinks in the second part. */
  readonly pace: number;
  readonly nodes: number;
  /** Whether the seats of a match sit at different nodes, the worst case, or all at the same one. */
  readonly apart: boolean;
  /** Whether the clients, which are this process, let the nodes go first: in life they have machines of their own. */
  readonly niced?: boolean;
}

export interface Load {
  readonly target: string;
  /** Every player moves as soon as it can. */
  readonly fullSpeed: Figures;
  /** Every player thinks for a while. */
  readonly atPace: Figures;
}

/** Every node gets the environment of this process; on its own it stores in SQLite. */
export async function loadFathom(plan: LoadPlan, tick: () => void): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-load-'));
  const env = { FATHOM_SECRET: process.env.FATHOM_SECRET ?? randomBytes(32).toString('base64url') };
  const nodes = await Promise.all(
    Array.from({ length: plan.nodes }, (_, i) =>
      startServer('node-server.ts', [join(folder, `node-${i}`)], env),
    ),
  );
  const urls = nodes.map(({ url }) => url);
  if (plan.niced) setPriority(constants.priority.PRIORITY_LOW);
  try {
    return await drive(new FathomTarget(together(nodes), urls, plan), plan, tick);
  } finally {
    await Promise.all(nodes.map(node => node.stop()));
    rmSync(folder, { recursive: true });
  }
}

export async function loadBoardgameIo(plan: LoadPlan, tick: () => void): Promise<Load> {
  const flags = process.execArgv.filter(flag => flag !== OWN_FLAG);
  const server = await startServer('bgio-server.ts', [plan.game], {}, flags);
  try {
    return await drive(new BoardgameIoTarget(server, plan.game), plan, tick);
  } finally {
    await server.stop();
  }
}

export function weighMatches(game: string, matches: number, moves: number): Promise<Memory> {
  return measureApart<Memory>(MEMORY, game, String(matches), String(moves));
}

async function drive(target: Target, plan: LoadPlan, tick: () => void): Promise<Load> {
  return {
    target: target.name,
    fullSpeed: await measure(target, { ...plan, pace: 0 }, tick),
    atPace: await measure(target, plan, tick),
  };
}

async function measure(target: Target, plan: Plan, tick: () => void): Promise<Figures> {
  const crowd = new Crowd(target);
  try {
    return figuresOf(await crowd.play(plan, tick));
  } finally {
    await crowd.close();
  }
}
