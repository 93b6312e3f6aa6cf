import { main } from '../main.ts';

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process. */
export async function fathom(...argv: readonly string[]): Promise<Run> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await main(argv, { out: text => void out.push(text), err: text => void err.push(text) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
