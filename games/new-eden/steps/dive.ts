/** NE-34 … NE-45: an oxygen card lets Deeples swim out, and modules with enough Deeples may be activated. */
import type { Log, Refusal, Seat } from '@fathom/kernel';
import { BOATYARD_TILE, OXYGEN } from '../data/box.ts';
import { BOTTLE, type Card } from '../data/card.ts';
import { cardOf, isUsed, used } from '../module.ts';
import type { Move } from '../move.ts';
import { type Frame, frame, type State, topFrame } from '../state.ts';
import { hasFreshTank, hasTile, lyingDeeples } from '../station.ts';
import { addActivations, canActivateAny, explainActivation, playActivation } from './activate.ts';
import { addFree, explainFree, playFree } from './free.ts';
import { refuse, type Step } from './step.ts';
import { addSwims, explainSwim, playSwim } from './swim.ts';

const DONE: Move = { kind: 'done' };

export const dive: Step = {
  moves(s, seat) {
    const moves: Move[] = [];
    const { first, second, acted } = topFrame(s);
    if (first > 0) addBottle(s, seat, first, moves);
    if (second > 0 && second !== first) addBottle(s, seat, second, moves);
    // not before the first bottle.
    if (acted) addActivations(s, seat, moves);
    addFree(s, seat, moves);
    if (first + second === 0) moves.push(DONE);
    return moves;
  },

  explain(s, seat, move) {
    const { first, second, acted } = topFrame(s);
    switch (move.kind) {
      case 'swim':
      case 'hold':
        if (move.steps !== first && move.steps !== second)
          return refuse('NE-35', 'noSuchBottle', { steps: move.steps });
        return move.kind === 'hold' ? undefined : explainSwim(s, seat, move.steps, move.from, move.to);
      case 'activate':
        return acted ? explainActivation(s, seat, move.place) : refuse('A-66', 'bottleFirst');
      case 'done':
        return first + second === 0 ? undefined : refuse('NE-36', 'bottlesLeft');
      default:
        return explainFree(s, seat, move, refuse('NE-35', 'finishDive'));
    }
  },

  play(s: State, seat, move: Move, log?: Log): void {
    const diving = topFrame(s);
    switch (move.kind) {
      case 'swim':
        empty(diving, move.steps);
        return playSwim(s, seat, move.from, move.to, log);
      case 'hold':
        empty(diving, move.steps);
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
  advance(s) {
    const diving = topFrame(s);
    const station = s.stations[diving.seat];
    if (diving.first + diving.second === 0) {
      if (canActivateAny(station)) return false;
      s.stack.pop();
      return true;
    }
    if (lyingDeeples(station) > 0 || !hasTile(station, BOATYARD_TILE)) return false;
    diving.first = 0;
    diving.second = 0;
    return true;
  },
};

/** NE-35, A-15: the action needs a face-up oxygen card and a lying Deeple. */
export function canDive(s: State, seat: Seat): boolean {
  const station = s.stations[seat];
  return hasFreshTank(station) && lyingDeeples(station) > 0;
}

export function addTanks(s: State, seat: Seat, moves: Move[]): void {
  if (!canDive(s, seat)) return;
  const tanks = s.stations[seat].arms[OXYGEN];
  for (let i = 0; i < tanks.length; i++)
    if (!isUsed(tanks[i])) moves.push({ kind: 'use', card: cardOf(tanks[i]) });
}

export function explainTank(s: State, seat: Seat, card: Card): Refusal | undefined {
  const station = s.stations[seat];
  const tank = station.arms[OXYGEN].find(module => cardOf(module) === card);
  if (tank === undefined) return refuse('NE-35', 'notYourTank', { card });
  if (isUsed(tank)) return refuse('NE-43', 'tankUsed', { card });
  return lyingDeeples(station) > 0 ? undefined : refuse('A-15', 'noLyingDeeple');
}

/** NE-43, A-67: the card counts as used from the start, so nothing that happens to it in between matters. */
export function playTank(s: State, seat: Seat, card: Card, log?: Log): void {
  const tanks = s.stations[seat].arms[OXYGEN];
  const index = tanks.indexOf(card);
  tanks[index] = used(tanks[index]);
  log?.event('used', { seat, card });
  const [first, second] = BOTTLE[card];
  s.stack.push({ ...frame('dive', seat), card, first, second });
}

function addBottle(s: State, seat: Seat, steps: number, moves: Move[]): void {
  addSwims(s, seat, steps, moves);
  moves.push({ kind: 'hold', steps });
}

function empty(diving: Frame, steps: number): void {
  if (diving.first === steps) diving.first = 0;
  else diving.second = 0;
  diving.acted = true;
}
