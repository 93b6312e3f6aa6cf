/** What is said at a table. */
import type { Seat } from '@fathom/kernel';
import { cleanText } from '../names.ts';
import type { ChatEntry } from '../protocol.ts';
import type { Dependencies } from './dependencies.ts';

const SHOWN = 200;

export class Talk {
  readonly #table: string;
  readonly #deps: Dependencies;
  #last = 0;

  constructor(table: string, deps: Dependencies) {
    this.#table = table;
    this.#deps = deps;
  }

  /** Number of the last entry that is known here. */
  get last(): number {
    return this.#last;
  }

  heard(n: number): void {
    this.#last = Math.max(this.#last, n);
  }

  async say(seat: Seat, name: string, given: string): Promise<ChatEntry> {
    const entry = { seat, name, text: cleanText(given), at: this.#deps.now() };
    const row = await this.#deps.store.addChat(this.#table, entry);
    this.#deps.bus.publish(this.#table, { kind: 'chat', table: this.#table, n: row.n });
    return row;
  }

  async entries(): Promise<ChatEntry[]> {
    const entries = await this.#deps.store.chat(this.#table, SHOWN);
    this.heard(entries.at(-1)?.n ?? 0);
    return entries;
  }
}
