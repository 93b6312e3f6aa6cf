/** The small lines: beside the title and above the question. */
import { ROUNDS } from '../data/box.ts';
import { NOBODY } from '../state.ts';
import { cardName, nameOf, type Table, topOf, traySeat, whoIs } from './table.ts';

export function status({ view, say }: Table): string {
  if (view.ending !== '') return say(`ending.${view.ending}`);
  return say('status.round', { round: view.round, all: ROUNDS, phase: say(`phase.${view.phase}`) });
}

export function step(table: Table): string {
  const { view, say, actors } = table;
  const f = topOf(view);
  if (!f) return say('step.over');
  if (f.step === 'market') return say('step.market');
  const [seat] = actors;
  const coins = view.stations[traySeat(table)].coins ?? 0;
  const params = { who: whoIs(table, seat), name: nameOf(table, seat), coins };
  if (f.step === 'dive' && whoIs(table, seat) === 'you')
    return say('step.dive', { card: cardName(table, f.card) });
  if (f.step === 'bid' && f.leader !== NOBODY)
    return say('step.bid', { ...params, leader: nameOf(table, f.leader), high: f.high });
  return say('step.turn', params);
}
