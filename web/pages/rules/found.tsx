import { LANGS } from '@fathom/kernel';
import { useSpeech } from '@fathom/parts/say.tsx';
import { createContext, createElement, Fragment, useContext } from 'react';
import { type Elsewhere, foundElsewhere, type Piece, piecesOf } from './search.ts';

export interface Search {
  readonly words: readonly string[];
  readonly elsewhere: Elsewhere;
}

export const NO_SEARCH: Search = { words: [], elsewhere: new Map() };

const Searching = createContext(NO_SEARCH);

/** Tells everything below it what somebody looks for. */
export const SearchProvider = Searching.Provider;

/** A text in which the words that somebody looks for are marked. */
export function Found({ text }: { readonly text: string }) {
  const { words } = useContext(Searching);
  if (words.length === 0) return text;
  return createElement(Fragment, null, ...piecesOf(text, words).map(marked));
}

function marked({ text, hit }: Piece) {
  return hit ? <mark>{text}</mark> : text;
}

interface FoundElsewhereProps {
  readonly id: string;
  /** What is said here, in the language of the page. */
  readonly own: string;
}

/** Where only the other language has the words, its own words. */
export function FoundElsewhere({ id, own }: FoundElsewhereProps) {
  const { lang } = useSpeech();
  const { words, elsewhere } = useContext(Searching);
  const text = foundElsewhere(own, id, words, elsewhere);
  if (text === undefined) return null;
  return (
    <p className="elsewhere" lang={LANGS.find(other => other !== lang)}>
      <Found text={text} />
    </p>
  );
}
