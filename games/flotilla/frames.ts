/**
 * What lies on the decision stack: at the bottom how the turn ends, above it the programs of the card, and on top what is
 * being decided. Effects and programs are known by their numbers in data/effects.ts, dice by dice.ts.
 */
import type { Die } from './dice.ts';

/** FL-19: a crew card is chosen. */
export interface PlayCard {
  readonly step: 'play';
}

/** FL-28: whose topside card the Student copies. */
export interface Copy {
  readonly step: 'copy';
}

/** FL-21: the skiffs share the moves that are left. */
export interface Sail {
  readonly step: 'sail';
  readonly moves: number;
  /** the skiff (from 0) that has to make room for another one at once; −1 for none. */
  readonly leaving: number;
}

/** A program is carried out effect by effect. */
export interface Run {
  readonly step: 'run';
  readonly program: number;
  /** Index of the next effect. */
  readonly next: number;
  /** The guild of the track whose bonus this is, −1 elsewhere. */
  readonly guild: number;
}

/** FL-30: a guild is chosen for the steps; where they may be split, for one of them. */
export interface Influence {
  readonly step: 'influence';
  readonly steps: number;
  readonly split: boolean;
}

/** FL-31: the disc moves on the track of a guild. */
export interface Walk {
  readonly step: 'walk';
  readonly guild: number;
  readonly steps: number;
}

/** FL-32: the third space is entered for its toll or skipped. */
export interface Toll {
  readonly step: 'toll';
  readonly guild: number;
  /** Steps that are left, the one into this space included. */
  readonly steps: number;
}

export interface PlaceSeals {
  readonly step: 'seal';
  readonly seals: number;
}

export interface Recruit {
  readonly step: 'recruit';
  /** The highest level that may be taken. */
  readonly level: number;
  /** On a guild track only cards of this guild; −1 for any. */
  readonly guild: number;
}

export interface Gain {
  readonly step: 'gain';
  readonly barrels: number;
}

/** FL-73: so many survivors are still to be rescued. */
export interface Rescue {
  readonly step: 'survivors';
  readonly survivors: number;
}

/** FL-35. */
export interface Trade {
  readonly step: 'trade';
  readonly transactions: number;
  /** The effect whose prices hold. */
  readonly effect: number;
}

/** FL-38: the outpost stands, an objective is scored for it. */
export interface ScoreObjective {
  readonly step: 'objective';
  /** Objective C5 counts the coins owned before the outpost was paid. */
  readonly coinsBefore: number;
}

/** FL-41: one indicator may move by so many spaces. */
export interface MovePrice {
  readonly step: 'market';
  readonly reach: number;
}

/** FL-13: the first tiles are drawn. */
export interface Explore {
  readonly step: 'explore';
}

/** FL-47: of the drawn tiles so many may be laid or kept. */
export interface Draw {
  readonly step: 'draw';
  readonly tiles: readonly number[];
  readonly keep: number;
  /** FL-13: they have to be laid, because everybody starts with as many. */
  readonly bound: boolean;
}

export interface Lay {
  readonly step: 'lay';
  readonly tile: number;
}

/** FL-55: the tile lies on its cell and is turned there. */
export interface TurnTile {
  readonly step: 'turn';
  readonly tile: number;
  readonly cell: number;
}

/** FL-78: so many tiles may still be built. */
export interface Build {
  readonly step: 'build';
  readonly builds: number;
  /** The effect whose discounts hold. */
  readonly effect: number;
  /** cells of tiles that score when all are built. */
  readonly unscored: readonly number[];
}

/** A tile is paid with barrels of any colours. */
export interface Pay {
  readonly step: 'pay';
  readonly due: number;
}

/** FL-70: so many artifacts are still to be found. */
export interface FindArtifacts {
  readonly step: 'artifact';
  readonly artifacts: number;
}

/** FL-63, FL-83: dice may be rolled again. */
export interface Reroll {
  readonly step: 'reroll';
  readonly dice: readonly Die[];
  /** How many dice one roll may take up. */
  readonly most: number;
  readonly rolls: number;
  readonly effect: number;
  /** Diving skiffs, one bit each; 0 in research. */
  readonly divers: number;
}

/** FL-83: so many research dice may be turned to another face. */
export interface SetDice {
  readonly step: 'set';
  readonly dice: readonly Die[];
  readonly sets: number;
}

/** FL-62: dice that are not resolved yet. */
export interface Dive {
  readonly step: 'dive';
  readonly dice: readonly Die[];
  readonly effect: number;
  /** Diving skiffs, one bit each. */
  readonly divers: number;
  /** FL-66: those whose tiles are depleted after the dive. */
  readonly depleting: number;
}

/** FL-84: jokers that still have to name a guild. */
export interface NameGuilds {
  readonly step: 'joker';
  readonly jokers: number;
  /** Symbols rolled, by guild. */
  readonly symbols: readonly number[];
}

/** FL-84: dials that may still be raised. */
export interface RaiseDials {
  readonly step: 'dial';
  readonly raises: number;
}

/** The artifacts of a guild take effect. */
export interface Trigger {
  readonly step: 'trigger';
}

/** FL-66: so many depletion tokens may still come off. */
export interface Restore {
  readonly step: 'restore';
  readonly tokens: number;
}

/** FL-27: whether to turn Skyside. */
export interface Join {
  readonly step: 'join';
}

/** FL-24: whether the card leaves the game for this program. */
export interface Retire {
  readonly step: 'retire';
  readonly bonus: number;
}

/** The card has been carried out: it is laid down, and the prices move. */
export interface Close {
  readonly step: 'close';
}

export interface End {
  readonly step: 'end';
}

export type Frame =
  | PlayCard
  | Copy
  | Sail
  | Run
  | Influence
  | Walk
  | Toll
  | PlaceSeals
  | Recruit
  | Gain
  | Rescue
  | Trade
  | ScoreObjective
  | MovePrice
  | Explore
  | Draw
  | Lay
  | TurnTile
  | Build
  | Pay
  | FindArtifacts
  | Reroll
  | SetDice
  | Dive
  | NameGuilds
  | RaiseDials
  | Trigger
  | Restore
  | Join
  | Retire
  | Close
  | End;

/** Steps in which somebody decides. */
export const QUESTIONS = [
  'play',
  'copy',
  'sail',
  'influence',
  'toll',
  'seal',
  'recruit',
  'gain',
  'trade',
  'objective',
  'market',
  'draw',
  'lay',
  'turn',
  'build',
  'pay',
  'reroll',
  'set',
  'dive',
  'joker',
  'dial',
  'trigger',
  'restore',
  'join',
  'retire',
  'end',
] as const satisfies readonly Frame['step'][];

export function runOf(program: number, guild = -1): Run {
  return { step: 'run', program, next: 0, guild };
}

/** Tiles in somebody's fingers: out of the bag, and not yet in a field or a stock. */
export function tilesIn(f: Frame): readonly number[] {
  if (f.step === 'draw') return f.tiles;
  return f.step === 'lay' || f.step === 'turn' ? [f.tile] : [];
}
