/**
 * What a game's board is to the app: a handful of components that draw a view and offer the legal moves. The
 * table page arranges them: seats left, board in the middle, prompt and tray below, panels right (on a phone:
 * strip, board, prompt, tray, and the panels as sheets). A board knows no rules and keeps no game state.
 */
import type {
  Event,
  Foresight,
  OptionValues,
  Refusal,
  Say,
  Seat,
  Standing,
  Viewer,
  Voice,
} from '@fathom/kernel';
import type { ReactNode } from 'react';
import type { Passive } from './passive.ts';
import type { Places } from './places.ts';
import type { SymbolName } from './symbols.ts';

export const MARKS = ['coral', 'pearl', 'orchid', 'lime', 'onyx'] as const;
export type Mark = (typeof MARKS)[number];

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly mark: Mark;
  readonly kind: 'person' | 'bot' | 'open';
  readonly connected: boolean;
}

/** A move somebody made, as far as the viewer may know it. */
export interface ShownStep {
  readonly seat: Seat;
  readonly text: string;
  readonly events: readonly Event[];
}

export interface BoardProps<V = unknown, M = unknown> {
  readonly view: V;
  readonly viewer: Viewer;
  readonly seats: readonly SeatInfo[];
  readonly actors: readonly Seat[];
  /** Every legal move of the viewer now; empty when the viewer has nothing to decide. Whatever glows is one of these. */
  readonly moves: readonly M[];
  send(move: M): void;
  /** Why a move that is not offered is not allowed. */
  explain(move: M): Refusal | undefined;
  /** What a legal move would do, and then what the viewer goes on with, as far as the viewer may know it. */
  foresee(move: M, ...then: readonly M[]): Foresight<V, M>;
  /** Shows the refusal with its rule and returns the focus afterwards. */
  refuse(refusal: Refusal): void;
  /** What is asked while the viewer has taken something up; an empty text leaves the usual question. */
  ask?(question: string): void;
  /** What happened since the previous view, for motion. */
  readonly recent: readonly ShownStep[];
  readonly say: Say;
  /** Whose turn is being shown: their area is looked at. */
  readonly watched?: Seat | undefined;
}

export interface Panel<V, M> {
  /** Key of its title in the game's words. */
  readonly key: string;
  readonly icon: SymbolName;
  Panel(props: BoardProps<V, M>): ReactNode;
}

/** Somebody who competes without a seat, like the scripted opponent of a solo game: a column of the final score. */
export interface Rival {
  /** Key of the name in the game's words. */
  readonly name: string;
  readonly mark: Mark;
  readonly place: number;
  readonly score: number;
  readonly parts: Standing['parts'];
}

/** How those did who played together: their goals, and the grade they earned. */
export interface TeamReport {
  /** What was played. */
  readonly about: string;
  readonly title: string;
  readonly met: number;
  readonly needed: number;
  readonly goals: readonly TeamGoal[];
  /** From the lowest, with the numbers of goals that earn them. */
  readonly grades: readonly { readonly name: string; readonly from: number; readonly to: number }[];
  /** What the game did to them, in order. */
  readonly setbacks: readonly { readonly when: string; readonly name: string; readonly about: string }[];
  /** What may be played next instead of the same: options of the table that change. */
  readonly other?: { readonly label: string; readonly options: Readonly<OptionValues> } | undefined;
}

export interface TeamGoal {
  readonly key: string;
  readonly icon: SymbolName;
  readonly name: string;
  readonly about: string;
  readonly count: number;
  readonly need: number;
  /** What each seat brought; empty where that cannot be told apart. */
  readonly shares: readonly number[];
}

export interface BoardModule<V = unknown, M = unknown> {
  readonly voice: Voice<V, M>;
  /** Small line beside the title: "Voyage 2 · no column empty yet". */
  status(props: BoardProps<V, M>): string;
  /** Small line above the question: "Your turn, step 1 of 2". */
  step(props: BoardProps<V, M>): string;
  /** Moves that have no place on the board and appear as buttons beside the prompt, the main one first. */
  buttons(props: BoardProps<V, M>): readonly M[];
  /** Where moves act and events happen. */
  readonly places: Places<V, M>;
  /** Which moves do without something, and what is worth doing first. */
  readonly passive: Passive<V, M>;
  Board(props: BoardProps<V, M>): ReactNode;
  /**
   * What a seat shows of its player below name, mark and score, which the table page draws: a block in the rail,
   * and with `compact` one short line of text in the strip of a phone.
   */
  Seat(props: BoardProps<V, M> & { readonly seat: Seat; readonly compact: boolean }): ReactNode;
  Tray(props: BoardProps<V, M>): ReactNode;
  /** Further panels: right rail on a desktop, sheets on a phone. The log is always there and not listed here. */
  readonly panels: readonly Panel<V, M>[];
  /** Those who compete without a seat: in the score when the match is over, and on its way there. */
  rivals?(view: V): readonly Rival[];
  /** Of a match in which everybody plays together; only the end needs it, so it is loaded then. */
  team?(): Promise<{ readonly team: (view: V, say: Say) => TeamReport | undefined }>;
  /** What befell some seats at the end, whatever they scored: a sentence of the game's words with `names`, and whom it is about. */
  fate?(view: V): { readonly key: string; readonly seats: readonly Seat[] } | undefined;
  /** What a part of the final score counted in this match, where its name alone does not say it. */
  partNote?(key: string, view: V, say: Say): string;
}
