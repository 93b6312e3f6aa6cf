/** The sealed bids once more, with views so large that a reader who does not read is soon far behind. */
import type { GameEntry } from '@fathom/games';
import type { Game } from '@fathom/kernel';
import { SEALED, sealed } from './sealed.ts';

const meta = { ...SEALED.meta, id: 'wide', title: 'Wide' };
const PADDING = 'deep '.repeat(100_000);

const wide = {
  ...sealed,
  meta,
  view: (...given: Parameters<typeof sealed.view>) => ({ ...sealed.view(...given), padding: PADDING }),
};

export const WIDE: GameEntry = { ...SEALED, meta, rules: async () => ({ game: wide as unknown as Game }) };
