/** NE-86j, A-40, A-41: every other station suffers, clockwise, each counted when its turn comes. */
import { hurt } from '../damage.ts';
import { AMOUNT, TARGET } from '../data/card.ts';
import { topFrame } from '../state.ts';
import { cardCount } from '../station.ts';
import { automatic } from './step.ts';

export const attack = automatic((s, log) => {
  const attacking = topFrame(s);
  if (attacking.left === s.stations.length) {
    s.stack.pop();
    return true;
  }
  const victim = (attacking.seat + attacking.left) % s.stations.length;
  attacking.left++;
  hurt(s, victim, AMOUNT[attacking.card] * cardCount(s.stations[victim], TARGET[attacking.card]), log);
  return true;
});
