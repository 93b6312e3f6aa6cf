/** What a die shows, in words. */
import { type Say, sayText, type Text } from '@fathom/kernel';
import { FACE } from '../data/box.ts';
import type { Face } from '../data/dice.ts';
import { DICE, FACES, GUILDS } from '../data/names.ts';
import { listed } from './list.ts';

const SIGNS = [
  'coins',
  'points',
  'barrels',
  'survivors',
  'sonar',
  'toxicity',
  'depletion',
  'breakthroughs',
  'joker',
] as const;

/** "2 barrels, 1 survivor" */
export function faceText(say: Say, die: number): string {
  return sayText(say, symbolsOf(FACE[die]));
}

export function symbolsOf(face: Face): Text {
  const shown: Text[] = [
    ...(face.guild >= 0 ? [{ key: `guild.${GUILDS[face.guild]}` }] : []),
    ...SIGNS.filter(sign => face[sign] > 0).map(sign => ({ key: `face.${sign}`, params: { n: face[sign] } })),
  ];
  return shown.length > 0 ? listed('comma', shown) : { key: 'face.nothing' };
}

/** "reef die (2 barrels, 1 survivor)" */
export function dieText(say: Say, die: number): string {
  return say('face.die', { kind: DICE[Math.floor(die / FACES)], signs: faceText(say, die) });
}
