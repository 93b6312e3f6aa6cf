/** One piece of work that is longer than a request should be: nothing else happens meanwhile, so it is kept short. */
export const SLICE = { moves: 128, milliseconds: 2 } as const;

/** Counts the moves played, or told again, in a slice; says after each whether that is enough. */
export function slice(): () => boolean {
  const end = performance.now() + SLICE.milliseconds;
  let moves = 0;
  return () => ++moves >= SLICE.moves || performance.now() >= end;
}
