/**
 * Lets greedy bots play every mission and says how the reconstructed numbers hold up:
 * `node games/endeavor-deep-sea/test/balance.ts [games per mission] [seed]` prints the tables of docs/BALANCE.md and
 * draws docs/victories.svg. With 12 games for each mission it takes eight minutes on one core.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRng, playerOf, playMatch, sharesOf } from '@fathom/bots/arena.ts';
import { parseStrength } from '@fathom/bots/levels.ts';
import { type Game, optionVariants, type Result } from '@fathom/kernel';
import { LEVELS } from '../data/levels.ts';
import { game } from '../game.ts';
import { teamGoals } from '../goals/team.ts';
import { type Mode, meta } from '../meta.ts';
import type { State } from '../state.ts';
import { bars } from './bars.ts';

const SIZES = [1, 2, 3, 4];
const MISSION_GOALS = 4;
const [games = '12', seed = 'balance'] = process.argv.slice(2);
const perMission = Number(games);
/** Games against each other; a share of victories needs more of them than a verdict. */
const contests = 2 * perMission;

interface Team {
  readonly games: number;
  readonly won: number;
  /** How often each of the four goals of the mission was met. */
  readonly met: readonly number[];
}

const teams = new Map<string, Team>();
for (const section of [teamTable, goalTable, contestTable, randomTable, levelTable])
  console.log(`${section().join('\n')}\n`);
writeFileSync(
  join(import.meta.dirname, '..', 'docs', 'victories.svg'),
  bars(
    'Victories of one to four greedy bots on Open sea, mission by mission',
    missions(mission => SIZES.map(seats => share(of(seats, mission)))),
  ),
);

function missions<T>(each: (mission: number) => T): T[] {
  return meta.options.mission.values.map(each);
}

/** Played once and kept: several tables look at it. */
function of(seats: number, mission: number): Team {
  const key = `${seats}/${mission}`;
  const known = teams.get(key) ?? team(seats, mission, 'open');
  teams.set(key, known);
  return known;
}

function team(seats: number, mission: number, mode: Mode, count = perMission): Team {
  let won = 0;
  const met: number[] = new Array(MISSION_GOALS).fill(0);
  for (let match = 0; match < count; match++) {
    const { s, result } = play(seats, mission, mode, match, 'greedy');
    if (result.places[0] === 1) won++;
    for (const [i, { count, need }] of teamGoals(s).slice(0, MISSION_GOALS).entries())
      if (count >= need) met[i]++;
  }
  return { games: count, won, met };
}

function play(seats: number, mission: number, mode: Mode, match: number, ...bots: readonly string[]) {
  const [defaults] = optionVariants(meta.options);
  const series = `${seed}/${seats}/${mission}/${mode}`;
  const s = game.setup(seats, { ...defaults, mission, mode }, matchRng(series, match, 'play'));
  const players = s.crew.map((_, seat) =>
    playerOf(plain(), strength(bots[(seat + match) % bots.length]), matchRng(series, match, `bot${seat}`)),
  );
  const result = playMatch(plain(), s, players, { moves: 0, legal: 0, mostLegal: 0 });
  if (!result) throw new Error(`match ${match} of ${series} did not end`);
  return { s, result };
}

function strength(name: string) {
  const found = parseStrength(name);
  if (!found) throw new Error(`there is no bot ${name}`);
  return found;
}

/** Victories by mission and size of the team. */
function teamTable(): string[] {
  const rows = missions(mission => [
    String(mission),
    ...SIZES.map(seats => percent(share(of(seats, mission)))),
  ]);
  const all = SIZES.map(seats => percent(share(pooled(missions(mission => of(seats, mission))))));
  return table(['mission', 'one', 'two', 'three', 'four'], [...rows, ['all', ...all]]);
}

/** How often each goal was met, alone and by three. */
function goalTable(): string[] {
  const rates = (seats: number, mission: number) =>
    of(seats, mission)
      .met.map(n => Math.round((100 * n) / perMission))
      .join(' / ');
  const rows = missions(mission => [String(mission), ...SIZES.map(seats => rates(seats, mission))]);
  return table(['goals met in %', 'one', 'two', 'three', 'four'], rows);
}

function levelTable(): string[] {
  const count = Math.ceil(perMission / 3);
  const rows = LEVELS.filter(level => level !== 'open').map(level => [
    level,
    ...[1, 3].map(seats => {
      const all = pooled(missions(mission => team(seats, mission, level, count)));
      return `${percent(share(all))} of ${all.games}`;
    }),
  ]);
  return table(['level', 'one', 'three'], rows);
}

/** Four greedy bots against each other. */
function contestTable(): string[] {
  const wins = [0, 0, 0, 0];
  const rows = missions(mission => {
    const scores: number[] = [];
    for (let match = 0; match < contests; match++) {
      const { result } = play(4, mission, 'competitive', match, 'greedy');
      for (const [seat, part] of sharesOf(result).entries()) wins[seat] += part;
      scores.push(...result.scores);
    }
    scores.sort((a, b) => a - b);
    const at = (part: number) => scores[Math.floor(part * (scores.length - 1))];
    return [String(mission), String(at(0.5)), `${at(0.1)} / ${at(0.9)}`];
  });
  const total = contests * rows.length;
  return [
    ...table(['mission', 'median points', '10 % / 90 %'], rows),
    '',
    ...table(
      ['seat', `wins of ${total}`],
      wins.map((won, seat) => [String(seat + 1), `${((100 * won) / total).toFixed(1)} %`]),
    ),
  ];
}

function randomTable(): string[] {
  let won = 0;
  let total = 0;
  for (const mission of meta.options.mission.values) {
    for (let match = 0; match < contests; match++) {
      const { result } = play(2, mission, 'competitive', match, 'greedy', 'random');
      won += winnings(result, match % 2);
      total++;
    }
  }
  return [`Greedy against random, two seats: ${won} of ${total}.`];
}

function winnings(result: Result, seat: number): number {
  return sharesOf(result)[seat];
}

function pooled(parts: readonly Team[]): Team {
  const sum = (of: (team: Team) => number) => parts.reduce((total, part) => total + of(part), 0);
  return { games: sum(part => part.games), won: sum(part => part.won), met: [] };
}

function share({ games, won }: Team): number {
  return won / games;
}

function percent(part: number): string {
  return `${Math.round(100 * part)} %`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`);
}

/** The arena knows games by the contract alone. */
function plain(): Game<State> {
  return game as unknown as Game<State>;
}
