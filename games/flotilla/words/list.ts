import type { Text } from '@fathom/kernel';

/** Texts one after the other, with commas or with dots between them; there has to be one. */
export function listed(sign: 'comma' | 'dot', texts: readonly Text[]): Text {
  return texts.reduceRight((rest, first) => ({ key: `list.${sign}`, params: { first, rest } }));
}
