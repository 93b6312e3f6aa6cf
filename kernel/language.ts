/**
 * What a program has to know to play a game: its view as a JSON Schema, field by field, and the notation of its moves as a
 * grammar with examples. Plain data, so that it can be sent to whoever asks; the test kit compares it with random games.
 */
import type { ObjectSchema } from './schema.ts';

export interface Language {
  readonly view: ObjectSchema;
  readonly notation: Notation;
}

export interface Notation {
  /** What stands for something: the name of a part and a regular expression of it. */
  readonly parts: Readonly<Record<string, Part>>;
  /** Each form of a move: parts stand in angle brackets, everything else is written as it is. */
  readonly moves: readonly Form[];
}

export interface Part {
  readonly pattern: string;
  readonly description: string;
}

export interface Form {
  readonly form: string;
  readonly description: string;
  readonly examples: readonly string[];
}

/** The regular expression of a form. */
export function patternOf({ form }: Form, parts: Notation['parts']): RegExp {
  const pieces = form
    .split(/(<[^>]+>)/)
    .map(piece => (piece.startsWith('<') ? `(?:${parts[piece.slice(1, -1)].pattern})` : escaped(piece)));
  return new RegExp(`^${pieces.join('')}$`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
