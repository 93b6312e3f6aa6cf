/** ED-20 … ED-33: the start of a mission. */
import { below, filled, type Log, type Rng, range, shuffle, sum } from '@fathom/kernel';
import { BOARD } from './data/board.ts';
import { bonusDeck, SETBACK_DECK } from './data/coop.ts';
import { DESIGNS, FIRST_FIVE, FIVES, LEADER } from './data/crew.ts';
import { TRACKS } from './data/gains.ts';
import { ANCHORS, DECK } from './data/journals.ts';
import { MISSIONS, type Mission, tilesOf } from './data/missions.ts';
import { CELLS, depthOf } from './data/ocean.ts';
import { BIT_OF_TILE, CONNECTIONS, DIVES, SITES, TILES, TILES_OF_DEPTH } from './data/tiles.ts';
import { TOKEN_KINDS, TOKENS } from './data/tokens.ts';
import { member } from './member.ts';
import type { Options } from './meta.ts';
import { pickBit } from './piles.ts';
import { LINKS } from './sites.ts';
import type { State } from './state.ts';
import { settle } from './steps/index.ts';
import { isTeam } from './team.ts';
import { fillDives } from './tokens.ts';
import { refillOffer } from './tray.ts';

export function setup(seats: number, options: Options, rng: Rng, log?: Log): State {
  const s = emptyTable(seats, options, rng);
  layTiles(s, MISSIONS[options.mission - 1], log);
  for (let cell = 0; cell < CELLS; cell++) if (s.ocean[cell] >= 0) fillDives(s, s.ocean[cell]);
  // ED-26: four of the eight anchors, the others stay in the box.
  s.display = shuffle(rng, range(ANCHORS)).slice(0, BOARD.display);
  for (const journal of s.display) log?.event('displayed', { journal });
  refillOffer(s, log);
  // ED-28, E-2.
  s.wave = below(rng, seats);
  s.seat = s.wave;
  log?.event('begins', { seat: s.wave });
  settle(s, log);
  return s;
}

const POOL = TOKENS.map(token => token.copies);
const SUPPLY = sum(POOL);
const TRAY = DESIGNS.slice(0, FIRST_FIVE).map(design => design.copies);

/** Everything in its place before the ocean is laid. */
export function emptyTable(seats: number, options: Options, rng: Rng): State {
  const mission = MISSIONS[options.mission - 1];
  const team = isTeam({ seats, options });
  const perSeat = (value: number): number[] => filled(seats, value);
  return {
    rng,
    seats,
    options,
    round: 0,
    wave: 0,
    seat: 0,
    passed: 0,
    ocean: filled(CELLS, -1),
    finders: filled(CELLS, 0),
    piles: [0, 0, 0, 0, 0, 0],
    under: [],
    hidden: mission.hidden?.among ?? 0,
    discs: filled(SITES.length, 0),
    nets: [],
    linked: filled(Math.ceil(CONNECTIONS.length / LINKS), 0),
    once: 0,
    dives: filled(DIVES.length, 0),
    pools: POOL.slice(),
    supply: SUPPLY,
    discarded: filled(TOKEN_KINDS, 0),
    display: [],
    deck: DECK,
    tray: TRAY.slice(),
    offer: [],
    fives: (1 << FIVES) - 1,
    tracks: filled(seats * TRACKS.length, 0),
    research: perSeat(0),
    // ED-29, E-4: one disc on the team leader, the others in the supply.
    stock: perSeat(BOARD.discs - 1),
    staging: perSeat(0),
    extra: perSeat(0),
    vessels: filled(seats * BOARD.vessels, -1),
    crew: Array.from({ length: seats }, () => [member(LEADER, false, true)]),
    journals: Array.from({ length: seats }, () => []),
    held: Array.from({ length: seats }, () => []),
    markers: filled(mission.hexes.length, 0),
    endless: filled(mission.endless.length * 4, 0),
    turtles: [],
    named: 0,
    chosen: [0, 0, 0],
    cleanup: perSeat(0),
    races: filled(8, 0),
    bonus: [],
    setbacks: [],
    bonusDeck: team ? bonusDeck(options.mission) : 0,
    setbackDeck: team ? SETBACK_DECK : 0,
    strain: perSeat(0),
    stack: [{ step: 'phase', stage: 'opening', next: 0 }],
    ending: '',
  };
}

/** What is dealt in a mission: the piles as bits, and the cells for random tiles. */
interface Deal {
  readonly piles: readonly number[];
  readonly cells: readonly number[];
}

const DEALS: readonly Deal[] = MISSIONS.map(mission => {
  const named = new Set([...mission.zones.map(({ tile }) => tile), mission.dealt?.tile]);
  const piles = [0, 0, 0, 0, 0, 0];
  for (const tile of tilesOf(mission)) {
    if (!named.has(tile)) piles[TILES[tile].depth] |= 1 << BIT_OF_TILE[tile];
  }
  const cells = mission.zones.flatMap(({ cell, tile }) => (tile < 0 ? [cell] : []));
  return { piles, cells };
});

/** E-7: named tiles are taken out, random ones drawn from A to E and from the surface down, the rest makes the piles. */
function layTiles(s: State, mission: Mission, log?: Log): void {
  const { piles, cells } = DEALS[mission.number - 1];
  s.piles = piles.slice();
  for (const { cell, tile } of mission.zones) if (tile >= 0) s.ocean[cell] = tile;
  for (const cell of cells) chart(s, takeRandom(s, depthOf(cell)), cell, log);
  if (mission.dealt) dealRow(s, mission.dealt, log);
}

/** A tile that chance has chosen lies in the first ocean. */
function chart(s: State, tile: number, cell: number, log?: Log): void {
  s.ocean[cell] = tile;
  log?.event('charted', { tile, cell });
}

/** Takes a random tile of a depth out of its pile. */
function takeRandom(s: State, depth: number): number {
  const bit = pickBit(s.rng, s.piles[depth]);
  s.piles[depth] &= ~(1 << bit);
  return TILES_OF_DEPTH[depth][bit];
}

/** ED-193: one named tile and random ones, shuffled along a row. */
function dealRow(s: State, dealt: NonNullable<Mission['dealt']>, log?: Log): void {
  const row = [dealt.tile, ...dealt.cells.slice(1).map(cell => takeRandom(s, depthOf(cell)))];
  shuffle(s.rng, row);
  for (const [i, cell] of dealt.cells.entries()) chart(s, row[i], cell, log);
}
