/** What a visitor chose once and the browser remembers: language, theme, name, and how fast bots play here. */
import { LANGS, type Lang, speaker, type Words } from '@fathom/kernel';
import { SpeechProvider } from '@fathom/parts/say.tsx';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { TEMPOS, type Tempo } from './local/tempo.ts';
import { recall, remember } from './memory.ts';
import { hasWords, loadWords, wordsIn } from './words/index.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly lang: Lang;
  readonly theme: Theme;
  readonly tempo: Tempo;
  readonly name: string;
  /** Ask before each move. */
  readonly confirm: boolean;
  /** Tones and vibration for what matters. */
  readonly sound: boolean;
  /** Whether a first tap on a card reads it or plays it. */
  readonly tap: Tap;
  /** Whether giving up what is left asks once more. */
  readonly ask: Ask;
}

export const TAPS = ['read', 'act'] as const;
export type Tap = (typeof TAPS)[number];
export const ASKS = ['ask', 'never'] as const;
export type Ask = (typeof ASKS)[number];

const listeners = new Set<() => void>();
let current: Settings = {
  lang: oneOf(LANGS, recall('lang')) ?? browserLang(navigator.languages),
  theme: oneOf(THEMES, recall('theme')) ?? 'auto',
  tempo: oneOf(TEMPOS, recall('tempo')) ?? 'steady',
  name: recall('name') ?? '',
  confirm: recall('confirm') === 'true',
  sound: recall('sound') === 'true',
  tap: oneOf(TAPS, recall('tap')) ?? 'read',
  ask: oneOf(ASKS, recall('ask')) ?? 'ask',
};

export function useSettings(): Settings {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => current,
  );
}

/** For what is not drawn. */
export function settingsNow(): Settings {
  return current;
}

/** Another language is spoken as soon as its words are there; if they do not come, everything stays as it is. */
export function changeSettings(change: Partial<Settings>): void {
  const { lang } = change;
  if (lang !== undefined && !hasWords(lang)) {
    void loadWords(lang).then(
      () => changeSettings(change),
      () => undefined,
    );
    return;
  }
  current = { ...current, ...change };
  for (const [key, value] of Object.entries(change)) remember(key, String(value));
  for (const listener of listeners) listener();
}

/** The first language of the browser that Fathom speaks. */
export function browserLang(preferred: readonly string[]): Lang {
  for (const tag of preferred) {
    const lang = oneOf(LANGS, tag.toLowerCase().split('-')[0]);
    if (lang) return lang;
  }
  return 'en';
}

function oneOf<T extends string>(values: readonly T[], text: string | undefined): T | undefined {
  return values.find(value => value === text);
}

/** Language and theme for everything below. */
export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const { lang, theme } = useSettings();
  useEffect(() => {
    document.documentElement.lang = lang;
    delete document.documentElement.dataset.foreign;
    if (theme === 'auto') document.documentElement.removeAttribute('data-theme');
    else document.documentElement.dataset.theme = theme;
  }, [lang, theme]);
  const speech = useMemo(() => ({ lang, say: speaker(lang, ...wordsIn(lang)) }), [lang]);
  return <SpeechProvider value={speech}>{children}</SpeechProvider>;
}

/** A page about one game also speaks the words of that game. */
export function GameSpeech({
  words,
  children,
}: {
  readonly words: Readonly<Record<Lang, Words>>;
  readonly children: ReactNode;
}) {
  const { lang } = useSettings();
  const speech = useMemo(() => ({ lang, say: speaker(lang, words[lang], ...wordsIn(lang)) }), [lang, words]);
  return <SpeechProvider value={speech}>{children}</SpeechProvider>;
}
