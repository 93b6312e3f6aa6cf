/** What the commands that look after a server share: where it keeps what it knows, and in which language they speak. */
import { type Say, speaker } from '@fathom/kernel';
import { Impossible, type Place } from '@fathom/server/operations/place.ts';
import { StoreTrouble } from '@fathom/server/store/trouble.ts';
import { Failure } from './command.ts';
import { languageOf } from './language.ts';
import { WORDS } from './words.ts';

export const PLACE_HELP = `  --data FOLDER   where the server keeps its data (FATHOM_DATA, else ./data); with DATABASE_URL the matches are there
  --lang en|de    language of the messages (else from LANG)`;

export const PLACE_OPTIONS = { data: { type: 'string' }, lang: { type: 'string' } } as const;

interface Given {
  readonly data?: string | undefined;
  readonly lang?: string | undefined;
}

export function placeOf({ data }: Given, env: NodeJS.ProcessEnv = process.env): Place {
  const database = env.DATABASE_URL;
  return { folder: data ?? (env.FATHOM_DATA || './data'), ...(database && { database }) };
}

export function voiceOf({ lang }: Given): Say {
  const chosen = languageOf(lang);
  return speaker(chosen, WORDS[chosen]);
}

/** What cannot be done is said, not thrown at the reader. */
export async function attempt<T>(doing: () => Promise<T>): Promise<T> {
  try {
    return await doing();
  } catch (error) {
    if (error instanceof Impossible || error instanceof StoreTrouble) throw new Failure(error.message);
    throw error;
  }
}
