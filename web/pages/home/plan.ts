/** What the start form collects, and what it becomes: a table on the server or a match on this device. */
import { LEVELS, type Level } from '@fathom/bots/level.ts';
import { BOT_NAMES } from '@fathom/bots/names.ts';
import { isRelevant, type Meta, type Option, type OptionValue, type OptionValues } from '@fathom/kernel';
import type { CreateTable } from '@fathom/server/protocol.ts';
import type { LocalSeat } from '../../local/saved.ts';

const WAYS = ['live', 'days', 'alone'] as const;
export type Way = (typeof WAYS)[number];

/** A seat is for a person (`open` online, somebody at this device locally) or for a bot of a level. */
export type SeatChoice = 'person' | Level;

export interface Plan {
  readonly way: Way;
  /** The seats beside one's own. */
  readonly others: readonly SeatChoice[];
  readonly names: readonly string[];
  readonly listed: boolean;
  readonly options: OptionValues;
}

export const CHOICES: readonly SeatChoice[] = ['person', ...LEVELS];

export function firstPlan(meta: Meta, way: Way = 'live'): Plan {
  const others = Array.from(
    { length: Math.max(1, (meta.seats.usual ?? meta.seats.min) - 1) },
    (): SeatChoice => (way === 'alone' ? 'skilled' : 'person'),
  );
  return { way, others, names: [], listed: true, options: defaults(meta) };
}

/** Another way to play changes who probably sits there, but keeps how many. */
export function changeWay(plan: Plan, way: Way): Plan {
  if ((plan.way === 'alone') === (way === 'alone')) return { ...plan, way };
  return { ...plan, way, others: plan.others.map(() => (way === 'alone' ? 'skilled' : 'person')) };
}

export function resize(plan: Plan, seats: number): Plan {
  const spare: SeatChoice = plan.others.at(-1) ?? (plan.way === 'alone' ? 'skilled' : 'person');
  return { ...plan, others: Array.from({ length: seats - 1 }, (_, i) => plan.others[i] ?? spare) };
}

function choices(meta: Meta): [string, Option][] {
  return Object.entries(meta.options) as [string, Option][];
}

/** What there is to choose at the table as it is planned. */
export function relevantChoices(meta: Meta, { others, options }: Plan): [string, Option][] {
  return choices(meta).filter(([, option]) => isRelevant(option, others.length + 1, options));
}

function defaults(meta: Meta): OptionValues {
  return Object.fromEntries(
    choices(meta).map(([name, option]): [string, OptionValue] => [name, option.default]),
  );
}

export function tableOf(meta: Meta, plan: Plan, name: string): CreateTable {
  return {
    game: meta.id,
    name,
    seats: [
      { kind: 'you' },
      ...plan.others.map(choice =>
        choice === 'person' ? { kind: 'open' as const } : { kind: 'bot' as const, level: choice },
      ),
    ],
    options: { ...plan.options },
    listed: plan.listed,
    pace: plan.way === 'days' ? 'days' : 'live',
  };
}

/** Names for whoever has none: `person(2)` for the second person, and for bots those they have online too. */
export function localSeatsOf(plan: Plan, name: string, person: (n: number) => string): LocalSeat[] {
  const host = name || person(1);
  const people = plan.others.map((_, i) => plan.names[i]?.trim() || person(i + 2));
  const taken = [host, ...people.filter((_, i) => plan.others[i] === 'person')];
  const bots = BOT_NAMES.filter(bot => !taken.includes(bot)).values();
  return [
    { kind: 'person', name: host },
    ...plan.others.map(
      (choice, i): LocalSeat =>
        choice === 'person'
          ? { kind: 'person', name: people[i] }
          : { kind: 'bot', name: bots.next().value ?? choice, level: choice },
    ),
  ];
}
