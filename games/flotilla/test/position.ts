/**
 * Positions for tests, built from what matters in them. Whatever is not mentioned is as after the set-up without any
 * tile laid; nothing of the box is lost: bag, stacks, supply and reserve hold what lies nowhere else.
 */
import { seedRng } from '@fathom/kernel';
import { addToHand, fillDisplay, retiredBy } from '../crew.ts';
import { AIMS, CREW, NUMBERS, RELICS, TILES, TRACKS } from '../data/box.ts';
import { CARDS_PER_GUILD, STARTERS } from '../data/crew.ts';
import { COLOURS, GUILDS, SKY } from '../data/names.ts';
import { depleted, laid, withOutpost } from '../field.ts';
import { CELLS, HOME, readCell } from '../hex.ts';
import type { Options } from '../meta.ts';
import { setup } from '../setup.ts';
import { ASHORE, poolSize, SKIFFS, SOLD, type State } from '../state.ts';
import { settle } from '../steps/index.ts';
import { startTurn } from '../turn.ts';
import { flaws } from './soundness.ts';

/** What everybody has unless said otherwise. */
export const COINS = 12;

export interface Seat {
  readonly side?: 'sink' | 'sky';
  readonly coins?: number;
  readonly vp?: number;
  /** Colours of the supply, such as `red red blue`. */
  readonly barrels?: string;
  /** `B5:O10` or `B5:O10/2`, turned twice; `*` stands for an outpost, `#` for a depletion token. */
  readonly tiles?: string;
  /** Outpost on the starter tile. */
  readonly homeOutpost?: boolean;
  /** Cells of the skiffs with their cargo, such as `A6 B5:red,red`; one on the starter tile unless said otherwise. */
  readonly skiffs?: string;
  /** Guild cards in hand besides the starters. */
  readonly cards?: string;
  /** Cards on the pile, the top one last. */
  readonly pile?: string;
  readonly retired?: string;
  readonly stock?: string;
  readonly discs?: readonly number[];
  readonly seals?: readonly number[];
  readonly laps?: number;
  readonly toxicity?: number;
  readonly poison?: number;
  readonly outposts?: number;
  readonly artifacts?: number;
  readonly rings?: number;
}

export interface Position {
  /** Three, unless said otherwise. */
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly players?: readonly Seat[];
  /** Whose turn begins; seat 0 unless said otherwise, who is also the first player. */
  readonly turn?: number;
  readonly round?: number;
  readonly pool?: number;
  /** Spaces of the price indicators, from 1. */
  readonly prices?: readonly number[];
  readonly dials?: readonly number[];
  readonly sonar?: number;
  readonly survivors?: number;
  readonly hub?: string;
  /** Top tile first, for each of the three stacks. */
  readonly objectives?: readonly string[];
  /** Open cards that must be there. */
  readonly display?: string;
  /** Only these tiles, or artifacts, are in the bag; the rest lies in the stock of the last seat, or on the hub. */
  readonly bag?: string;
  readonly relics?: string;
  readonly seed?: string;
}

export function position(p: Position = {}): State {
  const seats = p.seats ?? 3;
  const options: Options = { outposts: 'any', building: 'each', pool: 'full', ...p.options };
  const s = setup(seats, options, seedRng(p.seed ?? 'position', 'play'));
  s.first = 0;
  s.seat = p.turn ?? 0;
  s.round = p.round ?? 3;
  s.coins.fill(COINS);
  s.bag = TILES.slice(0, -1).map((_, tile) => tile);
  s.decks = GUILDS.map(() => (1 << CARDS_PER_GUILD) - 1);
  s.display.fill(-1);
  for (let seat = 0; seat < seats; seat++) place(s, seat, p.players?.[seat] ?? {});
  s.pool = p.pool ?? poolSize(seats, options);
  s.reserve = NUMBERS.points - s.pool - s.vp.reduce((sum, vp) => sum + vp, 0);
  if (s.pool === 0) s.lastRound = s.round + 1;
  if (p.prices) s.prices = p.prices.map(space => space - 1);
  if (p.dials) s.dials = p.dials.slice();
  s.sonar = p.sonar ?? 0;
  s.survivors = p.survivors ?? 0;
  for (const [stack, ids] of (p.objectives ?? []).entries()) s.objectives[stack] = words(ids).map(objective);
  dealRelics(s, p);
  for (const id of words(p.display)) open(s, card(id));
  fillDisplay(s);
  if (p.bag !== undefined) restrictBag(s, words(p.bag).map(tile));
  startTurn(s);
  settle(s);
  const found = flaws(s);
  if (found.length > 0) throw new Error(`the position is not sound: ${found.join('; ')}`);
  return s;
}

function place(s: State, seat: number, p: Seat): void {
  const sky = p.side === 'sky';
  s.side[seat] = sky ? SKY : 0;
  s.coins[seat] = p.coins ?? s.coins[seat];
  s.vp[seat] = p.vp ?? 0;
  s.toxicity[seat] = p.toxicity ?? 0;
  s.poison[seat] = p.poison ?? 0;
  s.laps[seat] = p.laps ?? 0;
  s.artifacts[seat] = p.artifacts ?? 0;
  s.rings[seat] = p.rings ?? 0;
  for (const [guild, space] of (p.discs ?? []).entries()) s.discs[seat * GUILDS.length + guild] = space;
  for (const [guild, seals] of (p.seals ?? []).entries()) s.seals[seat * GUILDS.length + guild] = seals;
  for (const name of words(p.barrels)) {
    s.barrels[seat * COLOURS.length + colour(name)]++;
    s.bank[colour(name)]--;
  }
  layTiles(s, seat, p);
  placeSkiffs(s, seat, p.skiffs ?? (sky ? '' : 'A6'), sky);
  for (const id of words(p.stock)) s.stocks[seat].push(takeTile(s, tile(id)));
  s.stocks[seat].sort((a, b) => a - b);
  for (const id of words(p.cards)) addToHand(s.hands[seat], takeCard(s, card(id)));
  for (const id of words(p.pile)) s.piles[seat].push(fromHand(s, seat, card(id)));
  for (const id of words(p.retired)) s.retired.push(retiredBy(seat, fromHand(s, seat, card(id))));
}

function layTiles(s: State, seat: number, p: Seat): void {
  let outposts = 0;
  for (const word of words(p.tiles)) {
    const [, at, id, turns, marks] = /^([A-F]\d+):(O\d\d)(?:\/(\d))?([*#]*)$/.exec(word) ?? [];
    if (at === undefined) throw new Error(`${word} is no laid tile`);
    let value = laid(takeTile(s, tile(id)), Number(turns ?? 0));
    if (marks.includes('*')) {
      value = withOutpost(value);
      outposts++;
    }
    if (marks.includes('#')) value = depleted(value);
    s.field[seat * CELLS + cell(at)] = value;
  }
  if (p.homeOutpost) {
    s.field[seat * CELLS + HOME] = withOutpost(s.field[seat * CELLS + HOME]);
    outposts++;
  }
  s.outposts[seat] = p.outposts ?? outposts;
}

function placeSkiffs(s: State, seat: number, skiffs: string, sky: boolean): void {
  for (let i = 0; i < SKIFFS; i++) s.skiffs[seat * SKIFFS + i] = sky ? SOLD : ASHORE;
  for (const [i, word] of words(skiffs).entries()) {
    const [at, cargo] = word.split(':');
    s.skiffs[seat * SKIFFS + i] = cell(at);
    for (const name of cargo ? cargo.split(',') : []) {
      s.cargo[(seat * SKIFFS + i) * COLOURS.length + colour(name)]++;
      s.bank[colour(name)]--;
    }
  }
}

function dealRelics(s: State, p: Position): void {
  const found = words(p.hub).map(relic);
  s.hub = found;
  s.relics = RELICS.map((_, i) => i).filter(i => !found.includes(i));
  if (p.relics === undefined) return;
  const left = words(p.relics).map(relic);
  s.hub.push(...s.relics.filter(i => !left.includes(i)));
  s.relics = left;
}

function restrictBag(s: State, tiles: readonly number[]): void {
  const rest = s.bag.filter(t => !tiles.includes(t));
  s.bag = tiles.filter(t => s.bag.includes(t));
  s.stocks[s.seats - 1].push(...rest);
  s.stocks[s.seats - 1].sort((a, b) => a - b);
}

function open(s: State, c: number): void {
  const stack = CREW[c].guild * 2 + CREW[c].level - 1;
  const slot = s.display.indexOf(-1, stack * 2);
  s.display[slot] = takeCard(s, c);
}

function takeTile(s: State, t: number): number {
  const i = s.bag.indexOf(t);
  if (i < 0) throw new Error(`tile ${TILES[t].id} is used twice`);
  s.bag.splice(i, 1);
  return t;
}

function takeCard(s: State, c: number): number {
  const i = c - STARTERS;
  s.decks[Math.floor(i / CARDS_PER_GUILD)] &= ~(1 << (i % CARDS_PER_GUILD));
  return c;
}

/** A starter leaves the hand; a guild card leaves its stack. */
function fromHand(s: State, seat: number, c: number): number {
  if (c >= STARTERS) return takeCard(s, c);
  s.hands[seat].splice(s.hands[seat].indexOf(c), 1);
  return c;
}

export function card(id: string): number {
  return numberOf(CREW, id);
}

export function tile(id: string): number {
  return numberOf(TILES, id);
}

export function relic(id: string): number {
  return numberOf(RELICS, id);
}

export function objective(id: string): number {
  return numberOf(AIMS, id);
}

export function cell(name: string): number {
  const found = readCell(name);
  if (found < 0) throw new Error(`${name} is no cell`);
  return found;
}

export function colour(name: string): number {
  const found = COLOURS.map(String).indexOf(name);
  if (found < 0) throw new Error(`${name} is no colour`);
  return found;
}

/** Where an indicator has to be for a price, from 1. */
export function spaceOf(price: number): number {
  return TRACKS.ladder.indexOf(price) + 1;
}

function numberOf(table: readonly { readonly id: string }[], id: string): number {
  const found = table.findIndex(entry => entry.id === id);
  if (found < 0) throw new Error(`${id} is not in the box`);
  return found;
}

export function words(text = ''): string[] {
  return text.split(' ').filter(word => word !== '');
}
