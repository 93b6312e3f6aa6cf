/** Who may ask the coach: the table decides, and nobody where the result counts. */
import type { TableState } from '../table/connection.ts';

export const COACH_RULES = ['allowed', 'rated', 'off'] as const;
export type CoachRule = (typeof COACH_RULES)[number];

/** Undefined for those who decide nothing, and once the match is over. */
export function coachRule({ table, you, known }: TableState): CoachRule | undefined {
  if (!table || you === null || !known || known.result) return undefined;
  if (table.rated) return 'rated';
  return table.coach === false ? 'off' : 'allowed';
}
