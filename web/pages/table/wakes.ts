/** Rings around what the others did since the viewer's turn, with the number of the turn. */
import { PROMPT, TRAY } from '@fathom/parts/places.ts';
import type { Ring } from '@fathom/parts/rings.tsx';
import type { Story } from './story.ts';

/** More rings for one turn than this would hide the board. */
const MOST = 5;
const HIDDEN: readonly string[] = [PROMPT, TRAY];

/** `to`: what happened after this move has not been shown yet. */
export function wakesOf({ since, places }: Story, view: unknown, to: number): Ring[] {
  const numbers = new Map<string, Set<number>>();
  for (const { turn, number } of since) {
    if (number === undefined) continue;
    const at = turn.deeds.filter(({ seq }) => seq <= to).flatMap(deed => places(deed, view).slice(-1));
    const drawn = [...new Set(at)].filter(place => !HIDDEN.includes(place));
    for (const place of drawn.slice(-MOST)) numbers.set(place, (numbers.get(place) ?? new Set()).add(number));
  }
  return [...numbers].map(([at, turns]) => ({ kind: 'wake', at, label: [...turns].join(' · ') }));
}
