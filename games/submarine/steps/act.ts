/** SU-24 … SU-26: the submarines below the ship either relocate or salvage; at least one action is compulsory. */
import type { Log } from '@fathom/kernel';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { endTurn } from '../turn.ts';
import { addRelocations, explainRelocation, playRelocation } from './relocate.ts';
import { addSalvages, explainSalvage, playSalvage } from './salvage.ts';
import { refuse, type Step } from './step.ts';

export const act: Step = {
  moves(s) {
    const moves: Move[] = [];
    const { deed } = s.stack[0];
    if (deed !== 'salvaging') addRelocations(s, moves);
    if (deed !== 'relocating') addSalvages(s, moves);
    if (deed !== 'none') moves.push({ kind: 'end' });
    return moves;
  },

  explain(s, move) {
    const { deed } = s.stack[0];
    switch (move.kind) {
      case 'relocate':
        return deed === 'salvaging'
          ? refuse('SU-25', 'alreadySalvaging')
          : explainRelocation(s, move.from, move.to);
      case 'salvage':
        return deed === 'relocating'
          ? refuse('SU-25', 'alreadyRelocating')
          : explainSalvage(s, move.token, -1);
      case 'joker':
        return deed === 'relocating'
          ? refuse('SU-25', 'alreadyRelocating')
          : explainSalvage(s, move.token, move.joker);
      case 'end':
        return deed === 'none' ? refuse('SU-26', 'actFirst') : undefined;
      default:
        return refuse('SU-16', 'submarinesNow');
    }
  },

  play(s: State, move: Move, log?: Log): void {
    switch (move.kind) {
      case 'relocate':
        return playRelocation(s, move.from, move.to, log);
      case 'salvage':
        return playSalvage(s, move.token, -1, log);
      case 'joker':
        return playSalvage(s, move.token, move.joker, log);
      case 'end':
        return endTurn(s, log);
    }
  },
};
