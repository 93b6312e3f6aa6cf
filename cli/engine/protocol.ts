/**
 * How a ladder speaks with a bot in another process: one JSON object a line, questions to its standard input, answers
 * from its standard output. docs/bots.md describes it for people who write one.
 */
import type { BotRequest } from '@fathom/bots/request.ts';

export const PROTOCOL = 1;

/** Said first. The bot answers with the same number; until then nothing is asked. */
export interface Hello {
  readonly hello: typeof PROTOCOL;
}

/** What a bot is asked: everything a seat may know, and the moves it may choose from. */
export interface Question extends BotRequest {
  readonly id: number;
}

export interface Answer {
  readonly id: number;
  readonly move: string;
}

/** A line of a bot as data, or undefined when it is none. */
export function readLine(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

export function isQuestion(value: Readonly<Record<string, unknown>>): boolean {
  const { id, game, seats, seat, moves, level, seed } = value;
  return (
    Number.isInteger(id) &&
    typeof game === 'string' &&
    Number.isInteger(seats) &&
    Number.isInteger(seat) &&
    'view' in value &&
    Array.isArray(moves) &&
    moves.every(move => typeof move === 'string') &&
    typeof level === 'string' &&
    typeof seed === 'string'
  );
}
