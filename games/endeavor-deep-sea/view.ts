/** What one viewer may know, built up from nothing. E-99, CO-14: hidden are the tiles others draw and put back; what nobody knows has no place in the state. */
import type { Viewer } from '@fathom/kernel';
import { BIT_OF_TILE, TILES } from './data/tiles.ts';
import type { Options } from './meta.ts';
import type { Ending, Frame, State } from './state.ts';

/** A tile the viewer does not know is this number less its depth. */
export const HIDDEN = -10;

export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  readonly round: number;
  readonly wave: number;
  readonly seat: number;
  readonly passed: number;
  readonly ocean: readonly number[];
  readonly finders: readonly number[];
  /** Tiles of each depth the viewer has not seen, as bits: in the pile, under it, or in somebody's hand. */
  readonly unseen: readonly number[];
  /** Tiles put back under their piles, the upper ones first: the tile, or `HIDDEN` minus its depth where the viewer does not know it. */
  readonly under: readonly number[];
  /** ED-177: how many more tiles of pile 5 may be the hidden one. */
  readonly hidden: number;
  readonly discs: readonly number[];
  readonly nets: readonly number[];
  readonly linked: readonly number[];
  readonly once: number;
  readonly dives: readonly number[];
  readonly pools: readonly number[];
  readonly supply: number;
  readonly discarded: readonly number[];
  readonly display: readonly number[];
  readonly deck: number;
  readonly tray: readonly number[];
  readonly offer: readonly number[];
  readonly fives: number;
  readonly tracks: readonly number[];
  readonly research: readonly number[];
  readonly stock: readonly number[];
  readonly staging: readonly number[];
  readonly extra: readonly number[];
  readonly vessels: readonly number[];
  readonly crew: readonly (readonly number[])[];
  readonly journals: readonly (readonly number[])[];
  readonly held: readonly (readonly number[])[];
  readonly markers: readonly number[];
  readonly endless: readonly number[];
  readonly turtles: readonly number[];
  readonly named: number;
  readonly chosen: readonly number[];
  readonly cleanup: readonly number[];
  readonly races: readonly number[];
  readonly bonus: readonly number[];
  readonly setbacks: readonly number[];
  readonly bonusDeck: number;
  readonly setbackDeck: number;
  readonly strain: readonly number[];
  /** The decision stack; drawn tiles the viewer does not know are `HIDDEN` minus their depth. */
  readonly stack: readonly Readonly<Frame>[];
  readonly ending: Ending | '';
}

export function view(s: State, viewer: Viewer): View {
  const unseen = s.piles.slice();
  const hide = (tile: number): number => {
    unseen[TILES[tile].depth] |= 1 << BIT_OF_TILE[tile];
    return HIDDEN - TILES[tile].depth;
  };
  const under = s.under.map(entry => (isKnown(s, entry >> 6, viewer) ? entry & 63 : hide(entry & 63)));
  const stack = s.stack.map(f => viewFrame(s, f, viewer, hide));
  return {
    viewer,
    seats: s.seats,
    options: { ...s.options },
    round: s.round,
    wave: s.wave,
    seat: s.seat,
    passed: s.passed,
    ocean: s.ocean.slice(),
    finders: s.finders.slice(),
    unseen,
    under,
    hidden: s.hidden,
    discs: s.discs.slice(),
    nets: s.nets.slice(),
    linked: s.linked.slice(),
    once: s.once,
    dives: s.dives.slice(),
    pools: s.pools.slice(),
    supply: s.supply,
    discarded: s.discarded.slice(),
    display: s.display.slice(),
    deck: s.deck,
    tray: s.tray.slice(),
    offer: s.offer.slice(),
    fives: s.fives,
    tracks: s.tracks.slice(),
    research: s.research.slice(),
    stock: s.stock.slice(),
    staging: s.staging.slice(),
    extra: s.extra.slice(),
    vessels: s.vessels.slice(),
    crew: s.crew.map(list => list.slice()),
    journals: s.journals.map(list => list.slice()),
    held: s.held.map(list => list.slice()),
    markers: s.markers.slice(),
    endless: s.endless.slice(),
    turtles: s.turtles.slice(),
    named: s.named,
    chosen: s.chosen.slice(),
    cleanup: s.cleanup.slice(),
    races: s.races.slice(),
    bonus: s.bonus.slice(),
    setbacks: s.setbacks.slice(),
    bonusDeck: s.bonusDeck,
    setbackDeck: s.setbackDeck,
    strain: s.strain.slice(),
    stack,
    ending: s.ending,
  };
}

/** Drawn tiles are seen by who drew them, and by the whole team. */
function viewFrame(s: State, f: Frame, viewer: Viewer, hide: (tile: number) => number): Readonly<Frame> {
  const copy = { ...f };
  if (f.step !== 'lay' || isKnown(s, knowersOf(s, f.seat), viewer)) return copy;
  copy.a = hide(f.a);
  if (f.b >= 0) copy.b = hide(f.b);
  return copy;
}

/** Who sees a drawn tile, as bits. */
export function knowersOf(s: { readonly seats: number; readonly options: Options }, seat: number): number {
  const team = s.seats === 1 || s.options.mode !== 'competitive';
  return team ? (1 << s.seats) - 1 : 1 << seat;
}

/** A spectator knows what everybody knows. */
function isKnown(s: State, knowers: number, viewer: Viewer): boolean {
  const all = (1 << s.seats) - 1;
  return viewer === 'spectator' ? knowers === all : (knowers & (1 << viewer)) !== 0;
}
