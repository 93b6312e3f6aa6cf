/** The small lines: beside the title and above the question. */

import { nameOf } from '@fathom/parts/table.ts';
import { BOARD } from '../data/board.ts';
import { SETBACKS } from '../data/coop.ts';
import { MAIN } from '../state.ts';
import { currentSetback, isTeam } from '../team.ts';
import { designName } from '../words/terms.ts';
import { type Table, topFrame } from './table.ts';

export function status({ view, say }: Table): string {
  const rounds = isTeam(view) ? BOARD.rounds.cooperative : BOARD.rounds.competitive;
  const round = say('board.status', {
    round: Math.max(1, view.round),
    rounds,
    mission: view.options.mission,
  });
  const setback = view.ending === '' ? currentSetback(view) : -1;
  return setback < 0 ? round : `${round} · ${say(`setback.${SETBACKS[setback]}`)}`;
}

/** Whose turn, and whose actions are open. */
export function step(table: Table): string {
  const { view, say, viewer } = table;
  const f = topFrame(view);
  if (!f) return '';
  const name = nameOf(table, f.seat);
  const main = view.stack.find(({ step, mods }) => step === 'act' && (mods & MAIN) !== 0);
  const who = viewer === f.seat ? 'you' : 'other';
  if (main && main.a >= 0 && main.seat === f.seat) {
    const member = view.crew[main.seat][main.a];
    return say('board.stepCrew', { who, name, specialist: designName(say, member) });
  }
  return say('board.stepPhase', { who, name, phase: phaseOf(f.step) });
}

function phaseOf(name: string): string {
  return name === 'recruit' || name === 'manage' || name === 'tire' ? 'preparation' : 'turn';
}
