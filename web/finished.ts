/** Matches that are over: of this device, of tables this browser sat at, of the lobby. */
import type { Say } from '@fathom/kernel';
import type { TableInfo } from '@fathom/server/protocol.ts';
import { finishedMatches } from './local/saved.ts';
import { allPasses } from './passes.ts';

export interface Finished {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly places: readonly number[];
  readonly scores: readonly number[];
  /** When it was played; own passes remember when the seat was taken. */
  readonly at?: number;
}

export function localFinished(): Finished[] {
  return finishedMatches().flatMap(({ id, seats, record, updated }) =>
    record.result
      ? [{ id, game: record.game, names: seats.map(seat => seat.name), at: updated, ...record.result }]
      : [],
  );
}

/** Own ones first, private ones among them, then what the lobby tells; each once. */
export function onlineFinished(tables: readonly TableInfo[]): Finished[] {
  const own = allPasses().flatMap(({ table, game, ended, since }) =>
    ended ? [{ id: table, game, at: since, ...ended }] : [],
  );
  const others = tables.flatMap(({ id, game, seats, result, updated }) =>
    result && !own.some(one => one.id === id)
      ? [{ id, game, names: seats.map(seat => seat.name), at: updated, ...result }]
      : [],
  );
  return [...own, ...others];
}

export function finishedText(say: Say, { names, places, scores }: Finished): string {
  const winners = names.filter((_, seat) => places[seat] === 1);
  const others = names.flatMap((name, seat) => (places[seat] === 1 ? [] : [`${name} ${scores[seat]}`]));
  const won = victory(say, winners, scores[places.indexOf(1)] ?? 0);
  if (others.length === 0) return won;
  return `${won} ${say(winners.length > 0 ? 'home.others' : 'home.all', { list: others.join(', ') })}`;
}

/** Alone or together against the game itself, there may be no winner. */
function victory(say: Say, winners: readonly string[], score: number): string {
  if (winners.length === 0) return say('home.lost');
  if (winners.length === 1) return say('home.winner', { name: winners[0], score });
  return say('home.winners', { names: list(say, winners), score });
}

/** "Ines, Mateo and Noor" */
export function list(say: Say, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${say('home.and')} ${last}`;
}
