/** The card of a model: what it was made of, when, how well it does, and what it cannot do. */
import { grouped, percent } from '../columns.ts';
import type { Exam, Plan, Round } from './school.ts';
import type { Subject } from './subject.ts';
import type { Mind } from './task.ts';

export function cardOf(
  { game, course, features }: Subject,
  plan: Plan,
  rounds: readonly Round[],
  champion: Mind,
  exam: Exam | undefined,
  date: string,
): string {
  const promoted = rounds.filter(round => round.promoted);
  const size = champion ? JSON.stringify(champion).length : 0;
  const lines = [
    `## Course ${course.name}`,
    '',
    `- **Tables:** ${course.seats === 1 ? '1 seat' : `${course.seats} seats`}, ${grouped(course.options.length)} ${course.options.length === 1 ? 'set of options' : 'sets of options'} in turn.`,
    `- **Made:** ${date}, \`${commandOf(game.meta.id, course.name, plan, rounds.length)}\`: games of the bot against itself, on worlds that fit what a seat may know; none of a person.`,
    `- **Net:** ${features.seat.length} numbers of a seat, ${features.shared.length} of the table, layers of ${plan.first} and ${plan.second}${plan.hand ? ', built upon the hand-written value' : ''}.`,
    champion
      ? `- **Weights:** ${(size / 1000).toFixed(1)} kB, hash ${champion.hash.slice(0, 16)}; promoted in ${listed(promoted)}.`
      : '- **Weights:** none. No net beat the hand-written value in the gate, so that one plays.',
    exam
      ? `- **Exam:** against the hand-written value, one among such, ${exam.iterations} iterations each: ${percent(exam.share)} ± ${percent(exam.doubt)} of the victories in ${exam.deals} fresh deals, every seat once (even: ${percent(evenOf(course.name, course.seats))}). A decision takes ${exam.cost.toFixed(2)} × as long.`
      : '',
    '- **Limits:** it judges positions between turns; it has seen the options above and no others; what is rare in games between bots it knows badly.',
    '',
    '| round | positions | error | against the champion | prior |',
    '|---|---|---|---|---|',
    ...rounds.map(rowOf),
  ];
  return `${lines.filter((line, i) => line !== '' || lines[i - 1] !== '').join('\n')}\n`;
}

/** What makes the same weights again. */
function commandOf(game: string, course: string, plan: Plan, rounds: number): string {
  const { games, seed, deals, iterations, hand, prior } = plan;
  const numbers = `--rounds ${rounds} --games ${games} --deals ${deals} --iterations ${iterations} --seed ${seed}`;
  return `npx fathom train ${game} --course ${course} ${numbers}${hand ? '' : ' --alone'}${prior ? '' : ' --values'}`;
}

function listed(promoted: readonly Round[]): string {
  return promoted.length === 1
    ? `round ${promoted[0].round}`
    : `rounds ${promoted.map(({ round }) => round).join(', ')}`;
}

function evenOf(name: string, seats: number): number {
  return seats === 1 || name.endsWith('-team') ? 0.5 : 1 / seats;
}

function rowOf({
  round,
  positions,
  error,
  share,
  doubt,
  deals,
  promoted,
  policyShare,
  policyPromoted,
}: Round) {
  const value = `${percent(share)} ± ${percent(doubt)} in ${deals} deals, ${promoted ? 'promoted' : 'not better'}`;
  const prior =
    policyShare === undefined ? '' : `${percent(policyShare)}, ${policyPromoted ? 'kept' : 'not better'}`;
  return `| ${round} | ${grouped(positions)} | ${error.toFixed(4)} | ${value} | ${prior} |`;
}
