/** First moves in words. A move is said to somebody who sees a table; here it is one that has just been set up. */
import { findGame } from '@fathom/games';
import { type Lang, setUp, speaker } from '@fathom/kernel';
import { useEffect, useState } from 'react';
import { arriving } from '../../arrival.ts';

/** By notation; what cannot be said is missing. */
export function useOpenings(
  game: string,
  notations: readonly string[],
  lang: Lang,
): ReadonlyMap<string, string> {
  const [said, setSaid] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = notations.join('\n');
  useEffect(
    () => arriving(openingsOf(game, wanted === '' ? [] : wanted.split('\n'), lang), setSaid),
    [game, wanted, lang],
  );
  return said;
}

export async function openingsOf(
  id: string,
  notations: readonly string[],
  lang: Lang,
): Promise<Map<string, string>> {
  const entry = findGame(id);
  const said = new Map<string, string>();
  if (!entry || notations.length === 0) return said;
  const [{ game }, { voice }] = await Promise.all([entry.rules(), entry.voice()]);
  const say = speaker(lang, voice.words[lang]);
  const options = Object.fromEntries(
    Object.entries(game.meta.options).map(([name, option]) => [name, option.default]),
  );
  const state = setUp(game, { seats: game.meta.seats.max, options, seed: 'opening' });
  const view = game.view(state, 'spectator');
  for (const notation of notations) {
    const move = game.read(notation);
    const label =
      move === undefined
        ? undefined
        : labelled(() => voice.opening?.(say, move) ?? voice.label(say, move, view));
    if (label) said.set(notation, label);
  }
  return said;
}

/** A move of another table may speak of something that this one does not have. */
function labelled(label: () => string): string | undefined {
  try {
    return label();
  } catch {
    return undefined;
  }
}
