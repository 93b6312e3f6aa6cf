/**
 * Turns as something to watch: a beat shows one position and says what led there. How long it all takes is limited, so
 * what is too much is put together.
 */
import type { Deed, Sight, Turn } from '@fathom/kernel';
import type { Tempo } from '../local/tempo.ts';

export interface Beat {
  /** The position, and where it stands in the match. */
  readonly view: unknown;
  readonly seq: number;
  /** Which of the turns it belongs to. */
  readonly turn: number;
  readonly deeds: readonly Deed[];
}

/** Pieces travel for at most 900 ms of it, the rest is for reading. */
export const BEAT: Readonly<Record<Exclude<Tempo, 'instant'>, number>> = { steady: 2100, brisk: 1200 };
const LONGEST_TURN = 5000;
export const LONGEST = 15_000;

/** What happened between the sights, position by position; a turn that ended in the middle of one has its part of it. */
export function beatsOf(turns: readonly Turn[], sights: readonly Sight[]): Beat[] {
  return sights.slice(1).flatMap(({ seq, view }, i) => {
    const before = sights[i].seq;
    return turns.flatMap(({ deeds }, turn): Beat[] => {
      const here = deeds.filter(deed => deed.seq > before && deed.seq <= seq);
      return here.length > 0 ? [{ view, seq, turn, deeds: here }] : [];
    });
  });
}

/** No turn takes longer than it may, nor does the whole; of far too many turns only the last are played. */
export function limited(beats: readonly Beat[], tempo: keyof typeof BEAT): Beat[] {
  const most = Math.floor(LONGEST / BEAT[tempo]);
  const each = Math.max(1, Math.floor(LONGEST_TURN / BEAT[tempo]));
  const turns = byTurn(beats).map(turn => merged(turn, each));
  for (let longest = each - 1; longest > 0 && turns.flat().length > most; longest--) {
    for (const [i, turn] of turns.entries()) turns[i] = merged(turn, longest);
  }
  return turns.flat().slice(-most);
}

export function byTurn(beats: readonly Beat[]): Beat[][] {
  const turns: Beat[][] = [];
  for (const beat of beats) {
    const last = turns.at(-1);
    if (last?.[0].turn === beat.turn) last.push(beat);
    else turns.push([beat]);
  }
  return turns;
}

/** The beats of one turn as at most so many. */
function merged(beats: readonly Beat[], most: number): Beat[] {
  if (beats.length <= most) return [...beats];
  const ends = Array.from({ length: most }, (_, i) => Math.round(((i + 1) * beats.length) / most));
  return ends.map((end, i) => {
    const together = beats.slice(i === 0 ? 0 : ends[i - 1], end);
    return { ...together[together.length - 1], deeds: together.flatMap(({ deeds }) => deeds) };
  });
}
