/** A specialist of a crew as one number: the design, whether the senior side lies up, whether a disc lies on it. */
import { type CrewSide, DESIGNS } from './data/crew.ts';
import type { Slots } from './data/slots.ts';
import type { Open } from './state.ts';

export type Member = number;

const DESIGN = 31;
const SENIOR = 32;
const BUSY = 64;

export function member(design: number, senior = false, busy = false): Member {
  return design | (senior ? SENIOR : 0) | (busy ? BUSY : 0);
}

export function designOf(m: Member): number {
  return m & DESIGN;
}

export function isSenior(m: Member): boolean {
  return (m & SENIOR) !== 0;
}

export function isBusy(m: Member): boolean {
  return (m & BUSY) !== 0;
}

/** ED-109: a junior that can be promoted; the team leader has no rank. */
export function isJunior(m: Member): boolean {
  return !isSenior(m) && DESIGNS[designOf(m)].rank > 0;
}

/** Design and side, whether a disc lies on it or not. */
export function faceOf(m: Member): Member {
  return m & ~BUSY;
}

export function withDisc(m: Member): Member {
  return m | BUSY;
}

export function withoutDisc(m: Member): Member {
  return m & ~BUSY;
}

/** ED-108: turned to the senior side, without a disc. */
export function promoted(m: Member): Member {
  return (m | SENIOR) & ~BUSY;
}

export function sideOf(m: Member): CrewSide {
  return DESIGNS[designOf(m)].sides[isSenior(m) ? 1 : 0];
}

/** Actions of a side; E-12. */
export function slotsOn(s: Open<'options'>, side: CrewSide): Slots {
  return s.options.crew === 'sonar' ? side.sonarSlots : side.slots;
}

/** Actions of the side lying up. */
export function slotsOf(s: Open<'options'>, m: Member): Slots {
  return slotsOn(s, sideOf(m));
}
