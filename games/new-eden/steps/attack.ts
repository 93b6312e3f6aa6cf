/** NE-86j, A-40, A-41: every other station suffers, clockwise, each counted when its turn comes. */
import { type Automatic, replaceTop } from '@fathom/kernel';
import { hurt } from '../damage.ts';
import { AMOUNT, TARGET } from '../data/card.ts';
import type { Attack } from '../frames.ts';
import type { State } from '../state.ts';
import { cardCount } from '../station.ts';

export const attack: Automatic<State, Attack> = {
  settle(s, f, log) {
    const { seat, card, victim } = f;
    if (victim === seat) {
      s.stack.pop();
      return;
    }
    replaceTop(s, { ...f, victim: (victim + 1) % s.stations.length });
    hurt(s, victim, AMOUNT[card] * cardCount(s.stations[victim], TARGET[card]), log);
  },
};
