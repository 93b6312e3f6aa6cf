/**
 * Which script a module goes into: on a slow line every script is a way to the server and back. What a table needs at once is
 * in a few of them, and of each game its rules, its words and its board are. Everything else stays where the bundler puts it.
 */
import { GAMES } from '@fathom/games';

interface Context {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

type Naming = (id: string, context: Context) => string | null;

/** A group of the bundler; of two that want a module the one that stands first has it, with all it needs. */
interface Group {
  readonly name: Naming;
  /** How the bundler calls it in its reports. */
  readonly debugName: string;
  readonly priority: number;
}

const ANY = /^(.*)\/(?:web|parts|kernel|games)\/[^?]*\.tsx?$/;
const GAME = /^(.*)\/games\/([a-z][a-z-]*)\/[^?]*\.tsx?$/;
const WORDS = /\/(?:web|parts)\/words\/(?:life\/|all\.)?(en|de)\.ts$/;
const LOCAL = ['web/pages/local/local.tsx'];
const ONLINE = ['web/pages/table/online.tsx'];
const BOARDS = GAMES.map(({ meta }) => `games/${meta.id}/board/index.tsx`);

/**
 * A language; what boards have in common, and the frame around them; what only a table of several devices has; then of each game what its board has in common with rules and words, and
 * what is left of the three.
 */
export const PIECES: readonly Group[] = [
  { debugName: 'language', name: id => WORDS.exec(id)?.[1] ?? null, priority: 2.5 },
  { debugName: 'frame', name: outside('frame', BOARDS), priority: 1 },
  { debugName: 'table', name: outside('table', LOCAL), priority: 0.9 },
  { debugName: 'online', name: outside('online', ONLINE), priority: 0.85 },
  {
    debugName: 'core',
    name: of('core', [['board/index.tsx'], ['game.ts', 'words/voice.ts']]),
    priority: 0.8,
  },
  { debugName: 'board', name: of('board', [['board/index.tsx']]), priority: 0.7 },
  { debugName: 'rules', name: of('rules', [['game.ts']]), priority: 0.6 },
  { debugName: 'words', name: of('words', [['words/voice.ts']]), priority: 0.5 },
];

/** What some modules need that lies outside of the games. */
function outside(name: string, from: readonly string[]): Naming {
  return (id, context) => {
    const [, root] = ANY.exec(id) ?? [];
    if (root === undefined || GAME.test(id)) return null;
    return reached(from, root, context).has(id) ? name : null;
  };
}

/** What lies within a game and is needed by one of each of these files. */
function of(name: string, needed: readonly (readonly string[])[]): Naming {
  return (id, context) => {
    const [, root, game] = GAME.exec(id) ?? [];
    if (root === undefined) return null;
    const isPart = needed.every(files =>
      reached(
        files.map(file => `games/${game}/${file}`),
        root,
        context,
      ).has(id),
    );
    return isPart ? `${name}-${game}` : null;
  };
}

/** What these import, and what that imports; what is loaded on demand is not imported. */
function reached(from: readonly string[], root: string, context: Context): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = from.map(file => `${root}/${file}`);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next) || !ANY.test(next)) continue;
    found.add(next);
    waiting.push(...(context.getModuleInfo(next)?.importedIds ?? []));
  }
  return found;
}
