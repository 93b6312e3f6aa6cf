/** The record of a match in a file, with the game it is of. */
import { readFile } from 'node:fs/promises';
import { type Edition, findGame, type GameEntry, pinnedEdition, versionsOf } from '@fathom/games';
import { type Lang, type MatchRecord, parseRecord, type RecordError, speaker } from '@fathom/kernel';
import { Failure, UsageError } from './command.ts';
import { WORDS } from './words.ts';

export async function recordAt(path: string): Promise<{ record: MatchRecord; entry: GameEntry }> {
  const parsed = parseRecord(await textOf(path));
  if (!parsed.ok) throw unreadable(path, parsed.error);
  const { record } = parsed;
  const entry = findGame(record.game);
  if (!entry) throw unsound(path, { at: 'game', problem: `there is no game "${record.game}"` });
  return { record, entry };
}

/** The rules a record was played with, and how they speak. */
export async function editionFor(
  path: string,
  { version }: MatchRecord,
  entry: GameEntry,
  lang: Lang,
): Promise<Edition> {
  if (version === entry.meta.version) return { ...(await entry.rules()), ...(await entry.voice()) };
  const pinned = await pinnedEdition(entry, version);
  if (pinned) return pinned;
  const params = { version, kept: versionsOf(entry).join(', '), title: entry.meta.title };
  throw new Failure(`${path}: ${speaker(lang, WORDS[lang])('cli.notKept', params)}`);
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
