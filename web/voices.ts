/** How the games speak, loaded when somebody wants to hear it. */
import { findGame } from '@fathom/games';
import type { Voice } from '@fathom/kernel';
import { useEffect, useState } from 'react';

const loaded = new Map<string, Voice>();

async function loadVoice(game: string): Promise<void> {
  const entry = findGame(game);
  if (entry && !loaded.has(game)) loaded.set(game, (await entry.voice()).voice);
}

/** The voices of these games as far as they are there yet. */
export function useVoices(games: readonly string[]): ReadonlyMap<string, Voice> {
  const [, setCount] = useState(loaded.size);
  const wanted = [...new Set(games)].sort().join(' ');
  useEffect(() => {
    let gone = false;
    const names = wanted === '' ? [] : wanted.split(' ');
    void Promise.all(names.map(loadVoice)).then(() => {
      if (!gone) setCount(loaded.size);
    });
    return () => {
      gone = true;
    };
  }, [wanted]);
  return loaded;
}
