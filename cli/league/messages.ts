/** Whether everybody was told everything once: what happened, what was stored, what arrived. */
import type { Seat } from '@fathom/kernel';
import type { Diary, Opening } from './diary.ts';
import type { Channel, Facts, Match, Sent } from './facts.ts';

export interface MessageReport {
  /** Events somebody with a channel had to be told of. */
  readonly events: number;
  readonly arrived: number;
  /** Nothing was said because the table had said so already and was not opened since. */
  readonly bundled: number;
  /** Who was there in time need not be told. */
  readonly cancelled: number;
  /** Ids: of events without a message, of messages that never arrived, that arrived again, that nobody had to send. */
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly unasked: readonly string[];
}

/** An opening may be stored so many milliseconds after it was answered. */
export function messagesOf(facts: Facts, diary: Diary, slack: number): MessageReport {
  const arrivals = counted(diary.arrivals.flatMap(({ ids }) => ids));
  const stored = new Map(facts.messages.map(message => [message.id, message]));
  const told = eventsOf(facts, diary, stored, slack);
  const sent = facts.messages.filter(({ state }) => state === 'sent');
  const unsent = facts.messages.filter(({ state }) => state === 'waiting' || state === 'failed');
  return {
    events: told.events,
    bundled: told.bundled,
    arrived: arrivals.size,
    cancelled: facts.messages.filter(({ state }) => state === 'cancelled').length,
    lost: [...told.lost, ...[...sent, ...unsent].flatMap(({ id }) => (arrivals.has(id) ? [] : id))],
    doubled: [...told.repeated, ...[...arrivals].flatMap(([id, count]) => (count > 1 ? id : []))],
    unasked: [...arrivals.keys()].filter(id => stored.get(id)?.state !== 'sent'),
  };
}

interface Told {
  events: number;
  bundled: number;
  readonly lost: string[];
  readonly repeated: string[];
}

/** Goes through every match again: who was asked or it was over, and whether that was said. */
function eventsOf(facts: Facts, diary: Diary, stored: ReadonlyMap<string, Sent>, slack: number): Told {
  const told: Told = { events: 0, bundled: 0, lost: [], repeated: [] };
  const openings = Map.groupBy(diary.openings, ({ match, seat }) => `${match}/${seat}`);
  const channels = Map.groupBy(facts.channels, ({ person }) => person);
  for (const match of facts.matches) {
    for (const [seat, { member }] of match.row.seats.entries()) {
      const own = channels.get(facts.persons.get(member ?? '') ?? '') ?? [];
      const opened = openings.get(`${match.row.id}/${seat}`) ?? [];
      for (const channel of own) {
        follow(match, seat, channel, { diary, opened, stored, slack }, told);
        ending(match, seat, channel, stored, told);
      }
    }
  }
  return told;
}

interface Known {
  readonly diary: Diary;
  readonly opened: readonly Opening[];
  readonly stored: ReadonlyMap<string, Sent>;
  readonly slack: number;
}

/** One channel of one seat through a match: the state is whether something was said that was not looked at since. */
function follow(match: Match, seat: Seat, channel: Channel, known: Known, told: Told): void {
  const { id } = match.row;
  let said = Number.NEGATIVE_INFINITY;
  for (const { seq, at, isSure } of turnsOf(match, seat, known.diary)) {
    const message = `${id}:turn:${seq}:${seat}/${channel.id}`;
    const isStored = known.stored.has(message);
    const looked = lookedAt(match, seat, known, said, at);
    if (isSure) told.events++;
    if (isStored && looked === 'no') told.repeated.push(message);
    if (!isStored && looked === 'no') told.bundled += Number(isSure);
    if (!isStored && looked === 'yes' && isSure) told.lost.push(message);
    if (isStored) said = at;
  }
}

/** When a seat was asked anew. Not sure when a bot may have sat there, or when its owner was sitting down. */
function turnsOf(
  { row, first, steps }: Match,
  seat: Seat,
  diary: Diary,
): { seq: number; at: number; isSure: boolean }[] {
  const begun = diary.begun.get(row.id);
  const isBack = diary.returns.some(one => one.match === row.id && one.seat === seat);
  const isAnswered = (from: number) => steps.slice(from).find(({ mover }) => mover === seat)?.isBot === false;
  const isSittingDown = (at: number) => begun?.last === seat && at <= begun.at;
  const start =
    begun && first.includes(seat)
      ? [{ seq: 0, at: begun.at, isSure: !isSittingDown(begun.at) && isAnswered(0) && !isBack }]
      : [];
  const turns = steps.flatMap(({ seq, at, mover, before, after }, i) =>
    after.includes(seat) && !before.includes(seat) && mover !== seat
      ? [{ seq, at, isSure: isAnswered(i + 1) && !isBack && !isSittingDown(at) }]
      : [],
  );
  return [...start, ...turns];
}

/** Whether the table was opened between two moments: by looking or by moving. */
function lookedAt(
  match: Match,
  seat: Seat,
  { opened, slack }: Known,
  said: number,
  at: number,
): 'yes' | 'no' | 'maybe' {
  if (said === Number.NEGATIVE_INFINITY) return 'yes';
  const moved = match.steps.some(
    step => step.mover === seat && !step.isBot && step.at > said && step.at <= at,
  );
  if (moved || opened.some(({ from, until }) => from > said + slack && until + slack < at)) return 'yes';
  return opened.some(({ from, until }) => until + slack >= said && from <= at) ? 'maybe' : 'no';
}

/** Everybody is told of the end, but for whoever brought it about. */
function ending(
  { row, steps }: Match,
  seat: Seat,
  channel: Channel,
  stored: Known['stored'],
  told: Told,
): void {
  const last = steps.at(-1);
  if (row.status !== 'finished' || !last || (last.mover === seat && !last.isBot)) return;
  told.events++;
  const message = `${row.id}:end:${last.seq}:${seat}/${channel.id}`;
  if (!stored.has(message)) told.lost.push(message);
}

function counted(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
