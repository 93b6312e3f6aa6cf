/** What messages say. Titles and names only: whoever reads over a shoulder learns nothing of the match. */
import type { NewsKind } from './news.ts';

export const NEWS_LANGS = ['en', 'de'] as const;
export type NewsLang = (typeof NEWS_LANGS)[number];

interface Words {
  /** `{game}` is the title of the game. */
  readonly titles: Readonly<Record<NewsKind | 'test', string>>;
  readonly texts: Readonly<Record<NewsKind | 'test', string>>;
  readonly until: string;
  readonly several: string;
  readonly confirm: string;
  readonly confirmText: string;
  readonly stop: string;
  readonly stopped: string;
  readonly confirmed: string;
  readonly stopQuestion: string;
}

export const WORDS: Readonly<Record<NewsLang, Words>> = {
  en: {
    titles: {
      turn: '{game}: it is your turn',
      soon: '{game}: your time is running out',
      late: '{game}: your time is up',
      vote: '{game}: somebody is late',
      invitation: '{game}: you are invited',
      rematch: '{game}: a rematch',
      end: '{game}: the match is over',
      test: 'Fathom: a test',
    },
    texts: {
      turn: 'The table is waiting for you.',
      soon: 'The table is waiting for you.',
      late: 'You can still take your turn, unless a bot has played it already.',
      vote: 'You can wait, remind them, or vote for a bot to play this turn.',
      invitation: 'A seat is free for you.',
      rematch: 'A seat is free for you.',
      end: 'See how it ended.',
      test: 'Messages from your tables will look like this.',
    },
    until: 'Time until {time}.',
    several: '{count} tables have news for you',
    confirm: 'Fathom: is this your address?',
    confirmText:
      'Somebody, probably you, wants to be told by mail when it is their turn. If it was you, open this link:',
    stop: 'No more mails from this server:',
    stopped: 'No more mails will be sent to this address.',
    confirmed: 'Done. From now on mails come to this address.',
    stopQuestion: 'Stop the mails to this address?',
  },
  de: {
    titles: {
      turn: '{game}: Du bist am Zug',
      soon: '{game}: Deine Zeit läuft ab',
      late: '{game}: Deine Zeit ist um',
      vote: '{game}: Jemand ist überfällig',
      invitation: '{game}: Du bist eingeladen',
      rematch: '{game}: Revanche',
      end: '{game}: Die Partie ist zu Ende',
      test: 'Fathom: ein Test',
    },
    texts: {
      turn: 'Der Tisch wartet auf dich.',
      soon: 'Der Tisch wartet auf dich.',
      late: 'Du kannst noch ziehen, wenn nicht schon ein Bot für dich gezogen hat.',
      vote: 'Ihr könnt warten, erinnern oder abstimmen, dass ein Bot diesen Zug übernimmt.',
      invitation: 'Ein Platz ist für dich frei.',
      rematch: 'Ein Platz ist für dich frei.',
      end: 'Sieh dir an, wie sie ausgegangen ist.',
      test: 'So sehen Nachrichten von deinen Tischen aus.',
    },
    until: 'Zeit bis {time}.',
    several: 'Neues von {count} Tischen',
    confirm: 'Fathom: Ist das deine Adresse?',
    confirmText:
      'Jemand, vermutlich du, möchte per E-Mail erfahren, wenn er am Zug ist. Wenn du das warst, öffne diesen Link:',
    stop: 'Keine Mails mehr von diesem Server:',
    stopped: 'An diese Adresse gehen keine Mails mehr.',
    confirmed: 'Fertig. Ab jetzt kommen Mails an diese Adresse.',
    stopQuestion: 'Keine Mails mehr an diese Adresse?',
  },
};

export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
}
