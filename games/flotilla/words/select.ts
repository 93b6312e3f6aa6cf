/** Refusals carry cells, colours and guilds as numbers; these turn such a parameter into a choice of words. */
import { choose } from '@fathom/kernel';
import { CELLS, writeCell } from '../hex.ts';

export function cell(name = 'cell'): string {
  return choose(
    name,
    Array.from({ length: CELLS }, (_, i) => writeCell(i)),
  );
}
