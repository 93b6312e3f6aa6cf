/** NE-36 … NE-40, A-12, A-16: one bottle takes one lying Deeple out along an arm, a module a step. */
import { type Log, type Refusal, refuse, type Seat } from '@fathom/kernel';
import { OUTSIDE } from '../data/box.ts';
import { cardOf, lyingOn, withLying } from '../module.ts';
import type { Move } from '../move.ts';
import { armOf, DOME, depthOf, indexOf, type Place, placeAt } from '../place.ts';
import type { State } from '../state.ts';
import type { Station } from '../station.ts';

export function addSwims(s: State, seat: Seat, steps: number, moves: Move[]): void {
  const station = s.stations[seat];
  const free = s.options.movement === 'free';
  if (station.dome > 0) addTargets(station, steps, DOME, free, moves);
  for (let arm = 0; arm < OUTSIDE; arm++) {
    const modules = station.arms[arm];
    for (let i = 0; i < modules.length; i++)
      if (lyingOn(modules[i]) > 0) addTargets(station, steps, placeAt(arm, i), free, moves);
  }
}

function addTargets(station: Station, steps: number, from: Place, free: boolean, moves: Move[]): void {
  if (free && from !== DOME && depthOf(from) <= steps) moves.push({ kind: 'swim', steps, from, to: DOME });
  for (let arm = 0; arm < OUTSIDE; arm++) {
    if (!free && from !== DOME && armOf(from) !== arm) continue;
    const start = from !== DOME && !free ? indexOf(from) + 1 : 0;
    for (let i = start; i < station.arms[arm].length; i++) {
      const to = placeAt(arm, i);
      if (to !== from && distance(from, to) <= steps) moves.push({ kind: 'swim', steps, from, to });
    }
  }
}

export function explainSwim(
  s: State,
  seat: Seat,
  steps: number,
  from: Place,
  to: Place,
): Refusal | undefined {
  const station = s.stations[seat];
  if (!isThere(station, from)) return refuse('NE-34', 'armTooShort', { arm: armOf(from) });
  if (lyingAt(station, from) === 0) return refuse('NE-34', 'noDeepleThere', { start: cardAt(station, from) });
  if (!isThere(station, to)) return refuse('NE-37', 'armTooShort', { arm: armOf(to) });
  if (to === from) return refuse('A-14', 'holdInstead');
  if (s.options.movement === 'outward' && !isOutward(from, to))
    return refuse('A-12', 'onlyOutward', { start: cardAt(station, from), goal: cardAt(station, to) });
  const away = distance(from, to);
  return away > steps ? refuse('NE-37', 'tooFar', { away, steps }) : undefined;
}

export function playSwim(s: State, seat: Seat, from: Place, to: Place, log?: Log): void {
  const station = s.stations[seat];
  shift(station, from, -1);
  shift(station, to, 1);
  log?.event('swam', { seat, from, to, start: cardAt(station, from), goal: cardAt(station, to) });
}

/** The arms reach that far. */
function isThere(station: Station, place: Place): boolean {
  return place === DOME || indexOf(place) < station.arms[armOf(place)].length;
}

/** The card of a place, −1 for the dome. */
function cardAt(station: Station, place: Place): number {
  return place === DOME ? -1 : cardOf(station.arms[armOf(place)][indexOf(place)]);
}

function shift(station: Station, place: Place, change: number): void {
  if (place === DOME) station.dome += change;
  else {
    const modules = station.arms[armOf(place)];
    modules[indexOf(place)] = withLying(modules[indexOf(place)], change);
  }
}

function lyingAt(station: Station, place: Place): number {
  if (place === DOME) return station.dome;
  return lyingOn(station.arms[armOf(place)][indexOf(place)]);
}

/** from the dome to anywhere, from a module only further out on its arm. */
function isOutward(from: Place, to: Place): boolean {
  if (from === DOME) return true;
  return to !== DOME && armOf(from) === armOf(to) && to > from;
}

/** with free movement the way to another arm leads through the dome. */
function distance(from: Place, to: Place): number {
  if (from !== DOME && to !== DOME && armOf(from) === armOf(to)) return Math.abs(from - to);
  return depthOf(from) + depthOf(to);
}
