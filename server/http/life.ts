/** What one stream has been told of clocks and votes: a move changes them and nothing else about the table. */
import type { TableInfo, TableLife } from '../protocol.ts';
import type { LiveTable } from '../table/table.ts';

export class LifeTold {
  #text = '';
  #revision = -1;

  tell(info: Pick<TableInfo, 'times' | 'ballot' | 'revision'>): void {
    this.#text = textOf(info);
    this.#revision = info.revision;
  }

  /**
   * What has changed since; told to the one who moved as well. Where more than that has changed, the whole table is on its way: a
   * vote that is gone without whoever now sits there would look refused.
   */
  news(table: LiveTable): TableLife | undefined {
    const { clock, ballot, revision } = table.row;
    if (revision !== this.#revision || (!clock && !ballot && this.#text === '')) return undefined;
    const info = table.info();
    const text = textOf(info);
    if (text === this.#text) return undefined;
    this.#text = text;
    const { moves, seq, times, ballot: asked } = info;
    return { moves, seq, ...(times && { times }), ...(asked && { ballot: asked }) };
  }
}

/** Nothing where there is neither a clock nor a vote. */
function textOf({ times, ballot }: Pick<TableInfo, 'times' | 'ballot'>): string {
  return times || ballot ? JSON.stringify([times, ballot]) : '';
}
