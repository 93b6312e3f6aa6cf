/** How hard the sea is when all play together (CO-2). The lobby asks, so the names stand apart from the numbers. */
export const LEVELS = ['calm', 'open', 'storm'] as const;
export type Level = (typeof LEVELS)[number];
