/** Journals: cost, field symbols, gains and action spaces. */
import { type Gain, packGains } from './gains.ts';
import raw from './journals.json' with { type: 'json' };
import { type FieldSymbol, SYMBOLS } from './tiles.ts';

/** ED-92: what a disc on a journal space does. */
export const SPACES = [
  'travel-further',
  'dive-twice',
  'conserve-at-depth',
  'discover-deep',
  'promote',
] as const;
export type Space = (typeof SPACES)[number];

interface RawJournal {
  readonly id: string;
  readonly anchor: boolean;
  readonly cost: number;
  readonly points: number;
  readonly symbols: readonly FieldSymbol[];
  readonly gains: readonly Gain[];
  readonly others: readonly Gain[];
  readonly spaces: readonly Space[];
}

export interface Journal {
  readonly id: string;
  readonly anchor: boolean;
  readonly cost: number;
  readonly points: number;
  /** One bit for each field symbol. */
  readonly symbols: number;
  readonly gains: number;
  readonly others: number;
  readonly spaces: readonly Space[];
}

export const JOURNALS: readonly Journal[] = Object.freeze(
  (raw.journals as unknown as readonly RawJournal[]).map(
    ({ id, anchor, cost, points, symbols, gains, others, spaces }) => ({
      id,
      anchor,
      cost,
      points,
      symbols: symbols.reduce((mask, symbol) => mask | (1 << SYMBOLS.indexOf(symbol)), 0),
      gains: packGains(gains),
      others: packGains(others),
      spaces,
    }),
  ),
);

const JOURNAL_NUMBERS = new Map(JOURNALS.map((journal, i) => [journal.id, i]));

/** The anchors are the lowest numbers; bit i of the deck is journal `ANCHORS` + i. */
export const ANCHORS = JOURNALS.filter(journal => journal.anchor).length;
export const DECK = (1 << (JOURNALS.length - ANCHORS)) - 1;

export function readJournalId(id: string): number | undefined {
  return JOURNAL_NUMBERS.get(id);
}
