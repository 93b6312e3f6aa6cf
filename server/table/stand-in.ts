/** Plays for those who left: quick, and no fool. */
export const STAND_IN = 'greedy';
