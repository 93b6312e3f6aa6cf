/** Engine events and refusals carry numbers; these turn such a parameter into a choice of words. */

import { choose } from '@fathom/kernel';
import { BONUS_GOALS, SETBACKS } from '../data/coop.ts';
import { DESIGNS } from '../data/crew.ts';
import { GAINS, TRACKS } from '../data/gains.ts';
import { JOURNALS } from '../data/journals.ts';
import { CELLS, writeCell } from '../data/ocean.ts';
import { ACTIONS } from '../data/slots.ts';
import { TILES } from '../data/tiles.ts';
import { TOKENS } from '../data/tokens.ts';

type Names = Readonly<Record<string, string>>;

export function cell(name = 'cell'): string {
  return choose(
    name,
    Array.from({ length: CELLS }, (_, i) => writeCell(i)),
  );
}

type Things = readonly { readonly id: string }[];

/** The words of one language for the numbers of the engine. */
export function selectors(names: Names) {
  const named = (group: string, ids: readonly string[]) => ids.map(id => names[`${group}.${id}`]);
  const of = (group: string, things: Things) =>
    named(
      group,
      things.map(({ id }) => id),
    );
  const cards = [...of('bonus', BONUS_GOALS), ...named('setback', SETBACKS)];
  return {
    tile: (name = 'tile') => choose(name, of('tile', TILES)),
    journal: (name = 'journal') => choose(name, of('journal', JOURNALS)),
    token: (name = 'token') => choose(name, of('token', TOKENS)),
    design: (name = 'design') => choose(name, of('specialist', DESIGNS)),
    senior: (name = 'design') => choose(name, of('senior', DESIGNS)),
    track: (name = 'track') => choose(name, named('track', TRACKS)),
    gain: (name = 'gain') => choose(name, named('gainName', GAINS)),
    action: (name = 'action') => choose(name, named('action', ACTIONS)),
    card: (name = 'card') => choose(name, cards),
  };
}
