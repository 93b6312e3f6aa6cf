/** What a game still lacks: files, a line in the list, a cover, words in both languages. One sentence for each. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameEntry } from '@fathom/games';
import {
  type Game,
  LANGS,
  type Lang,
  optionVariants,
  range,
  seedRng,
  type Voice,
  type Words,
} from '@fathom/kernel';
import { unlisted } from './missing.ts';

/** Every game has these; the rest is its own affair. */
const FILES: Readonly<Record<string, string>> = {
  'index.ts': 'say what the lobby needs to know',
  'meta.ts': 'say what the game is: seats, options, bounds',
  'game.ts': 'put the functions of the contract together',
  'words/lobby.ts': 'write one sentence for the lobby in each language',
  'words/voice.ts': 'turn questions, moves and events into sentences',
  'words/en.ts': 'write the English texts',
  'words/de.ts': 'write the German texts',
  'board/index.tsx': 'draw the board',
  'cover.svg': 'draw a picture of 320 × 200 for the lobby',
  'RULES.md': 'write down the numbered rules',
  'RULES.de.md': 'translate the rules',
  'RULINGS.md': 'write down what was decided where the rules are silent',
  'RULINGS.de.md': 'translate the rulings',
  'test/kit.test.ts': 'call testGame',
  'test/words.test.ts': 'call testWords',
};

/** Keys every game is asked for by the page and the kernel. */
const KEYS = ['title', 'refuse.notYourTurn', 'refuse.unreadable', 'refuse.gameOver'];

export async function lackingIn(games: string, id: string): Promise<string[]> {
  const at = (file: string) => join(games, id, file);
  const unwritten = Object.keys(FILES).flatMap(file => {
    const flaw = flawOf(at(file));
    return flaw === undefined ? [] : [`games/${id}/${file} is ${flaw}: ${FILES[file]}`];
  });
  if (unwritten.length > 0) return unwritten;
  const list = readFileSync(join(games, 'list.ts'), 'utf8');
  return [
    ...(list.includes(`'./${id}/index.ts'`) ? [] : [unlisted(id)]),
    ...coverFlaws(readFileSync(at('cover.svg'), 'utf8'), id),
    ...ruleFlaws(name => readFileSync(at(name), 'utf8'), id),
    ...(await wordFlaws(at, id)),
    ...(await editionFlaws(at, id)),
  ];
}

function flawOf(path: string): 'missing' | 'empty' | undefined {
  if (!existsSync(path)) return 'missing';
  return statSync(path).size === 0 ? 'empty' : undefined;
}

/** Folders of games, whether the list knows them or not. */
export function gameFolders(games: string): string[] {
  return readdirSync(games, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !['test', 'dist', 'node_modules'].includes(entry.name))
    .map(({ name }) => name);
}

function coverFlaws(cover: string, id: string): string[] {
  if (/^<svg\b[^>]*\bviewBox="0 0 320 200"/.test(cover.trimStart())) return [];
  return [`games/${id}/cover.svg is no SVG with viewBox="0 0 320 200": the lobby shows it in that shape`];
}

function ruleFlaws(read: (name: string) => string, id: string): string[] {
  return ['RULES', 'RULINGS'].flatMap(name => {
    const [english, german] = [`${name}.md`, `${name}.de.md`].map(file => idsIn(read(file)));
    return [
      ...difference(english, german).map(rule => `games/${id}/${name}.de.md lacks ${rule}: translate it`),
      ...difference(german, english).map(rule => `games/${id}/${name}.md lacks ${rule}: translate it`),
    ];
  });
}

function idsIn(text: string): string[] {
  return [...text.matchAll(/\*\*([A-Z]{1,3}-\d+[a-z]?)\b/g)].map(match => match[1]);
}

async function wordFlaws(at: (file: string) => string, id: string): Promise<string[]> {
  const load = (file: string) => import(pathToFileURL(at(file)).href);
  const { voice }: { voice: Voice } = await load('words/voice.ts');
  const { lobby }: { lobby: Readonly<Record<Lang, string>> } = await load('words/lobby.ts');
  const { game }: { game: Game } = await load('game.ts');
  const known = new Set([...KEYS, ...keysOf(game), ...LANGS.flatMap(lang => Object.keys(voice.words[lang]))]);
  return LANGS.flatMap(lang => [
    ...(lobby[lang]?.trim()
      ? []
      : [`games/${id}/words/lobby.ts says nothing in "${lang}": write a sentence`]),
    ...difference([...known], spoken(voice.words[lang])).map(
      key => `games/${id}/words/${lang}.ts lacks "${key}": write the text`,
    ),
  ]);
}

async function editionFlaws(at: (file: string) => string, id: string): Promise<string[]> {
  const entries = Object.values<GameEntry>(await import(pathToFileURL(at('index.ts')).href));
  return entries.flatMap(entry =>
    unkeptVersions(id, entry, version => existsSync(at(`test/pinned/v${version}.json`))),
  );
}

/** A stable game keeps what it promised: every version since the first stable one is pinned, with a match to prove it. */
export function unkeptVersions(
  id: string,
  { meta, pinned = {} }: Pick<GameEntry, 'meta' | 'pinned'>,
  isProven: (version: number) => boolean,
): string[] {
  const { stage, version, since = version } = meta;
  if (stage === 'stable' && meta.since === undefined)
    return [`games/${id}/meta.ts is stable and does not say since which version: write "since"`];
  const promised = range(version - since).map(i => since + i);
  const kept = Object.keys(pinned).map(Number);
  return [
    ...promised
      .filter(old => !kept.includes(old))
      .map(old => `games/${id}/index.ts lacks version ${old}: node scripts/pin.ts ${id} --from <commit>`),
    ...kept
      .filter(old => !isProven(old))
      .map(old => `games/${id}/test/pinned/v${old}.json is missing: keep a match of that version`),
  ];
}

/** Options and parts of the score have names wherever they are shown. */
function keysOf(game: Game): string[] {
  const { options, seats } = game.meta;
  const state = game.setup(seats.max, optionVariants(options)[0], seedRng('words', 'play'));
  const parts = game.standing(game.view(state, 'spectator'))[0].parts;
  return [
    ...parts.map(part => `part.${part.key}`),
    ...Object.keys(options).flatMap(name => [`option.${name}`, `option.${name}.about`]),
  ];
}

function spoken(words: Words): string[] {
  return Object.keys(words).filter(key => words[key].trim() !== '');
}

function difference(all: readonly string[], some: readonly string[]): string[] {
  return all.filter(one => !some.includes(one));
}
