/** How long people were waited for, compared with what the clock of the table allows. */
import type { Seat } from '@fathom/kernel';
import { after, type Pauses } from '@fathom/server/clock/pauses.ts';
import { type ClockRule, DAY, silenceOf } from '@fathom/server/clock/rule.ts';
import type { Diary, Proposal, Vote } from './diary.ts';
import type { Match } from './facts.ts';

export interface Wait {
  readonly match: string;
  readonly seat: Seat;
  /** Milliseconds after which somebody else had to move, had nobody chosen to wait; negative when there was time left. */
  readonly over: number;
  /** The others could have asked for a bot and did not, or did not want it. */
  readonly chosen: boolean;
}

type PausesOf = (match: Match, seat: Seat) => Pauses;

export function waitsIn(match: Match, { begun, proposals, votes }: Diary, pausesOf: PausesOf): Wait[] {
  const { id, terms } = match.row;
  const clock = terms?.clock;
  const start = begun.get(id);
  if (!clock || !start) return [];
  const since = new Map<Seat, number>(match.first.map(seat => [seat, start.at]));
  const decided = new Map<Seat, number>();
  const waits: Wait[] = [];
  for (const { mover, at, after: asked } of match.steps) {
    const count = decided.get(mover) ?? 0;
    const allowed = clock.time + clock.increment * count;
    const end = after(since.get(mover) ?? at, allowed, pausesOf(match, mover));
    const isAbout = (one: Proposal) =>
      one.match === id && one.seat === mover && one.at >= end && one.at <= at;
    const last = at <= end ? end : lastMoment(end, clock, proposals.filter(isAbout), votes.filter(isAbout));
    const chosen = last === Number.POSITIVE_INFINITY;
    waits.push({ match: id, seat: mover, over: chosen ? 0 : at - last, chosen });
    decided.set(mover, count + 1);
    for (const seat of since.keys()) if (!asked.includes(seat) || seat === mover) since.delete(seat);
    for (const seat of asked) if (!since.has(seat)) since.set(seat, at);
  }
  return waits;
}

/**
 * When a bot has to move for somebody whose time is up at `end`: at once; or a day after it was asked for and not refused. Where
 * the others decide their silence is a yes after as long as the clock gives, and so it is after they have refused for the first time.
 */
function lastMoment(
  end: number,
  rule: ClockRule,
  asked: readonly Proposal[],
  votes: readonly Vote[],
): number {
  if (rule.late === 'bot') return end;
  const silence = rule.late === 'vote' ? silenceOf(rule) : Number.POSITIVE_INFINITY;
  let last = end + silence;
  let isRefused = false;
  for (const { at } of asked) {
    const refused = refusedAt(at, votes);
    if (refused === undefined) return Math.min(last, at + DAY);
    if (!isRefused) last = refused + silence;
    isRefused = true;
  }
  return last;
}

/** Whoever asks says yes. It is decided with a vote that settles it, else after a day by those who said anything. */
function refusedAt(asked: number, votes: readonly Vote[]): number | undefined {
  const said = new Map<Seat, boolean>();
  for (const { at, by, yes, asked: since, isLast } of votes) {
    if (since !== asked) continue;
    if (isLast) return yes ? undefined : at;
    said.set(by, yes);
  }
  const no = [...said.values()].filter(yes => !yes).length;
  return no >= 1 + said.size - no ? asked + DAY : undefined;
}
