/** The small lines: beside the title and above the question. */
import type { Frame } from '../frames.ts';
import { cardName } from '../words/card.ts';
import { figures } from '../words/figures.ts';
import { nameOf, type Table, whoIs } from './table.ts';

export function status({ view, say }: Table): string {
  if (view.ending !== '') return say('status.over', { round: view.round });
  if (view.round === 0) return say('status.setup');
  if (view.lastRound > 0)
    return say(view.round < view.lastRound ? 'status.lastButOne' : 'status.last', { round: view.round });
  return say('status.pool', { round: view.round, left: view.pool });
}

/** Whose turn, with which card, and how many are left of what is being done. */
export function step(table: Table): string {
  const { view, say } = table;
  const frame = view.stack.at(-1);
  if (!frame) return say('status.over', { round: view.round });
  const side = view.side[view.seat];
  const { card, as } = view.turn;
  const played = card >= 0 ? card : as;
  const params = {
    who: whoIs(table, view.seat),
    name: nameOf(table, view.seat),
    card: played < 0 ? '' : cardName(say, played, side),
    copied: as >= 0 && card >= 0 && as !== card ? cardName(say, as, side) : '',
    ...figures(frame),
  };
  const key = params.who === 'you' && ASKED.has(frame.step) ? undefined : COUNTED[frame.step];
  const head = say(
    params.card === '' ? 'step.turn' : params.copied === '' ? 'step.card' : 'step.copy',
    params,
  );
  return key === undefined ? head : `${head}, ${say(key, params)}`;
}

const COUNTED: Readonly<Partial<Record<Frame['step'], string>>> = {
  sail: 'step.moves',
  trade: 'step.transactions',
  dive: 'step.dice',
  draw: 'step.tiles',
  build: 'step.builds',
  influence: 'step.spaces',
  gain: 'step.barrels',
  pay: 'step.pay',
  reroll: 'step.rerolls',
};

/** Whoever decides reads the number in the question below. */
const ASKED: ReadonlySet<Frame['step']> = new Set([
  'sail',
  'trade',
  'draw',
  'build',
  'influence',
  'gain',
  'pay',
]);
