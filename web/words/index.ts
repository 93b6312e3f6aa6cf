/** Every text of the app and its parts, loaded in the language it is read in. */
import type { Lang, Words } from '@fathom/kernel';

const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly words: readonly Words[] }>>> = {
  en: () => import('./all.en.ts'),
  de: () => import('./all.de.ts'),
};

const loaded = new Map<Lang, readonly Words[]>();

export async function loadWords(lang: Lang): Promise<void> {
  if (!hasWords(lang)) loaded.set(lang, (await LOADERS[lang]()).words);
}

export function hasWords(lang: Lang): boolean {
  return loaded.has(lang);
}

/** Nobody speaks before `loadWords`. */
export function wordsIn(lang: Lang): readonly Words[] {
  return loaded.get(lang) ?? [];
}
