/** A message as it goes out, the same whichever way. */
import type { NewsKind } from './news.ts';
import { fill, type NewsLang, WORDS } from './words.ts';

export interface Letter {
  /** The same for the same event and channel, so that whoever gets it twice can tell. */
  readonly id: string;
  readonly kind: NewsKind | 'test';
  readonly lang: NewsLang;
  readonly title: string;
  readonly text: string;
  /** Where to go, from the root of the server. */
  readonly path: string;
  readonly game: string;
  readonly match: string;
  readonly at: number;
}

/** What became of a message. */
export type Delivery =
  | { readonly outcome: 'sent' }
  /** Worth another attempt. */
  | { readonly outcome: 'failed'; readonly trouble: string }
  /** The channel is of no use any more. */
  | { readonly outcome: 'gone'; readonly trouble: string };

export const SENT: Delivery = { outcome: 'sent' };

export interface Occasion {
  readonly id: string;
  readonly kind: NewsKind | 'test';
  readonly match: string;
  readonly game: string;
  readonly title: string;
  readonly at: number;
  readonly ends?: number | undefined;
  readonly zone?: string | undefined;
}

export function writeLetter(occasion: Occasion, lang: NewsLang): Letter {
  const { id, kind, match, game, title, at, ends, zone } = occasion;
  const words = WORDS[lang];
  const until =
    ends === undefined || kind === 'late' ? [] : [fill(words.until, { time: when(ends, lang, zone) })];
  return {
    id,
    kind,
    lang,
    title: fill(words.titles[kind], { game: title }),
    text: [words.texts[kind], ...until].join(' '),
    path: match === '' ? '/' : `/t/${match}`,
    game,
    match,
    at,
  };
}

function when(at: number, lang: NewsLang, zone: string | undefined): string {
  return new Intl.DateTimeFormat(lang, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    ...(zone !== undefined && { timeZone: zone }),
  }).format(at);
}
