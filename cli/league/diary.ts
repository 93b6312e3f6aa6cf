/** What the people of a league know of what they did; compared afterwards with what the server has stored. */
import type { Seat } from '@fathom/kernel';
import type { Sent } from './facts.ts';
import type { Arrival } from './post.ts';

/** From a moment before the request to one after the answer. */
export interface Opening {
  readonly match: string;
  readonly seat: Seat;
  readonly from: number;
  readonly until: number;
}

export interface Proposal {
  readonly match: string;
  /** Whom a bot is to play for. */
  readonly seat: Seat;
  readonly at: number;
}

export interface Vote extends Proposal {
  readonly by: Seat;
  /** When it was proposed. */
  readonly asked: number;
  readonly yes: boolean;
  /** With it the matter was decided. */
  readonly isLast: boolean;
}

export interface Begun {
  readonly at: number;
  /** Whoever sat down last is at the table. */
  readonly last: Seat;
}

export class Diary {
  readonly openings: Opening[] = [];
  readonly proposals: Proposal[] = [];
  readonly begun = new Map<string, Begun>();
  readonly arrivals: Arrival[] = [];
  /** Seats that people took back from a bot, by match. */
  readonly returns: { readonly match: string; readonly seat: Seat }[] = [];
  readonly votes: Vote[] = [];
  /** What the server has stored of messages so far, by id: it forgets them in the course of a long season. */
  readonly messages = new Map<string, Sent>();
  reminders = 0;
  visits = 0;
}
