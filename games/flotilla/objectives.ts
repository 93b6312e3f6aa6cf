/** FL-14, FL-91 … FL-93: what an objective counts for a seat. */
import { owned } from './crew.ts';
import { AIMS, CREW, NUMBERS, TILES } from './data/box.ts';
import { STARTERS } from './data/crew.ts';
import { COLOURS, GUILDS } from './data/names.ts';
import type { Aim, Counter } from './data/objectives.ts';
import { STARTER } from './data/tiles.ts';
import { at, colourOf, isDepleted, largestGroup, tileOf } from './field.ts';
import { barrelsOf } from './goods.ts';
import { CELLS, DISTANCE } from './hex.ts';
import { SKIFFS, type State } from './state.ts';

/** Victory points an objective is worth to a seat now; `coins` are those owned before paying for the outpost. */
export function worthOf(s: State, seat: number, objective: number, coins: number): number {
  const aim: Aim = AIMS[objective].aims[s.side[seat]];
  return Math.min(aim.cap, count(s, seat, aim.counter, coins)) * aim.vp;
}

export function count(s: State, seat: number, counter: Counter, coins: number): number {
  switch (counter) {
    case 'd1':
    case 'd2':
    case 'd3':
      return tiles(s, seat, tile => TILES[tile].depth === Number(counter[1]));
    case 'tiles':
    case 'built':
      return tiles(s, seat, () => true);
    case 'isl':
      return tiles(s, seat, tile => TILES[tile].island);
    case 'big':
      return largestGroup(s, seat);
    case 'c0':
    case 'c1':
    case 'c2':
    case 'c3':
      return tiles(s, seat, tile => colourOf(tile, s.side[seat]) === Number(counter[1]));
    case 'pairs':
      return different(s, seat, tile => TILES[tile].resource * 4 + TILES[tile].depth);
    case 'dcol':
      return different(s, seat, tile => TILES[tile].district);
    case 'gr':
      return buildings(s, seat, 0, 1);
    case 'fh':
      return buildings(s, seat, 2, 3);
    case 'gh':
      return buildings(s, seat, 0, 3);
    case 'rf':
      return buildings(s, seat, 1, 2);
    case 'bld':
      return tiles(s, seat, tile => TILES[tile].building >= 0);
    case 'sites':
      return 1 + tiles(s, seat, tile => TILES[tile].site);
    case 'far':
      return far(s, seat);
    case 'dep':
      return depletedTiles(s, seat);
    case 'crewx':
    case 'l2':
    case 'g0':
    case 'g1':
    case 'g2':
    case 'g3':
    case 'gcrew':
      return crew(s, seat, counter);
    default:
      return possessions(s, seat, counter, coins);
  }
}

/** Own tiles that fulfil something; the starter tile is never counted here. */
function tiles(s: State, seat: number, wanted: (tile: number) => boolean): number {
  let found = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const tile = tileOf(at(s, seat, cell));
    if (tile >= 0 && tile !== STARTER && wanted(tile)) found++;
  }
  return found;
}

function different(s: State, seat: number, feature: (tile: number) => number): number {
  const seen = new Set<number>();
  tiles(s, seat, tile => {
    seen.add(feature(tile));
    return false;
  });
  return seen.size;
}

/** FL-91, FL-92: every symbol counts, not pairs. */
function buildings(s: State, seat: number, one: number, other: number): number {
  return tiles(s, seat, tile => TILES[tile].building === one || TILES[tile].building === other);
}

function far(s: State, seat: number): number {
  let found = 0;
  for (let cell = 0; cell < CELLS; cell++) if (at(s, seat, cell) !== 0 && DISTANCE[cell] >= 2) found++;
  return found;
}

function depletedTiles(s: State, seat: number): number {
  let found = 0;
  for (let cell = 0; cell < CELLS; cell++) if (isDepleted(at(s, seat, cell))) found++;
  return found;
}

/** The card being played counts as well. */
function crew(s: State, seat: number, counter: Counter): number {
  const cards = owned(s, seat);
  switch (counter) {
    case 'crewx':
      return Math.max(0, cards.length - STARTERS);
    case 'l2':
      return cards.filter(card => CREW[card].level === 2).length;
    case 'gcrew':
      return new Set(cards.filter(card => CREW[card].level > 0).map(card => CREW[card].guild)).size;
    default:
      return cards.filter(card => CREW[card].guild === Number(counter[1])).length;
  }
}

function possessions(s: State, seat: number, counter: Counter, coins: number): number {
  switch (counter) {
    case 'seal':
      return sealsOf(s, seat).reduce((sum, seals) => sum + seals, 0);
    case 'gseal':
      return sealsOf(s, seat).filter(seals => seals > 0).length;
    case 'art':
      return s.artifacts[seat];
    case 'laps':
      return s.laps[seat];
    case 'skiff':
      return skiffs(s, seat, () => true);
    case 'dskiff':
      return skiffs(s, seat, tile => tile !== STARTER && TILES[tile].depth > 1);
    case 'skart':
      return skiffs(s, seat, () => true) + s.artifacts[seat];
    case 'out':
      return s.outposts[seat];
    case 'outart':
      return Math.min(s.outposts[seat], s.artifacts[seat]);
    case 'outbld':
      return Math.min(s.outposts[seat], count(s, seat, 'bld', coins));
    case 'ringout':
      return s.rings[seat] + s.outposts[seat];
    case 'rings':
      return s.rings[seat];
    case 'sup':
      return barrelsOf(s, seat);
    case 'kinds':
      return COLOURS.filter((_, c) => s.barrels[seat * COLOURS.length + c] > 0).length;
    case 'coin5':
      return Math.floor(coins / NUMBERS.coinsPerPoint);
    case 'cargo':
      return cargoOf(s, seat);
    case 'stock':
      return s.stocks[seat].length;
    case 'dmax':
      return Math.max(...s.dials);
    default:
      return 0;
  }
}

function sealsOf(s: State, seat: number): number[] {
  return s.seals.slice(seat * GUILDS.length, (seat + 1) * GUILDS.length);
}

function skiffs(s: State, seat: number, wanted: (tile: number) => boolean): number {
  let found = 0;
  for (let i = 0; i < SKIFFS; i++) {
    const cell = s.skiffs[seat * SKIFFS + i];
    if (cell >= 0 && wanted(tileOf(at(s, seat, cell)))) found++;
  }
  return found;
}

export function cargoOf(s: { readonly cargo: readonly number[] }, seat: number): number {
  const size = SKIFFS * COLOURS.length;
  let sum = 0;
  for (let i = 0; i < size; i++) sum += s.cargo[seat * size + i];
  return sum;
}
