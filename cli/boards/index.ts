/** Boards as text, by game. A game without one is played from its prompts, its log and its scores. */
import type { Listener, Say } from '@fathom/kernel';
import { drawSubmarine } from './submarine.ts';

export type TextBoard = (view: unknown, say: Say, table: Listener) => string;

export const TEXT_BOARDS: Readonly<Record<string, TextBoard>> = {
  submarine: drawSubmarine as TextBoard,
};
