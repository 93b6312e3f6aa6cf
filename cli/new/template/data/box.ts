/** NA-1: what is in the box. */
export const VALUES = [1, 2, 3, 4, 5, 6] as const;
/** Pearls of each value. */
export const ALIKE = 5;
/** NA-2: pearls that lie open on the bank. */
export const BANK = 3;
