/**
 * Plays four greedy bots against each other and says how the reconstructed values hold up:
 * `node games/new-eden/test/balance.ts [games] [seed]` prints the tables of docs/BALANCE.md and draws docs/scores.svg.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRng, playerOf, playMatch, sharesOf } from '@fathom/bots/arena.ts';
import { parseStrength } from '@fathom/bots/levels.ts';
import { type Game, optionVariants } from '@fathom/kernel';
import { GROUPS } from '../data/box.ts';
import { game } from '../game.ts';
import { meta } from '../meta.ts';
import { isStable } from '../score.ts';
import type { State } from '../state.ts';
import { cardCount } from '../station.ts';

const SEATS = 4;
const BAR = 10;

interface Count {
  stations: number;
  wins: number;
}

interface Tables {
  readonly scores: number[];
  readonly seats: Count[];
  /** By the group a station has most more of than the others. */
  readonly special: Count[];
  stable: number;
}

const [games = '100', seed = 'balance'] = process.argv.slice(2);
const tables: Tables = { scores: [], seats: counts(SEATS), special: counts(GROUPS.length), stable: 0 };
for (let match = 0; match < Number(games); match++) note(tables, match);
console.log(report(tables));
writeFileSync(join(import.meta.dirname, '..', 'docs', 'scores.svg'), plot(tables.scores));

function note(t: Tables, match: number): void {
  const [options] = optionVariants(meta.options);
  const s = game.setup(SEATS, options, matchRng(seed, match, 'play'));
  const greedy = parseStrength('greedy');
  if (!greedy) throw new Error('there is no greedy bot');
  const players = s.hands.map((_, seat) => playerOf(plain(), greedy, matchRng(seed, match, `bot${seat}`)));
  const result = playMatch(plain(), s, players, { moves: 0, legal: 0, mostLegal: 0 });
  if (!result) throw new Error(`match ${match} did not end`);
  const shares = sharesOf(result);
  t.scores.push(...result.scores);
  for (let seat = 0; seat < SEATS; seat++) {
    if (isStable(s.stations[seat], s.options)) t.stable++;
    for (const count of [t.seats[seat], t.special[speciality(s, seat)]]) {
      count.stations++;
      count.wins += shares[seat];
    }
  }
}

function speciality(s: State, seat: number): number {
  const lead = GROUPS.map((_, group) => {
    const all = s.stations.map(station => cardCount(station, group));
    return all[seat] - all.reduce((sum, n) => sum + n, 0) / all.length;
  });
  return lead.indexOf(Math.max(...lead));
}

function report(t: Tables): string {
  const sorted = t.scores.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))];
  const mean = sorted.reduce((sum, n) => sum + n, 0) / sorted.length;
  return [
    `| stations | mean score | median | 10 % / 90 % | stable |`,
    '|---|---|---|---|---|',
    `| ${sorted.length} | ${mean.toFixed(1)} | ${at(0.5)} | ${at(0.1)} / ${at(0.9)} | ${percent(t.stable / sorted.length)} |`,
    '',
    '| more of | stations | wins |',
    '|---|---|---|',
    ...t.special.map((count, group) => `| ${GROUPS[group]} | ${count.stations} | ${rate(count)} |`),
    '',
    '| seat | wins |',
    '|---|---|',
    ...t.seats.map((count, seat) => `| ${seat + 1} | ${rate(count)} |`),
  ].join('\n');
}

/** The distribution of scores as bars of ten points. */
function plot(scores: readonly number[]): string {
  const bars = Array.from({ length: Math.ceil((Math.max(...scores) + 1) / BAR) }, () => 0);
  for (const score of scores) bars[Math.floor(score / BAR)]++;
  const most = Math.max(...bars);
  const shapes = bars.map((count, i) => {
    const height = Math.round((count / most) * 160);
    const x = 30 + i * 36;
    return [
      `<rect x="${x}" y="${180 - height}" width="30" height="${height}" rx="3" fill="#2f7f8f"/>`,
      `<text x="${x + 15}" y="${174 - height}" text-anchor="middle">${percent(count / scores.length)}</text>`,
      `<text x="${x + 15}" y="196" text-anchor="middle">${i * BAR}</text>`,
    ].join('\n');
  });
  const width = 40 + bars.length * 36;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 205" font-family="sans-serif" font-size="10" fill="#1d3a44">
<title>Final scores of four greedy bots, in steps of ten points</title>
${shapes.join('\n')}
</svg>
`;
}

function counts(length: number): Count[] {
  return Array.from({ length }, () => ({ stations: 0, wins: 0 }));
}

function rate({ stations, wins }: Count): string {
  return percent(wins / Math.max(1, stations));
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** The arena knows games by the contract alone. */
function plain(): Game<State> {
  return game as unknown as Game<State>;
}
