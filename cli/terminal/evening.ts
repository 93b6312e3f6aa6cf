/** A match at the terminal: one person, the other seats are bots. */
import type { Player } from '@fathom/bots/arena.ts';
import {
  type Entry,
  eventsFor,
  type Listener,
  type Match,
  type Refusal,
  type Say,
  type Seat,
  submit,
  takeBack,
  undoable,
  type Voice,
} from '@fathom/kernel';
import type { Io } from '../command.ts';
import { scoreTable } from './scores.ts';

export interface Evening {
  readonly match: Match;
  readonly voice: Voice;
  readonly say: Say;
  readonly table: Listener & { readonly viewer: Seat };
  /** By seat; the person's is not asked. */
  readonly bots: readonly Player<Match['state'], unknown>[];
  readonly io: Io;
  /** Asks for a line; undefined when there will be no more. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
}

/** Plays until the match is over (true) or the person leaves (false). */
export async function playEvening(evening: Evening): Promise<boolean> {
  const { match, table, say, io } = evening;
  io.out(say('cli.help'));
  /** The board is drawn when others have moved, or alone when the turn is settled; within a turn the question is enough. */
  let others = true;
  let shown = -1;
  while (true) {
    const actors = match.game.actors(match.state);
    if (actors.length === 0) {
      showBoard(evening);
      showScores(evening);
      return true;
    }
    const bot = actors.find(seat => seat !== table.viewer);
    if (bot !== undefined) {
      letBotMove(evening, bot);
      others = true;
      continue;
    }
    if (shown !== match.moves.length) {
      if (others || (evening.bots.length === 1 && undoable(match, table.viewer) === 0)) showBoard(evening);
      showMoves(evening);
      others = false;
      shown = match.moves.length;
    }
    const line = await evening.ask(say('cli.prompt'));
    if (line === undefined || line.trim() === 'q') {
      io.out(say('cli.left'));
      return false;
    }
    obey(evening, line.trim());
  }
}

function obey(evening: Evening, line: string): void {
  const { match, table, say, io } = evening;
  switch (line) {
    case '':
      return;
    case '?':
      return io.out(say('cli.help'));
    case 'b':
      showBoard(evening);
      return showMoves(evening);
    case 's':
      return showScores(evening);
    case 'u':
    case 'r': {
      const n = takeBack(match, table.viewer, line === 'r');
      return io.out(n > 0 ? say('cli.undone', { n }) : say('cli.nothingToUndo'));
    }
    default:
      return playLine(evening, line);
  }
}

function playLine(evening: Evening, line: string): void {
  const { match, table, say, io } = evening;
  const moves = match.game.moves(match.state, table.viewer);
  const numbered = /^\d+$/.test(line) ? moves[Number(line) - 1] : undefined;
  const text = numbered === undefined ? line : match.game.write(numbered);
  const outcome = submit(match, table.viewer, text);
  if (outcome.ok) return tellSteps(evening, outcome.steps);
  io.out(
    outcome.refusal.key === 'unreadable'
      ? say('cli.noSuchMove', { text: line })
      : reason(say, outcome.refusal),
  );
}

function reason(say: Say, { rule, key, params }: Refusal): string {
  return `${say(`refuse.${key}`, params)} ${say('cli.rule', { rule })}`;
}

function letBotMove(evening: Evening, seat: Seat): void {
  const { match, bots } = evening;
  const move = bots[seat](match.state, seat, match.game.moves(match.state, seat));
  const outcome = submit(match, seat, match.game.write(move));
  if (!outcome.ok) throw new Error(`a bot chose ${match.game.write(move)}: ${outcome.refusal.rule}`);
  tellSteps(evening, outcome.steps);
}

function tellSteps({ voice, say, table, io }: Evening, steps: readonly Entry[]): void {
  for (const { events } of steps) {
    for (const event of eventsFor(events, table.viewer)) io.out(`  ${voice.tell(say, event, table)}`);
  }
}

function showBoard({ match, voice, say, table, io }: Evening): void {
  const sketch = voice.sketch?.(say, match.game.view(match.state, table.viewer), table);
  if (sketch !== undefined) io.out(`\n${sketch}\n`);
}

function showMoves({ match, voice, say, table, io }: Evening): void {
  const view = match.game.view(match.state, table.viewer);
  const moves = match.game.moves(match.state, table.viewer);
  io.out(voice.ask(say, view, table, moves));
  for (const [i, move] of moves.entries()) {
    io.out(`${String(i + 1).padStart(4)}  ${voice.label(say, move, view)}  [${match.game.write(move)}]`);
  }
}

function showScores({ match, say, table, io }: Evening): void {
  const result = match.game.result(match.state);
  if (result) io.out(`\n${say(`ending.${result.ending}`)}`);
  const standings = match.game.standing(match.game.view(match.state, table.viewer));
  io.out(`\n${scoreTable(standings, result, say, seat => table.name(seat))}\n`);
}
