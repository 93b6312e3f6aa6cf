/** The tables of docs/BALANCE.md: every number of seats, and Deep Thought with all its cards. */
import { type Balance, type BalanceTable, range, sum, victoryShares } from '@fathom/kernel';
import { GROUPS } from './data/box.ts';
import { meta, type Options } from './meta.ts';
import { isStable, result } from './score.ts';
import type { State } from './state.ts';
import { cardCount } from './station.ts';

const tables: readonly BalanceTable<Options>[] = [
  ...range(meta.seats.max).map(i => ({ name: `${i + 1} seats`, seats: i + 1 })),
  { name: '1 seats deep thought 3', seats: 1, options: { deepThought: 3 } },
];

export const balance: Balance<State, Options> & Balance = { tables, observe: () => ({ figures }) };

/** NE-78: how many stations collapse; and how often a station wins, as a multiple of an even share, that has most more cards of a group than the others. */
function figures(s: State): Record<string, number> {
  const own = s.stations.slice(0, s.seats);
  const fallen = own.filter(station => !isStable(station, s.options)).length;
  const collapsed = { collapsed: fallen / s.seats };
  if (s.seats > 1) return { ...collapsed, ...winsBySpeciality(s) };
  return { ...collapsed, deepThoughtCollapsed: isStable(s.stations[1], s.options) ? 0 : 1 };
}

function winsBySpeciality(s: State): Record<string, number> {
  const shares = victoryShares(result(s)?.places ?? []);
  const specialities = range(s.seats).map(seat => speciality(s, seat));
  const found = [...new Set(specialities)].map(group => {
    const wins = shares.filter((_, seat) => specialities[seat] === group);
    return [`most ${GROUPS[group]}`, (s.seats * sum(wins)) / wins.length] as const;
  });
  return Object.fromEntries(found);
}

function speciality(s: State, seat: number): number {
  const lead = GROUPS.map((_, group) => {
    const all = s.stations.map(station => cardCount(station, group));
    return all[seat] - sum(all) / all.length;
  });
  return lead.indexOf(Math.max(...lead));
}
