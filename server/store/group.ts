/**
 * Group commit: everything that arrives within one turn of the event loop shares one transaction and one sync to
 * disk. One that fails takes no other with it.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';

const LARGEST_GROUP = 1000;

interface Write {
  readonly run: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export class GroupCommit {
  readonly #db: DatabaseSync;
  readonly #savepoint: StatementSync;
  readonly #release: StatementSync;
  #waiting: Write[] = [];
  #scheduled = false;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#savepoint = db.prepare('SAVEPOINT write');
    this.#release = db.prepare('RELEASE write');
  }

  /** Resolves after the commit. */
  write<T>(run: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run, resolve: value => resolve(value as T), reject });
      this.#schedule();
    });
  }

  flush(): void {
    while (this.#waiting.length > 0) this.#commit(this.#waiting.splice(0, LARGEST_GROUP));
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#commit(this.#waiting.splice(0, LARGEST_GROUP));
      if (this.#waiting.length > 0) this.#schedule();
    });
  }

  #commit(writes: readonly Write[]): void {
    for (const settle of this.#written(writes)) settle();
  }

  /** Nearly always everything can be written. Where something cannot, all of it is tried again with savepoints. */
  #written(writes: readonly Write[]): readonly (() => void)[] {
    if (writes.length === 0) return [];
    try {
      return this.#inTransaction(() => writes.map(write => done(write, write.run())));
    } catch {
      return this.#writtenApart(writes);
    }
  }

  #writtenApart(writes: readonly Write[]): readonly (() => void)[] {
    try {
      return this.#inTransaction(() => writes.map(write => this.#attempt(write)));
    } catch (error) {
      return writes.map(
        ({ reject }) =>
          () =>
            reject(error),
      );
    }
  }

  #inTransaction<T>(work: () => T): T {
    try {
      this.#takeBack();
      this.#db.exec('BEGIN IMMEDIATE');
      const value = work();
      this.#db.exec('COMMIT');
      return value;
    } catch (error) {
      this.#takeBackNow();
      throw error;
    }
  }

  /** Whoever wrote hears the first reason; what cannot be taken back now is before the next group. */
  #takeBackNow(): void {
    try {
      this.#takeBack();
    } catch {}
  }

  #takeBack(): void {
    if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
  }

  #attempt(write: Write): () => void {
    this.#savepoint.run();
    try {
      const settle = done(write, write.run());
      this.#release.run();
      return settle;
    } catch (error) {
      // When the disk is full SQLite takes the whole transaction back by itself: nothing of it counts, for the same reason.
      if (!this.#db.isTransaction) throw error;
      this.#db.exec('ROLLBACK TO write; RELEASE write');
      return () => write.reject(error);
    }
  }
}

function done({ resolve }: Write, value: unknown): () => void {
  return () => resolve(value);
}
