/** Writes by the thread that asks, for programs that have nothing else to do meanwhile. */
import type { DatabaseSync } from 'node:sqlite';
import { GroupCommit } from './group.ts';
import {
  type Given,
  type Prepare,
  statements,
  type WriteName,
  type Writer,
  type Written,
  writing,
} from './sqlite-writes.ts';

export class InlineWriter implements Writer {
  readonly #group: GroupCommit;
  readonly #prepare: Prepare;

  constructor(db: DatabaseSync, prepare: Prepare = statements(db)) {
    this.#group = new GroupCommit(db);
    this.#prepare = prepare;
  }

  write<N extends WriteName>(name: N, ...given: Given<N>): Promise<Written<N>> {
    return this.#group.write(writing(this.#prepare, name, given));
  }

  async close(): Promise<void> {
    this.#group.flush();
  }
}
