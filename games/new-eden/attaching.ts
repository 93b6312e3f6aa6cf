/** NE-21, NE-33: a card joins the station, and what it does at once (NE-84, NE-86). */
import type { Log } from '@fathom/kernel';
import { by, isDeepThought } from './automaton.ts';
import { earn } from './coins.ts';
import { hurt, repair } from './damage.ts';
import { BOATYARD, RESEARCH, RESEARCH_TILE, TILE_RESEARCH } from './data/box.ts';
import { AMOUNT, type Card, EFFECT, GROUP } from './data/card.ts';
import type { State } from './state.ts';
import { hasTile, RESEARCH_POINTS } from './station.ts';

export function attachCard(s: State, seat: number, card: Card, log?: Log): void {
  const group = GROUP[card];
  s.stations[seat].arms[group].push(card);
  log?.event('attached', { ...by(s, seat), card });
  if (group === BOATYARD) recruit(s, seat, AMOUNT[card], log);
  if (group === RESEARCH) research(s, seat, card, log);
}

/** NE-84, NE-89, A-11: as many as are left. A-54: Deep Thought needs none. */
export function recruit(s: State, seat: number, wanted: number, log?: Log): void {
  const deeples = isDeepThought(s, seat) ? 0 : Math.min(wanted, s.pool);
  if (deeples === 0) return;
  s.pool -= deeples;
  s.stations[seat].dome += deeples;
  log?.event('recruited', { seat, deeples });
}

function research(s: State, seat: number, card: Card, log?: Log): void {
  const station = s.stations[seat];
  if (hasTile(station, RESEARCH_TILE)) {
    station.points[RESEARCH_POINTS] += TILE_RESEARCH;
    log?.event('researched', { ...by(s, seat), points: TILE_RESEARCH });
  }
  const amount = AMOUNT[card];
  switch (EFFECT[card]) {
    case 'coins':
      earn(s, seat, amount);
      log?.event('earned', { ...by(s, seat), coins: amount });
      return;
    case 'repair':
      return repair(s, seat, amount, log);
    case 'damage':
      return hurt(s, seat, amount, log);
    case 'gift':
      return gift(s, seat, amount, log);
    case 'attack':
      s.stack.push({ step: 'attack', seat, card, victim: (seat + 1) % s.stations.length });
      return;
  }
}

/** NE-86h, A-43: everybody else, Deep Thought as well. */
function gift(s: State, seat: number, coins: number, log?: Log): void {
  for (let i = 1; i < s.stations.length; i++) {
    const other = (seat + i) % s.stations.length;
    earn(s, other, coins);
    log?.event('earned', { ...by(s, other), coins });
  }
}
