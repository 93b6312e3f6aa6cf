/** What lies on the decision stack: a turn, and above it what a salvage still owes. */
import type { Token } from './token.ts';

/** SU-25: what the submarines of this turn are used for. */
export type Deed = 'none' | 'relocating' | 'salvaging';

export interface Place {
  readonly step: 'place';
}

export interface Sail {
  readonly step: 'sail';
}

export interface Act {
  readonly step: 'act';
  readonly deed: Deed;
  /** S-13: bit i is set when the seat's submarine i was relocated in this turn. */
  readonly moved: number;
  /** S-24, SU-40: tokens won or laid out in this turn; they rest until the next. */
  readonly touched: readonly Token[];
}

/** S-6: the token comes aboard once everybody above this frame has been paid. */
export interface Take {
  readonly step: 'take';
  readonly token: Token;
}

/** SU-32: cards still due to one opponent. */
export interface Pay {
  readonly step: 'pay';
  readonly to: number;
  readonly owed: number;
}

export interface Rest {
  readonly step: 'rest';
  /** The ship left the board in this turn. */
  readonly left: boolean;
}

export type Frame = Place | Sail | Act | Take | Pay | Rest;

/** Steps in which somebody decides. */
export const QUESTIONS = ['place', 'sail', 'act', 'pay', 'rest'] as const;

export const ARRIVED: Act = { step: 'act', deed: 'none', moved: 0, touched: [] };
