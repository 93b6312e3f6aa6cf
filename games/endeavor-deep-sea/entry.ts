/** Which entry of the tables a refusal is about. */
import type { Params } from '@fathom/kernel';
import { DESIGNS } from './data/crew.ts';
import { GAINS, TRACKS } from './data/gains.ts';
import { JOURNALS } from './data/journals.ts';
import { ACTIONS } from './data/slots.ts';
import { TILES } from './data/tiles.ts';
import { TOKENS } from './data/tokens.ts';

/** What each parameter counts, in the order of importance. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  design: DESIGNS.map(({ id }) => id),
  journal: JOURNALS.map(({ id }) => id),
  token: TOKENS.map(({ id }) => `token-${id}`),
  tile: TILES.map(({ id }) => `tile-${id}`),
  track: TRACKS.map(track => `${track}-1`),
  gain: GAINS.map(gain => `gain-${gain}`),
  action: ACTIONS.map(action => `action-${action}`),
};

export function entryOf(params: Params): string | undefined {
  const named = Object.keys(NAMED).find(name => params[name] !== undefined);
  return named === undefined ? undefined : NAMED[named][Number(params[named])];
}
