/** Where bots think is apart from the server, behind everybody else in line, and ends with it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { game as submarine } from '@fathom/games/submarine/game.ts';
import { optionVariants, seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { ownBots } from '../worker/bots.ts';
import { childrenOf, isRunning, niceness } from './children.ts';

const [options] = optionVariants(submarine.meta.options);
const state = submarine.setup(2, options, seedRng('1', 'play'));
const [seat] = submarine.actors(state);
const REQUEST = {
  game: 'submarine',
  seats: 2,
  seat,
  view: submarine.view(state, seat),
  moves: submarine.moves(state, seat).map(move => submarine.write(move)),
  level: 'easy',
  seed: '1',
};

/** Asks a bot at every line, and says what it answers. */
const SERVER = `
  import { BotProcess } from '${new URL('../worker/process.ts', import.meta.url)}';
  const bots = new BotProcess();
  bots.on('message', ({ answer }) => answer && console.log(answer.move));
  process.stdin.on('data', () => bots.postMessage({ id: 1, request: ${JSON.stringify(REQUEST)} }));
`;

describe.runIf(process.platform === 'linux')('the process in which bots think', () => {
  test('lets everybody else go first', async () => {
    const bots = ownBots(1);
    expect(REQUEST.moves).toContain((await bots.choose(REQUEST)).move);
    const [child, ...others] = childrenOf(process.pid);
    expect(others).toEqual([]);
    expect(new Set(niceness(child))).toEqual(new Set([constants.priority.PRIORITY_LOW]));
    await bots.close();
    expect(isRunning(child)).toBe(false);
  });

  test('does not outlive a server that is killed, and no signal of a terminal ends it before', async () => {
    const server = spawn(process.execPath, ['--input-type=module', '--eval', SERVER], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const ask = () => {
      server.stdin.write('ask\n');
      return once(server.stdout, 'data');
    };
    await ask();
    const [child] = childrenOf(server.pid ?? 0);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(child, signal);
    await ask();
    expect(childrenOf(server.pid ?? 0)).toEqual([child]);
    server.kill('SIGKILL');
    await expect.poll(() => isRunning(child)).toBe(false);
  });
});
