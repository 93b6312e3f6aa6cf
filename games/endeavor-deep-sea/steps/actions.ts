/** ED-51, ED-53: the six actions, whoever gives them. */
import { hasBit, type Log, type Refusal, refuse } from '@fathom/kernel';
import { ACTIONS } from '../data/slots.ts';
import type { Acting } from '../frames.ts';
import type { Deed, Move, MoveKind } from '../move.ts';
import type { State } from '../state.ts';
import { addConserves, explainConserve, playConserve } from './conserve.ts';
import { addDives, explainDive, playDive } from './dive.ts';
import { addPromotions, explainPromotion, playPromotion } from './promote.ts';
import { addPublications, explainPublication, playPublication } from './publish.ts';
import { addSonars, explainSonar, playSonar } from './sonar.ts';
import { addTravels, explainTravel, playTravel } from './travel.ts';

const ADD: readonly ((s: State, f: Acting, moves: Move[]) => void)[] = [
  addTravels,
  addSonars,
  addDives,
  addConserves,
  addPublications,
  addPromotions,
];

const NAMES: readonly MoveKind[] = ACTIONS;

/** `open`: bits in the order of `ACTIONS`. */
export function addActions(s: State, f: Acting, open: number, moves: Move[]): void {
  for (let action = 0; action < ADD.length; action++) if (hasBit(open, action)) ADD[action](s, f, moves);
}

export function explainAction(s: State, f: Acting, open: number, move: Deed): Refusal | undefined {
  const action = NAMES.indexOf(move.kind);
  if (!hasBit(open, action)) return refuse('ED-50', 'noSuchAction', { action });
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
      return explainPromotion(s, f.seat, move.member);
  }
}

export function playAction(s: State, f: Acting, move: Deed, log?: Log): void {
  switch (move.kind) {
    case 'travel':
      return playTravel(s, f.seat, move.from, move.to, log);
    case 'sonar':
      return playSonar(s, f.seat, move.site, log);
    case 'dive':
      return playDive(s, f, move.dive, log);
    case 'conserve':
      return playConserve(s, f, move.site, log);
    case 'publish':
      return playPublication(s, f.seat, move.site, move.journal, log);
    case 'promote':
      return playPromotion(s, f.seat, move.member, log);
  }
}
