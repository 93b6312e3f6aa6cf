/**
 * Positions for tests, built from what matters in them. Whatever is not mentioned is filled in so that nothing of
 * the box is missing: see `Position` for the defaults. Seat numbers are the indices of the lists.
 */
import { optionVariants, type Rng, seedRng } from '@fathom/kernel';
import { BOARD } from '../data/board.ts';
import { BONUS_GOALS, SETBACKS, type Setback } from '../data/coop.ts';
import { DESIGNS, FIRST_FIVE, LEADER } from '../data/crew.ts';
import { ANCHORS, readJournalId } from '../data/journals.ts';
import { MISSIONS, tilesOf } from '../data/missions.ts';
import { readCell } from '../data/ocean.ts';
import { BIT_OF_TILE, DIVES, SITES, TILES, tileNamed } from '../data/tiles.ts';
import { readTokenId, TOKEN_KINDS } from '../data/tokens.ts';
import { designOf, isBusy, member } from '../member.ts';
import { meta, type Options } from '../meta.ts';
import { emptyTable } from '../setup.ts';
import { isLinked } from '../sites.ts';
import type { State } from '../state.ts';
import { settle } from '../steps/index.ts';
import { fillDives } from '../tokens.ts';
import { flaws } from './soundness.ts';

export interface Position extends Partial<Omit<Options, 'crew'>> {
  /** E-12: the option `crew`, a name that is taken by the crews of the seats. */
  readonly variant?: Options['crew'];
  /** Two, unless said otherwise. */
  readonly seats?: number;
  /** 2, unless said otherwise. */
  readonly round?: number;
  readonly wave?: number;
  /** Whose turn begins; seat 0 unless said otherwise. */
  readonly turn?: number;
  /** Begin with recruiting instead of a turn. */
  readonly phase?: 'recruit' | 'turn';
  /** Zones besides those of the mission, by cell. */
  readonly zones?: Readonly<Record<string, string>>;
  /** Leave out the zones of the mission. */
  readonly bare?: boolean;
  /** Owner of the disc on a site; connections between such discs have paid. */
  readonly discs?: Readonly<Record<string, number>>;
  /** What lies on a dive site; sites that are not mentioned are filled. */
  readonly tokens?: Readonly<Record<string, string>>;
  /** The only tiles left on top of the piles; the others lie below them. */
  readonly draw?: string;
  /** Zones of the vessels; not mentioned: one vessel at C1 or at the first zone there is. */
  readonly vessels?: readonly string[];
  /** Four cells; not mentioned: zeros. */
  readonly tracks?: readonly (string | undefined)[];
  readonly research?: readonly number[];
  /** Discs in the staging area; not mentioned: three. */
  readonly staging?: readonly number[];
  /** Besides the free team leader; `+` senior, `*` with a disc. */
  readonly crew?: readonly string[];
  /** The team leader of these seats holds a disc. */
  readonly busyLeaders?: readonly number[];
  readonly journals?: readonly string[];
  readonly display?: string;
  readonly held?: readonly string[];
  /** Owner of the marker on a hex written `row,col`; on ∞ hexes one marker. */
  readonly markers?: Readonly<Record<string, number>>;
  /** Who discovered a zone. */
  readonly finders?: Readonly<Record<string, number>>;
  readonly bonus?: string;
  readonly setbacks?: string;
  readonly passed?: readonly number[];
  readonly seed?: string;
}

const [STANDARD] = optionVariants<Options>(meta.options);

export function standard(changes: Partial<Options> = {}): Options {
  return { ...STANDARD, ...changes };
}

const OPTION_NAMES = Object.keys(standard());

export function position(p: Position = {}): State {
  const given = Object.entries(p).filter(([name]) => OPTION_NAMES.includes(name) && name !== 'crew');
  const seats = p.seats ?? 2;
  const s = emptyTable(
    seats,
    { ...standard(Object.fromEntries(given)), crew: p.variant ?? 'dive' },
    testRng(p.seed),
  );
  s.round = p.round ?? 2;
  s.wave = p.wave ?? 0;
  layOcean(s, p);
  fillSites(s, p);
  fillSeats(s, p);
  for (const [place, owner] of Object.entries(p.markers ?? {})) putMarker(s, place, owner);
  for (const [cell, owner] of Object.entries(p.finders ?? {})) s.finders[at(cell)] = owner + 1;
  for (const seat of p.passed ?? []) s.passed |= 1 << seat;
  for (const id of words(p.bonus)) s.bonus.push(BONUS_GOALS.findIndex(goal => goal.id === id));
  for (const id of words(p.setbacks)) s.setbacks.push(SETBACKS.indexOf(id as Setback));
  for (const card of s.bonus) s.bonusDeck &= ~(1 << card);
  for (const card of s.setbacks) s.setbackDeck &= ~(1 << card);
  const index = ((p.turn ?? s.wave) - s.wave + seats) % seats;
  s.stack = [{ step: 'phase', stage: p.phase === 'recruit' ? 'recruit' : 'actions', next: index }];
  settle(s);
  const found = flaws(s);
  if (found.length > 0) throw new Error(`the position is not sound: ${found.join('; ')}`);
  return s;
}

/** The number of a cell written as in the notation, such as `C2`. */
export function at(text: string): number {
  const cell = readCell(text);
  if (cell === undefined) throw new Error(`${text} is no cell`);
  return cell;
}

/** The number of a site such as `atoll.s1`. */
export function site(text: string): number {
  const [id, name] = text.split('.');
  const found = TILES[tileNamed(id)].sites.find(i => SITES[i].id === name);
  if (found === undefined) throw new Error(`${text} is no site`);
  return found;
}

export function dive(text: string): number {
  const [id, name] = text.split('.');
  const found = TILES[tileNamed(id)].dives.find(i => DIVES[i].id === name);
  if (found === undefined) throw new Error(`${text} is no dive site`);
  return found;
}

export function token(id: string): number {
  const kind = readTokenId(id);
  if (kind === undefined) throw new Error(`${id} is no token`);
  return kind;
}

export function journal(id: string): number {
  const number = readJournalId(id);
  if (number === undefined) throw new Error(`${id} is no journal`);
  return number;
}

export function design(id: string): number {
  const number = DESIGNS.findIndex(one => one.id === id);
  if (number < 0) throw new Error(`${id} is no specialist`);
  return number;
}

export function testRng(seed = 'position'): Rng {
  return seedRng(seed, 'play');
}

function layOcean(s: State, p: Position): void {
  const mission = MISSIONS[s.options.mission - 1];
  const zones = new Map<number, number>();
  const named = Object.entries(p.zones ?? {}).map(([cell, id]) => [at(cell), tileNamed(id)] as const);
  const own = p.bare ? [] : mission.zones;
  for (const { cell, tile } of own) if (tile >= 0) zones.set(cell, tile);
  for (const [cell, tile] of named) zones.set(cell, tile);
  const all = tilesOf(mission);
  for (const { cell, tile } of own) {
    if (tile >= 0 || zones.has(cell)) continue;
    const free = all.find(
      i => TILES[i].depth === depthOf(cell) && !TILES[i].unique && ![...zones.values()].includes(i),
    );
    zones.set(cell, free ?? -1);
  }
  for (const [cell, tile] of zones) s.ocean[cell] = tile;
  const drawn = words(p.draw).map(tileNamed);
  for (const tile of all) {
    if (s.ocean.includes(tile)) continue;
    const { depth } = TILES[tile];
    const chosen = drawn.some(other => TILES[other].depth === depth);
    if (chosen && !drawn.includes(tile)) s.under.push(tile);
    else s.piles[depth] |= 1 << BIT_OF_TILE[tile];
  }
}

function depthOf(cell: number): number {
  return Math.floor(cell / 7) + 1;
}

/** Named tokens get pools of their own, so that it is certain what comes up. */
function fillSites(s: State, p: Position): void {
  for (const tile of s.ocean) if (tile >= 0) fillDives(s, tile);
  for (const [place, kinds] of Object.entries(p.tokens ?? {})) {
    const i = dive(place);
    s.supply += s.dives[i];
    s.dives[i] = 0;
    const own = words(kinds).map(token);
    if (own.length === 0) continue;
    const pool = s.pools.length / TOKEN_KINDS;
    s.pools.push(...new Array(TOKEN_KINDS).fill(0));
    for (const kind of own) {
      s.pools[kind]--;
      s.pools[pool * TOKEN_KINDS + kind]++;
      s.supply--;
      s.dives[i] += 1 << (pool * 4);
    }
  }
  for (const [place, owner] of Object.entries(p.discs ?? {})) {
    s.discs[site(place)] = owner + 1;
    s.stock[owner]--;
  }
  linkAll(s);
}

function linkAll(s: State): void {
  for (const tile of TILES) {
    for (const connection of tile.connections) {
      const complete =
        SITES.filter((one, i) => one.connections.includes(connection) && s.discs[i] > 0).length === 2;
      if (complete && !isLinked(s, connection)) s.linked[connection < 31 ? 0 : 1] |= 1 << (connection % 31);
    }
  }
}

function fillSeats(s: State, p: Position): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const cells = p.vessels?.[seat] === undefined ? [firstZone(s)] : words(p.vessels[seat]).map(at);
    for (const [i, cell] of cells.entries()) s.vessels[seat * 3 + i] = cell;
    for (const [i, cell] of words(p.tracks?.[seat]).entries()) s.tracks[seat * 4 + i] = Number(cell);
    s.research[seat] = p.research?.[seat] ?? 0;
    s.staging[seat] = p.staging?.[seat] ?? 3;
    s.crew[seat] = [
      member(LEADER, false, p.busyLeaders?.includes(seat)),
      ...words(p.crew?.[seat]).map(readMember),
    ];
    s.journals[seat] = words(p.journals?.[seat]).map(journal);
    s.held[seat] = words(p.held?.[seat]).map(token);
    const busy = s.crew[seat].filter(isBusy).length;
    // The table had one disc on the leader and the rest in the supply.
    s.stock[seat] += 1 - busy - s.staging[seat];
    for (const kind of s.held[seat]) takeFromSupply(s, kind);
    for (const one of s.crew[seat].slice(1)) takeFromTray(s, designOf(one));
  }
  s.display = words(p.display).map(journal);
  const gone = [...s.display, ...s.journals.flat()];
  for (const id of gone) if (id >= ANCHORS) s.deck &= ~(1 << (id - ANCHORS));
  for (
    let id = 0;
    s.display.length + s.journals.flat().length < BOARD.display || s.display.length < BOARD.display;
    id++
  ) {
    if (gone.includes(id)) continue;
    if (id >= ANCHORS) s.deck &= ~(1 << (id - ANCHORS));
    s.display.push(id);
  }
}

function firstZone(s: State): number {
  return s.ocean[at('C1')] >= 0 ? at('C1') : s.ocean.findIndex(tile => tile >= 0);
}

function readMember(text: string): number {
  return member(design(text.replace(/[+*]/g, '')), text.includes('+'), text.includes('*'));
}

function takeFromSupply(s: State, kind: number): void {
  s.pools[kind]--;
  s.supply--;
}

function takeFromTray(s: State, number: number): void {
  if (number < FIRST_FIVE) s.tray[number]--;
  else s.fives &= ~(1 << (number - FIRST_FIVE));
}

function putMarker(s: State, place: string, owner: number): void {
  const mission = MISSIONS[s.options.mission - 1];
  const [row, col] = place.split(',').map(Number);
  const hex = mission.hexes.findIndex(one => one.row === row && one.col === col);
  if (hex < 0) throw new Error(`${place} is no hex`);
  if (!mission.hexes[hex].endless) {
    s.markers[hex] = owner + 1;
    return;
  }
  s.markers[hex] = 1;
  s.endless[mission.endless.indexOf(hex) * 4 + owner]++;
}

function words(text: string | undefined): string[] {
  return (text ?? '').split(' ').filter(word => word !== '');
}
