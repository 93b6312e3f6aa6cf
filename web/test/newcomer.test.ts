/**
 * What a newcomer is told: after every turn of an opponent the one sentence about it names each change of points, pieces or
 * cards that the newcomer's view shows. For each part of the view stands in `newcomer.ts` which deeds change it; whatever else changes
 * it, and whatever part is not listed, makes the test fail. What can be counted is counted (`ledgers`): what the sentences
 * add up to is what has changed, and each says its numbers and names in both languages.
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
import { endeavor } from './ledgers/endeavor.ts';
import { flotilla } from './ledgers/flotilla.ts';
import { HIDDEN, type Ledger, more, unsaid, untold } from './ledgers/ledger.ts';
import { newEden } from './ledgers/new-eden.ts';
import { submarine } from './ledgers/submarine.ts';
import { SHOWN } from './newcomer.ts';

const LEDGERS: Readonly<Record<string, Ledger>> = {
  submarine,
  'new-eden': newEden,
  'endeavor-deep-sea': endeavor,
  flotilla,
};

const GAMES_EACH = 10;
/** Endless wandering ends here; most games are over before. */
const MOVES = 1200;
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

describe('the count', () => {
  const ledger: Ledger = {
    amounts: view => view as Readonly<Record<string, number>>,
    bookings: ({ params }) => [more('coins', Number(params.coins), 'coins')],
    anew: { round: ['coins'] },
  };
  const earned = { key: 'earned', params: { coins: 2 } };

  test('notices what nobody said, and what was said too much', () => {
    expect(untold(ledger, [earned], { coins: 1 }, { coins: 3 })).toEqual([]);
    expect(untold(ledger, [earned], { coins: 1 }, { coins: 4 })).toEqual(['coins: 1 → 4, told 3 by earned']);
    expect(untold(ledger, [], { coins: 1 }, { coins: 0 })).toEqual(['coins: 1 → 0, told 1 by ']);
    expect(untold(ledger, [{ key: 'round', params: {} }], { coins: 1 }, { coins: 0 })).toEqual([]);
    expect(untold(ledger, [], { coins: HIDDEN }, { coins: HIDDEN })).toEqual([]);
  });

  test('notices a sentence without its number', () => {
    const words = { en: {}, de: {} };
    const saying = (tell: (coins: unknown) => string) =>
      ({ words, tell: (_: Say, { params }: Event) => tell(params.coins) }) as unknown as Voice;
    const table = { viewer: 0, name: String };
    expect(
      unsaid(
        ledger,
        saying(coins => `${coins} coins`),
        earned,
        table,
      ),
    ).toEqual([]);
    expect(
      unsaid(
        ledger,
        saying(() => 'coins'),
        earned,
        table,
      ),
    ).toEqual(['earned does not say coins in en: coins', 'earned does not say coins in de: coins']);
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
    return [...unnamed(game, voice, block, before, after), ...uncounted(game, voice, block, before, after)];
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

/** What is counted differently from what the sentences say. */
function uncounted(
  game: Game,
  voice: Voice,
  turns: readonly Turn[],
  before: unknown,
  after: unknown,
): string[] {
  const { id } = game.meta;
  const ledger = LEDGERS[id];
  const told = turns.flatMap(({ deeds }) => {
    const events = deeds.map(({ event }) => event);
    return voice.gist?.(events) ?? events;
  });
  const table = { viewer: 0, name: (seat: number) => NAMES[seat] };
  const missing = [
    ...untold(ledger, told, before, after),
    ...told.flatMap(event => unsaid(ledger, voice, event, table)),
  ];
  return missing.map(miss => `${id}: ${miss}`);
}

/** The parts of a view that differ. */
function changed(before: unknown, after: unknown): string[] {
  const [a, b] = [before, after] as Record<string, unknown>[];
  return Object.keys(b).filter(part => JSON.stringify(a[part]) !== JSON.stringify(b[part]));
}
