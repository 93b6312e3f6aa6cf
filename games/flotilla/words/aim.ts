/** What an objective pays: "7 for each deep tile". */
import { type Say, sayText, type Text } from '@fathom/kernel';
import { AIMS } from '../data/box.ts';

export function aimText(say: Say, objective: number, side: number): string {
  return sayText(say, aimOf(objective, side));
}

export function aimOf(objective: number, side: number): Text {
  const { counter, vp } = AIMS[objective].aims[side];
  return { key: 'aimPays', params: { vp, aim: { key: `aim.${counter}` } } };
}
