/** What the start form collects, and what it becomes: a table on the server or a match on this device. */
import { LEVELS, type Level } from '@fathom/bots/level.ts';
import { BOT_NAMES } from '@fathom/bots/names.ts';
import {
  choicesOf,
  isRelevant,
  type Meta,
  type Option,
  type OptionValue,
  type OptionValues,
} from '@fathom/kernel';
import type { ChangeTerms, CreateTable, TableInfo } from '@fathom/server/protocol.ts';
import type { LocalSeat } from '../../local/saved.ts';
import { type ClockPlan, clockOf, clockPlanOf, firstClock, type Pace } from './clock-plan.ts';

/** With whom: bots on this device, people around it, or people elsewhere. */
export const COMPANIES = ['bots', 'device', 'online'] as const;
export type Company = (typeof COMPANIES)[number];

/** A seat is for a person (`open` online, somebody at this device locally) or for a bot of a level. */
export type SeatChoice = 'person' | Level;

export interface Plan {
  readonly company: Company;
  readonly pace: Pace;
  /** The seats beside one's own. */
  readonly others: readonly SeatChoice[];
  readonly names: readonly string[];
  readonly listed: boolean;
  readonly options: OptionValues;
  readonly clock: ClockPlan;
  readonly rated: boolean;
  /** Players may ask the coach. */
  readonly coach: boolean;
}

/** Who may sit on another seat. */
export function seatChoices(company: Company): readonly SeatChoice[] {
  return company === 'bots' ? LEVELS : ['person', ...LEVELS];
}

export function firstPlan(meta: Meta, company: Company = 'online'): Plan {
  const others = Array.from({ length: Math.max(1, (meta.seats.usual ?? meta.seats.min) - 1) }, () =>
    usual(company),
  );
  return {
    company,
    pace: 'live',
    others,
    names: [],
    listed: true,
    options: defaults(meta),
    clock: firstClock('live'),
    rated: false,
    coach: true,
  };
}

/** Other company changes who probably sits there, but keeps how many; with people there is somebody beside oneself. */
export function changeCompany(meta: Meta, plan: Plan, company: Company): Plan {
  if (plan.company === company) return plan;
  const others = plan.others.map(() => usual(company));
  const changed = { ...plan, company, others };
  return others.length === 0 && company !== 'bots' ? resize(changed, Math.max(2, meta.seats.min)) : changed;
}

export function changePace(plan: Plan, pace: Pace): Plan {
  return plan.pace === pace ? plan : { ...plan, pace, clock: firstClock(pace) };
}

export function resize(plan: Plan, seats: number): Plan {
  const spare = plan.others.at(-1) ?? usual(plan.company);
  return { ...plan, others: Array.from({ length: seats - 1 }, (_, i) => plan.others[i] ?? spare) };
}

function usual(company: Company): SeatChoice {
  return company === 'bots' ? 'skilled' : 'person';
}

function choices(meta: Meta): [string, Option][] {
  return Object.entries(meta.options) as [string, Option][];
}

/** What there is to choose at the table as it is planned. */
export function relevantChoices(meta: Meta, { others, options }: Plan): [string, Option][] {
  const seats = others.length + 1;
  return choices(meta)
    .filter(([, option]) => isRelevant(option, seats, options))
    .map(([name, option]) => [name, { ...option, ...choicesOf(option, seats) }]);
}

/** What is chosen, or what is usual at a table of this size where that cannot be chosen. */
export function chosen({ options }: Plan, name: string, option: Option): OptionValue {
  return option.values.includes(options[name]) ? options[name] : option.default;
}

function chosenOptions(meta: Meta, plan: Plan): Record<string, OptionValue> {
  const relevant = relevantChoices(meta, plan).map(([name, option]) => [name, chosen(plan, name, option)]);
  return { ...plan.options, ...Object.fromEntries(relevant) };
}

function defaults(meta: Meta): OptionValues {
  return Object.fromEntries(
    choices(meta).map(([name, option]): [string, OptionValue] => [name, option.default]),
  );
}

export function tableOf(meta: Meta, plan: Plan, name: string): CreateTable {
  const clock = clockOf(plan.clock);
  return {
    game: meta.id,
    name,
    seats: [
      { kind: 'you' },
      ...plan.others.map(choice =>
        choice === 'person' ? { kind: 'open' as const } : { kind: 'bot' as const, level: choice },
      ),
    ],
    options: chosenOptions(meta, plan),
    listed: plan.listed,
    pace: plan.pace,
    // Over days nobody waits for the host: the last one to come begins.
    ...(plan.pace === 'live' && { gather: true }),
    ...(clock && { clock }),
    ...(clock && plan.rated && { rated: true }),
    coach: plan.coach,
  };
}

/** The plan of a table that waits, for its host to change. */
export function planOf({ pace, seats, listed, options, clock, rated, coach }: TableInfo): Plan {
  return {
    company: 'online',
    pace,
    others: seats.slice(1).map(() => usual('online')),
    names: [],
    listed,
    options,
    clock: clockPlanOf(clock, pace),
    rated: rated === true,
    coach: coach !== false,
  };
}

export function termsOf(meta: Meta, plan: Plan): ChangeTerms {
  const { pace, options, clock, rated, coach } = tableOf(meta, plan, '');
  return {
    seats: plan.others.length + 1,
    pace: pace ?? 'live',
    coach: coach !== false,
    ...(options && { options }),
    ...(clock && { clock }),
    ...(rated && { rated }),
  };
}

export function localOptions(meta: Meta, plan: Plan): OptionValues {
  return chosenOptions(meta, plan);
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
