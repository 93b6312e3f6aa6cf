/** What can be gained, and several gains as one number: three bits for each sort. */

export const TRACKS = ['reputation', 'inspiration', 'coordination', 'ingenuity'] as const;

/** The four attributes come first, so a track is the number of its gain. */
export const GAINS = [...TRACKS, 'any', 'lowest', 'research', 'disc', 'impact', 'promote'] as const;
export type Gain = (typeof GAINS)[number];

export const REPUTATION = 0;
export const INSPIRATION = 1;
export const COORDINATION = 2;
export const INGENUITY = 3;
export const ANY = 4;
export const LOWEST = 5;
export const RESEARCH = 6;
export const DISC = 7;
export const IMPACT = 8;
export const PROMOTE = 9;

const BITS = 3;
const MOST = (1 << BITS) - 1;

export function packGains(gains: readonly Gain[]): number {
  let packed = 0;
  for (const gain of gains) packed = addGain(packed, GAINS.indexOf(gain), 1);
  return packed;
}

export function countOf(packed: number, gain: number): number {
  return (packed >> (gain * BITS)) & MOST;
}

export function addGain(packed: number, gain: number, count: number): number {
  return packed + (count << (gain * BITS));
}

export function unpackGains(packed: number): Gain[] {
  return GAINS.flatMap((gain, i) => new Array<Gain>(countOf(packed, i)).fill(gain));
}
