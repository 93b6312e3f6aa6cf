/** A league from its plan to its report. */
import { openStore } from '@fathom/server/open.ts';
import { readFacts } from './facts.ts';
import { type LeaguePlan, peopleOf } from './plan.ts';
import { type LeagueReport, reportOf } from './report.ts';
import { playSeason, STEP } from './season.ts';

export interface LeagueSettings {
  readonly plan: LeaguePlan;
  readonly speed: number;
  readonly nodes: number;
  readonly folder: string;
  readonly database: string | undefined;
  readonly nats: string | undefined;
  /** Told how many matches are over. */
  readonly advance: (over: number) => void;
}

export async function playLeague(settings: LeagueSettings): Promise<LeagueReport> {
  const { plan, speed, nodes, folder, database, nats, advance } = settings;
  const open = () => openStore(folder, database);
  const server = { data: folder, database, nats };
  const diary = await playSeason({ plan, speed, nodes, server, store: open, advance });
  const store = await open();
  try {
    const facts = await readFacts(store, diary.messages);
    const people = peopleOf(plan);
    const byName = new Map(people.map(person => [person.name, person]));
    const seats = facts.matches.flatMap(({ row }) => row.seats);
    const ids = new Map(seats.map(({ member, name }) => [facts.persons.get(member ?? ''), byName.get(name)]));
    return reportOf({ facts, diary, people, personOf: id => ids.get(id), matches: plan.matches, step: STEP });
  } finally {
    await store.close();
  }
}
