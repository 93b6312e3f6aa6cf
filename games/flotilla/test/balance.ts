/**
 * Plays greedy bots against each other, and many more games between players who only follow their first thoughts, and
 * says how the reconstructed values hold up: `node games/flotilla/test/balance.ts [games] [quick games] [seed]` prints
 * the tables of docs/BALANCE.md and draws docs/balance.svg.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Player as Bot, matchRng, playerOf, playMatch, sharesOf } from '@fathom/bots/arena.ts';
import { parseStrength } from '@fathom/bots/levels.ts';
import { type Game, optionVariants, weighted } from '@fathom/kernel';
import { SKY } from '../data/names.ts';
import { game } from '../game.ts';
import { meta } from '../meta.ts';
import type { State } from '../state.ts';

const SEATS = [3, 4, 5];
/** Whoever has joined the Flotilla by this turn did it early. */
const EARLY = 9;
/** The length a game should have, in turns of each player. */
const LENGTH = [12, 22] as const;
/** Whoever joins in one of the last turns only cashes in. */
const LAST = 2;
const PLANS = ['never', 'early', 'middle', 'last'] as const;

/** One player of one game. */
interface Player {
  /** Turn on which they joined, 0 for never. */
  readonly joined: number;
  readonly plan: (typeof PLANS)[number];
  /** Place in the turn order, from 0. */
  readonly order: number;
  readonly score: number;
  readonly share: number;
}

interface Match {
  readonly turns: number;
  readonly players: readonly Player[];
}

type Seating = (match: number, seat: number) => Bot<State, unknown>;

const [games = '200', quick = '1500', seed = 'balance'] = process.argv.slice(2);
console.log(heading());
const all = SEATS.flatMap(seats => series(seats, Number(games), greedy));
writeFileSync(join(import.meta.dirname, '..', 'docs', 'balance.svg'), plot(all));
console.log(heading());
for (const seats of SEATS) series(seats, Number(quick), quickly);

/** Plays and prints one row; returns everybody who played. */
function series(seats: number, count: number, seating: Seating): Player[] {
  const matches = Array.from({ length: count }, (_, i) => playOne(seats, i, seating));
  console.log(row(seats, matches));
  return matches.flatMap(({ players }) => players);
}

function greedy(match: number, seat: number): Bot<State, unknown> {
  const strength = parseStrength('greedy');
  if (!strength) throw new Error('there is no greedy bot');
  return playerOf(plain(), strength, matchRng(seed, match, `bot${seat}`));
}

/** What looks twice as good at a glance is played four times as often. */
function quickly(match: number, seat: number): Bot<State, unknown> {
  const rng = matchRng(seed, match, `quick${seat}`);
  return (s, mover, moves) =>
    moves[
      weighted(
        rng,
        moves.map(move => plain().prior(s, mover, move) ** 2),
      )
    ];
}

function playOne(seats: number, match: number, seating: Seating): Match {
  const [options] = optionVariants(meta.options);
  const s = game.setup(seats, options, matchRng(seed, match, 'play'));
  const joined: number[] = s.side.map(() => 0);
  const bots = joined.map((_, seat) => seating(match, seat));
  const result = playMatch(watch(joined), s, bots, { moves: 0, legal: 0, mostLegal: 0 });
  if (!result) throw new Error(`match ${match} of ${seats} did not end`);
  const shares = sharesOf(result);
  return {
    turns: s.round,
    players: joined.map((turn, seat) => ({
      joined: turn,
      plan: planOf(turn, s.round),
      order: (seat - s.first + seats) % seats,
      score: result.scores[seat],
      share: shares[seat],
    })),
  };
}

/** The rules as they are; whoever turns Skyside is noted with the round. */
function watch(joined: number[]): Game<State> {
  return {
    ...plain(),
    play(s, seat, move) {
      plain().play(s, seat, move);
      if (s.side[seat] === SKY && joined[seat] === 0) joined[seat] = s.round;
    },
  };
}

function heading(): string {
  return [
    `| Seats | Games | Turns each: mean, median, 5–95 % | in ${LENGTH.join('–')} | Mean score | never turned: players / wins | by turn ${EARLY} | later | in the last ${LAST} turns | Wins by turn order (even share ± error) |`,
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ].join('\n');
}

function row(seats: number, matches: readonly Match[]): string {
  const turns = matches.map(match => match.turns).sort((a, b) => a - b);
  const at = (share: number) => turns[Math.round(share * (turns.length - 1))];
  const players = matches.flatMap(match => match.players);
  const wins = (some: readonly Player[]) => sum(some.map(({ share }) => share)) / matches.length;
  const plans = PLANS.map(plan => {
    const some = players.filter(player => player.plan === plan);
    return `${percent(some.length / players.length)} / ${percent(wins(some))}`;
  });
  const order = Array.from({ length: seats }, (_, i) => wins(players.filter(player => player.order === i)));
  const error = Math.sqrt((1 / seats) * (1 - 1 / seats) * (1 / matches.length));
  return `| ${[
    seats,
    matches.length,
    `${(sum(turns) / turns.length).toFixed(1)}, ${at(0.5)}, ${at(0.05)}–${at(0.95)}`,
    percent(turns.filter(n => n >= LENGTH[0] && n <= LENGTH[1]).length / turns.length),
    Math.round(sum(players.map(({ score }) => score)) / players.length),
    ...plans,
    `${order.map(share => Math.round(100 * share)).join(' · ')} % (${Math.round(100 / seats)} ± ${Math.round(100 * error)})`,
  ].join(' | ')} |`;
}

function planOf(joined: number, turns: number): (typeof PLANS)[number] {
  if (joined === 0) return 'never';
  if (joined <= EARLY) return 'early';
  return joined > turns - LAST ? 'last' : 'middle';
}

/** Final score by the turn of joining: one dot for each player, the winners in orange on top. */
function plot(players: readonly Player[]): string {
  const last = Math.max(...players.map(({ joined }) => joined));
  const most = Math.ceil(Math.max(...players.map(({ score }) => score)) / 50) * 50;
  const y = (score: number) => 210 - Math.round((Math.max(0, score) / most) * 190);
  const dots = (won: boolean) =>
    players
      .map(({ joined, order, score, share }, i) =>
        share > 0 === won ? `M${60 + joined * 24 + ((i * 7 + order * 3) % 17) - 8} ${y(score)}h0` : '',
      )
      .join('');
  const turns = Array.from({ length: last + 1 }, (_, turn) => {
    return `<text x="${60 + turn * 24}" y="226" text-anchor="middle">${turn === 0 ? 'never' : turn}</text>`;
  });
  const scores = Array.from({ length: most / 50 + 1 }, (_, i) => {
    return `<text x="30" y="${y(i * 50) + 3}" text-anchor="end">${i * 50}</text><path d="M36 ${y(i * 50)}H${80 + last * 24}" stroke="#d5e0e2"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${90 + last * 24} 235" font-family="sans-serif" font-size="10" fill="#1d3a44">
<title>Final score by the turn on which somebody joined the Flotilla; winners in orange</title>
${[...scores, ...turns].join('\n')}
<g stroke-width="3" stroke-linecap="round"><path d="${dots(false)}" stroke="#2f7f8f" opacity=".45"/><path d="${dots(true)}" stroke="#c8702a"/></g>
</svg>
`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** The arena knows games by the contract alone. */
function plain(): Game<State> {
  return game as unknown as Game<State>;
}
