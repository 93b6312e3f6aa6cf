/** A match to be looked at again: what a viewer saw, move by move. */
import type { Viewer } from './game.ts';
import type { ToldMatch } from './told.ts';

/** What a viewer saw once a move had been made; 0 is the position before the first. */
export interface Sight {
  readonly seq: number;
  readonly view: unknown;
}

/** From what was known at `from` on, up to `to`; of many moves the last `most`, with what was seen before them. */
export function sightsOf(
  told: Pick<ToldMatch, 'seq' | 'seqs' | 'viewAfter'>,
  viewer: Viewer,
  {
    from,
    to = told.seq,
    most,
  }: { readonly from: number; readonly to?: number | undefined; readonly most: number },
): Sight[] {
  const countAt = (seq: number) => told.seqs.findLastIndex(move => move <= seq) + 1;
  const end = countAt(to);
  const first = Math.max(countAt(from), end - most);
  return Array.from({ length: end - first + 1 }, (_, i) => ({
    seq: told.seqs[first + i - 1] ?? 0,
    view: told.viewAfter(first + i, viewer),
  }));
}
