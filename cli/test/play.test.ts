import { type Player, playerOf } from '@fathom/bots/arena.ts';
import { parseStrength } from '@fathom/bots/levels.ts';
import { findGame } from '@fathom/games';
import {
  below,
  LANGS,
  type Lang,
  optionVariants,
  type Stateful,
  seedRng,
  speaker,
  ToldMatch,
} from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { playAtTerminal } from '../terminal/game.ts';
import { WORDS } from '../words.ts';

interface Table {
  readonly game: string;
  readonly seats: number;
}

const SUBMARINE: Table = { game: 'submarine', seats: 3 };

/** Plays with what `reply` types; returns what was shown. */
async function play(
  lang: Lang,
  reply: (prompt: number, told: ToldMatch) => string | undefined,
  { game: id, seats }: Table = SUBMARINE,
) {
  const entry = findGame(id);
  const strength = parseStrength('random');
  if (!entry || !strength) throw new Error('no game');
  const [{ game }, { voice }] = await Promise.all([entry.rules(), entry.voice()]);
  const options = optionVariants(game.meta.options)[0];
  const told = new ToldMatch(game, { seats, options, seed: 'evening' });
  const bots: Player<Stateful, unknown>[] = Array.from({ length: seats }, (_, seat) =>
    playerOf(game, strength, seedRng('evening', `bot/${seat}`)),
  );
  const shown: string[] = [];
  let prompts = 0;
  const over = await playAtTerminal({
    told,
    voice,
    say: speaker(lang, voice.words[lang], WORDS[lang]),
    table: { viewer: 0, name: seat => ['Ada', 'Ben', 'Cem'][seat] },
    bots,
    io: { out: text => void shown.push(text), err: () => {} },
    ask: async () => reply(prompts++, told),
  });
  const boards = shown.filter(text => text.startsWith('\n') && text.split('\n').length > 8).length;
  return { over, told, text: shown.join('\n'), boards };
}

describe.each(LANGS)('in %s', lang => {
  test.each<Table>([
    SUBMARINE,
    { game: 'new-eden', seats: 1 },
    { game: 'new-eden', seats: 3 },
    { game: 'endeavor-deep-sea', seats: 1 },
    { game: 'endeavor-deep-sea', seats: 2 },
    { game: 'flotilla', seats: 2 },
  ])('a whole game of $game with $seats can be played by numbers', async table => {
    const dice = seedRng('evening', 'person');
    const choose = (_: number, told: ToldMatch) => String(1 + below(dice, told.movesOf(0).length));
    const { over, told, text, boards } = await play(lang, choose, table);
    expect(over).toBe(true);
    expect(told.result).toBeDefined();
    expect(boards).toBeGreaterThan(4);
    expect(text).toContain(WORDS[lang]['cli.score']);
    expect(text).not.toMatch(/\b(cli|event|label|sketch|card|tile)\.[a-z]|undefined|NaN|[{}]/i);
  });
});

test('moves are typed as notation, refused with their rule, and taken back', async () => {
  const typed = ['sail:B', 'nonsense', '99'];
  const afterSailing = ['u', 'u', 'q'];
  let sailed = false;
  const { over, told, text } = await play('en', (_, match) => {
    if (typed.length > 0) return typed.shift();
    const [first] = match.movesOf(0);
    if (sailed) return afterSailing.shift();
    sailed = first.startsWith('sail');
    return first;
  });
  expect(over).toBe(false);
  expect(text).toContain('Rule SU-14.');
  expect(text).toContain('There is no move "nonsense" now.');
  expect(text).toContain('There is no move "99" now.');
  expect(text).toContain('One move taken back.');
  expect(text).toContain('Nothing can be taken back');
  expect(text).toContain('You left the game.');
  expect(told.moves.at(-1)?.seat).not.toBe(0);
});

test('the board shows what the person may know, and nothing of the other hands', async () => {
  const { text } = await play('en', () => undefined);
  expect(text).toMatch(/A2 .*\(/);
  expect(text).toMatch(/Ada: 0 of 12 treasures · missing: amphora/);
  expect(text.match(/^Hand: \w+, \w+, \w+$/gm)).toHaveLength(1);
});
