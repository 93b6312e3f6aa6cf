/** Carries on until somebody has to decide: gains that need no choice, features, phases, and decisions nobody can use. */
import type { Log } from '@fathom/kernel';
import { afterConserve, afterDive } from './features.ts';
import { raisable, stepTrack, takeGains } from './gains.ts';
import { launchCells, launchVessel } from './launch.ts';
import type { Move } from './move.ts';
import { advancePhase } from './phase.ts';
import { bitCount } from './sea.ts';
import { type Frame, MAIN, type State } from './state.ts';
import { addActions } from './steps/act.ts';
import { impactMoves } from './steps/impact.ts';
import { hasJunior } from './steps/promote.ts';
import { prepareSearch } from './steps/seek.ts';
import { driftable, nettable, poachable } from './steps/setback.ts';
import { struckBy } from './team.ts';
import { canTakeTurn, pass } from './turn.ts';

export function settle(s: State, log?: Log): void {
  while (s.stack.length > 0 && !waits(s, s.stack[s.stack.length - 1], log));
}

/** True when the frame on top waits for its seat; otherwise something has happened and the stack has changed. */
function waits(s: State, f: Frame, log?: Log): boolean {
  switch (f.step) {
    case 'phase':
      advancePhase(s, f, log);
      return false;
    case 'gain':
      return takeGains(s, f, log);
    case 'built':
      afterConserve(s, f, log);
      return false;
    case 'dived':
      afterDive(s, f, log);
      return false;
    case 'turn':
      return waitsForTurn(s, f, log);
    case 'launch':
      return waitsForLaunch(s, f, log);
    case 'impact':
      return waitsForImpact(s, f, log);
    case 'raise':
      return waitsForTrack(s, f, log);
    case 'promote':
      return hasJunior(s, f.seat) || lose(s);
    case 'seek':
      return prepareSearch(s, f, log);
    case 'act':
      return (f.mods & MAIN) !== 0 || hasActions(s, f) || lose(s);
    case 'free':
      return s.held[f.seat].length > 0 || lose(s);
    case 'trade':
      return s.staging[f.seat] > 0 || lose(s);
    case 'poach':
      return poachable(s, f).length > 0 || lose(s);
    case 'net':
      return nettable(s).length > 0 || lose(s);
    case 'drift':
      return driftable(s, f.seat).length > 0 || lose(s);
    default:
      return true;
  }
}

/** ED-104, E-52: what cannot be used is lost. */
function lose(s: State): false {
  s.stack.pop();
  return false;
}

/** E-103: without any possible turn a seat passes by itself. */
function waitsForTurn(s: State, f: Frame, log?: Log): boolean {
  if (f.a !== 0 || canTakeTurn(s, f.seat)) return true;
  pass(s, f.seat, log);
  return false;
}

function waitsForLaunch(s: State, f: Frame, log?: Log): boolean {
  const cells = launchCells(s);
  if (cells.length > 1) return true;
  s.stack.pop();
  launchVessel(s, f.seat, cells[0], log);
  return false;
}

/** ED-121, S-14. */
function waitsForImpact(s: State, f: Frame, log?: Log): boolean {
  if (s.strain[f.seat] < struckBy(s, 'public-doubt')) {
    s.strain[f.seat]++;
    log?.event('doubted', { seat: f.seat });
    return lose(s);
  }
  if (impactMoves(s, f).length > 0) return true;
  log?.event('impactLost', { seat: f.seat });
  return lose(s);
}

function waitsForTrack(s: State, f: Frame, log?: Log): boolean {
  const open = raisable(s, f.seat, f.a === 1);
  if (bitCount(open) > 1) return true;
  s.stack.pop();
  stepTrack(s, f.seat, Math.log2(open), log);
  return false;
}

function hasActions(s: State, f: Frame): boolean {
  const moves: Move[] = [];
  addActions(s, f, moves);
  return moves.length > 0;
}
