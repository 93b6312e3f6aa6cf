/** The parts of a lesson: a step with a name begins one. */
import type { Lesson, Words } from '@fathom/kernel';

export interface Part {
  /** Key of its name. */
  readonly name: string;
  readonly first: number;
}

export function partsOf({ steps }: Lesson, prefix: string, words: Words): Part[] {
  return steps.flatMap(({ key }, first) => {
    const name = `${prefix}.${key}.name`;
    return Object.hasOwn(words, name) ? [{ name, first }] : [];
  });
}

/** The part a step belongs to. */
export function partAt(parts: readonly Part[], step: number): number {
  return Math.max(
    0,
    parts.findLastIndex(({ first }) => first <= step),
  );
}
