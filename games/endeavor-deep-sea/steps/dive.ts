/** ED-77, ED-92b, ED-129: tokens are taken from a dive site and turned up. */
import type { Log, Refusal } from '@fathom/kernel';
import { DIVES, hasFeature, TILES } from '../data/tiles.ts';
import { followsDive } from '../features.ts';
import type { Move } from '../move.ts';
import { cellOf } from '../sea.ts';
import { type Frame, frame, type State, TWICE } from '../state.ts';
import { tokensAt, turnToken } from '../tokens.ts';
import { explainPlace, forZones, reaches } from './site.ts';
import { refuse } from './step.ts';

export function addDives(s: State, f: Frame, moves: Move[]): void {
  forZones(s, f, (tile, cell) => {
    const { dives } = TILES[tile];
    for (let i = 0; i < dives.length; i++) {
      if (s.dives[dives[i]] !== 0 && reaches(s, f, cell, DIVES[dives[i]].from))
        moves.push({ kind: 'dive', dive: dives[i] });
    }
  });
}

export function explainDive(s: State, f: Frame, dive: number): Refusal | undefined {
  const { tile, from } = DIVES[dive];
  const refusal = explainPlace(s, f, tile, from);
  if (refusal) return refusal;
  return s.dives[dive] === 0 ? refuse('ED-77', 'noToken', { tile }) : undefined;
}

/** E-73: at the Shipwreck two tokens come up for the first one. */
export function playDive(s: State, seat: number, dive: number, mods: number, log?: Log): void {
  if (hasFeature(DIVES[dive].tile, 'choose-token') && tokensAt(s, dive) > 1) {
    const a = turnToken(s, dive);
    const b = turnToken(s, dive);
    log?.event('wreck', { seat, first: a, second: b });
    s.stack.push(frame('wreck', seat, { a, b, slots: dive, mods }));
    return;
  }
  takeToken(s, seat, dive, log);
  finishDive(s, seat, dive, mods, log);
}

/** E-41: both tokens of a double dive are taken before anything follows. */
export function finishDive(s: State, seat: number, dive: number, mods: number, log?: Log): void {
  let taken = 1;
  if ((mods & TWICE) !== 0 && s.dives[dive] !== 0) {
    takeToken(s, seat, dive, log);
    taken++;
  }
  if (!followsDive(dive)) return;
  // E-20: a free moment for tokens comes before the feature of the site.
  const zone = cellOf(s, DIVES[dive].tile);
  s.stack.push(frame('dived', seat, { zone, a: dive, b: taken }), frame('free', seat));
}

function takeToken(s: State, seat: number, dive: number, log?: Log): void {
  const token = turnToken(s, dive);
  s.held[seat].push(token);
  log?.event('dived', { seat, tile: DIVES[dive].tile, token });
}
