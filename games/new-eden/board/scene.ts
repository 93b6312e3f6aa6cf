/** What the board shows: the own station, or what the phase is about. */
import type { Phase } from '../state.ts';
import { isDeciding, stepOf, type Table, topOf } from './table.ts';

const SCENES = ['station', 'display', 'market', 'attach', 'rows'] as const;
export type Scene = (typeof SCENES)[number];

/** The scene beside the station in each phase; on a wide screen the display lies in the rail. */
const BESIDE: Readonly<Record<Phase, Scene>> = { A: 'display', B: 'market', C: 'rows' };

/** The scenes one can switch between, the one shown at first in front. */
export function scenesOf(table: Table, wide: boolean): readonly Scene[] {
  const { view } = table;
  const step = stepOf(view);
  if (step === undefined) return ['station'];
  if (step === 'attach') return isDeciding(table) ? ['attach', 'station'] : ['station', BESIDE[view.phase]];
  const beside = BESIDE[view.phase];
  if (beside === 'display' && wide) return ['station'];
  return isAboutCards(table) ? [beside, 'station'] : ['station', beside];
}

/** What is asked concerns the cards on the table rather than the station. */
function isAboutCards(table: Table): boolean {
  switch (stepOf(table.view)) {
    case 'turn':
      return isDeciding(table) && table.moves.some(move => move.kind === 'pass');
    case 'market':
    case 'block':
    case 'auction':
    case 'bid':
      return true;
    default:
      return false;
  }
}

/** Changes with every new question, so that a switch lasts no longer than its question. */
export function questionOf({ view }: Table): string {
  const f = topOf(view);
  const asked = f && 'seat' in f ? f.seat : '';
  return `${view.round}${view.phase}${f?.step}${asked}${f?.step === 'turn' && f.acted}`;
}
