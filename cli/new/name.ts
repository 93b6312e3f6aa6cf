/** The name of a new game, and everything that is called after it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../command.ts';

export interface Name {
  /** `deep-pearls`: the folder, and the id everywhere. */
  readonly id: string;
  /** `deepPearls`: the name in code. */
  readonly code: string;
  /** `Deep Pearls`: what people read. */
  readonly title: string;
  /** `DE`, before the numbers of rules; `D` before those of rulings. */
  readonly rules: string;
  readonly rulings: string;
}

const LONGEST = 24;
const ID = /^[a-z]{2}[a-z0-9]*(-[a-z0-9]+)*$/;
/** Words that cannot be names in code, and names that files of the folders, or what is in them, have already; so have globals. */
const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private ' +
    'protected public return static super switch this throw true try typeof var void while with yield coverage ' +
    'dist entry index list lobby meta findGame pinnedEdition rulesOf titleOf versionsOf'
  ).split(' '),
);

/** Refuses a name that is empty, odd or taken. */
export function nameFrom(id: string, games: string): Name {
  if (id === '') throw new UsageError('a game needs a name, such as pearls');
  if (!ID.test(id) || id.length > LONGEST) {
    throw new UsageError(
      `"${id}" is no name for a game; use two to ${LONGEST} small letters, digits and single hyphens, such as deep-pearls`,
    );
  }
  if (existsSync(join(games, id)))
    throw new UsageError(`games/${id} is there already; choose another name, or remove that folder first`);
  const words = id.split('-');
  const code = words.map((word, i) => (i === 0 ? word : capital(word))).join('');
  if (RESERVED.has(code) || code in globalThis)
    throw new UsageError(`"${id}" means something else in code; choose another name`);
  const letters = id.replace(/[^a-z]/g, '').toUpperCase();
  return {
    id,
    code,
    title: words.map(capital).join(' '),
    rules: letters.slice(0, 2),
    rulings: letters.slice(0, 1),
  };
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
