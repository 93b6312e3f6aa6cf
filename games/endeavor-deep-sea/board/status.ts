/** The small lines: beside the title and above the question. */

import { nameOf } from '@fathom/parts/table.ts';
import { SETBACKS } from '../data/coop.ts';
import { lastRound } from '../round.ts';
import { currentSetback } from '../team.ts';
import { activationIn, asked } from '../view.ts';
import { memberName } from '../words/terms.ts';
import type { Table } from './table.ts';

export function status({ view, say }: Table): string {
  const round = say('board.status', {
    round: Math.max(1, view.round),
    rounds: lastRound(view),
    mission: view.options.mission,
  });
  const setback = view.ending === '' ? currentSetback(view) : -1;
  return setback < 0 ? round : `${round} · ${say(`setback.${SETBACKS[setback]}`)}`;
}

/** Whose turn, and whose actions are open. */
export function step(table: Table): string {
  const { view, say, viewer } = table;
  const f = asked(view);
  if (!f) return '';
  const name = nameOf(table, f.seat);
  const activation = activationIn(view);
  const who = viewer === f.seat ? 'you' : 'other';
  if (activation && activation.member >= 0 && activation.seat === f.seat) {
    const member = view.crew[activation.seat][activation.member];
    return say('board.stepCrew', { who, name, specialist: memberName(say, member) });
  }
  return say('board.stepPhase', { who, name, phase: phaseOf(f.step) });
}

function phaseOf(name: string): string {
  return name === 'recruit' || name === 'manage' || name === 'tire' ? 'preparation' : 'turn';
}
