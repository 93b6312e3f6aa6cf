import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findGame } from '@fathom/games';
import { seedRng } from '@fathom/kernel';
import { afterEach, expect, test } from 'vitest';
import { type Lapse, Program } from '../engine/program.ts';
import { ROOT } from '../missing.ts';
import { fathom } from './run.ts';

const request = {
  game: 'submarine',
  seats: 2,
  seat: 0,
  view: {},
  moves: ['sail:A', 'sail:B'],
  level: 'novice',
  seed: 'x',
};
const opened: Program[] = [];
afterEach(() => {
  for (const program of opened.splice(0)) program.close();
});

function open(name: string, patience: number): Program {
  const program = new Program([process.execPath, join(import.meta.dirname, 'programs', name)], patience);
  opened.push(program);
  return program;
}

test.each([
  ['hangs.mjs', 'hung', 1500],
  ['dies.mjs', 'died', 120_000],
  ['babbles.mjs', 'nonsense', 120_000],
  ['nowhere.mjs', 'died', 120_000],
] as const)(
  'a program that %s loses its turn to a legal move (%s), time after time',
  async (name, lapse: Lapse, patience) => {
    const program = open(name, patience);
    expect(await program.choose(request)).toBe('sail:A');
    expect(await program.choose(request)).toBe('sail:A');
    expect(program.lapses).toEqual({ hung: 0, died: 0, nonsense: 0, [lapse]: 2 });
  },
);

test('the example in Python plays a ladder without losing a turn', async () => {
  const bot = join(ROOT, 'examples', 'mybot.py');
  const args = [
    '--bots',
    `${bot},random`,
    '--seats',
    '2',
    '--games',
    '2',
    '--threads',
    '1',
    '--patience',
    '300000',
    '--json',
  ];
  const { code, out } = await fathom('ladder', 'submarine', ...args);
  expect(code).toBe(0);
  expect(JSON.parse(out).pairings[0]).toMatchObject({ games: 2, lapses: [0, 0] });
});

test('the engine greets, answers with one of the moves, and says what it does not understand', async () => {
  const { game } = (await findGame('submarine')?.rules()) ?? {};
  if (!game) throw new Error('no game');
  const s = game.setup(2, { cards: 'shuffled', idleVoyages: 3 }, seedRng('engine', 'play'));
  const [seat] = game.actors(s);
  const moves = game.moves(s, seat).map(game.write);
  const question = { ...request, id: 7, seat, view: game.view(s, seat), moves };
  const lines = [
    '{"hello":1}',
    JSON.stringify(question),
    'what?',
    JSON.stringify({ ...question, moves: [] }),
  ];
  const child = spawn(process.execPath, [join(ROOT, 'cli', 'fathom.ts'), 'engine'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.end(`${lines.join('\n')}\n`);
  const answers: { id?: number; move?: string; error?: string }[] = [];
  for await (const line of createInterface({ input: child.stdout })) answers.push(JSON.parse(line));
  expect(answers).toHaveLength(4);
  expect(answers[0]).toEqual({ hello: 1, name: 'fathom' });
  expect(answers[1].id).toBe(7);
  expect(moves).toContain(answers[1].move);
  expect(answers[2]).toEqual({ error: 'this is no question' });
  expect(answers[3]).toEqual({ id: 7, error: 'no move to choose from' });
});
