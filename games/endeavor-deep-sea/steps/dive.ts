/** ED-77, ED-92b, ED-129: tokens are taken from a dive site and turned up. */
import { type Log, type Refusal, refuse } from '@fathom/kernel';
import { DIVES, hasFeature, TILES } from '../data/tiles.ts';
import type { Acting } from '../frames.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { tokensAt, turnToken } from '../tokens.ts';
import { followsDive } from './dived.ts';
import { explainPlace, forZones, reaches } from './site.ts';

export function addDives(s: State, f: Acting, moves: Move[]): void {
  forZones(s, f, (tile, cell) => {
    const { dives } = TILES[tile];
    for (let i = 0; i < dives.length; i++) {
      if (hasToken(s, dives[i]) && reaches(s, f, cell, DIVES[dives[i]].from))
        moves.push({ kind: 'dive', dive: dives[i] });
    }
  });
}

export function explainDive(s: State, f: Acting, dive: number): Refusal | undefined {
  const { tile, from } = DIVES[dive];
  const refusal = explainPlace(s, f, tile, from);
  if (refusal) return refusal;
  return hasToken(s, dive) ? undefined : refuse('ED-77', 'noToken', { tile });
}

function hasToken(s: State, dive: number): boolean {
  return s.dives[dive] !== 0;
}

/** E-73: at the Shipwreck two tokens come up for the first one. */
export function playDive(s: State, f: Acting, dive: number, log?: Log): void {
  const { seat } = f;
  const twice = f.manner === 'twice';
  if (hasFeature(DIVES[dive].tile, 'choose-token') && tokensAt(s, dive) > 1) {
    const tokens = [turnToken(s, dive), turnToken(s, dive)] as const;
    log?.event('wreck', { seat, first: tokens[0], second: tokens[1] });
    s.stack.push({ step: 'wreck', seat, dive, tokens, twice });
    return;
  }
  takeToken(s, seat, dive, log);
  finishDive(s, seat, dive, twice, log);
}

/** E-41: both tokens of a double dive are taken before anything follows. */
export function finishDive(s: State, seat: number, dive: number, twice: boolean, log?: Log): void {
  let tokens = 1;
  if (twice && hasToken(s, dive)) {
    takeToken(s, seat, dive, log);
    tokens++;
  }
  if (!followsDive(dive)) return;
  // E-20: a free moment for tokens comes before the feature of the site.
  s.stack.push({ step: 'dived', seat, dive, tokens }, { step: 'free', seat });
}

function takeToken(s: State, seat: number, dive: number, log?: Log): void {
  const token = turnToken(s, dive);
  s.held[seat].push(token);
  log?.event('dived', { seat, tile: DIVES[dive].tile, token });
}
