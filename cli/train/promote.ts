/** What a training found becomes what the bots of a game play by: weights, their name in the index, and their card. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWeights } from '@fathom/bots/weights.ts';
import { UsageError } from '../command.ts';
import { Folder } from './folder.ts';
import type { Subject } from './subject.ts';

const HEAD = `# What the bots have learnt

How training works, and the commands, are in [docs/training.md](../../../docs/training.md). Courses without a card play with the hand-written value.
`;

/** `root`: the folder of the game. Returns whether there are weights now. */
export function promote({ game, features, course }: Subject, training: string, root: string): boolean {
  const folder = new Folder(training);
  const { champion } = folder.read();
  if (!existsSync(folder.card)) throw new UsageError(`${training} has no card: the training is not over`);
  const taught = join(root, 'taught');
  const file = join(taught, `${course.name}.json`);
  mkdirSync(taught, { recursive: true });
  if (champion) {
    const read = readWeights(champion, game.meta.id, course.seats, features);
    if (!read.ok) throw new UsageError(`${folder.champion} cannot be used: ${read.fault}`);
    writeFileSync(file, `${JSON.stringify(champion, null, 2)}\n`);
  } else rmSync(file, { force: true });
  writeFileSync(join(taught, 'index.ts'), indexOf(taught));
  writeCard(join(root, 'docs', 'taught.md'), readFileSync(folder.card, 'utf8'));
  return champion !== null;
}

function indexOf(taught: string): string {
  const courses = readdirSync(taught)
    .filter(name => name.endsWith('.json'))
    .map(name => name.slice(0, -'.json'.length))
    .sort();
  const lines = courses.map(
    name => `  '${name}': () => import('./${name}.json', { with: { type: 'json' } }),\n`,
  );
  return `/** What bots have learnt, course by course; docs/taught.md says from what, and how well it does. */
export const taught = {${lines.length > 0 ? `\n${lines.join('')}` : ''}};
`;
}

/** Puts the card of a course in the place of its former one, in the order of the courses. */
function writeCard(file: string, card: string): void {
  const [, ...former] = existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=## )/m) : [''];
  const titleOf = (text: string) => text.slice(0, text.indexOf('\n'));
  const others = former.filter(text => titleOf(text) !== titleOf(card));
  const cards = [...others, card].sort((a, b) => (titleOf(a) < titleOf(b) ? -1 : 1));
  writeFileSync(file, [HEAD, ...cards.map(text => `${text.trim()}\n`)].join('\n'));
}
