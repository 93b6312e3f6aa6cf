import type { Lang, Say } from '@fathom/kernel';
import { createContext, useContext } from 'react';

export interface Speech {
  readonly lang: Lang;
  readonly say: Say;
}

const Spoken = createContext<Speech>({ lang: 'en', say: key => key });

/** Gives everything below it a language and its words. */
export const SpeechProvider = Spoken.Provider;

export function useSpeech(): Speech {
  return useContext(Spoken);
}

export function useSay(): Say {
  return useContext(Spoken).say;
}
