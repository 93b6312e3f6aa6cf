/** SU-24 … SU-26: the submarines below the ship either relocate or salvage; at least one action is compulsory. */
import { type Decision, refuse } from '@fathom/kernel';
import type { Act, Deed } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { endTurn } from '../turn.ts';
import { addRelocations, explainRelocation, playRelocation } from './relocate.ts';
import {
  addSalvages,
  explainJoker,
  explainSalvage,
  isUpToTheHand,
  playJoker,
  playSalvage,
} from './salvage.ts';

export const act: Decision<State, Act, Move> = {
  // SU-33: what is left to do may depend on the hand, and ending at once would tell.
  veiled: isUpToTheHand,

  moves(s, f) {
    const moves: Move[] = [];
    if (mayRelocate(f.deed)) addRelocations(s, f, moves);
    if (maySalvage(f.deed)) addSalvages(s, f, moves);
    if (mayEnd(f.deed)) moves.push({ kind: 'end' });
    return moves;
  },

  explain(s, f, _, move) {
    switch (move.kind) {
      case 'relocate':
        if (!mayRelocate(f.deed)) return refuse('SU-25', 'alreadySalvaging');
        return explainRelocation(s, f, move.from, move.to);
      case 'salvage':
        if (!maySalvage(f.deed)) return refuse('SU-25', 'alreadyRelocating');
        return explainSalvage(s, f, move.token);
      case 'joker':
        if (!maySalvage(f.deed)) return refuse('SU-25', 'alreadyRelocating');
        return explainJoker(s, f, move.token, move.joker);
      case 'end':
        return mayEnd(f.deed) ? undefined : refuse('SU-26', 'actFirst');
      default:
        return refuse('SU-16', 'submarinesNow');
    }
  },

  play(s, f, _, move, log) {
    switch (move.kind) {
      case 'relocate':
        return playRelocation(s, f, move.from, move.to, log);
      case 'salvage':
        return playSalvage(s, f, move.token, log);
      case 'joker':
        return playJoker(s, move.token, move.joker, log);
      case 'end':
        return endTurn(s, log);
    }
  },
};

/** SU-25: the first deed decides for the turn. */
function mayRelocate(deed: Deed): boolean {
  return deed !== 'salvaging';
}

export function maySalvage(deed: Deed): boolean {
  return deed !== 'relocating';
}

/** SU-26: one deed is compulsory. */
function mayEnd(deed: Deed): boolean {
  return deed !== 'none';
}
