/**
 * What the others at a table are asked about: whether a bot moves for somebody who is idle, whether somebody may take back more
 * than the rules of undo allow, whether the match ends as it stands. Pure.
 */
import type { Seat } from '@fathom/kernel';
import { DAY, IDLE_AFTER, MINUTE } from '../clock/rule.ts';
import { Refused } from '../refused.ts';
import type { Ballot, TableRow } from '../store/store.ts';
import { others } from './life.ts';

/** For so long the others are asked; whoever says nothing leaves it to those who do. */
export const ASKED_FOR = { live: MINUTE, days: DAY } as const;

export const OUTCOMES = ['open', 'accepted', 'rejected'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Situation {
  readonly now: number;
  readonly asked: readonly Seat[];
  /** When somebody last decided something. */
  readonly moved: number;
}

/** To put it to the vote is to vote for it. */
export function propose(
  row: TableRow,
  by: Seat,
  kind: Ballot['kind'],
  about: Seat,
  moves: number,
  { now }: Pick<Situation, 'now'>,
): TableRow {
  if (row.ballot) throw new Refused('ballot_open');
  if (kind !== 'bot' && row.terms?.rated) throw new Refused('rated_table');
  const ballot: Ballot = {
    kind,
    seat: about,
    since: now,
    seq: row.seq,
    yes: [by],
    no: [],
    ends: now + ASKED_FOR[row.pace],
    ...(kind === 'undo' && { moves }),
  };
  return { ...row, ballot, revision: row.revision + 1 };
}

/** The last word of a person counts. */
export function vote(row: TableRow, by: Seat, yes: boolean): TableRow {
  const { ballot } = row;
  if (!ballot) throw new Refused('no_ballot');
  if (!voters(row, ballot).includes(by)) throw new Refused('no_vote');
  const without = (seats: readonly Seat[]) => seats.filter(seat => seat !== by);
  const said = yes
    ? { yes: [...without(ballot.yes), by], no: without(ballot.no) }
    : { yes: without(ballot.yes), no: [...without(ballot.no), by] };
  return { ...row, ballot: { ...ballot, ...said }, revision: row.revision + 1 };
}

/**
 * More than half of the others replace whoever is idle, and so does anybody whom nobody contradicts in time: who is silent
 * cannot keep a match waiting. Everything else needs everybody.
 */
export function outcomeOf(row: TableRow, now: number): Outcome {
  const { ballot } = row;
  if (!ballot) return 'open';
  const { yes, no, ends, kind } = ballot;
  const all = voters(row, ballot).length;
  if (kind === 'bot') {
    if (2 * yes.length > all || (ends <= now && yes.length > no.length)) return 'accepted';
    return 2 * no.length >= all || ends <= now ? 'rejected' : 'open';
  }
  if (no.length > 0 || ends <= now) return 'rejected';
  return voters(row, ballot).every(seat => yes.includes(seat)) ? 'accepted' : 'open';
}

/** A person who lets the others wait: for longer than the clock says, or for long where there is none. Connected or not. */
export function isIdle(row: TableRow, seat: Seat, { now, asked, moved }: Situation): boolean {
  if (row.seats[seat]?.kind !== 'person' || !asked.includes(seat)) return false;
  if (row.clock) return row.clock.seats[seat].late !== undefined;
  return now - moved >= IDLE_AFTER[row.pace];
}

/** Whoever wants something has said yes already; who is to be replaced has no vote. */
function voters(row: TableRow, { kind, seat }: Ballot): Seat[] {
  const rest = others(row, seat);
  return kind === 'bot' || row.seats[seat].kind !== 'person' ? rest : [seat, ...rest];
}
