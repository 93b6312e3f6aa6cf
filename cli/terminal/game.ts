/** A match at the terminal: one person, the other seats are bots. */
import type { Player } from '@fathom/bots/arena.ts';
import type { Entry, Listener, Refusal, Say, Seat, Stateful, ToldMatch, Voice } from '@fathom/kernel';
import type { Io } from '../command.ts';
import { scoreTable } from './scores.ts';

export interface TerminalGame {
  readonly told: ToldMatch;
  readonly voice: Voice;
  readonly say: Say;
  readonly table: Listener & { readonly viewer: Seat };
  /** By seat; the person's is not asked. */
  readonly bots: readonly Player<Stateful, unknown>[];
  readonly io: Io;
  /** Asks for a line; undefined when there will be no more. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
}

/** Plays until the match is over (true) or the person leaves (false). */
export async function playAtTerminal(game: TerminalGame): Promise<boolean> {
  const { told, table, say, io } = game;
  told.retell();
  io.out(say('cli.help'));
  tellEntries(game, told.entries(table.viewer));
  /** The board is drawn when others have moved, or alone when the turn is settled; within a turn the question is enough. */
  let others = true;
  let shown = -1;
  while (told.actors.length > 0) {
    const bot = told.actors.find(seat => seat !== table.viewer);
    if (bot !== undefined) {
      letBotMove(game, bot);
      others = true;
      continue;
    }
    if (shown !== told.count) {
      if (others || (game.bots.length === 1 && told.undoable(table.viewer) === 0)) showBoard(game);
      showMoves(game);
      others = false;
      shown = told.count;
    }
    const line = await game.ask(say('cli.prompt'));
    if (line === undefined || line.trim() === 'q') {
      io.out(say('cli.left'));
      return false;
    }
    obey(game, line.trim());
  }
  showBoard(game);
  showScores(game);
  return true;
}

function obey(game: TerminalGame, line: string): void {
  const { told, table, say, io } = game;
  switch (line) {
    case '':
      return;
    case '?':
      return io.out(say('cli.help'));
    case 'b':
      showBoard(game);
      return showMoves(game);
    case 's':
      return showScores(game);
    case 'u':
    case 'r': {
      const taken = told.takeBack(table.viewer, line === 'r');
      return io.out(taken ? say('cli.undone', { n: taken.count }) : say('cli.nothingToUndo'));
    }
    default:
      return playLine(game, line);
  }
}

function playLine(game: TerminalGame, line: string): void {
  const { told, table, say, io } = game;
  const numbered = /^\d+$/.test(line) ? told.movesOf(table.viewer)[Number(line) - 1] : undefined;
  const refusal = play(game, table.viewer, numbered ?? line);
  if (!refusal) return;
  io.out(refusal.key === 'unreadable' ? say('cli.noSuchMove', { text: line }) : reason(say, refusal));
}

function reason(say: Say, { rule, key, params }: Refusal): string {
  return `${say(`refuse.${key}`, params)} ${say('cli.rule', { rule })}`;
}

function letBotMove(game: TerminalGame, seat: Seat): void {
  const { told, bots } = game;
  const move = bots[seat](told.state, seat, told.game.moves(told.state, seat));
  const refusal = play(game, seat, told.game.write(move));
  if (refusal) throw new Error(`a bot chose ${told.game.write(move)}: ${refusal.rule}`);
}

function play(game: TerminalGame, seat: Seat, text: string): Refusal | undefined {
  const { told, table } = game;
  const before = told.seq;
  const choice = told.choose(seat, text);
  if (!choice.ok) return choice.refusal;
  tellEntries(
    game,
    told.entriesAfter(table.viewer, before).filter(({ seq }) => seq > before),
  );
  return undefined;
}

function tellEntries({ voice, say, table, io }: TerminalGame, entries: readonly Entry[]): void {
  for (const { events } of entries) {
    for (const event of events) io.out(`  ${voice.tell(say, event, table)}`);
  }
}

function showBoard({ told, voice, say, table, io }: TerminalGame): void {
  const sketch = voice.sketch?.(say, told.view(table.viewer), table);
  if (sketch !== undefined) io.out(`\n${sketch}\n`);
}

function showMoves({ told, voice, say, table, io }: TerminalGame): void {
  const view = told.view(table.viewer);
  const moves = told.game.moves(told.state, table.viewer);
  io.out(voice.ask(say, view, table, moves));
  for (const [i, move] of moves.entries()) {
    io.out(`${String(i + 1).padStart(4)}  ${voice.label(say, move, view)}  [${told.game.write(move)}]`);
  }
}

function showScores({ told, say, table, io }: TerminalGame): void {
  const { result } = told;
  if (result) io.out(`\n${say(`ending.${result.ending}`)}`);
  const standings = told.game.standing(told.view(table.viewer));
  io.out(`\n${scoreTable(standings, result, say, seat => table.name(seat))}\n`);
}
