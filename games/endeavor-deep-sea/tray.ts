/** ED-27, ED-39, E-10, E-11: the specialists on offer. */
import type { Log } from '@fathom/kernel';
import { BOARD } from './data/board.ts';
import { DESIGNS, FIRST_FIVE, FIVES, LEADER } from './data/crew.ts';
import { REPUTATION } from './data/gains.ts';
import { pickBit } from './piles.ts';
import { levelOn } from './player.ts';
import type { Open, State } from './state.ts';
import { type Struck, struckBy } from './team.ts';

/** ED-7, S-4: the highest rank a seat may recruit. */
export function recruitment(s: Struck & Open<'tracks'>, seat: number): number {
  return Math.max(1, levelOn(s, seat, REPUTATION) - struckBy(s, 'hiring-freeze'));
}

export function isOffered(s: Open<'tray' | 'offer'>, design: number): boolean {
  return design < FIRST_FIVE ? s.tray[design] > 0 : s.offer.includes(design);
}

/** ED-37: whether a seat with this level of recruitment may take a specialist. */
export function mayRecruit(s: Open<'tray' | 'offer'>, level: number, design: number): boolean {
  return DESIGNS[design].rank <= level && isOffered(s, design);
}

/** E-13: nothing of an allowed rank may be left. */
export function canRecruit(s: State, seat: number): boolean {
  const level = recruitment(s, seat);
  for (let design = 0; design < LEADER; design++) if (mayRecruit(s, level, design)) return true;
  return false;
}

export function takeFromTray(s: State, design: number, log?: Log): void {
  if (design < FIRST_FIVE) {
    s.tray[design]--;
    return;
  }
  s.offer.splice(s.offer.indexOf(design), 1);
  refillOffer(s, log);
}

/** ED-39: an empty compartment of rank 5 gets another tile while there are any. */
export function refillOffer(s: State, log?: Log): void {
  const size = s.options.offer === 'all' ? FIVES : BOARD.offer;
  while (s.offer.length < size && s.fives !== 0) {
    const bit = pickBit(s.rng, s.fives);
    s.fives &= ~(1 << bit);
    s.offer.push(FIRST_FIVE + bit);
    log?.event('offered', { design: FIRST_FIVE + bit });
  }
}
