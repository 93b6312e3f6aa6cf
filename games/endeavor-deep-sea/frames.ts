/** What lies on the decision stack: the phase of the round at the bottom, above it turns and what they cause. */
import type { Action, Slots } from './data/slots.ts';

/** ED-34 … ED-47: the parts of a round, in their order; the first is the launch of the vessels before round 1. */
export const STAGES = [
  'opening',
  'cards',
  'strike',
  'recruit',
  'effort',
  'tire',
  'actions',
  'closing',
  'closed',
] as const;
export type Stage = (typeof STAGES)[number];

/** The stage of the round. */
export interface Phase {
  readonly step: 'phase';
  readonly stage: Stage;
  /** Place in turn order, from the holder of the wave on, of the seat that comes next. */
  readonly next: number;
}

/** ED-31, ED-98: a vessel enters the ocean. */
export interface Launch {
  readonly step: 'launch';
  readonly seat: number;
}

/** ED-37: a specialist is taken from the tray. */
export interface Recruit {
  readonly step: 'recruit';
  readonly seat: number;
}

/** ED-41: discs may be taken back from specialists. */
export interface Manage {
  readonly step: 'manage';
  readonly seat: number;
  /** How many more. */
  readonly discs: number;
}

/** ED-47: an activation, dive tokens, or passing. */
export interface Turn {
  readonly step: 'turn';
  readonly seat: number;
  /** E-17: a dive token was spent, so the turn ends instead of being passed. */
  readonly begun: boolean;
}

/** How an action differs from an ordinary one. */
export const MANNERS = [
  'plain',
  /** ED-64: technology counts one more. */
  'further',
  /** ED-92b: a second token from the same site. */
  'twice',
  /** ED-92c: at the depth of a vessel. */
  'at-depth',
  /** ED-81l: one research less. */
  'cheaper',
  /** E-74: the extra conserve action of the Whale Calving Grounds. */
  'once-more',
  /** ED-144: not to depth 5. */
  'not-deepest',
] as const;
export type Manner = (typeof MANNERS)[number];

/** What an action asks of the frame it is carried out in. */
export interface Acting {
  readonly seat: number;
  /** The cell the action is bound to, or −1. */
  readonly zone: number;
  readonly manner: Manner;
}

/** ED-48: the activation of a turn. Dive tokens may be spent in between, and it ends the turn. */
export interface Act extends Acting {
  readonly step: 'act';
  /** Whose actions are open, as place in the crew; −1 for a space of a journal. */
  readonly member: number;
  readonly slots: Slots;
}

/** A single action given by something else: an arrival, a dive token, a feature of a zone. */
export interface Bonus extends Acting {
  readonly step: 'bonus';
  readonly action: Action;
}

/** E-20: dive tokens may be spent after a dive, before the feature of the site. */
export interface Free {
  readonly step: 'free';
  readonly seat: number;
}

/** ED-81k: a disc may go back for more research. */
export interface Trade {
  readonly step: 'trade';
  readonly seat: number;
  readonly token: number;
}

/** ED-102: gains that are still to be taken. */
export interface Gain {
  readonly step: 'gain';
  readonly seat: number;
  /** Packed by data/gains.ts. */
  readonly gains: number;
  /** The cell they come from, or −1. */
  readonly zone: number;
  /** ED-167: gained by the own conserve action. */
  readonly byConserve: boolean;
}

/** ED-115: a marker goes on the impact board. */
export interface Impact {
  readonly step: 'impact';
  readonly seat: number;
  /** The cell it comes from, or −1. */
  readonly zone: number;
  /** ED-167: gained by the own conserve action. */
  readonly byConserve: boolean;
}

/** ED-95: an attribute of the own choice rises. */
export interface Raise {
  readonly step: 'raise';
  readonly seat: number;
  /** Only one of the lowest may. */
  readonly lowest: boolean;
}

/** ED-107: a junior may become a senior. */
export interface Promote {
  readonly step: 'promote';
  readonly seat: number;
}

/** ED-67: tiles are to be drawn. */
export interface Seek {
  readonly step: 'seek';
  readonly seat: number;
  /** Depths that may be drawn from, as bits. */
  readonly depths: number;
  /** ED-136, ED-142: the depth that needs no zone above, or 0. */
  readonly anywhere: number;
  /** The cell the discovery comes from, or −1. */
  readonly zone: number;
}

/** ED-68: one of the drawn tiles is placed, the other goes under its pile. */
export interface Lay {
  readonly step: 'lay';
  readonly seat: number;
  /** One or two. */
  readonly tiles: readonly number[];
  /** ED-136, ED-142: the depth that needs no zone above, or 0. */
  readonly anywhere: number;
}

/** ED-129: one of two tokens of the Shipwreck is kept. */
export interface Wreck {
  readonly step: 'wreck';
  readonly seat: number;
  readonly dive: number;
  readonly tokens: readonly [number, number];
  /** ED-92b: another token of the site follows. */
  readonly twice: boolean;
}

/** ED-186: whoever found the Fallen Star names the kind of site that counts. */
export interface Name {
  readonly step: 'name';
  readonly seat: number;
}

/** ED-194: how a goal of mission 8 counts. */
export interface Option {
  readonly step: 'option';
  readonly seat: number;
  readonly goal: number;
}

/** CO-3: of two cards the team keeps one. */
export interface Card {
  readonly step: 'card';
  readonly seat: number;
  /** The lower number first. */
  readonly cards: readonly [number, number];
}

/** S-8: conservation discs are lost. */
export interface Poach {
  readonly step: 'poach';
  readonly seat: number;
  /** How many more. */
  readonly discs: number;
  /** Tiles that have lost one. */
  readonly robbed: readonly number[];
}

/** S-16: sites are covered. */
export interface Net {
  readonly step: 'net';
  readonly seat: number;
  /** How many more. */
  readonly nets: number;
}

/** S-10: the deepest vessel is carried up. */
export interface Drift {
  readonly step: 'drift';
  readonly seat: number;
  /** How many more times. */
  readonly times: number;
}

/** S-11: discs of the staging area go on free specialists. */
export interface Tire {
  readonly step: 'tire';
  readonly seat: number;
  /** How many more. */
  readonly discs: number;
}

/** ED-125: a site was conserved, its gains and connections are done. */
export interface Built {
  readonly step: 'built';
  readonly seat: number;
  readonly site: number;
  /** E-74: by the extra conserve action, which gives no further one. */
  readonly again: boolean;
}

/** ED-126: tokens were taken from a dive site. */
export interface Dived {
  readonly step: 'dived';
  readonly seat: number;
  readonly dive: number;
  readonly tokens: number;
}

/** Steps in which somebody decides. */
export type Asking =
  | Launch
  | Recruit
  | Manage
  | Turn
  | Act
  | Bonus
  | Free
  | Trade
  | Gain
  | Impact
  | Raise
  | Promote
  | Seek
  | Lay
  | Wreck
  | Name
  | Option
  | Card
  | Poach
  | Net
  | Drift
  | Tire;

export type Frame = Phase | Asking | Built | Dived;

export const QUESTIONS = [
  'launch',
  'recruit',
  'manage',
  'turn',
  'act',
  'bonus',
  'free',
  'trade',
  'gain',
  'impact',
  'raise',
  'promote',
  'seek',
  'lay',
  'wreck',
  'name',
  'option',
  'card',
  'poach',
  'net',
  'drift',
  'tire',
] as const satisfies readonly Asking['step'][];
