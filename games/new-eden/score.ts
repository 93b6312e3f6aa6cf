/** NE-93 … NE-99: the final scoring, and how far everybody is. */
import { placesBy, type Result, type Standing, sum } from '@fathom/kernel';
import { COINS_PER_POINT, CRAB, OCTOPUS, RESEARCH } from './data/box.ts';
import { AMOUNT, EFFECT, OCTOPUS_MODULE, POINTS } from './data/card.ts';
import type { Options } from './meta.ts';
import { cardOf, isUsed } from './module.ts';
import type { Ending, State } from './state.ts';
import { type Built, pointerOf, SOURCES, type Station } from './station.ts';
import type { StationView, View } from './view.ts';

interface Scored extends Built {
  readonly points: readonly number[];
}

/** NE-78: stable as long as the damage is not above the pointer. */
export function isStable(station: Built, options: Options): boolean {
  return station.damage <= pointer(station, options);
}

/** NE-79, A-45: the highest damage the station survives at this table. */
export function pointer(station: Built, options: Options): number {
  return pointerOf(station, options.octopusTile === 'octopus');
}

/** NE-97, A-50: the points printed on the attached cards, which may be less than nothing. */
export function printedValue(station: Built): number {
  let value = 0;
  for (const arm of station.arms) for (const module of arm) value += POINTS[cardOf(module)];
  return value;
}

/** NE-86e, NE-86f, A-49: points for modules that were activated in the last round. */
export function staffedValue(station: Built, options: Options): number {
  let value = 0;
  for (const card of station.arms[RESEARCH]) {
    if (EFFECT[card] === 'perCrab') value += AMOUNT[card] * staffed(station, CRAB, options);
    if (EFFECT[card] === 'perOctopus') value += AMOUNT[card] * staffed(station, OCTOPUS, options);
  }
  return value;
}

function staffed(station: Built, arm: number, options: Options): number {
  return station.arms[arm].filter(
    module => isUsed(module) && (cardOf(module) !== OCTOPUS_MODULE || options.octopusTile === 'octopus'),
  ).length;
}

export function trackPoints(station: Scored): number {
  return sum(station.points);
}

/** NE-94 … NE-97, A-50: coins always count, the station only when it is stable; `stable` for whoever knows it already. */
export function finalScore(
  station: Scored,
  coins: number,
  options: Options,
  stable = isStable(station, options),
): number {
  const value = stable ? printedValue(station) + staffedValue(station, options) : 0;
  return Math.max(0, trackPoints(station) + Math.floor(coins / COINS_PER_POINT) + value);
}

/** During the game the score track; in the end everything, and the damage that breaks ties (NE-98). */
export function standing(v: View): Standing[] {
  return standings(v).slice(0, v.seats);
}

/** NE-100: what Deep Thought has; undefined where nobody plays alone. */
export function scriptStanding(v: View): Standing | undefined {
  return standings(v)[v.seats];
}

/** In the end without the rows nobody has anything in. */
function standings(v: View): Standing[] {
  const all = v.stations.map((station, seat) => standingOf(v, station, seat));
  if (v.ending === '') return all;
  const empty = all[0].parts.map((_, i) => all.every(({ parts }) => parts[i].value === 0));
  return all.map((one, seat) => ({
    ...one,
    parts: [...one.parts.filter((_, i) => !empty[i]), { key: 'damage', value: v.stations[seat].damage }],
  }));
}

function standingOf(v: View, station: StationView, seat: number): Standing {
  const track = SOURCES.map((key, i) => ({ key: String(key), value: station.points[i] }));
  if (v.ending === '') return { seat, score: trackPoints(station), parts: track };
  const coins = station.coins ?? 0;
  const stable = isStable(station, v.options);
  return {
    seat,
    score: finalScore(station, coins, v.options),
    parts: [
      ...track,
      { key: 'coins', value: Math.floor(coins / COINS_PER_POINT) },
      { key: 'station', value: stable ? printedValue(station) : 0 },
      { key: 'staffed', value: stable ? staffedValue(station, v.options) : 0 },
    ],
  };
}

/** NE-98, A-51: most points, then least damage; still equal is a shared victory. In the solo game Deep Thought competes. */
export function result(s: State): Result | undefined {
  if (s.ending === '') return undefined;
  const scores = s.stations.map(station => scoreOf(s, station));
  return { ending: s.ending, places: placesOf(s).slice(0, s.seats), scores: scores.slice(0, s.seats) };
}

function placesOf(s: State): number[] {
  return placesBy(s.stations.map(station => [scoreOf(s, station), -station.damage]));
}

function scoreOf(s: State, station: Station): number {
  return finalScore(station, station.coins, s.options);
}

/** Whether the human kept up with Deep Thought. */
export function soloEnding(s: State): Ending {
  return placesOf(s)[0] === 1 ? 'outwitted' : 'outbuilt';
}
