/** NE-34 … NE-45: the bottles of an oxygen card let Deeples swim out, and modules with enough Deeples may be activated. */
import { type Decision, refuse, replaceTop, type Seat } from '@fathom/kernel';
import { hasSecretPurses } from '../coins.ts';
import { BOATYARD_TILE } from '../data/box.ts';
import type { Bottles, Dive } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { hasTile, lyingDeeples } from '../station.ts';
import { addActivations, canActivateAny, explainActivation, playActivation } from './activate.ts';
import { addFree, explainFree, playFree } from './free.ts';
import { addSwims, explainSwim, playSwim } from './swim.ts';

const DONE: Move = { kind: 'done' };
const EMPTIED: Bottles = [0, 0];

export const dive: Decision<State, Dive, Move> = {
  // a bottle that moves nobody, used at once, would tell that no expansion can be paid.
  veiled: hasSecretPurses,

  moves(s, { bottles, started }, seat) {
    const moves: Move[] = [];
    const first = bottles[0];
    const second = bottles[1];
    if (first > 0) addBottle(s, seat, first, moves);
    if (second > 0 && second !== first) addBottle(s, seat, second, moves);
    if (started) addActivations(s, seat, moves);
    addFree(s, seat, moves);
    if (areEmpty(bottles)) moves.push(DONE);
    return moves;
  },

  explain(s, { bottles, started }, seat, move) {
    switch (move.kind) {
      case 'swim':
      case 'hold':
        if (!hasBottle(bottles, move.steps)) return refuse('NE-35', 'noSuchBottle', { steps: move.steps });
        return move.kind === 'hold' ? undefined : explainSwim(s, seat, move.steps, move.from, move.to);
      case 'activate':
        return started ? explainActivation(s, seat, move.place) : refuse('A-66', 'bottleFirst');
      case 'done':
        return areEmpty(bottles) ? undefined : refuse('NE-36', 'bottlesLeft');
      default:
        return explainFree(s, seat, move, refuse('NE-35', 'finishDive'));
    }
  },

  play(s, f, seat, move, log) {
    switch (move.kind) {
      case 'swim':
        useBottle(s, f, move.steps);
        return playSwim(s, seat, move.from, move.to, log);
      case 'hold':
        useBottle(s, f, move.steps);
        log?.event('held', { seat, steps: move.steps });
        return;
      case 'activate':
        return playActivation(s, seat, move.place, log);
      case 'done':
        s.stack.pop();
        return;
      default:
        playFree(s, seat, move, log);
    }
  },

  /** The action is over when nothing more can come of it; a bottle without a lying Deeple lapses. */
  settle(s, f) {
    const station = s.stations[f.seat];
    if (areEmpty(f.bottles)) {
      if (canActivateAny(station)) return false;
      s.stack.pop();
      return true;
    }
    // NE-89: the boatyard expansion could still bring Deeples to move.
    if (lyingDeeples(station) > 0 || !hasTile(station, BOATYARD_TILE)) return false;
    replaceTop(s, { ...f, bottles: EMPTIED });
    return true;
  },
};

function areEmpty(bottles: Bottles): boolean {
  return bottles[0] + bottles[1] === 0;
}

function hasBottle(bottles: Bottles, steps: number): boolean {
  return bottles[0] === steps || bottles[1] === steps;
}

function addBottle(s: State, seat: Seat, steps: number, moves: Move[]): void {
  addSwims(s, seat, steps, moves);
  moves.push({ kind: 'hold', steps });
}

function useBottle(s: State, f: Dive, steps: number): void {
  const { seat, card, bottles } = f;
  const left: Bottles = bottles[0] === steps ? [0, bottles[1]] : [bottles[0], 0];
  replaceTop(s, { step: 'dive', seat, card, bottles: left, started: true });
}
