import type { Say } from '@fathom/kernel';
import { AIMS } from '../data/box.ts';

/** "7 for each deep tile" */
export function aimText(say: Say, objective: number, side: number): string {
  const { counter, vp } = AIMS[objective].aims[side];
  return say('goals.aim', { vp, what: say(`aim.${counter}`) });
}
