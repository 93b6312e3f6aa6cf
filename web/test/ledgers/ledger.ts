/** A table counted: what lies where, and what the sentence about a deed says of it. */
import { type Event, LANGS, type Listener, speaker, type Voice } from '@fathom/kernel';

export type Amounts = Readonly<Record<string, number>>;

export interface Booking {
  /** What can be counted, as `points of 1`. */
  readonly account: string;
  /** How much more it is, or what it is now. */
  readonly by?: number;
  readonly to?: number;
  /** The parameters of the event that the sentence has to say. */
  readonly says: readonly string[];
}

export interface Ledger {
  amounts(view: unknown): Amounts;
  bookings(event: Event): readonly Booking[];
  /** What cannot be compared after one of these: a new round lays everything out anew. */
  readonly anew: Readonly<Record<string, readonly string[]>>;
}

/** What the viewer may not know, as the purse behind a screen. */
export const HIDDEN = Number.NaN;

export function more(account: string, by: number, ...says: string[]): Booking {
  return { account, by, says };
}

export function less(account: string, by: number, ...says: string[]): Booking {
  return more(account, -by, ...says);
}

export function now(account: string, to: number, ...says: string[]): Booking {
  return { account, to, says };
}

/** How often each thing is there. */
export function tally(things: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
}

/** Accounts that nobody told rightly, with what they are and what was said. */
export function untold(ledger: Ledger, events: readonly Event[], before: unknown, after: unknown): string[] {
  const [a, b] = [ledger.amounts(before), ledger.amounts(after)];
  const booked: Record<string, number> = { ...a };
  for (const event of events) {
    for (const { account, by = 0, to } of ledger.bookings(event))
      booked[account] = to ?? (booked[account] ?? 0) + by;
  }
  const keys = new Set(events.map(({ key }) => key));
  const skipped = Object.entries(ledger.anew).flatMap(([key, accounts]) => (keys.has(key) ? accounts : []));
  return [...new Set([...Object.keys(a), ...Object.keys(b), ...Object.keys(booked)])]
    .filter(account => !skipped.some(start => account.startsWith(start)))
    .filter(account => !Number.isNaN((a[account] ?? 0) + (b[account] ?? 0)))
    .filter(account => (b[account] ?? 0) !== (booked[account] ?? 0))
    .map(account => {
      const [is, was] = [b[account] ?? 0, a[account] ?? 0];
      return `${account}: ${was} → ${is}, told ${booked[account] ?? 0} by ${[...keys].sort().join(' ')}`;
    });
}

/** What the sentence about a deed has to say and does not: with another number or card it would be the same. */
export function unsaid(ledger: Ledger, voice: Voice, event: Event, listener: Listener): string[] {
  const params = new Set(ledger.bookings(event).flatMap(({ says }) => says));
  return LANGS.flatMap(lang => {
    const tell = (told: Event) => voice.tell(speaker(lang, voice.words[lang]), told, listener);
    const sentence = tell(event);
    return [...params]
      .filter(param => !others(event, param).some(other => tell(other) !== sentence))
      .map(param => `${event.key} does not say ${param} in ${lang}: ${sentence}`);
  });
}

/** The same deed with other values that it can have as well. */
function others({ key, params }: Event, param: string): Event[] {
  const value = Number(params[param]);
  return [value - 1, value + 1]
    .filter(other => other >= 0)
    .map(other => ({ key, params: { ...params, [param]: other } }));
}
