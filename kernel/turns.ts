/**
 * A match as people speak of it: turns, each with its deeds, oldest first, and one sentence for each turn. Ribbon, log,
 * catch-up, replay and screen reader all tell a match by this.
 */
import type { Entry } from './entry.ts';
import type { Event } from './events.ts';
import type { Seat } from './game.ts';
import type { Listener, Say, Voice } from './words.ts';

/** One thing that happened. */
export interface Deed {
  /** The entry it belongs to, and which of its events it is. */
  readonly seq: number;
  readonly index: number;
  /** Whom it is about: null for nobody in particular. */
  readonly seat: Seat | null;
  readonly event: Event;
}

/**
 * What one seat did in a row. Somebody without a seat, like the scripted opponent of a solo game, has the numbers after
 * the seats; what the game itself does, as the set-up or a new round, is nobody's turn: null.
 */
export interface Turn {
  readonly seat: Seat | null;
  /** The sequence numbers of its first and last entry; a turn may begin or end in the middle of an entry. */
  readonly first: number;
  readonly last: number;
  readonly at: number;
  readonly deeds: readonly Deed[];
}

interface Growing extends Turn {
  last: number;
  readonly deeds: Deed[];
}

/** `seats`: how many sit at the table. */
export function turnsOf(
  entries: readonly Entry[],
  seats: number,
  impersonal: readonly string[] = [],
): readonly Turn[] {
  const turns: Growing[] = [];
  const turn = (seat: Seat | null, { seq, at }: Entry): Growing => {
    const last = turns.at(-1);
    if (last && last.seat === seat) {
      last.last = seq;
      return last;
    }
    const next = { seat, first: seq, last: seq, at, deeds: [] };
    turns.push(next);
    return next;
  };
  for (const entry of entries) {
    let doer = entry.seat;
    if (entry.events.length === 0) turn(doer, entry);
    for (const [index, event] of entry.events.entries()) {
      doer = doerOf(event, entry.seat, doer, seats, impersonal);
      turn(doer, entry).deeds.push({ seq: entry.seq, index, seat: aboutWhom(event, doer), event });
    }
  }
  return turns;
}

/** What has no seat of its own belongs to whoever did what came before it in the same entry. */
function doerOf(
  { key, params }: Event,
  mover: Seat | null,
  before: Seat | null,
  seats: number,
  impersonal: readonly string[],
): Seat | null {
  if (impersonal.includes(key)) return null;
  const { seat } = params;
  if (typeof seat !== 'number') return before;
  if (seat >= seats) return seat;
  return before !== null && before >= seats ? mover : before;
}

function aboutWhom({ params }: Event, doer: Seat | null): Seat | null {
  return typeof params.seat === 'number' ? params.seat : doer;
}

/** One sentence, or where others had their part a few. `and` joins the last clause of a sentence. */
export function sumUp<V, M>(
  say: Say,
  voice: Voice<V, M>,
  deeds: readonly Deed[],
  table: Listener,
  and: string,
): string {
  const said: { readonly subject: string; readonly clauses: string[] }[] = [];
  for (const event of voice.gist?.(deeds.map(deed => deed.event)) ?? deeds.map(deed => deed.event)) {
    const sentence = voice.tell(say, event, table);
    const subject = subjectOf(sentence, event, table);
    const clause = sentence.slice(subject.length).trim();
    const last = said.at(-1);
    if (last && subject !== '' && last.subject === subject) last.clauses.push(clause);
    else said.push({ subject, clauses: [clause] });
  }
  return said.map(({ subject, clauses }) => `${subject} ${sentenceOf(clauses, and)}`.trim()).join(' ');
}

/** Sentences about a seat begin with its name, or with the word for the listener. */
export function subjectOf(sentence: string, { params: { seat } }: Event, { viewer, name }: Listener): string {
  if (typeof seat !== 'number') return '';
  const subject = viewer === seat ? sentence.slice(0, sentence.indexOf(' ')) : name(seat);
  return sentence.startsWith(`${subject} `) ? subject : '';
}

/** Where a clause has parts itself, stronger signs keep the clauses apart. */
function sentenceOf(clauses: readonly string[], and: string): string {
  const bare = counted(clauses.map(clause => clause.replace(/\.$/, '')));
  const [last] = bare.slice(-1);
  if (bare.length === 1) return `${last}.`;
  const apart = bare.some(clause => /[,:;]/.test(clause));
  return apart ? `${bare.join('; ')}.` : `${bare.slice(0, -1).join(', ')} ${and} ${last}.`;
}

/** The same again and again is said once. */
function counted(clauses: readonly string[]): string[] {
  return clauses.flatMap((clause, i) => {
    if (clause === clauses[i - 1]) return [];
    const next = clauses.findIndex((other, j) => j > i && other !== clause);
    const times = (next < 0 ? clauses.length : next) - i;
    return times > 1 ? [`${clause} (${times} ×)`] : [clause];
  });
}
