/** What one viewer may know, built up from nothing.: coins, hands, sealed choices and face-down cards are hidden. */
import type { Viewer } from '@fathom/kernel';
import { rejectRow } from './black-market.ts';
import type { Card } from './data/card.ts';
import type { Frame } from './frames.ts';
import type { Options } from './meta.ts';
import type { Module } from './module.ts';
import { EMPTY, type Ending, type Phase, type State, UNSEALED } from './state.ts';
import { rowOf } from './tableau.ts';

export interface StationView {
  /** Null behind another player's screen. */
  readonly coins: number | null;
  readonly damage: number;
  readonly plant: number;
  readonly tiles: number;
  readonly dome: number;
  readonly tired: number;
  readonly points: readonly number[];
  readonly arms: readonly (readonly Module[])[];
}

export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  readonly round: number;
  readonly phase: Phase;
  readonly nautilus: number;
  readonly passed: number;
  readonly stations: readonly StationView[];
  /** A card, −1 for an empty space, null for a card that lies face down for the viewer. */
  readonly display: readonly (Card | null)[];
  readonly markers: number;
  /** For each marked row of this phase C: the station that won it, or why nobody did, and what was paid. */
  readonly winners: readonly number[];
  readonly prices: readonly number[];
  readonly bonus: readonly number[];
  readonly bonusSeen: number;
  /** For each deck a bit for each card that is known to be out of the game. */
  readonly box: readonly number[];
  readonly hands: readonly { readonly size: number; readonly cards: readonly Card[] | null }[];
  /** −1 before a seat has chosen, null when its choice is hidden. */
  readonly sealed: readonly (number | null)[];
  readonly pool: number;
  readonly scrap: number;
  /** What is being decided, the next decision last; empty when the game is over. */
  readonly stack: readonly Frame[];
  readonly ending: Ending | '';
}

export function view(s: State, viewer: Viewer): View {
  // Whoever plays alone hides nothing from those who watch.
  const eyes = s.seats === 1 ? 0 : viewer;
  return {
    viewer,
    seats: s.seats,
    options: { ...s.options },
    round: s.round,
    phase: s.phase,
    nautilus: s.nautilus,
    passed: s.passed,
    stations: s.stations.map((_, seat) => viewStation(s, seat, eyes)),
    display: s.display.map((card, space) => viewSpace(s, space, card, eyes)),
    markers: s.markers,
    winners: s.winners.slice(),
    prices: s.prices.slice(),
    bonus: s.bonus.slice(),
    bonusSeen: s.bonusSeen,
    box: s.box.slice(),
    hands: s.hands.map((hand, seat) => ({
      size: hand.length,
      cards: eyes === seat ? hand.slice() : null,
    })),
    sealed: s.sealed.map((mask, seat) => (mask === UNSEALED || eyes === seat ? mask : null)),
    pool: s.pool,
    scrap: s.scrap,
    stack: s.stack.slice(),
    ending: s.ending,
  };
}

function viewStation(s: State, seat: number, viewer: Viewer): StationView {
  const station = s.stations[seat];
  // Deep Thought has no screen: its bids are computed from its coins (NE-110).
  const open = s.options.coins === 'open' || s.ending !== '' || viewer === seat || seat >= s.seats;
  return {
    coins: open ? station.coins : null,
    damage: station.damage,
    plant: station.plant,
    tiles: station.tiles,
    dome: station.dome,
    tired: station.tired,
    points: station.points.slice(),
    arms: station.arms.map(arm => arm.slice()),
  };
}

/** In phase B cards lie face down; whoever laid them there knows them. */
function viewSpace(s: State, space: number, card: number, viewer: Viewer): Card | null {
  if (card === EMPTY || s.phase !== 'B') return card;
  const own = card >= 0 && viewer !== 'spectator' && rejectRow(s, viewer) === rowOf(space);
  return own ? card : null;
}
