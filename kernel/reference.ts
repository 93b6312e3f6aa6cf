/** What is in the box and what it does, as tables: for the rules reader and the command line. A game makes them from its data. */
import type { Params } from './game.ts';
import { type Lang, type Say, speaker, type Words } from './words.ts';

/** Something to say with the words of the game. A part of it may be a text itself. */
export interface Text {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number | Text>>;
}

/** Whether a thing is known from the printed game, or was made to fit what is known of it. */
export const SOURCES = ['printed', 'reconstructed'] as const;
export type Source = (typeof SOURCES)[number];

export interface ReferenceEntry {
  /** Unique in the tables of a game. Never shown. */
  readonly id: string;
  readonly name: Text;
  readonly effect: Text;
  readonly cost?: Text;
  /** Number of the rule or ruling that says it. */
  readonly rule: string;
  readonly source: Source;
}

export interface ReferenceSection {
  /** Its title is the text `reference.<key>`. */
  readonly key: string;
  readonly entries: readonly ReferenceEntry[];
}

export interface Reference {
  readonly sections: readonly ReferenceSection[];
  /** What only the tables say: kept apart from the voice of the game, so that no board loads it. */
  readonly words?: Readonly<Record<Lang, Words>>;
  /** The entry of the thing that a refusal with these parameters is about. */
  entryOf?(params: Params): string | undefined;
}

/** A table in one language. */
export interface Table {
  readonly key: string;
  readonly title: string;
  readonly entries: readonly TableEntry[];
}

export interface TableEntry extends Pick<ReferenceEntry, 'id' | 'rule' | 'source'> {
  readonly name: string;
  readonly effect: string;
  readonly cost?: string;
}

/** Where a narrow card may break a word; in a table it would only hide the word from a search. */
const SOFT_HYPHEN = '\u00ad';

/** The tables as they are read, with the words of their game. */
export function tablesOf(reference: Reference, lang: Lang, words: Words): Table[] {
  const say = speaker(lang, reference.words?.[lang] ?? {}, words);
  return reference.sections.map(({ key, entries }) => ({
    key,
    title: say(`reference.${key}`),
    entries: entries.map(({ id, name, effect, cost, rule, source }) => ({
      id,
      name: begin(sayText(say, name), lang),
      effect: begin(sayText(say, effect), lang),
      ...(cost && { cost: sayText(say, cost) }),
      rule,
      source,
    })),
  }));
}

/** A text that stands for itself begins with a capital letter. */
function begin(text: string, lang: Lang): string {
  const plain = text.replaceAll(SOFT_HYPHEN, '');
  return plain.slice(0, 1).toLocaleUpperCase(lang) + plain.slice(1);
}

export function sayText(say: Say, { key, params = {} }: Text): string {
  const said = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? sayText(say, value) : value,
  ]);
  return say(key, Object.fromEntries(said));
}
