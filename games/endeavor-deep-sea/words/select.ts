/** Engine events and refusals carry numbers; these turn such a parameter into a choice of words. */

import { BONUS_GOALS, SETBACKS } from '../data/coop.ts';
import { ACTIONS, DESIGNS } from '../data/crew.ts';
import { GAINS, TRACKS } from '../data/gains.ts';
import { JOURNALS } from '../data/journals.ts';
import { CELLS, writeCell } from '../data/ocean.ts';
import { TILES } from '../data/tiles.ts';
import { TOKENS } from '../data/tokens.ts';

type Names = Readonly<Record<string, string>>;

/** `{name, select, 0 {…} 1 {…} other {…}}` */
export function choose(name: string, forms: readonly string[], other = ''): string {
  return `{${name}, select, ${forms.map((form, i) => `${i} {${form}}`).join(' ')} other {${other}}}`;
}

export function cell(name = 'cell'): string {
  return choose(
    name,
    Array.from({ length: CELLS }, (_, i) => writeCell(i)),
  );
}

/** The words of one language for the numbers of the engine. */
export function selectors(names: Names) {
  const list = (group: string, ids: readonly string[]) => ids.map(id => names[`${group}.${id}`]);
  const designs = list(
    'specialist',
    DESIGNS.map(one => one.id),
  );
  const seniors = list(
    'senior',
    DESIGNS.map(one => one.id),
  );
  return {
    tile: (name = 'tile') =>
      choose(
        name,
        list(
          'tile',
          TILES.map(one => one.id),
        ),
      ),
    journal: (name = 'journal') =>
      choose(
        name,
        list(
          'journal',
          JOURNALS.map(one => one.id),
        ),
      ),
    token: (name = 'token') =>
      choose(
        name,
        list(
          'token',
          TOKENS.map(one => one.id),
        ),
      ),
    design: (name = 'design') => choose(name, designs),
    senior: (name = 'design') => choose(name, seniors),
    track: (name = 'track') => choose(name, list('track', TRACKS)),
    gain: (name = 'gain') => choose(name, list('gainName', GAINS)),
    action: (name = 'action') => choose(name, list('action', ACTIONS)),
    card: (name = 'card') =>
      choose(name, [
        ...list(
          'bonus',
          BONUS_GOALS.map(one => one.id),
        ),
        ...list('setback', SETBACKS),
      ]),
  };
}
