/** What the coach gives as reasons, in words of the game. */
import type { Because } from '@fathom/bots/coach/reasons.ts';
import { findGame } from '@fathom/games';
import { type Features, type Lang, type Reasons, sayChange } from '@fathom/kernel';
import { useEffect, useState } from 'react';
import { arriving } from '../arrival.ts';

export type Explain = (reasons: readonly Because[], lang: Lang) => string;

/** Says nothing until the words are there, and of earlier versions of a game. */
export function useReasons(game: string, version: number): Explain {
  const [explain, setExplain] = useState<Explain>(() => () => '');
  useEffect(
    () => arriving(loadReasons(game, version), loaded => loaded && setExplain(() => loaded)),
    [game, version],
  );
  return explain;
}

export async function loadReasons(game: string, version: number): Promise<Explain | undefined> {
  const entry = findGame(game);
  if (!entry || version !== entry.meta.version) return undefined;
  const [features, reasons] = await Promise.all([entry.features?.(), entry.reasons?.()]);
  return features && reasons && explainer(features.features, reasons.reasons);
}

/** A reason ends a sentence about the move; here it is a sentence of its own. */
function explainer(features: Features, reasons: Readonly<Record<Lang, Reasons>>): Explain {
  return (because, lang) =>
    because
      .map(({ feature, change }) => sayChange(features.seat[feature], change, reasons[lang], lang))
      .map(text => `${text.charAt(0).toLocaleUpperCase(lang)}${text.slice(1)}.`)
      .join(' ');
}
