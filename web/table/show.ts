/** The moves of others being shown on the board: which beat, and what pause, skip and again make of it. */
import type { Sight } from '@fathom/kernel';
import type { Tempo } from '../local/tempo.ts';
import { BEAT, type Beat, byTurn, limited } from './beats.ts';

/**
 * `live`: as the moves arrive. `asked`: back after a while, the viewer is asked first. `again`: the turns since the own one.
 * `look`: a single moment, which stays until the viewer goes back.
 */
export const SHOWS = ['live', 'asked', 'again', 'look'] as const;

export interface Show {
  readonly kind: (typeof SHOWS)[number];
  /** What the board shows before the first beat. */
  readonly from: Sight;
  readonly beats: readonly Beat[];
  /** -1 before the first beat. */
  readonly at: number;
  readonly paused: boolean;
}

/** The position that is shown. */
export function shown({ from, beats, at }: Show): Sight {
  return beats[at] ?? from;
}

/** Moves that just arrived: what is still to be shown is put together with them. */
export function goOn(show: Show | undefined, from: Sight, news: readonly Beat[], tempo: Tempo): Show {
  const pace = paceOf(tempo);
  if (show?.kind !== 'live') return { kind: 'live', from, beats: limited(news, pace), at: 0, paused: false };
  const past = show.beats.slice(0, show.at + 1);
  return { ...show, beats: [...past, ...limited([...show.beats.slice(show.at + 1), ...news], pace)] };
}

/** Shows beats from the beginning: by themselves, or with `paused` one by one. */
export function begin(
  kind: Show['kind'],
  from: Sight,
  beats: readonly Beat[],
  tempo: Tempo,
  paused: boolean,
): Show {
  const played = kind === 'look' ? beats : limited(beats, paceOf(tempo));
  const first = played[0];
  const before = beats.findLast(({ seq }) => first && seq < first.seq);
  return { kind, from: before ?? from, beats: played, at: kind === 'look' ? 0 : -1, paused };
}

/** The next beat; undefined after the last, unless what is shown stays. */
export function next(show: Show): Show | undefined {
  if (show.at + 1 < show.beats.length) return { ...show, at: show.at + 1 };
  return show.kind === 'look' ? show : undefined;
}

export function previous(show: Show): Show {
  return { ...show, at: Math.max(show.kind === 'look' ? 0 : -1, show.at - 1) };
}

/** The first beat of the next turn. */
export function skipTurn(show: Show): Show | undefined {
  const now = show.beats[show.at]?.turn ?? show.beats[0]?.turn;
  const at = show.beats.findIndex(({ turn }, i) => i > show.at && turn !== now);
  return at < 0 ? undefined : { ...show, at };
}

/** How long what is shown stays, in milliseconds. */
export function lastsFor({ at }: Show, tempo: Tempo): number {
  return at < 0 ? BEFORE : BEAT[paceOf(tempo)];
}

/** How long the whole takes, in seconds. */
export function secondsOf(beats: readonly Beat[], tempo: Tempo): number {
  return Math.ceil((BEFORE + limited(beats, paceOf(tempo)).length * BEAT[paceOf(tempo)]) / 1000);
}

/** Which of how many turns is being shown. */
export function placeOf({ beats, at }: Show): { readonly n: number; readonly all: number } {
  const turns = byTurn(beats);
  const n = turns.findIndex(turn => turn[0].turn === (beats[at] ?? beats[0])?.turn) + 1;
  return { n, all: turns.length };
}

/** The board goes back to where the show begins. */
const BEFORE = 600;

/** Whoever wants everything at once sees it briskly when asking for it. */
function paceOf(tempo: Tempo): keyof typeof BEAT {
  return tempo === 'instant' ? 'brisk' : tempo;
}
