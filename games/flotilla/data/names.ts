/** The words of the box, in the order in which the engine numbers them. */

/** FL-6: barrels are known by their colour only. */
export const COLOURS = ['green', 'red', 'blue', 'yellow'] as const;

/** FL-7: each guild has a colour, the one with the same number. */
export const GUILDS = ['trader', 'speaker', 'delver', 'founder'] as const;

/** FL-7: the building of each guild, in the order of the guilds. */
export const BUILDINGS = ['greenhouse', 'refinery', 'factory', 'habitat'] as const;

/** FL-50, FL-80: colours of the circle pieces, as written in the tile table. */
export const PIECES = ['Y', 'R', 'V'] as const;

export const SIDES = ['sink', 'sky'] as const;
export const SINK = 0;
export const SKY = 1;

/** FL-60: dive dice by depth; the fourth kind is the research die (FL-83). */
export const DICE = ['shallow', 'reef', 'deep', 'research'] as const;
export const RESEARCH = 3;
export const FACES = 6;

export const SOURCES = ['printed', 'reconstructed'] as const;
export type Source = (typeof SOURCES)[number];
