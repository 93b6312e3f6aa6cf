/**
 * How the moves of others are shown: calmly, briskly, or only where they led. The bots of a local table wait at least so many
 * milliseconds with each move, so that people can follow them.
 */
export const TEMPOS = ['steady', 'brisk', 'instant'] as const;
export type Tempo = (typeof TEMPOS)[number];

export const PAUSES: Readonly<Record<Tempo, number>> = { steady: 420, brisk: 150, instant: 0 };
