/**
 * Texts by key. Templates use the common core of ICU messages: `{name}`, `{n, plural, =0 {…} one {…} other {… # …}}`
 * and `{x, select, a {…} other {…}}`, nested as needed.
 */
import type { Event } from './events.ts';
import type { Params, Seat, Viewer } from './game.ts';

export const LANGS = ['en', 'de'] as const;
export type Lang = (typeof LANGS)[number];

export type Words = Readonly<Record<string, string>>;

/** Says the text of a key in one language. An unknown key is said as itself. */
export type Say = (key: string, params?: Params) => string;

/** How a game speaks: every sentence a player reads or hears about it. Shared by board, log, screen reader and terminal. */
export interface Voice<V = unknown, M = unknown> {
  readonly words: Readonly<Record<Lang, Words>>;
  /** What is asked of the viewer, who may make these moves now; without any, whom the viewer waits for. */
  ask(say: Say, view: V, table: Listener, moves: readonly M[]): string;
  /** A move as a short imperative: "Sail to column C". */
  label(say: Say, move: M, view: V): string;
  /** A first move in words that hold at every table, where the label says what differs: what a card costs today. */
  opening?(say: Say, move: M): string | undefined;
  /** What happened, as a sentence of the log. */
  tell(say: Say, event: Event, table: Listener): string;
  /** Keys of events that nobody at the table brings about: a round begins, the sea takes something. */
  readonly impersonal?: readonly string[];
  /** What a summary of a turn names of its events: the same facts in fewer sentences. */
  gist?(events: readonly Event[]): readonly Event[];
  /** The position as lines of text, for a terminal. */
  sketch?(say: Say, view: V, table: Listener): string;
}

/** Who listens, and what the seats are called. */
export interface Listener {
  readonly viewer: Viewer;
  name(seat: Seat): string;
}

export function speaker(lang: Lang, ...sources: readonly Words[]): Say {
  return (key, params = {}) => {
    const template = sources.find(words => Object.hasOwn(words, key))?.[key];
    return template === undefined ? key : format(template, params, lang);
  };
}

/** Making one takes far longer than asking it. */
const PLURALS: Readonly<Record<Lang, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  de: new Intl.PluralRules('de'),
};

export function format(template: string, params: Params, lang: Lang): string {
  return write(partsOf(template), params, lang, '');
}

/** A piece of text, the number a plural is about, or something to fill in. */
type Part = string | typeof COUNT | Argument;
const COUNT = Symbol('#');

interface Argument {
  readonly name: string;
  /** Without forms the value itself is written. */
  readonly forms?: ReadonlyMap<string, readonly Part[]>;
  readonly plural: boolean;
}

/** Texts are said again and again, so each is taken apart once. */
const taken = new Map<string, readonly Part[]>();

function partsOf(template: string): readonly Part[] {
  const known = taken.get(template);
  if (known) return known;
  const parts = parse(template, false);
  taken.set(template, parts);
  return parts;
}

function write(parts: readonly Part[], params: Params, lang: Lang, count: string): string {
  let out = '';
  for (const part of parts) {
    if (typeof part === 'string') out += part;
    else out += part === COUNT ? count : argument(part, params, lang, count);
  }
  return out;
}

function argument({ name, forms, plural }: Argument, params: Params, lang: Lang, count: string): string {
  const value = params[name] ?? '';
  if (!forms) return String(value);
  const other = forms.get('other') ?? [];
  if (!plural) return write(forms.get(String(value)) ?? other, params, lang, count);
  const form = forms.get(`=${value}`) ?? forms.get(PLURALS[lang].select(Number(value))) ?? other;
  return write(form, params, lang, String(value));
}

/** `counted`: inside a plural, where `#` stands for its number. */
function parse(text: string, counted: boolean): Part[] {
  const parts: Part[] = [];
  for (let i = 0; i < text.length; ) {
    const open = text.indexOf('{', i);
    const end = open < 0 ? text.length : open;
    if (end > i) parts.push(...plain(text.slice(i, end), counted));
    if (open < 0) break;
    const close = closing(text, open);
    parts.push(parseArgument(text.slice(open + 1, close), counted));
    i = close + 1;
  }
  return parts;
}

function plain(text: string, counted: boolean): Part[] {
  if (!counted) return [text];
  return text.split('#').flatMap((piece, i) => (i === 0 ? [piece] : [COUNT, piece]));
}

function parseArgument(body: string, counted: boolean): Argument {
  const [name, type, ...rest] = body.split(',');
  if (type === undefined) return { name: name.trim(), plural: false };
  const plural = type.trim() === 'plural';
  return { name: name.trim(), plural, forms: parseForms(rest.join(','), counted || plural) };
}

function parseForms(text: string, counted: boolean): Map<string, Part[]> {
  const forms = new Map<string, Part[]>();
  for (let i = 0; i < text.length; ) {
    const open = text.indexOf('{', i);
    if (open < 0) break;
    const end = closing(text, open);
    forms.set(text.slice(i, open).trim(), parse(text.slice(open + 1, end), counted));
    i = end + 1;
  }
  return forms;
}

/** Index of the brace that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}' && --depth === 0) return i;
  }
  return text.length;
}

/** `{name, select, 0 {…} 1 {…} other {…}}`: events and refusals carry numbers, and texts have a word for each of them. */
export function choose(name: string, forms: readonly string[], other = ''): string {
  return `{${name}, select, ${forms.map((form, i) => `${i} {${form}}`).join(' ')} other {${other}}}`;
}
