/** The keys to one's seats at online tables, kept in this browser. */
import { forget, recallJson, remember, remembered } from './memory.ts';

export interface Pass {
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly token: string;
  readonly invite: string;
  readonly since: number;
  /** How the match ended, once it has: it need not be asked for again. */
  readonly ended?: Ended;
}

export interface Ended {
  readonly names: readonly string[];
  readonly places: readonly number[];
  readonly scores: readonly number[];
}

export function passFor(table: string): Pass | undefined {
  const value = recallJson(`pass.${table}`);
  return isPass(value) ? value : undefined;
}

export function keepPass(pass: Pass): void {
  remember(`pass.${pass.table}`, JSON.stringify(pass));
}

export function dropPass(table: string): void {
  forget(`pass.${table}`);
}

/** Newest first. */
export function allPasses(): Pass[] {
  return remembered('pass.')
    .map(key => recallJson(key))
    .filter(isPass)
    .sort((a, b) => b.since - a.since);
}

function isPass(value: unknown): value is Pass {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    'table' in value &&
    typeof value.token === 'string'
  );
}
