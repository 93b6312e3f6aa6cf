/** What a die shows, in words. */
import type { Say } from '@fathom/kernel';
import { FACE } from '../data/box.ts';
import { DICE, FACES, GUILDS } from '../data/names.ts';

const SIGNS = ['barrels', 'survivors', 'sonar', 'toxicity', 'depletion', 'breakthroughs', 'joker'] as const;

/** "2 barrels, 1 survivor" */
export function faceText(say: Say, die: number): string {
  const face = FACE[die];
  const parts = [
    face.guild >= 0 && say(`guild.${GUILDS[face.guild]}`),
    face.coins > 0 && say('face.coins', { n: face.coins }),
    ...SIGNS.map(sign => face[sign] > 0 && say(`face.${sign}`, { n: face[sign] })),
  ].filter(part => part !== false);
  return parts.join(', ') || say('face.nothing');
}

/** "reef die: 2 barrels, 1 survivor" */
export function dieText(say: Say, die: number): string {
  return say('face.die', { kind: DICE[Math.floor(die / FACES)], signs: faceText(say, die) });
}
