/** Specialists: what a side gives at once, what it does, and what it scores. */
import { type Gain, packGains } from './gains.ts';
import { type Action, packSlots, type Slots } from './slots.ts';
import raw from './specialists.json' with { type: 'json' };

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
  readonly slots: Slots;
  /** E-12: slots with the option `sonar`. */
  readonly sonarSlots: Slots;
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
  const copies = side.copies !== undefined;
  return {
    gains: packGains(side.gains),
    slots: packSlots(side.actions, copies),
    sonarSlots: packSlots(side.sonarActions ?? side.actions, copies),
    scores: side.scores,
  };
}
