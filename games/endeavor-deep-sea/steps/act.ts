/** ED-49 … ED-53: the actions of an activated specialist or journal space, or a single action given by something else. */
import {
  ACTIONS,
  DO_CONSERVE,
  DO_COPY,
  DO_DIVE,
  DO_PROMOTE,
  DO_PUBLISH,
  DO_SONAR,
  DO_TRAVEL,
  SLOT_BITS,
  SLOT_MASK,
} from '../data/crew.ts';
import type { Move } from '../move.ts';
import { slotsOf } from '../player.ts';
import { type Frame, MAIN, type State } from '../state.ts';
import { countTurn } from '../turn.ts';
import { addConserves, explainConserve, playConserve } from './conserve.ts';
import { addDives, explainDive, playDive } from './dive.ts';
import { addPromotions, explainPromotion, playPromotion } from './promote.ts';
import { addPublications, explainPublication, playPublication } from './publish.ts';
import { addSonars, explainSonar, playSonar } from './sonar.ts';
import { addSpends, explainEnd, explainSpend, playSpend } from './spend.ts';
import { refuse, type Step } from './step.ts';
import { addTravels, explainTravel, playTravel } from './travel.ts';

/** Every action that is still open, whichever slot it comes from. */
function openActions(f: Frame): number {
  return (f.slots | (f.slots >> SLOT_BITS) | (f.slots >> (2 * SLOT_BITS))) & SLOT_MASK;
}

/** ED-50: each symbol once; the slot with this action is used up. */
function useSlot(f: Frame, action: number): void {
  for (let shift = 0; shift < 3 * SLOT_BITS; shift += SLOT_BITS) {
    if (((f.slots >> shift) & action) === 0) continue;
    f.slots &= ~(SLOT_MASK << shift);
    return;
  }
}

export function addActions(s: State, f: Frame, moves: Move[]): void {
  const open = openActions(f);
  if ((open & DO_TRAVEL) !== 0) addTravels(s, f, moves);
  if ((open & DO_SONAR) !== 0) addSonars(s, f, moves);
  if ((open & DO_DIVE) !== 0) addDives(s, f, moves);
  if ((open & DO_CONSERVE) !== 0) addConserves(s, f, moves);
  if ((open & DO_PUBLISH) !== 0) addPublications(s, f, moves);
  if ((open & DO_PROMOTE) !== 0) addPromotions(s, f, moves);
  if ((f.slots & DO_COPY) !== 0) addCopies(s, f, moves);
}

/** ED-211, E-25: any other specialist that has actions. */
function addCopies(s: State, f: Frame, moves: Move[]): void {
  for (let member = 0; member < s.crew[f.seat].length; member++) {
    if (member !== f.a && slotsOf(s, s.crew[f.seat][member]) !== 0) moves.push({ kind: 'copy', member });
  }
}

function numberOf(move: Move): number {
  const names: readonly string[] = ACTIONS;
  return names.indexOf(move.kind);
}

function actionOf(move: Move): number {
  const number = numberOf(move);
  return number < 0 ? 0 : 1 << number;
}

export const act: Step = {
  moves(s, f) {
    const moves: Move[] = [];
    addActions(s, f, moves);
    if ((f.mods & MAIN) === 0) {
      moves.push({ kind: 'skip' });
      return moves;
    }
    addSpends(s, f.seat, moves);
    if (s.held[f.seat].length <= 1) moves.push({ kind: 'end' });
    return moves;
  },

  explain(s, f, move) {
    const main = (f.mods & MAIN) !== 0;
    switch (move.kind) {
      case 'skip':
        return main ? refuse('ED-52', 'endInstead') : undefined;
      case 'end':
        return main ? explainEnd(s, f.seat) : refuse('ED-50', 'actionFirst');
      case 'spend':
      case 'use':
        return main ? explainSpend(s, f.seat, move) : refuse('E-20', 'notNow');
      case 'copy':
        return explainCopy(s, f, move.member);
    }
    const action = actionOf(move);
    if (action === 0) return refuse('ED-48', 'actNow');
    if ((openActions(f) & action) === 0) return refuse('ED-50', 'noSuchAction', { action: numberOf(move) });
    switch (move.kind) {
      case 'travel':
        return explainTravel(s, f, move.from, move.to);
      case 'sonar':
        return explainSonar(s, f, move.site);
      case 'dive':
        return explainDive(s, f, move.dive);
      case 'conserve':
        return explainConserve(s, f, move.site);
      case 'publish':
        return explainPublication(s, f, move.site, move.journal);
      case 'promote':
        return explainPromotion(s, f, move.member);
    }
    return refuse('ED-48', 'actNow');
  },

  play(s, f, move, log) {
    const main = (f.mods & MAIN) !== 0;
    if (move.kind === 'spend' || move.kind === 'use') return playSpend(s, f.seat, move, log);
    if (move.kind === 'copy') {
      f.slots = slotsOf(s, s.crew[f.seat][move.member]);
      log?.event('copied', { seat: f.seat, design: s.crew[f.seat][move.member] & 31 });
      return;
    }
    if (main) useSlot(f, actionOf(move));
    if (!main || move.kind === 'end') s.stack.pop();
    switch (move.kind) {
      case 'travel':
        return playTravel(s, f.seat, move.from, move.to, log);
      case 'sonar':
        return playSonar(s, f.seat, move.site, log);
      case 'dive':
        return playDive(s, f.seat, move.dive, f.mods, log);
      case 'conserve':
        return playConserve(s, f.seat, move.site, f.mods, log);
      case 'publish':
        return playPublication(s, f.seat, move.site, move.journal, log);
      case 'promote':
        return playPromotion(s, f.seat, move.member, log);
      case 'end':
        return countTurn(s, f.seat);
    }
  },
};

function explainCopy(s: State, f: Frame, member: number) {
  if ((f.slots & DO_COPY) === 0) return refuse('ED-211', 'noCopying');
  const crew = s.crew[f.seat];
  if (member >= crew.length || member === f.a || slotsOf(s, crew[member]) === 0)
    return refuse('E-25', 'nothingToCopy');
  return undefined;
}
