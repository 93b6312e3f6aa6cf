/**
 * What a newcomer is told: after every turn of an opponent the one sentence about it names each change of points, pieces or
 * cards that the newcomer's view shows. For each part of the view stands here which deeds change it; whatever else changes
 * it, and whatever part is not listed, makes the test fail.
 */

import { GAMES } from '@fathom/games';
import {
  type Event,
  type Game,
  pick,
  type Say,
  seedRng,
  sightsOf,
  speaker,
  sumUp,
  ToldMatch,
  type Turn,
  turnsOf,
  type Voice,
} from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { SHOWN } from './newcomer.ts';

const GAMES_EACH = 10;
const MOVES = 160;
const NAMES = ['Ines', 'Mateo', 'Noor', 'Yuki', 'Bo'];

describe.each(GAMES.map(({ meta }) => meta.id))('a newcomer to %s', id => {
  test('hears of everything that changes on the table', { timeout: 300_000 }, async () => {
    const entry = GAMES.find(({ meta }) => meta.id === id);
    const game = (await entry?.rules())?.game as Game;
    const { voice } = (await import(`../../games/${id}/words/voice.ts`)) as { voice: Voice };
    const missed = new Set<string>();
    for (let i = 0; i < GAMES_EACH; i++) for (const miss of missedIn(game, voice, i)) missed.add(miss);
    expect([...missed].sort()).toEqual([]);
  });
});

function missedIn(game: Game, voice: Voice, round: number): string[] {
  const { min, max } = game.meta.seats;
  const seats = Math.max(2, min + (round % (max - min + 1)));
  const options = Object.fromEntries(
    Object.entries(game.meta.options as Record<string, { default: unknown }>).map(([key, option]) => [
      key,
      option.default,
    ]),
  );
  const told = new ToldMatch(game, { seats, options: options as never, seed: `newcomer ${round}` });
  const rng = seedRng('newcomer', String(round));
  for (let n = 0; n < MOVES && told.actors.length > 0; n++) {
    const seat = told.actors[0];
    told.choose(seat, pick(rng, told.movesOf(seat)));
  }
  told.retell();
  const sights = sightsOf(told, 0, { from: 0, most: Number.POSITIVE_INFINITY });
  const turns = turnsOf(told.entries(0), seats, voice.impersonal);
  return turns.flatMap((turn, i) => {
    // Where two turns share a move, nobody can see between them.
    const alone = turns[i - 1]?.last !== turn.first && turns[i + 1]?.first !== turn.last;
    if (turn.seat === 0 || turn.first === 0 || !alone) return [];
    const before = sights.findLast(({ seq }) => seq < turn.first)?.view;
    const after = sights.find(({ seq }) => seq === turn.last)?.view;
    return unnamed(game, voice, turn, before, after);
  });
}

function unnamed(game: Game, voice: Voice, turn: Turn, before: unknown, after: unknown): string[] {
  const { id } = game.meta;
  const say: Say = speaker('en', voice.words.en);
  const table = { viewer: 0, name: (seat: number) => NAMES[seat] };
  const text = sumUp(say, voice, turn.deeds, table, 'and');
  const isNamed = (event: Event) => {
    const sentence = voice.tell(say, event, table).replace(/\.$/, '');
    const clause = NAMES.reduce((rest, name) => rest.replace(new RegExp(`^${name} `), ''), sentence);
    return text.includes(clause.replace(/^You /, ''));
  };
  const named = new Set(turn.deeds.filter(({ event }) => isNamed(event)).map(({ event }) => event.key));
  return changed(before, after).flatMap(part => {
    const deeds = SHOWN[id]?.[part];
    if (deeds === 'unseen') return [];
    if (!deeds) return [`${id}: ${part} is not listed`];
    const keys = [...named];
    return deeds.some(key => named.has(key)) ? [] : [`${id}: ${part} changed by ${keys.sort().join(' ')}`];
  });
}

/** The parts of a view that differ. */
function changed(before: unknown, after: unknown): string[] {
  const [a, b] = [before, after] as Record<string, unknown>[];
  return Object.keys(b).filter(part => JSON.stringify(a[part]) !== JSON.stringify(b[part]));
}
