/** Pieces of the tables: texts, and lists of them. */
import type { Text } from '@fathom/kernel';
import { countOf, GAINS } from './data/gains.ts';

export function text(key: string, params?: Text['params']): Text {
  return params ? { key, params } : { key };
}

/** Several texts one after the other. */
export function joined(texts: readonly Text[], key: string): Text {
  const [first, ...rest] = texts;
  return rest.reduce((a, b) => text(key, { a, b }), first ?? text('reference.nothing'));
}

export function listed(texts: readonly Text[]): Text {
  return joined(texts, 'reference.list');
}

export function sentences(texts: readonly Text[]): Text {
  return joined(texts, 'reference.sentences');
}

export function gainsOf(packed: number): Text[] {
  return GAINS.flatMap((gain, i) => {
    const n = countOf(packed, i);
    return n > 0 ? [text(`gain.${gain}`, { n })] : [];
  });
}
