import { LANGS, type Lang } from '@fathom/kernel';
import { UsageError } from './command.ts';

export const LANGUAGE_HELP = `${LANGS.join(' or ')} (else from LANG)`;

/** The language asked for, else that of the environment, else English. */
export function languageOf(given: string | undefined, env: NodeJS.ProcessEnv = process.env): Lang {
  if (given !== undefined) {
    const lang = LANGS.find(l => l === given);
    if (!lang) throw new UsageError(`--lang is ${LANGS.join(' or ')}, not "${given}"`);
    return lang;
  }
  const local = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return LANGS.find(l => local.startsWith(l)) ?? 'en';
}
