/** What the threads of a training are asked, and what they answer. Which thread does a task changes nothing about it. */
import type { Dealt, Thought } from '@fathom/bots/learn/gate.ts';
import type { Weights } from '@fathom/bots/weights.ts';

/** A mind: what was learnt, or nothing for the hand-written value. */
export type Mind = Weights | null;

/** Games of one mind against itself. */
export interface PlayTask {
  readonly kind: 'play';
  readonly game: string;
  readonly course: string;
  readonly mind: Mind;
  readonly games: number;
  readonly seed: string;
  readonly scoreScale: number;
}

/** One deal, the challenger once in every seat. */
export interface DealTask {
  readonly kind: 'deal';
  readonly game: string;
  readonly course: string;
  readonly challenger: Mind;
  readonly champion: Mind;
  readonly deal: number;
  readonly seed: string;
  readonly iterations: number;
}

export type Task = PlayTask | DealTask;

export interface PlayAnswer {
  readonly count: number;
  readonly together: boolean;
  readonly seats: Float32Array<ArrayBuffer>;
  readonly shared: Float32Array<ArrayBuffer>;
  readonly hand: Float32Array<ArrayBuffer>;
  readonly targets: Float32Array<ArrayBuffer>;
  readonly scores: Float32Array<ArrayBuffer>;
  readonly viewers: Float32Array<ArrayBuffer>;
}

export interface DealAnswer extends Dealt {
  readonly thoughts: readonly Thought[];
}
