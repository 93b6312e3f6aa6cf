/** What lies on the decision stack: the phase, above it whatever it brings about, and above that what interrupts. */
import type { Seat } from '@fathom/kernel';
import type { Card } from './data/card.ts';

/** NE-26, A-6: a turn of phase A. */
export interface Turn {
  readonly step: 'turn';
  readonly seat: Seat;
  /** The one action of the turn was taken; free actions are left. */
  readonly acted: boolean;
}

/** NE-102: a turn of Deep Thought, who needs nobody for it. */
export interface Script {
  readonly step: 'script';
  readonly acted: boolean;
}

/** a card of the tableau comes to the station once the damage of its row is dealt with. */
export interface Take {
  readonly step: 'take';
  readonly seat: Seat;
  readonly space: number;
}

/** The bottles of an oxygen card as they are printed on it, 0 for one that is empty or not there. */
export type Bottles = readonly [number, number];

/** NE-35: an oxygen card is breathed from. */
export interface Dive {
  readonly step: 'dive';
  readonly seat: Seat;
  readonly card: Card;
  readonly bottles: Bottles;
  /** a bottle was used, so modules may be activated. */
  readonly started: boolean;
}

/** NE-75: the damage went past the end, and a card has to be given up. */
export interface Destroy {
  readonly step: 'destroy';
  readonly seat: Seat;
}

/** NE-86j, A-40: everybody else suffers from a research card, one after the other. */
export interface Attack {
  readonly step: 'attack';
  readonly seat: Seat;
  readonly card: Card;
  /** Who suffers next; the attacker when everybody has. */
  readonly victim: Seat;
}

/** NE-53: everybody chooses at the same time. */
export interface Market {
  readonly step: 'market';
}

/** the black market is paid in order from the Nautilus holder, then unpacked in the same order. */
export interface Charge {
  readonly step: 'charge';
  /** How many have paid. */
  readonly paid: number;
}

export interface Unpack {
  readonly step: 'unpack';
  /** How many have got the cards they bought. */
  readonly served: number;
}

/** NE-56, NE-62: cards join a station one by one. */
export interface Attach {
  readonly step: 'attach';
  readonly seat: Seat;
  /** The row that was won; null for cards of the hand. */
  readonly row: number | null;
}

/** NE-108: rows that are still to be blocked before a solo auction. */
export interface Block {
  readonly step: 'block';
  readonly seat: Seat;
  readonly rows: number;
}

/** NE-59: phase C; whose choice of a row it is. */
export interface Auction {
  readonly step: 'auction';
  readonly seat: Seat;
}

/** NE-60: a row is up for auction, and it is the turn of `seat` to raise or drop out. */
export interface Bid {
  readonly step: 'bid';
  readonly seat: Seat;
  readonly row: number;
  /** The highest bid and whose it is: 0 and nobody's (−1) before the first. */
  readonly high: number;
  readonly leader: Seat;
  /** A bit for each station that has dropped out. */
  readonly out: number;
}

/** NE-63: activations for the winner of a row. */
export interface Reward {
  readonly step: 'reward';
  readonly seat: Seat;
  readonly row: number;
  readonly activations: number;
  /** NE-65, A-32: the extra one for a damage was taken. */
  readonly extra: boolean;
}

/** NE-65: the extra activation is paid for, its oxygen card not chosen yet. */
export interface Tank {
  readonly step: 'tank';
  readonly seat: Seat;
}

export type Frame =
  | Turn
  | Script
  | Take
  | Dive
  | Destroy
  | Attack
  | Market
  | Charge
  | Unpack
  | Attach
  | Block
  | Auction
  | Bid
  | Reward
  | Tank;

/** Steps in which somebody decides. */
export const QUESTIONS = [
  'turn',
  'dive',
  'destroy',
  'market',
  'attach',
  'block',
  'auction',
  'bid',
  'reward',
  'tank',
] as const;
