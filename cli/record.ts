/** The record of a match in a file, with the game it is of. */
import { readFile } from 'node:fs/promises';
import { findGame, type GameEntry } from '@fathom/games';
import { type MatchRecord, parseRecord, type RecordError } from '@fathom/kernel';
import { Failure, UsageError } from './command.ts';

export async function recordAt(path: string): Promise<{ record: MatchRecord; entry: GameEntry }> {
  const parsed = parseRecord(await textOf(path));
  if (!parsed.ok) throw unreadable(path, parsed.error);
  const { record } = parsed;
  const entry = findGame(record.game);
  if (!entry) throw unsound(path, { at: 'game', problem: `there is no game "${record.game}"` });
  return { record, entry };
}

/** The record can be read, but what it says cannot be. */
export function unsound(path: string, { at, problem }: RecordError): Failure {
  return new Failure(`${path}: ${at}: ${problem}`);
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read "${path}": ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** It is no record at all, so there is nothing to replay. */
function unreadable(path: string, { at, problem }: RecordError): UsageError {
  return new UsageError(`${path}: ${at}: ${problem}; save the record of the match again`);
}
