/** Reads what a game says like a proof-reader: no name from the sources, no bare key, no "1 cards". */
import { describe, expect, test } from 'vitest';
import {
  format,
  type Game,
  LANGS,
  type Lang,
  optionVariants,
  type Stateful,
  seatCounts,
  speaker,
  type Voice,
  type Words,
} from '../index.ts';
import { hearRefusals, listen } from './listen.ts';
import { choicesOf, countsOf, parametersOf } from './template.ts';

/** A thing that is counted: `card` and `cards`. */
export type Counted = readonly [one: string, many: string];

/** What a proof-reader looks for in the texts of a game. */
export interface Proof {
  /** What nobody should read: ids of the data, the notation of moves. */
  readonly internal: RegExp;
  readonly counted: Readonly<Record<Lang, readonly Counted[]>>;
  /** Parameters that are words where a text does not count by them: names of people, lists of things. */
  readonly spoken: readonly string[];
}

export interface SentenceKit extends Proof {
  /** Moves tried everywhere, so that as many refusals as possible are met. */
  readonly foreign: readonly string[];
}

export function testSentences<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  voice: Voice<V, M>,
  kit: SentenceKit,
): void {
  const counts = seatCounts(game.meta);
  const foreign = kit.foreign.flatMap(text => game.read(text) ?? []);

  describe.each(LANGS)('sentences %s', lang => {
    const say = speaker(lang, voice.words[lang]);
    const counting = miscounts(lang, kit.counted[lang]);

    test.each(counts)('of games with %i seats are fit to be read', seats => {
      const read = new Set<string>();
      const variants = optionVariants(game.meta.options).filter(
        (_, i) => i % counts.length === counts.indexOf(seats),
      );
      for (const options of variants)
        for (const { texts } of listen(game, voice, say, seats, options))
          for (const text of texts) read.add(text);
      for (const { texts } of hearRefusals(game, say, seats, foreign)) read.add(texts[0]);
      expect(read.size).toBeGreaterThan(20);
      expect([...read].flatMap(text => flawOf(text, kit.internal, counting) ?? [])).toEqual([]);
    });

    test('count right, whatever the number', () => {
      expect(flawsIn(voice.words[lang], lang, kit)).toEqual([]);
    });
  });
}

/** What is wrong with texts that have keys, said with one and with two of everything. */
export function flawsIn(words: Words, lang: Lang, { internal, counted, spoken }: Proof): string[] {
  const counting = miscounts(lang, counted[lang]);
  const wrong = Object.entries(words).flatMap(([key, template]) =>
    sayings(template, lang, spoken)
      .flatMap(text => flawOf(text, internal, counting) ?? [])
      .map(flaw => `${key}: ${flaw}`),
  );
  return [...new Set(wrong)];
}

const KEY = /\p{Ll}\.\p{L}/u;
const CAMEL_CASE = /(?<!\p{L})\p{Ll}+\p{Lu}/u;
const LEFT_OVER = /[{}_]|undefined|NaN|\[object/;

/** What is wrong with a sentence, if anything. */
export function flawOf(text: string, internal: RegExp, counting: readonly RegExp[]): string | undefined {
  if (LEFT_OVER.test(text) || KEY.test(text) || CAMEL_CASE.test(text)) return `not a sentence: ${text}`;
  if (internal.test(text)) return `a name from the sources: ${text}`;
  return counting.some(pattern => pattern.test(text)) ? `counts wrong: ${text}` : undefined;
}

const ONE: Readonly<Record<Lang, string>> = { en: 'an?|one', de: 'ein|eine|einen|einem|einer|eines' };
/** Words between a number and a noun that the number does not count: "one of your cards", "eine deiner Karten". */
const LINKS =
  'a|as|the|per|als|je|and|of|to|for|in|on|with|at|und|von|an|für|auf|mit|zu|im|der|deiner|seiner|ihrer|dieser';

/** German joins nouns: „Publikationsfelder“ and „Sonar-Felder“ are Felder. */
const COMPOUND: Readonly<Record<Lang, string>> = { en: '', de: '(?:\\p{L}+-?)?' };

/** Patterns of a number beside the wrong form of a noun; an adjective may stand between them. */
export function miscounts(lang: Lang, counted: readonly Counted[]): RegExp[] {
  const adjective = `(?:(?!(?:${LINKS}) )\\p{Ll}+ )?${COMPOUND[lang]}`;
  const pattern = (number: string, noun: string) =>
    new RegExp(`(?<![\\p{L}\\d.,×/–-])(?:${number})[ \\u00a0]${adjective}${noun}(?!\\p{L})`, 'iu');
  return counted.flatMap(([one, many]) =>
    one === many ? [] : [pattern(`1|${ONE[lang]}`, many), pattern('0|[2-9]|[1-9]\\d+', one)],
  );
}

/** A text with one of everything and with two of everything, and so for each of its choices. */
function sayings(template: string, lang: Lang, spoken: readonly string[]): string[] {
  const choices = [...choicesOf(template)].flatMap(([name, values]) =>
    [...values].map(value => [name, value]),
  );
  const counts = countsOf(template);
  const isSpoken = (name: string) => spoken.includes(name) && !counts.has(name);
  return [1, 2].flatMap(n => {
    const params = Object.fromEntries(
      [...parametersOf(template)].map(name => [name, isSpoken(name) ? 'somebody' : n]),
    );
    return [[], ...choices].map(choice =>
      format(template, choice.length > 0 ? { ...params, [choice[0]]: choice[1] } : params, lang),
    );
  });
}
