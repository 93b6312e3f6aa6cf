/** Refusals carry cells, colours and guilds as numbers; these turn such a parameter into a choice of words. */
import { CELLS, writeCell } from '../hex.ts';

/** `{name, select, 0 {…} 1 {…} other {…}}` */
export function choose(name: string, forms: readonly string[], other = ''): string {
  return `{${name}, select, ${forms.map((form, i) => `${i} {${form}}`).join(' ')} other {${other}}}`;
}

export function cell(name = 'cell'): string {
  return choose(
    name,
    Array.from({ length: CELLS }, (_, i) => writeCell(i)),
  );
}
