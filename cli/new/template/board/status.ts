/** The small lines: beside the title and above the question. */
import { top } from '@fathom/kernel';
import { nameOf, whoIs } from '@fathom/parts/table.ts';
import type { Table } from './table.ts';

export function status({ view, say }: Table): string {
  return view.ending === '' ? say('status.sea', { n: view.sea }) : say(`ending.${view.ending}`);
}

export function step(table: Table): string {
  const { view, say } = table;
  if (view.ending !== '') return say('step.over');
  return say(`step.${top(view).step}`, {
    who: whoIs(table, view.seat),
    name: nameOf(table, view.seat),
    n: view.strings[view.seat].length + 1,
    all: view.options.length,
  });
}
