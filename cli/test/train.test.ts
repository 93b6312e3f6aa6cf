import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshNet } from '@fathom/bots/learn/trainer.ts';
import { packWeights } from '@fathom/bots/weights.ts';
import { seedRng } from '@fathom/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { subjectOf } from '../train/subject.ts';
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

  test('ends when two rounds in a row brought nothing', async () => {
    await train('whole', '--rounds', '5');
    expect(logOf('whole').trim().split('\n')).toHaveLength(2);
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

describe('what a training found', () => {
  const root = join(folder, 'games');
  const promote = (name: string, ...more: readonly string[]) =>
    fathom('promote', 'submarine', '--course', '2', '--folder', join(folder, name), '--into', root, ...more);
  const fileOf = (...path: readonly string[]) => join(root, 'submarine', ...path);

  test('becomes what bots play by, and goes again when nobody beat the hand-written value', async () => {
    mkdirSync(fileOf('docs'), { recursive: true });
    await train('won', '--rounds', '1');
    const champion = join(folder, 'won', 'submarine', '2', 'champion.json');
    const { features } = await subjectOf('submarine', '2');
    const shape = {
      seats: 2,
      own: features.seat.length,
      shared: features.shared.length,
      first: 8,
      second: 4,
    };
    const net = freshNet({ ...shape, hand: true }, seedRng('promote', 'net'));
    const traits = new Float32Array(features.traits.length);
    const weights = packWeights('submarine', features, {
      net,
      priorWeight: 1,
      traits,
    });
    writeFileSync(champion, JSON.stringify(weights));
    writeFileSync(fileOf('docs', 'taught.md'), '# Old\n\n## Course 2\n\nold\n\n## Course 3\n\nkept\n');
    expect((await promote('won')).out).toBe('Course 2 plays by the champion now');
    expect(JSON.parse(readFileSync(fileOf('taught', '2.json'), 'utf8'))).toEqual(weights);
    expect(readFileSync(fileOf('taught', 'index.ts'), 'utf8')).toContain("'2': () => import('./2.json'");
    const cards = readFileSync(fileOf('docs', 'taught.md'), 'utf8');
    expect(cards.match(/^## .*/gm)).toEqual(['## Course 2', '## Course 3']);
    expect(cards).toContain('npx fathom train submarine --course 2 --rounds 1 --games 6');
    expect(cards).toContain('kept');
    expect(cards).not.toContain('old');
    await train('lost', '--rounds', '1');
    expect((await promote('lost')).out).toBe('Nobody beat the hand-written value, which stays.');
    expect(existsSync(fileOf('taught', '2.json'))).toBe(false);
    expect(readFileSync(fileOf('taught', 'index.ts'), 'utf8')).toContain('export const taught = {};');
  });

  test('is not taken from a training that is not over, nor without its course', async () => {
    expect((await promote('nowhere')).err).toContain('the training is not over');
    expect((await fathom('promote', 'submarine')).err).toContain('--course is missing');
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
