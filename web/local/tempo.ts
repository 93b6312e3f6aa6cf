/** How fast bots play at a local table: their moves take at least so many milliseconds, so that people can follow them. */
export const TEMPOS = ['steady', 'brisk', 'instant'] as const;
export type Tempo = (typeof TEMPOS)[number];

export const PAUSES: Readonly<Record<Tempo, number>> = { steady: 420, brisk: 150, instant: 0 };
