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
  /** What is asked of the viewer now, or whom the viewer waits for. */
  ask(say: Say, view: V, table: Listener): string;
  /** A move as a short imperative: "Sail to column C". */
  label(say: Say, move: M, view: V): string;
  /** What happened, as a sentence of the log. */
  tell(say: Say, event: Event, table: Listener): string;
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
  let out = '';
  for (let i = 0; i < template.length; i++) {
    if (template[i] !== '{') {
      out += template[i];
      continue;
    }
    const end = closing(template, i);
    out += argument(template.slice(i + 1, end), params, lang);
    i = end;
  }
  return out;
}

function argument(body: string, params: Params, lang: Lang): string {
  const [name, type, ...rest] = body.split(',');
  const value = params[name.trim()] ?? '';
  if (type === undefined) return String(value);
  const forms = branches(rest.join(','));
  const other = forms.get('other') ?? '';
  if (type.trim() !== 'plural') return format(forms.get(String(value)) ?? other, params, lang);
  const form = forms.get(`=${value}`) ?? forms.get(PLURALS[lang].select(Number(value))) ?? other;
  return format(form.replaceAll('#', String(value)), params, lang);
}

function branches(text: string): Map<string, string> {
  const forms = new Map<string, string>();
  for (let i = 0; i < text.length; ) {
    const open = text.indexOf('{', i);
    if (open < 0) break;
    const end = closing(text, open);
    forms.set(text.slice(i, open).trim(), text.slice(open + 1, end));
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
