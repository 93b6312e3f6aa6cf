import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, positionals, whole } from '../arguments.ts';
import { grouped } from '../columns.ts';
import { type Command, UsageError } from '../command.ts';
import type { LeagueReport } from '../league/report.ts';
import { Progress } from '../progress.ts';

export const command: Command = {
  help: `Usage: fathom league [--people N] [--matches M] [--weeks W] [--seed S] [--speed X] [--nodes K] [--json]
                     [--database URL] [--nats URL]

Starts a server of its own and lets people of different strength play a league on it over weeks, in a time that passes
faster: they come when a message tells them to, sleep, go on vacation, vanish without a word, vote for a bot in place of
somebody who is late, and take their seats back. Then it looks whether every match has ended, whether anybody was waited for
longer than the clock of the table allows, whether ratings put the players in the order of their strength, and whether every
message has arrived, once. Exit code 1 when it finds anything else.

  --people N      who plays (200)
  --matches M     how many matches (400)
  --weeks W       over how many weeks they begin (8)
  --seed S        the same seed gives the same people and the same matches (1)
  --speed X       how many times faster than real time it passes, if the machine keeps up (20000)
  --nodes K       nodes of the server (1); several need --database and --nats
  --database URL  PostgreSQL with an empty database, instead of a file that is taken away afterwards
  --nats URL      NATS, which several nodes need
  --json          prints one JSON object and nothing else`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, {
      people: { type: 'string', default: '200' },
      matches: { type: 'string', default: '400' },
      weeks: { type: 'string', default: '8' },
      seed: { type: 'string', default: '1' },
      speed: { type: 'string', default: '20000' },
      nodes: { type: 'string', default: '1' },
      database: { type: 'string' },
      nats: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    positionals(given);
    const plan = {
      people: whole('people', values.people, 4, 10_000),
      matches: whole('matches', values.matches, 1, 100_000),
      weeks: whole('weeks', values.weeks, 1, 52),
      seed: values.seed,
    };
    const nodes = whole('nodes', values.nodes, 1, 16);
    if (nodes > 1 && !(values.database && values.nats))
      throw new UsageError('several nodes need --database and --nats');
    const folder = mkdtempSync(join(tmpdir(), 'fathom-league-'));
    const progress = new Progress('Playing', plan.matches);
    let done = 0;
    try {
      const { playLeague } = await import('../league/league.ts');
      const report = await playLeague({
        plan,
        nodes,
        folder,
        speed: whole('speed', values.speed, 1, 1_000_000),
        database: values.database,
        nats: values.nats,
        advance: over => {
          progress.advance(over - done);
          done = over;
        },
      });
      io.out(values.json ? JSON.stringify(report) : textOf(report));
      return report.broken.length === 0 ? 0 : 1;
    } finally {
      progress.finish();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function textOf(report: LeagueReport): string {
  const { messages, longest, pools, correlation, interval, broken } = report;
  const mark = (line: string) => (broken.includes(line) ? 'BROKEN' : 'ok');
  const list = (ids: readonly string[]) =>
    ids
      .slice(0, 5)
      .map(id => `\n    ${id}`)
      .join('');
  return [
    `${report.people} people, ${report.matches} matches, ${grouped(report.moves)} decisions, ${grouped(report.byBots)} of them by bots, in ${report.days} days;`,
    `${report.proposals} times a bot was asked for, ${report.votes} votes (${report.refusals} against it), ${report.reminders} reminders, ${report.returns} seats taken back`,
    '',
    `matches   ${mark('matches')}: ${report.ended} of ${report.matches} ended, ${report.abandoned} were given up`,
    `waits     ${mark('waits')}: of ${grouped(report.turns)} turns none was waited for more than ${longest} minutes beyond the clock; ${report.chosen} times the others chose to wait${broken.includes('waits') ? `\n    ${report.worst?.match}, seat ${report.worst?.seat}` : ''}`,
    `ratings   ${mark('ratings')}: rank correlation with strength ${correlation === null ? 'unknown, nobody has played enough' : correlation.toFixed(3)}${interval ? ` (95 %: ${interval.map(end => end.toFixed(3)).join(' to ')})` : ''}; ${report.gaveUp} seats were given up`,
    ...pools.map(
      ({ game, seats, people, correlation: own }) =>
        `    ${game}, ${seats} seats: ${own.toFixed(3)} (${people} people)`,
    ),
    `messages  ${mark('messages')}: ${grouped(messages.events)} events, ${grouped(messages.arrived)} messages arrived, ${grouped(messages.bundled)} bundled, ${grouped(messages.cancelled)} not needed, ${grouped(report.forgotten)} forgotten since; ${messages.lost.length} lost, ${messages.doubled.length} doubled, ${messages.unasked.length} unasked${list([...messages.lost, ...messages.doubled, ...messages.unasked])}`,
  ].join('\n');
}
