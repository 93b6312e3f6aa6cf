/** Small things that all nodes of a server agree on: its push keys, and when nobody was there to be asked. */
import type { Span } from '../clock/pauses.ts';
import { type Sql, sql } from './sql.ts';

export class Facts {
  readonly #sql: Sql;

  constructor(store: Sql) {
    this.#sql = store;
  }

  /** What is stored under the name; of several nodes that make it at once all get the same. */
  async agree(name: string, make: () => string): Promise<string> {
    const known = await this.find(name);
    if (known !== undefined) return known;
    const value = make();
    await this.#sql.ask(
      sql('INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING', name, value),
    );
    return (await this.find(name)) ?? value;
  }

  async find(name: string): Promise<string | undefined> {
    const [found] = await this.#sql.ask(sql('SELECT value FROM facts WHERE name = ?', name));
    return found && String(found.value);
  }

  /** Only if it still is what it was; says whether it was. */
  async replace(name: string, from: string, to: string): Promise<boolean> {
    const text = 'UPDATE facts SET value = ? WHERE name = ? AND value = ? RETURNING name';
    return (await this.#sql.ask(sql(text, to, name, from))).length > 0;
  }

  /** The sign of life after a silence, and the silence with it. */
  async endSilence(name: string, from: string, to: string): Promise<boolean> {
    return this.#sql.together([
      sql('UPDATE facts SET value = ? WHERE name = ? AND value = ? RETURNING name', to, name, from),
      sql(
        'INSERT INTO downtimes (begun, until) VALUES (?, ?) ON CONFLICT (begun) DO NOTHING',
        Number(from),
        Number(to),
      ),
    ]);
  }

  async downtimes(since: number): Promise<Span[]> {
    const text = 'SELECT begun, until FROM downtimes WHERE until > ? ORDER BY begun';
    const found = await this.#sql.ask(sql(text, since));
    return found.map(c => ({ from: Number(c.begun), until: Number(c.until) }));
  }
}
