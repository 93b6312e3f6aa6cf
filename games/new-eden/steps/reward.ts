/** NE-63 … NE-65, A-31, A-32: the winner of a row moves Deeples once for every symbol, and once more for a damage. */
import { type Decision, type Refusal, refuse, replaceTop } from '@fathom/kernel';
import { hasSecretPurses } from '../coins.ts';
import { hurt } from '../damage.ts';
import type { Reward } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import type { Station } from '../station.ts';
import { addTanks, canDive, explainTank, playTank } from './breathe.ts';
import { addFree, explainFree, playFree } from './free.ts';

const SKIP: Move = { kind: 'skip' };
const EXTRA: Move = { kind: 'extra' };
const END: Move = { kind: 'end' };

export const reward: Decision<State, Reward, Move> = {
  // finishing at once would tell that no expansion can be paid.
  veiled: hasSecretPurses,

  moves(s, f, seat) {
    const moves: Move[] = [];
    if (f.activations > 0) addTanks(s, seat, moves);
    else if (!whyNoExtra(f, s.stations[seat])) moves.push(EXTRA);
    addFree(s, seat, moves);
    moves.push(f.activations > 0 ? SKIP : END);
    return moves;
  },

  explain(s, f, seat, move) {
    const left = f.activations;
    switch (move.kind) {
      case 'use':
        return left > 0 ? explainTank(s, seat, move.card) : noneLeft(f, s.stations[seat]);
      case 'skip':
        return left > 0 ? undefined : noneLeft(f, s.stations[seat]);
      case 'extra':
        return whyNoExtra(f, s.stations[seat]);
      case 'end':
        return left > 0 ? refuse('NE-63', 'activationsLeft', { left }) : undefined;
      default:
        return explainFree(s, seat, move, refuse('NE-63', 'finishRow'));
    }
  },

  play(s, f, seat, move, log) {
    switch (move.kind) {
      case 'use':
        replaceTop(s, { ...f, activations: f.activations - 1 });
        return playTank(s, seat, move.card, log);
      case 'skip':
        replaceTop(s, { ...f, activations: 0 });
        return;
      case 'extra':
        replaceTop(s, { ...f, extra: true });
        log?.event('extra', { seat });
        s.stack.push({ step: 'tank', seat });
        return hurt(s, seat, 1, log);
      case 'end':
        s.stack.pop();
        return;
      default:
        playFree(s, seat, move, log);
    }
  },
};

/** Says whether there could be one more. */
function noneLeft(f: Reward, station: Station): Refusal {
  return refuse('NE-63', 'noActivationLeft', { extra: whyNoExtra(f, station) ? 'no' : 'yes' });
}

/** NE-65, A-32: once, after the symbols, and only with something to breathe and to move. */
function whyNoExtra({ activations, extra }: Reward, station: Station): Refusal | undefined {
  if (activations > 0) return refuse('NE-65', 'symbolsFirst', { left: activations });
  if (extra) return refuse('A-32', 'extraTaken');
  return canDive(station) ? undefined : refuse('A-15', 'cannotDive');
}
