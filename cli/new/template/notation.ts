/** Moves as text: `take:4` `open` `sweep` `leave`. */
import { VALUES } from './data/box.ts';
import type { Move } from './move.ts';

export function write(move: Move): string {
  return move.kind === 'take' ? `take:${move.value}` : move.kind;
}

export function read(text: string): Move | undefined {
  if (text === 'open' || text === 'sweep' || text === 'leave') return { kind: text };
  const value = VALUES.find(one => text === `take:${one}`);
  return value === undefined ? undefined : { kind: 'take', value };
}
