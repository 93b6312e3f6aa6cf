/** Files and functions that are longer than they should be. This list only ever gets shorter: the check refuses what is not needed. */
export const EXCEPTIONS: readonly string[] = [
  'games/endeavor-deep-sea/test/rules/features.test.ts',
  'games/endeavor-deep-sea/test/rules/special-missions.test.ts',
  'games/endeavor-deep-sea/test/rules/team.test.ts',
  'server/test/cluster.test.ts',
  'server/test/hostile.test.ts',
];
