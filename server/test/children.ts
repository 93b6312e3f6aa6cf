/** What the system says of processes, and who started whom. */
import { readdirSync, readFileSync } from 'node:fs';

export function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').filter(name => /^\d+$/.test(name));
  return all.map(Number).filter(child => Number(statOf(child)[1]) === pid);
}

/** Nobody may be left to bury what has ended. */
export function isRunning(pid: number): boolean {
  return !['', 'Z'].includes(statOf(pid)[0]);
}

/** Of each thread of a process: the nineteenth field, sixteen behind the state. */
export function niceness(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).map(thread => Number(statOf(`${pid}/task/${thread}`)[16]));
}

/** Bytes that a process has in memory. */
export function memoryOf(pid: number): number {
  return 1024 * Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
}

/** Fields from the state on: before it stands a name that may hold spaces. */
function statOf(id: number | string): string[] {
  const stat = read(`/proc/${id}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Empty when the process has just ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
