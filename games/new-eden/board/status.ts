/** The small lines: beside the title and above the question. */
import { ROUNDS } from '../data/box.ts';
import { cardName, nameOf, type Table, topOf, traySeat, whoIs } from './table.ts';

export function status({ view, say }: Table): string {
  if (view.ending !== '') return say(`ending.${view.ending}`);
  return say('status.round', { round: view.round, all: ROUNDS, phase: say(`phase.${view.phase}`) });
}

export function step(table: Table): string {
  const { view, say, actors } = table;
  const top = topOf(view);
  if (!top) return say('step.over');
  if (top.step === 'market') return say('step.market');
  const seat = actors[0] ?? top.seat;
  const coins = view.stations[traySeat(table)].coins ?? 0;
  const params = { who: whoIs(table, seat), name: nameOf(table, seat), coins };
  if (top.step === 'dive' && whoIs(table, seat) === 'you')
    return say('step.dive', { card: cardName(table, top.card) });
  if (top.step === 'bid' && top.leader >= 0)
    return say('step.bid', { ...params, leader: nameOf(table, top.leader), high: top.high });
  return say('step.turn', params);
}
