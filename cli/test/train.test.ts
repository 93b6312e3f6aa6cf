import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fathom } from './run.ts';

// Threads that play whole games: seconds of work, however long a busy machine takes for them.
const folder = mkdtempSync(join(tmpdir(), 'fathom-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The smallest training there is. */
function train(name: string, ...more: readonly string[]) {
  const small = ['--games', '6', '--deals', '2', '--iterations', '6', '--exam', '0', '--threads', '1'];
  return fathom('train', 'submarine', '--seats', '2', ...small, '--folder', join(folder, name), ...more);
}

const logOf = (name: string) => readFileSync(join(folder, name, 'submarine', '2', 'log.jsonl'), 'utf8');

describe('a training', () => {
  test('goes on where it was stopped, as if it had not been', async () => {
    const whole = await train('whole', '--rounds', '2', '--json');
    expect(whole.code).toBe(0);
    await train('parts', '--rounds', '1');
    await train('parts', '--rounds', '2');
    expect(logOf('parts')).toBe(logOf('whole'));
    expect(whole.out.split('\n')).toHaveLength(2);
    expect(JSON.parse(whole.out.split('\n')[1])).toMatchObject({ round: 2, deals: 2, promoted: false });
  });

  test('says in its card that the hand-written value stays when nobody beat it', async () => {
    const { out } = await train('whole', '--rounds', '2');
    expect(out).toBe('Nobody beat the hand-written value, which stays.');
    const card = readFileSync(join(folder, 'whole', 'submarine', '2', 'card.md'), 'utf8');
    expect(card).toContain('**Weights:** none. No net beat the hand-written value');
    expect(card.split('\n').filter(line => /^\| \d/.test(line))).toHaveLength(2);
  });

  test('depends on its seed', async () => {
    await train('other', '--rounds', '1', '--seed', '2');
    expect(logOf('other')).not.toBe(logOf('whole').split('\n').slice(0, 1).concat('').join('\n'));
  });

  test('does not go on from a folder that was damaged', async () => {
    await train('damaged', '--rounds', '1');
    writeFileSync(join(folder, 'damaged', 'submarine', '2', 'log.jsonl'), '{"round": 1');
    const { code, err } = await train('damaged', '--rounds', '2');
    expect(code).not.toBe(0);
    expect(err).toContain('holds no training that could go on');
  });
});

test.each([
  [['train', 'submarine'], '--seats or --course is missing'],
  [['train', 'submarine', '--seats', '9'], 'has no course "9"; it has 2, 3, 4, 5'],
  [['train', 'submarine', '--seats', '2', '--rounds', '0'], 'rounds'],
  [['train', 'chess', '--seats', '2'], 'chess'],
])('fathom %j is refused in one sentence', async (argv, sentence) => {
  const { code, err } = await fathom(...argv);
  expect(code).not.toBe(0);
  expect(err).toContain(sentence);
});
