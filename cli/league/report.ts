/** What a league was to show, line by line, and whether it did. */
import type { Seat } from '@fathom/kernel';
import { DAY, MINUTE } from '@fathom/server/clock/rule.ts';
import type { Diary } from './diary.ts';
import type { Facts, Match } from './facts.ts';
import { type MessageReport, messagesOf } from './messages.ts';
import { clubwise, interval, type Pairs, spearman } from './order.ts';
import { type PersonPlan, SEASON_START } from './plan.ts';
import { type Wait, waitsIn } from './waits.ts';

/**
 * Everybody counts who has finished so many matches that a rating is worth something, whoever decided in them. Fixed before the
 * league was played; docs/architecture.md says why.
 */
const ENOUGH_GAMES = 5;
/** Fewer people make no order. */
const ENOUGH_PEOPLE = 8;
const CORRELATION = 0.8;
/** Whoever is late is replaced at the next look at the clock, and their bot may have to move twice. */
const REACTION = 2;

export interface Pool {
  readonly game: string;
  readonly seats: number;
  readonly people: number;
  readonly correlation: number;
}

export interface LeagueReport {
  readonly people: number;
  readonly matches: number;
  readonly ended: number;
  readonly moves: number;
  readonly byBots: number;
  readonly turns: number;
  /** Matches that were given up although somebody still wanted to play. */
  readonly abandoned: number;
  /** Minutes that anybody was waited for beyond the clock, at most. */
  readonly longest: number;
  /** Where that was. */
  readonly worst: Wait | undefined;
  readonly chosen: number;
  readonly pools: readonly Pool[];
  /** Of all pools, weighted by their people; null when nobody has played enough. */
  readonly correlation: number | null;
  /** Where 95 of 100 leagues of such people would have it. */
  readonly interval: readonly [number, number] | null;
  /** Seats in rated matches whose people counted as having given up. */
  readonly gaveUp: number;
  readonly messages: MessageReport;
  readonly votes: number;
  /** Votes against a bot. */
  readonly refusals: number;
  /** From the beginning of the season to the last move. */
  readonly days: number;
  /** Messages that the server has forgotten by then, which is its right after three months. */
  readonly forgotten: number;
  readonly proposals: number;
  readonly reminders: number;
  readonly returns: number;
  readonly broken: readonly string[];
}

export interface Played {
  readonly facts: Facts;
  readonly diary: Diary;
  readonly people: readonly PersonPlan[];
  /** The people by the id the server knows them by. */
  readonly personOf: (id: string) => PersonPlan | undefined;
  readonly matches: number;
  /** As exactly as the clocks went. */
  readonly step: number;
}

export function reportOf(played: Played): LeagueReport {
  const { facts, diary, people, matches, step } = played;
  const waits = facts.matches.flatMap(match =>
    waitsIn(match, diary, (one, seat) => pausesOf(one, seat, played)),
  );
  const [worst] = waits.toSorted((a, b) => b.over - a.over);
  const pools = poolsOf(played);
  const clubs = pools.map(({ pairs }) => pairs);
  const messages = messagesOf(facts, diary, step);
  const steps = facts.matches.flatMap(match => match.steps);
  const ends = Math.max(SEASON_START, ...facts.matches.map(match => match.steps.at(-1)?.at ?? 0));
  const figures = {
    people: people.length,
    matches,
    ended: facts.matches.filter(({ row }) => row.status === 'finished').length,
    abandoned: facts.matches.filter(({ row }) => row.status === 'abandoned').length,
    moves: steps.length,
    byBots: steps.filter(({ isBot }) => isBot).length,
    turns: waits.length,
    longest: Math.round(Math.max(0, worst?.over ?? 0) / MINUTE),
    worst,
    chosen: waits.filter((wait: Wait) => wait.chosen).length,
    pools: pools.map(({ game, seats, pairs }) => ({
      game,
      seats,
      people: pairs.length,
      correlation: spearman(pairs),
    })),
    correlation: clubwise(clubs),
    interval: clubs.length > 0 ? interval(clubs, 'league') : null,
    gaveUp: facts.matches.reduce((sum, { left }) => sum + left.filter(Boolean).length, 0),
    messages,
    votes: diary.votes.length,
    refusals: diary.votes.filter(({ yes }) => !yes).length,
    days: Math.ceil((ends - SEASON_START) / DAY),
    forgotten: facts.forgotten,
    proposals: diary.proposals.length,
    reminders: diary.reminders,
    returns: diary.returns.length,
  };
  return { ...figures, broken: brokenIn(figures, step) };
}

function brokenIn(figures: Omit<LeagueReport, 'broken'>, step: number): string[] {
  const { ended, matches, longest, correlation, messages } = figures;
  return [
    ...(ended < matches ? ['matches'] : []),
    ...(longest * MINUTE > REACTION * step ? ['waits'] : []),
    ...(correlation !== null && correlation < CORRELATION ? ['ratings'] : []),
    ...(messages.lost.length + messages.doubled.length + messages.unasked.length > 0 ? ['messages'] : []),
  ];
}

/** What stops the clock of a seat, as its owner has told the server. */
function pausesOf({ row }: Match, seat: Seat, { facts, personOf }: Played) {
  const { member } = row.seats[seat];
  const person = personOf(facts.persons.get(member ?? '') ?? '');
  const clock = row.terms?.clock;
  return {
    spans: person?.vacation && clock && clock.vacation > 0 ? [person.vacation] : [],
    quiet: clock?.nights ? person?.quiet : undefined,
  };
}

interface OwnPool {
  readonly game: string;
  readonly seats: number;
  readonly pairs: Pairs;
}

function poolsOf({ facts, personOf }: Played): OwnPool[] {
  const enough = facts.ratings.filter(({ games }) => games >= ENOUGH_GAMES);
  const pools = Map.groupBy(enough, ({ game, seats }) => `${game}/${seats}`);
  return [...pools.values()].flatMap(rows => {
    const pairs = rows.flatMap(({ person, mu }): [number, number][] => {
      const known = personOf(person);
      return known ? [[known.strength, mu]] : [];
    });
    const [{ game, seats }] = rows;
    return pairs.length < ENOUGH_PEOPLE ? [] : [{ game, seats, pairs }];
  });
}
