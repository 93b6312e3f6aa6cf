/** The small lines: beside the title and above the question. */

import { top } from '@fathom/kernel';
import { nameOf, whoIs } from '@fathom/parts/table.ts';
import { TREASURES_PER_SPACE } from '../data/box.ts';
import { scarcest } from '../reach.ts';
import { fleetSize } from '../state.ts';
import type { Table } from './table.ts';

const TREASURES_PER_COLUMN = TREASURES_PER_SPACE.reduce<number>((sum, n) => sum + n, 0);

/** How near the end is: the emptiest column, or the voyages without progress. */
export function status({ view, say }: Table): string {
  if (view.ending !== '') return say(`ending.${view.ending}`);
  if (top(view).step === 'place') return say('status.placing');
  const left = view.options.idleVoyages - view.idle;
  if (view.idle > 0 && !view.progress) return say('status.idle', { voyage: view.voyage, left });
  const least = scarcest(view);
  const full = least.treasures === TREASURES_PER_COLUMN;
  return say(full ? 'status.start' : 'status.voyage', { voyage: view.voyage, ...least });
}

export function step(table: Table): string {
  const { view, say } = table;
  if (view.ending !== '') return say('step.over', { voyage: view.voyage });
  const all = fleetSize(view);
  const placed = view.submarines
    .slice(view.seat * all, (view.seat + 1) * all)
    .filter(space => space >= 0).length;
  const params = { who: whoIs(table, view.seat), name: nameOf(table, view.seat), n: placed + 1, all };
  const f = top(view);
  return say(`step.${f.step === 'pay' ? 'act' : f.step}`, params);
}
