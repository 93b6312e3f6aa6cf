/** FL-14, FL-91 … FL-93: what an objective counts for a seat. */
import { countBits } from '@fathom/kernel';
import { AIMS, CREW, NUMBERS, TILES } from './data/box.ts';
import { STARTERS } from './data/crew.ts';
import { COLOURS, GUILDS, SINK } from './data/names.ts';
import type { Aim, Counter } from './data/objectives.ts';
import { STARTER } from './data/tiles.ts';
import { at, largestGroup, tileOf } from './field.ts';
import { barrelsOf } from './goods.ts';
import { SKIFFS, type State } from './state.ts';
import { type Survey, surveyOf } from './survey.ts';

type Counting = (s: State, seat: number, field: Survey, coins: number) => number;

const COUNTING: Readonly<Record<Counter, Counting>> = {
  d1: (_, __, { depths }) => depths[1],
  d2: (_, __, { depths }) => depths[2],
  d3: (_, __, { depths }) => depths[3],
  tiles: (_, __, { tiles }) => tiles,
  built: (_, __, { tiles }) => tiles,
  isl: (_, __, { islands }) => islands,
  big: (s, seat) => largestGroup(s, seat),
  c0: (s, seat, field) => coloured(s, seat, field, 0),
  c1: (s, seat, field) => coloured(s, seat, field, 1),
  c2: (s, seat, field) => coloured(s, seat, field, 2),
  c3: (s, seat, field) => coloured(s, seat, field, 3),
  pairs: (_, __, { pairs }) => countBits(pairs),
  dcol: (_, __, { districts }) => districts.filter(count => count > 0).length,
  /** FL-91, FL-92: every symbol counts, not pairs. */
  gr: (_, __, { buildings }) => buildings[0] + buildings[1],
  fh: (_, __, { buildings }) => buildings[2] + buildings[3],
  gh: (_, __, { buildings }) => buildings[0] + buildings[3],
  rf: (_, __, { buildings }) => buildings[1] + buildings[2],
  bld: (_, __, { buildings }) => buildings.reduce((sum, count) => sum + count, 0),
  /** FL-93: the starter tile has a site as well. */
  sites: (_, __, { sites }) => 1 + sites,
  far: (_, __, { far }) => far,
  dep: (_, __, { depleted }) => depleted,
  crewx: (s, seat) => Math.max(0, crew(s, seat, () => true) - STARTERS),
  l2: (s, seat) => crew(s, seat, card => CREW[card].level === 2),
  g0: (s, seat) => crew(s, seat, card => CREW[card].guild === 0),
  g1: (s, seat) => crew(s, seat, card => CREW[card].guild === 1),
  g2: (s, seat) => crew(s, seat, card => CREW[card].guild === 2),
  g3: (s, seat) => crew(s, seat, card => CREW[card].guild === 3),
  gcrew: guildsOfCrew,
  seal: (s, seat) => sum(s.seals, seat, GUILDS.length),
  gseal: (s, seat) => different(s.seals, seat, GUILDS.length),
  art: (s, seat) => s.artifacts[seat],
  laps: (s, seat) => s.laps[seat],
  skiff: (s, seat) => skiffs(s, seat, () => true),
  dskiff: (s, seat) => skiffs(s, seat, tile => tile !== STARTER && TILES[tile].depth > 1),
  skart: (s, seat) => skiffs(s, seat, () => true) + s.artifacts[seat],
  out: (s, seat) => s.outposts[seat],
  outart: (s, seat) => Math.min(s.outposts[seat], s.artifacts[seat]),
  outbld: (s, seat, field, coins) => Math.min(s.outposts[seat], COUNTING.bld(s, seat, field, coins)),
  ringout: (s, seat) => s.rings[seat] + s.outposts[seat],
  rings: (s, seat) => s.rings[seat],
  sup: (s, seat) => barrelsOf(s, seat),
  kinds: (s, seat) => different(s.barrels, seat, COLOURS.length),
  coin5: (_, __, ___, coins) => Math.floor(coins / NUMBERS.coinsPerPoint),
  cargo: (s, seat) => cargoOf(s, seat),
  stock: (s, seat) => s.stocks[seat].length,
  dmax: s => Math.max(...s.dials),
};

/** Victory points an objective is worth to a seat now; `coins` are those owned before paying for the outpost. */
export function worthOf(
  s: State,
  seat: number,
  objective: number,
  coins: number,
  field: Survey = surveyOf(s, seat),
): number {
  const aim: Aim = AIMS[objective].aims[s.side[seat]];
  return Math.min(aim.cap, COUNTING[aim.counter](s, seat, field, coins)) * aim.vp;
}

export function count(s: State, seat: number, counter: Counter, coins: number): number {
  return COUNTING[counter](s, seat, surveyOf(s, seat), coins);
}

/** The colour of a tile is that of the face that is up. */
function coloured(s: State, seat: number, { resources, districts }: Survey, colour: number): number {
  return (s.side[seat] === SINK ? resources : districts)[colour];
}

/** Own cards that fulfil something: in hand, on the pile, and the one being played. */
function crew(s: State, seat: number, wanted: (card: number) => boolean): number {
  let found = 0;
  const hand = s.hands[seat];
  const pile = s.piles[seat];
  for (let i = 0; i < hand.length; i++) if (wanted(hand[i])) found++;
  for (let i = 0; i < pile.length; i++) if (wanted(pile[i])) found++;
  return seat === s.seat && s.turn.card >= 0 && wanted(s.turn.card) ? found + 1 : found;
}

function guildsOfCrew(s: State, seat: number): number {
  let guilds = 0;
  crew(s, seat, card => {
    if (CREW[card].level > 0) guilds |= 1 << CREW[card].guild;
    return false;
  });
  return countBits(guilds);
}

/** Of a list that holds so many numbers for each seat. */
function sum(list: readonly number[], seat: number, width: number): number {
  let total = 0;
  for (let i = seat * width; i < (seat + 1) * width; i++) total += list[i];
  return total;
}

function different(list: readonly number[], seat: number, width: number): number {
  let kinds = 0;
  for (let i = seat * width; i < (seat + 1) * width; i++) if (list[i] > 0) kinds++;
  return kinds;
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
  return sum(s.cargo, seat, SKIFFS * COLOURS.length);
}
