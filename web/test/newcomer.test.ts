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
import { LEVELS } from '../../games/endeavor-deep-sea/data/levels.ts';
import { SHOWN } from './newcomer.ts';

const GAMES_EACH = 10;
const MOVES = 160;
const NAMES = ['Ines', 'Mateo', 'Noor', 'Yuki', 'Bo'];

interface Sitting {
  readonly id: string;
  readonly against: string;
  /** How many sit at the table in each round. */
  readonly seats?: (round: number) => number;
  readonly options?: (round: number) => Record<string, unknown>;
}

const SITTINGS: readonly Sitting[] = [
  ...GAMES.map(({ meta }) => ({ id: meta.id, against: 'others' })),
  { id: 'new-eden', against: 'Deep Thought', seats: () => 1, options: n => ({ deepThought: n % 4 }) },
  {
    id: 'endeavor-deep-sea',
    against: 'the sea',
    seats: n => 1 + (n % 4),
    options: n => ({ mode: LEVELS[n % LEVELS.length], mission: 1 + n }),
  },
];

describe.each(SITTINGS)('a newcomer to $id with $against', sitting => {
  test('hears of everything that changes on the table', async () => {
    const { id } = sitting;
    const entry = GAMES.find(({ meta }) => meta.id === id);
    const game = (await entry?.rules())?.game as Game;
    const { voice } = (await import(`../../games/${id}/words/voice.ts`)) as { voice: Voice };
    const missed = new Set<string>();
    let turns = 0;
    for (let i = 0; i < GAMES_EACH; i++) {
      const heard = hear(game, voice, sitting, i);
      for (const miss of heard.missed) missed.add(miss);
      turns += heard.turns;
    }
    expect([...missed].sort()).toEqual([]);
    // A test that compares nothing would pass, too.
    expect(turns).toBeGreaterThan(GAMES_EACH);
  });
});

function hear(
  game: Game,
  voice: Voice,
  sitting: Sitting,
  round: number,
): { missed: string[]; turns: number } {
  const { min, max } = game.meta.seats;
  const seats = sitting.seats?.(round) ?? Math.max(2, min + (round % (max - min + 1)));
  const options = Object.fromEntries(
    Object.entries(game.meta.options as Record<string, { default: unknown }>).map(([key, option]) => [
      key,
      option.default,
    ]),
  );
  Object.assign(options, sitting.options?.(round));
  const told = new ToldMatch(game, { seats, options: options as never, seed: `newcomer ${round}` });
  const rng = seedRng('newcomer', String(round));
  for (let n = 0; n < MOVES && told.actors.length > 0; n++) {
    const seat = told.actors[0];
    told.choose(seat, pick(rng, told.movesOf(seat)));
  }
  told.retell();
  const sights = sightsOf(told, 0, { from: 0, most: Number.POSITIVE_INFINITY });
  const turns = turnsOf(told.entries(0), seats, voice.impersonal);
  const looked = together(turns).filter(
    block => block[0].first > 0 && block.some(({ seat, deeds }) => seat !== 0 && deeds.length > 0),
  );
  const missed = looked.flatMap(block => {
    const before = sights.findLast(({ seq }) => seq < block[0].first)?.view;
    const after = sights.find(({ seq }) => seq === block[block.length - 1].last)?.view;
    return unnamed(game, voice, block, before, after);
  });
  return { missed, turns: looked.length };
}

/** Turns that share a move, as those of Deep Thought and of the sea do: nobody can see between them, so all are heard at once. */
function together(turns: readonly Turn[]): Turn[][] {
  const blocks: Turn[][] = [];
  for (const turn of turns) {
    const last = blocks.at(-1);
    if (last && last[last.length - 1].last === turn.first) last.push(turn);
    else blocks.push([turn]);
  }
  return blocks;
}

function unnamed(
  game: Game,
  voice: Voice,
  turns: readonly Turn[],
  before: unknown,
  after: unknown,
): string[] {
  const { id } = game.meta;
  const say: Say = speaker('en', voice.words.en);
  const table = { viewer: 0, name: (seat: number) => NAMES[seat] };
  const text = turns.map(({ deeds }) => sumUp(say, voice, deeds, table, 'and')).join(' ');
  const isNamed = (event: Event) => {
    const sentence = voice.tell(say, event, table).replace(/\.$/, '');
    const clause = NAMES.reduce((rest, name) => rest.replace(new RegExp(`^${name} `), ''), sentence);
    return text.includes(clause.replace(/^You /, ''));
  };
  const named = new Set(
    turns
      .flatMap(({ deeds }) => deeds)
      .filter(({ event }) => isNamed(event))
      .map(({ event }) => event.key),
  );
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
