/** Specialists: what a side gives at once, what it does, and what it scores. */
import { type Gain, packGains } from './gains.ts';
import raw from './specialists.json' with { type: 'json' };

/** The five actions, and the one effect that counts as an action (ED-51). */
export const ACTIONS = ['travel', 'sonar', 'dive', 'conserve', 'publish', 'promote'] as const;
export type Action = (typeof ACTIONS)[number];

export const DO_TRAVEL = 1;
export const DO_SONAR = 2;
export const DO_DIVE = 4;
export const DO_CONSERVE = 8;
export const DO_PUBLISH = 16;
export const DO_PROMOTE = 32;
/** A slot is a choice of one action: six bits of a number that holds three slots. */
export const SLOT_BITS = 6;
export const SLOT_MASK = 63;
/** ED-211: use the actions of another specialist; lies above the three slots. */
export const DO_COPY = 1 << 18;

export const COUNTS = [
  'connections-shared-with-opponents',
  'conservation-discs-in-best-zone',
  'complete-field-symbol-sets',
  'depths-with-publication',
  'zones-with-conservation',
  'other-senior-specialists',
  'zones-with-disc-or-vessel',
  'empty-dive-sites',
  'unconditional',
] as const;
export type Count = (typeof COUNTS)[number];

interface RawSide {
  readonly gains: readonly Gain[];
  readonly actions: readonly (readonly Action[])[];
  readonly sonarActions?: readonly (readonly Action[])[];
  readonly copies?: string;
  readonly scores?: { readonly points: number; readonly per: number; readonly count: Count };
}

interface RawSpecialist {
  readonly id: string;
  readonly rank: number;
  readonly copies: number;
  readonly junior: RawSide;
  readonly senior: RawSide;
}

export interface CrewSide {
  readonly gains: number;
  readonly slots: number;
  /** E-12: slots with the option `sonar`. */
  readonly sonarSlots: number;
  readonly scores: { readonly points: number; readonly per: number; readonly count: Count } | undefined;
}

export interface Design {
  readonly id: string;
  /** 0 for the team leader. */
  readonly rank: number;
  readonly copies: number;
  readonly sides: readonly [CrewSide, CrewSide];
}

const LEADER_SIDE: RawSide = { gains: [], actions: raw.teamLeader.actions as unknown as Action[][] };

/** ED-11, ED-12: 21 designs in the order of their ranks, then the team leader. */
export const DESIGNS: readonly Design[] = Object.freeze([
  ...(raw.specialists as unknown as readonly RawSpecialist[]).map(({ id, rank, copies, junior, senior }) => ({
    id,
    rank,
    copies,
    sides: [readSide(junior), readSide(senior)] as const,
  })),
  { id: 'team-leader', rank: 0, copies: 4, sides: [readSide(LEADER_SIDE), readSide(LEADER_SIDE)] as const },
]);

export const LEADER = DESIGNS.length - 1;
/** Designs below this number have ranks 1 to 4. */
export const FIRST_FIVE = DESIGNS.findIndex(design => design.rank === 5);
export const FIVES = LEADER - FIRST_FIVE;

function readSide(side: RawSide): CrewSide {
  const copy = side.copies === undefined ? 0 : DO_COPY;
  return {
    gains: packGains(side.gains),
    slots: slotsOf(side.actions) | copy,
    sonarSlots: slotsOf(side.sonarActions ?? side.actions) | copy,
    scores: side.scores,
  };
}

function slotsOf(actions: readonly (readonly Action[])[]): number {
  return actions.reduce(
    (slots, choice, i) =>
      slots | (choice.reduce((mask, a) => mask | (1 << ACTIONS.indexOf(a)), 0) << (i * SLOT_BITS)),
    0,
  );
}
