/** How promising a move looks at a glance: what a search tries first and a playout follows. */
import { exponential, type Seat, top } from '@fathom/kernel';
import { CREW, NUMBERS, TILES } from '../data/box.ts';
import { COLOURS, GUILDS, SINK } from '../data/names.ts';
import { at, isDepleted, tileOf } from '../field.ts';
import type { Frame } from '../frames.ts';
import { roomOn } from '../goods.ts';
import { DISTANCE, HOME } from '../hex.ts';
import { priceOf } from '../market.ts';
import type { Move } from '../move.ts';
import { SKIFFS, type State } from '../state.ts';
import { hubWorth, pathWorth } from './bonus.ts';
import { cellPrior, tilePrior, turnPrior } from './laying.ts';
import { againPrior, setPrior } from './research.ts';
import { Wishes } from './wishes.ts';

const wishes = new Wishes();

export function prior(s: State, seat: Seat, move: Move): number {
  wishes.forget();
  return priorIn(s, seat, top(s), move);
}

export function priors(s: State, seat: Seat, moves: readonly Move[], out: number[]): void {
  const f = top(s);
  wishes.forget();
  for (let i = 0; i < moves.length; i++) out[i] = priorIn(s, seat, f, moves[i]);
}

function priorIn(s: State, seat: Seat, f: Frame, move: Move): number {
  switch (move.kind) {
    case 'play':
      return CREW[move.card].recalls ? 0.1 + 0.25 * s.piles[seat].length : 1 + CREW[move.card].level;
    case 'sail':
      return voyagePrior(s, seat, f, move.from, move.to);
    case 'guild':
      return guildPrior(s, seat, f, move.guild);
    case 'enter':
      return 1.5;
    case 'recruit':
      return CREW[move.card].level * 2;
    case 'tile':
      return tilePrior(s, seat, move.tile, wishes);
    case 'lay':
      return f.step === 'lay' ? cellPrior(s, seat, f.tile, move.cell) : 1;
    case 'turn':
      return f.step === 'turn' ? turnPrior(s, seat, f.tile, f.cell, move.turns) : 1;
    case 'again':
      return f.step === 'reroll' && f.divers === 0 ? againPrior(s, f.dice, move.die) : 1.2;
    case 'set':
      return f.step === 'set' ? setPrior(s, f.dice, move.from, move.to) : 1;
    case 'die':
      return 1 + roomOn(s, s.skiffs.indexOf(move.cell, seat * SKIFFS));
    case 'retire':
      return 0.6;
    case 'stop':
      return f.step === 'draw' || f.step === 'restore' ? 0.1 : 0.9;
    default:
      return dealPrior(s, seat, f, move);
  }
}

/** What is bought, sold, taken, paid and scored. */
function dealPrior(s: State, seat: number, f: Frame, move: Move): number {
  switch (move.kind) {
    case 'barrel':
      return f.step === 'pay'
        ? 1 / (1 + wishes.need(s, seat, move.colour))
        : 1 + wishes.need(s, seat, move.colour) + priceOf(s, move.colour);
    case 'sell':
      return s.side[seat] === SINK
        ? priceOf(s, move.colour) / 3
        : Math.max(0.05, (priceOf(s, move.colour) - 6) / 4 - wishes.need(s, seat, move.colour));
    case 'buy':
      return s.side[seat] === SINK ? 0.02 : 0.05 + 1.2 * wishes.need(s, seat, move.colour);
    case 'skiff':
      return s.pool > s.seats * 30 ? 2.5 : 0.2;
    case 'outpost':
      return sitePrior(s, seat, move.cell);
    case 'objective':
      return objectivePrior(s, seat, f, move.stack);
    case 'price':
      return pricePrior(s, seat, move.colour, move.by);
    default:
      return 1;
  }
}

function voyagePrior(s: State, seat: number, f: Frame, from: number, to: number): number {
  const first = s.skiffs.indexOf(from, seat * SKIFFS);
  const skiff = f.step === 'sail' && f.leaving >= 0 ? seat * SKIFFS + f.leaving : first;
  const gain = Math.min(50, exponential(berth(s, seat, skiff, to) - berth(s, seat, skiff, from)));
  return isLonely(s, seat, to) ? gain : CROWDED * gain;
}

/** Where a skiff lies another one rarely gains by changing places with it. */
const CROWDED = 0.1;

function isLonely(s: State, seat: number, cell: number): boolean {
  if (cell === HOME) return true;
  for (let i = seat * SKIFFS; i < (seat + 1) * SKIFFS; i++) if (s.skiffs[i] === cell) return false;
  return true;
}

/** Mean barrels of a die, by depth. */
const YIELD = [0, 1.17, 1.83, 2.5];

/** How well a skiff lies on a cell: at home with cargo, at sea with room. */
function berth(s: State, seat: number, skiff: number, cell: number): number {
  const room = roomOn(s, skiff);
  const load = NUMBERS.cargo - room;
  if (cell === HOME) return load > 0 ? 1.2 * load : 0;
  const value = at(s, seat, cell);
  if (isDepleted(value)) return -0.5 - 0.1 * DISTANCE[cell];
  const { depth, resource } = TILES[tileOf(value)];
  const catches = Math.min(room, 2 * YIELD[depth]);
  return (catches * priceOf(s, resource)) / 6 - 0.15 * DISTANCE[cell] - 0.2 * load * DISTANCE[cell];
}

function guildPrior(s: State, seat: number, f: Frame, guild: number): number {
  switch (f.step) {
    case 'influence':
      return pathWorth(s, seat, guild, f.split ? 1 : f.steps);
    case 'dial':
      return 0.2 + 2 * wishes.wish(s, seat, guild);
    case 'seal':
      return 1 + 0.3 * s.seals[seat * GUILDS.length + guild];
    case 'joker':
      return 0.1 + (f.symbols[guild] + f.jokers >= 3 ? hubWorth(s, guild) : 0);
    default:
      return 0.1 + hubWorth(s, guild);
  }
}

function objectivePrior(s: State, seat: number, f: Frame, stack: number): number {
  const coins = f.step === 'objective' ? f.coinsBefore : s.coins[seat];
  return 0.1 + wishes.worth(s, seat, stack, coins) + (s.objectives[stack].length > 1 ? 1 : 0);
}

/** An outpost is as good as the best objective; on the starter tile it survives the turning. */
function sitePrior(s: State, seat: number, cell: number): number {
  return 0.1 + (wishes.objective(s, seat) / 5) * (cell === HOME ? 1.1 : 1);
}

function pricePrior(s: State, seat: number, colour: number, by: number): number {
  const held = s.barrels[seat * COLOURS.length + colour];
  return s.side[seat] === SINK
    ? 0.1 + Math.max(0, by) * held
    : 0.1 + Math.max(0, -by) * wishes.need(s, seat, colour);
}
