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

/** "a, b and c": `key` joins the last two. */
export function series(texts: readonly Text[], key: string): Text {
  return texts.length < 2
    ? listed(texts)
    : joined([listed(texts.slice(0, -1)), texts[texts.length - 1]], key);
}

export function whole(sentence: Text): Text {
  return text('reference.whole', { sentence });
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
