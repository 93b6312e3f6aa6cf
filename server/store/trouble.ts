/** What is wrong with a store, in one sentence each: what, where, and what to do about it. */
import { Refused } from '../refused.ts';
import { Conflict, Unavailable } from './store.ts';
import type { Watcher } from './watched.ts';

interface Trouble {
  /** For everybody: what is wrong. */
  readonly says: string;
  /** For whoever runs the server: what to do. */
  readonly todo: string;
}

const FULL: Trouble = {
  says: 'The disk of the server is full: nothing can be stored until there is room again.',
  todo: 'make room; it goes on by itself, nothing that was acknowledged is lost',
};
const READ_ONLY: Trouble = {
  says: 'The server may not write where it stores matches.',
  todo: 'give folder and files to the user the server runs as (chown, remount), or choose another folder with FATHOM_DATA',
};
const NO_FOLDER: Trouble = {
  says: 'Where the server shall store matches there is a file and no folder.',
  todo: 'move it away, or choose another folder with FATHOM_DATA',
};
const DAMAGED: Trouble = {
  says: 'The database of the server is damaged.',
  todo: 'stop the server, run `fathom audit`, and restore the last backup into an empty folder',
};
const FOREIGN: Trouble = {
  says: 'What is stored there is no database of Fathom.',
  todo: 'move it away, or choose another folder with FATHOM_DATA',
};
const LOCKED: Trouble = {
  says: 'The database of the server is locked by another program.',
  todo: 'end what holds it, such as a database browser or a copy that hangs',
};
const AWAY: Trouble = {
  says: 'The database of the server does not answer.',
  todo: 'start it and look at its log; the server goes on by itself when it is back',
};

/** Result codes of SQLite (the low byte), codes of PostgreSQL, and of the system. */
const TROUBLES: Readonly<Record<string, Trouble>> = {
  13: FULL,
  ENOSPC: FULL,
  EDQUOT: FULL,
  53100: FULL,
  8: READ_ONLY,
  14: READ_ONLY,
  3: READ_ONLY,
  EACCES: READ_ONLY,
  EPERM: READ_ONLY,
  EROFS: READ_ONLY,
  EEXIST: NO_FOLDER,
  ENOTDIR: NO_FOLDER,
  25006: READ_ONLY,
  10: DAMAGED,
  11: DAMAGED,
  XX001: DAMAGED,
  26: FOREIGN,
  5: LOCKED,
  6: LOCKED,
};

/** The store cannot be used, and why. */
export class StoreTrouble extends Unavailable {
  /** What may be told to everybody. */
  readonly says: string;

  constructor(says: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.says = says;
  }
}

export class ForeignDatabase extends Error {
  override readonly name = 'ForeignDatabase';
}

/** The same error in words, if it is one that has to do with where things are stored. */
export function explain(error: unknown, where: string): unknown {
  if (error instanceof Conflict || error instanceof StoreTrouble) return error;
  const trouble = troubleOf(error);
  if (!trouble) return error;
  return new StoreTrouble(
    trouble.says,
    `${trouble.says} (${where}: ${reason(error)}) To do: ${trouble.todo}.`,
    error,
  );
}

/** Says what is wrong with a store; `noted` hears of that, and of every write that went well. */
export function explaining(where: string, noted: (trouble?: StoreTrouble) => void): Watcher {
  return {
    done: name => {
      if (WRITES.includes(name)) noted();
    },
    failed(error) {
      const told = explain(error, where);
      if (told instanceof StoreTrouble) noted(told);
      return told;
    },
  };
}

/** What is said to whoever asked for something that could not be stored or read. */
export function storeFailed(error: unknown): Refused {
  return new Refused('store_failed', error instanceof StoreTrouble ? { says: error.says } : {});
}

const WRITES: readonly PropertyKey[] = ['createTable', 'saveTable', 'append', 'addChat', 'probe'];

function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof ForeignDatabase) return FOREIGN;
  if (error instanceof Unavailable) return troubleOf(error.cause) ?? AWAY;
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error && typeof error.errcode === 'number') return TROUBLES[error.errcode & 0xff];
  return 'code' in error ? TROUBLES[String(error.code)] : undefined;
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ');
  if (error instanceof Unavailable && error.cause !== undefined) return reason(error.cause);
  return error instanceof Error ? error.message || error.name : String(error);
}
