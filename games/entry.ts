import type {
  Balance,
  Features,
  Game,
  Lang,
  LessonBook,
  Meta,
  PuzzleBook,
  Reasons,
  Reference,
  Voice,
} from '@fathom/kernel';

/** Rules of one version, and how they speak. */
export interface Edition {
  readonly game: Game;
  readonly voice: Voice;
}

/** A game as the lobby knows it. Its rules and its words are loaded when somebody wants to play. */
export interface GameEntry {
  readonly meta: Meta;
  /** One sentence that makes you want to play. */
  readonly lobby: Readonly<Record<Lang, string>>;
  readonly rules: () => Promise<{ readonly game: Game }>;
  readonly voice: () => Promise<{ readonly voice: Voice }>;
  /** Versions before the present one, each as it was (`scripts/pin.ts`): matches that began with them go on with them. */
  readonly pinned?: Readonly<Record<number, () => Promise<Edition>>>;
  /** What is in the box and what it does, as tables. */
  readonly reference?: () => Promise<{ readonly reference: Reference }>;
  /** What `fathom balance` plays and counts; without it the default options at every number of seats. */
  readonly balance?: () => Promise<{ readonly balance: Balance }>;
  /** What bots learn from and what the coach speaks of. */
  readonly features?: () => Promise<{ readonly features: Features }>;
  /** What bots have learnt, course by course: the weights of a net (bots/weights.ts). */
  readonly taught?: () => Promise<{ readonly taught: Taught }>;
  /** A guided first game and lessons. */
  readonly lessons?: () => Promise<{ readonly lessons: LessonBook }>;
  /** Positions with one best move. */
  readonly puzzles?: () => Promise<{ readonly puzzles: PuzzleBook }>;
  /** What is said of the features. */
  readonly reasons?: () => Promise<{ readonly reasons: Readonly<Record<Lang, Reasons>> }>;
}

/** Files of weights by the name of their course, each loaded when somebody plays there. */
export type Taught = Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;
