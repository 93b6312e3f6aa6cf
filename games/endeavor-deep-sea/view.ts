/** What one viewer may know, built up from nothing. E-99, CO-14: hidden are the tiles others draw and put back; what nobody knows has no place in the state. */
import type { Viewer } from '@fathom/kernel';
import { BIT_OF_TILE, TILES } from './data/tiles.ts';
import type { Options } from './meta.ts';
import type { Frame, Open, State } from './state.ts';

/** A tile the viewer does not know is this number less its depth. */
export const HIDDEN = -10;

/** Nearly everything lies open; what does not is told differently. */
export type View = Open<Exclude<keyof State, 'rng' | 'piles' | 'stack' | 'under'>> & {
  readonly viewer: Viewer;
  /** Tiles of each depth the viewer has not seen, as bits: in the pile, under it, or in somebody's hand. */
  readonly unseen: readonly number[];
  /** Tiles put back under their piles, the upper ones first: the tile, or `HIDDEN` minus its depth where the viewer does not know it. */
  readonly under: readonly number[];
  /** The decision stack; drawn tiles the viewer does not know are `HIDDEN` minus their depth. */
  readonly stack: readonly Readonly<Frame>[];
};

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
