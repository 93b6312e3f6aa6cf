/** Who is in a league and what is to be played: drawn from a seed, so that a league can be played again. */
import { below, pick, type Rng, seedRng, shuffle, unit } from '@fathom/kernel';
import type { Quiet, Span } from '@fathom/server/clock/pauses.ts';
import { type ClockRule, DAY, HOUR } from '@fathom/server/clock/rule.ts';

export interface LeaguePlan {
  readonly people: number;
  readonly matches: number;
  readonly weeks: number;
  readonly seed: string;
}

export const CHANNELS = ['hook', 'mail'] as const;

export interface PersonPlan {
  readonly name: string;
  /** The share of decisions that are thought through: what ratings are to find out. */
  readonly strength: number;
  readonly quiet: Quiet | undefined;
  readonly channels: readonly (typeof CHANNELS)[number][];
  /** When the person is not there and has told nobody. */
  readonly absences: readonly Span[];
  /** When everybody is told that they are not there. */
  readonly vacation: Span | undefined;
}

export interface MatchPlan {
  readonly game: string;
  readonly start: number;
  /** Indices of people; the first is the host. */
  readonly people: readonly number[];
  /** One more seat is for a bot. */
  readonly bot: string | undefined;
  readonly clock: ClockRule;
}

/** People who play one game at tables of one size: ratings compare them with each other and with nobody else. */
interface Club {
  readonly game: string;
  readonly seats: number;
  /** Of all matches. */
  readonly share: number;
}

/** Before both changes to daylight saving. */
export const SEASON_START = Date.parse('2026-03-02T09:00Z');

/** Tables of four show more in a match than duels; what is played most takes the fewest decisions. */
const CLUBS: readonly Club[] = [
  { game: 'endeavor-deep-sea', seats: 4, share: 0.7 },
  { game: 'new-eden', seats: 4, share: 0.15 },
  { game: 'submarine', seats: 3, share: 0.1 },
  { game: 'flotilla', seats: 3, share: 0.05 },
];
const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'UTC'];
const BOT_SHARE = 0.1;
const CLOCKS: readonly Pick<ClockRule, 'kind' | 'time' | 'increment' | 'late'>[] = [
  { kind: 'turn', time: DAY, increment: 0, late: 'bot' },
  { kind: 'turn', time: 2 * DAY, increment: 0, late: 'bot' },
  { kind: 'turn', time: DAY, increment: 0, late: 'vote' },
  { kind: 'turn', time: 2 * DAY, increment: 0, late: 'remind' },
  { kind: 'match', time: 5 * DAY, increment: HOUR, late: 'bot' },
];

export function peopleOf({ people, weeks, seed }: LeaguePlan): PersonPlan[] {
  const rng = seedRng(seed, 'people');
  const end = SEASON_START + weeks * 7 * DAY;
  const strengths = shuffle(
    rng,
    Array.from({ length: people }, (_, i) => 0.1 + (0.9 * i) / Math.max(1, people - 1)),
  );
  return strengths.map((strength, i) => ({
    name: `Player ${i + 1}`,
    strength,
    quiet:
      unit(rng) < 0.6
        ? { from: 22 * 60 + below(rng, 90), to: 7 * 60 + below(rng, 90), zone: pick(rng, ZONES) }
        : undefined,
    channels: [['hook'], ['hook'], ['mail'], ['hook', 'mail'], []][below(rng, 5)] as PersonPlan['channels'],
    absences: absencesOf(rng, end),
    vacation: unit(rng) < 0.25 ? span(rng, end, DAY, 6 * DAY) : undefined,
  }));
}

/** Everybody belongs to one club and plays as often as the others there. */
export function matchesOf(plan: LeaguePlan): MatchPlan[] {
  const rng = seedRng(plan.seed, 'matches');
  const span = plan.weeks * 7 * DAY;
  const everybody = shuffle(
    rng,
    Array.from({ length: plan.people }, (_, i) => i),
  );
  const counts = CLUBS.map(({ share }) => Math.round(share * plan.matches));
  counts[0] += plan.matches - counts.reduce((sum, count) => sum + count, 0);
  const places = CLUBS.map(({ seats }, i) => counts[i] * seats);
  const all = places.reduce((sum, count) => sum + count, 0);
  let before = 0;
  return CLUBS.flatMap(({ game, seats }, i) => {
    const bound = (place: number) => Math.round((everybody.length * place) / all);
    const members = everybody.slice(bound(before), bound(before + places[i]));
    before += places[i];
    const next = takingTurns(members.length >= seats ? members : everybody, rng);
    return Array.from({ length: counts[i] }, () => {
      const bot = unit(rng) < BOT_SHARE ? 'greedy' : undefined;
      return {
        game,
        start: SEASON_START + Math.floor(unit(rng) * span),
        people: next(bot === undefined ? seats : seats - 1),
        bot,
        clock: { ...pick(rng, CLOCKS), vacation: 7, nights: unit(rng) < 0.5 },
      };
    });
  });
}

/** Different people for a table each time; nobody a second time before everybody else, as far as that is possible. */
function takingTurns(members: readonly number[], rng: Rng): (count: number) => number[] {
  let waiting: number[] = [];
  return count => {
    const chosen: number[] = [];
    while (chosen.length < count) {
      const index = waiting.findIndex(person => !chosen.includes(person));
      if (index < 0) waiting = [...waiting, ...shuffle(rng, [...members])];
      else chosen.push(...waiting.splice(index, 1));
    }
    return chosen;
  };
}

/** Some are away for days without a word, a few never come back. */
function absencesOf(rng: Rng, end: number): Span[] {
  const absences: Span[] = [];
  while (unit(rng) < 0.35) absences.push(span(rng, end, DAY, 9 * DAY));
  if (unit(rng) < 0.06) {
    const from = SEASON_START + Math.floor(unit(rng) * (end - SEASON_START));
    absences.push({ from, until: Number.POSITIVE_INFINITY });
  }
  return absences;
}

function span(rng: Rng, end: number, shortest: number, longest: number): Span {
  const from = SEASON_START + Math.floor(unit(rng) * (end - SEASON_START));
  return { from, until: from + shortest + Math.floor(unit(rng) * (longest - shortest)) };
}
