/** Looks whether everything that is stored is whole: matches, keys, files. */
import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type GameEntry, rulesOf } from '@fathom/games';
import { type Game, type MatchRecord, replay, verify } from '@fathom/kernel';
import { readKeys, secretPath } from '../secret.ts';
import type { Store, TableRow } from '../store/store.ts';
import { explain } from '../store/trouble.ts';
import { standingMoves } from '../table/rows.ts';
import { readMatch, type WholeMatch } from './copy.ts';
import { everyTable } from './person.ts';
import { databaseFile, Impossible, openStore, type Place } from './place.ts';

export interface Finding {
  /** A table, or a file. */
  readonly where: string;
  readonly problem: string;
}

export interface Audited {
  readonly tables: number;
  readonly moves: number;
  /** Of a rules version this program does not keep: their moves could not be replayed. */
  readonly unreplayed: number;
  readonly findings: readonly Finding[];
}

/** The matches wherever they are, and the files of the folder. */
export async function auditPlace(place: Place, games: readonly GameEntry[]): Promise<Audited> {
  const files = existsSync(place.folder) ? auditFolder(place.folder) : [];
  let store: Store;
  try {
    store = await openStore(place);
  } catch (error) {
    if (error instanceof Impossible) throw error;
    const findings = [...files, { where: whereOf(place), problem: messageOf(error) }];
    return { tables: 0, moves: 0, unreplayed: 0, findings };
  }
  try {
    const audited = await auditStore(store, games, whereOf(place));
    return { ...audited, findings: [...files, ...audited.findings] };
  } finally {
    await store.close();
  }
}

function whereOf({ folder, database }: Place): string {
  return database === undefined ? databaseFile(folder) : 'DATABASE_URL';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A backup stays as it is: a copy of it is looked at. */
export async function auditBackup(file: string, games: readonly GameEntry[]): Promise<Audited> {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-audit-'));
  try {
    copyFileSync(file, databaseFile(folder));
    return await auditPlace({ folder }, games);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Whatever cannot be read is a finding, and the rest is looked at all the same. */
async function auditStore(store: Store, games: readonly GameEntry[], where = 'the store'): Promise<Audited> {
  const findings: Finding[] = [];
  const counts = { tables: 0, moves: 0, unreplayed: 0 };
  const look = async (id: string) => {
    const match = await readMatch(store, id);
    if (!match) return;
    counts.tables++;
    counts.moves += match.rows.length;
    const game = await rulesFor(match.row, games);
    if (!game) counts.unreplayed++;
    for (const problem of [...problemsOf(match), ...(game ? replayProblems(match, game) : [])])
      findings.push({ where: id, problem });
  };
  try {
    for await (const { id } of everyTable(store)) {
      await look(id).catch(error =>
        findings.push({ where: id, problem: `it cannot be read: ${messageOf(error)}` }),
      );
    }
  } catch (error) {
    findings.push({ where, problem: `not all tables can be read: ${messageOf(error)}` });
  }
  return { ...counts, findings };
}

async function rulesFor(row: TableRow, games: readonly GameEntry[]): Promise<Game | undefined> {
  const entry = games.find(({ meta }) => meta.id === row.game);
  return entry && rulesOf(entry, row.version);
}

function* problemsOf({ row, rows }: WholeMatch): Generator<string> {
  if (rows.some(({ seq }, i) => seq !== i + 1)) yield 'a row of its log is missing';
  if (row.seq !== rows.length) yield `has ${rows.length} rows, says ${row.seq}`;
  if (row.moves !== standingMoves(rows).length) yield 'its count of moves is wrong';
  const members = row.seats.flatMap(({ member }) => member ?? []);
  if (new Set(members).size !== members.length) yield 'somebody has two seats';
  if (row.status === 'playing' && !members.includes(row.host)) yield 'its host has no seat';
  if ((row.status === 'finished') !== (row.result !== undefined))
    yield 'status and result contradict each other';
  if (rows.some(({ seat }) => seat >= row.seats.length)) yield 'a row belongs to no seat';
}

/** Every move is legal, the result is right, the seed was fixed beforehand, and the snapshot is what the moves lead to. */
function* replayProblems({ row, rows, snapshot }: WholeMatch, game: Game): Generator<string> {
  const standing = standingMoves(rows);
  const { game: id, version, options, seed, rng, nonce, commit, result } = row;
  const record: MatchRecord = {
    fathom: 1,
    game: id,
    version,
    seats: row.seats.length,
    options,
    seed,
    rng,
    nonce,
    commit,
    moves: standing.map(({ seat, move }) => [seat, move] as const),
    ...(result && { result }),
  };
  if (row.status === 'open' || row.seats.some(({ kind }) => kind === 'open')) return;
  const verified = verify(game, record);
  if (!verified.ok) yield `${verified.error.at}: ${verified.error.problem}`;
  if (!snapshot) return;
  const known = standing.filter(({ seq }) => seq <= snapshot.seq).length;
  const then = replay(game, record, known);
  if (then.ok && JSON.stringify(then.state) !== snapshot.state)
    yield `its snapshot at ${snapshot.seq} is not what the moves lead to`;
}

const OTHERS = 0o077;

/** Modes, damage, and rows that belong to no table. */
export function auditFolder(folder: string): Finding[] {
  const findings: Finding[] = [];
  const file = databaseFile(folder);
  const secret = secretPath(folder);
  for (const path of [secret, file, `${file}-wal`].filter(one => existsSync(one))) {
    const open = statSync(path).mode & OTHERS;
    const folderOpen = statSync(folder).mode & OTHERS;
    if (open && (path === secret || folderOpen))
      findings.push({ where: path, problem: 'others on this machine can read it: chmod 600' });
  }
  if (existsSync(secret)) findings.push(...secretProblems(secret));
  if (existsSync(file)) findings.push(...databaseProblems(file));
  return findings;
}

function secretProblems(path: string): Finding[] {
  try {
    readKeys(path);
    return [];
  } catch (error) {
    return [{ where: path, problem: messageOf(error) }];
  }
}

function databaseProblems(file: string): Finding[] {
  try {
    return integrityProblems(file);
  } catch (error) {
    return [{ where: file, problem: messageOf(explain(error, file)) }];
  }
}

function integrityProblems(file: string): Finding[] {
  const db = new DatabaseSync(file, { timeout: 5000 });
  try {
    const problems: string[] = [];
    const check = db.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (check !== 'ok') problems.push(`the database is damaged: ${check}`);
    for (const table of ['moves', 'snapshots', 'chat']) {
      const orphans = db
        .prepare(`SELECT count(DISTINCT match) AS n FROM ${table} WHERE match NOT IN (SELECT id FROM tables)`)
        .get();
      if (Number(orphans?.n) > 0) problems.push(`${table} of ${orphans?.n} tables that do not exist`);
    }
    return problems.map(problem => ({ where: file, problem }));
  } finally {
    db.close();
  }
}
