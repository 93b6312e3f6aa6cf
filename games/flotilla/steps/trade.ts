/** FL-35 … FL-44: each transaction buys a skiff, builds an outpost, or buys or sells one barrel. */
import { type Decision, type Log, type Refusal, refuse, replaceTop } from '@fathom/kernel';
import { NUMBERS } from '../data/box.ts';
import { EFFECTS, type Mods } from '../data/effects.ts';
import { COLOURS, SINK } from '../data/names.ts';
import { at, hasFreeLand, hasOutpost, hasSite, tileOf, withOutpost } from '../field.ts';
import type { Trade } from '../frames.ts';
import { launchSkiff, payBarrels, skiffsAshore, takeBarrels } from '../goods.ts';
import { CELLS } from '../hex.ts';
import { buyPrice, outpostPrice, sellPrice, skiffPrice } from '../market.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { OUTPOST_MOVES, popWhen, STOP } from './moves.ts';

const SELL_MOVES: readonly Move[] = COLOURS.map((_, colour) => ({ kind: 'sell', colour }));
const BUY_MOVES: readonly Move[] = COLOURS.map((_, colour) => ({ kind: 'buy', colour }));
const SKIFF_MOVE: Move = { kind: 'skiff' };

export const trade: Decision<State, Trade, Move> = {
  settle: (s, f) => popWhen(s, f.transactions === 0 || !canTrade(s, EFFECTS[f.effect].mods)),

  moves(s, f) {
    const { mods } = EFFECTS[f.effect];
    const moves: Move[] = [];
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (!explainSale(s, colour)) moves.push(SELL_MOVES[colour]);
    }
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (!explainPurchase(s, colour, mods)) moves.push(BUY_MOVES[colour]);
    }
    if (!explainSkiff(s, mods)) moves.push(SKIFF_MOVE);
    if (!explainOutposts(s, mods)) addSites(s, moves);
    moves.push(STOP);
    return moves;
  },

  explain(s, f, _, move) {
    const { mods } = EFFECTS[f.effect];
    switch (move.kind) {
      case 'stop':
        return undefined;
      case 'sell':
        return explainSale(s, move.colour);
      case 'buy':
        return explainPurchase(s, move.colour, mods);
      case 'skiff':
        return explainSkiff(s, mods);
      case 'outpost':
        return explainOutposts(s, mods) ?? explainSite(s, move.cell);
      default:
        return refuse('FL-35', 'tradeFirst');
    }
  },

  play(s, f, _, move, log) {
    const { mods } = EFFECTS[f.effect];
    if (move.kind === 'stop') {
      s.stack.pop();
      return;
    }
    replaceTop(s, { ...f, transactions: f.transactions - 1 });
    switch (move.kind) {
      case 'sell':
        return sell(s, move.colour, mods, log);
      case 'buy':
        return buy(s, move.colour, mods, log);
      case 'skiff':
        return buySkiff(s, mods, log);
      case 'outpost':
        return buildOutpost(s, move.cell, mods, log);
    }
  },
};

function canTrade(s: State, mods: Mods): boolean {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (!explainSale(s, colour) || !explainPurchase(s, colour, mods)) return true;
  }
  return !explainSkiff(s, mods) || !explainOutposts(s, mods);
}

/** Refusals by colour, made once: a list of moves asks for them all. */
const BOUGHT_ALREADY = COLOURS.map((_, colour) => refuse('FL-42', 'boughtAlready', { colour }));
const NOTHING_TO_SELL = COLOURS.map((_, colour) => refuse('FL-23', 'nothingToSell', { colour }));
const SOLD_ALREADY = COLOURS.map((_, colour) => refuse('FL-42', 'soldAlready', { colour }));
const BANK_EMPTY = COLOURS.map((_, colour) => refuse('A-36', 'bankEmpty', { colour }));

/** FL-23: only the supply can be sold; FL-42: not what was bought in this turn. */
function explainSale(s: State, colour: number): Refusal | undefined {
  if (s.turn.bought[colour] > 0) return BOUGHT_ALREADY[colour];
  return s.barrels[s.seat * COLOURS.length + colour] === 0 ? NOTHING_TO_SELL[colour] : undefined;
}

function explainPurchase(s: State, colour: number, mods: Mods): Refusal | undefined {
  if (s.turn.sold[colour] > 0) return SOLD_ALREADY[colour];
  if (s.bank[colour] === 0) return BANK_EMPTY[colour];
  const coins = buyPrice(s, colour, mods);
  return s.coins[s.seat] < coins ? refuse('FL-41', 'tooExpensive', { coins }) : undefined;
}

function explainSkiff(s: State, mods: Mods): Refusal | undefined {
  if (s.side[s.seat] !== SINK) return refuse('FL-36', 'noSkiffsInCity');
  if (skiffsAshore(s, s.seat) === 0) return refuse('FL-36', 'allSkiffsOut');
  const coins = skiffPrice(mods);
  return s.coins[s.seat] < coins ? refuse('FL-36', 'tooExpensive', { coins }) : undefined;
}

/** Whether an outpost can be built at all. */
function explainOutposts(s: State, mods: Mods): Refusal | undefined {
  if (s.outposts[s.seat] === NUMBERS.outpostCosts.length) return refuse('FL-38', 'allOutpostsBuilt');
  if (s.options.outposts === 'one' && s.turn.outposts > 0) return refuse('A-16', 'oneOutpost');
  if (!hasFreeTile(s)) return refuse('FL-40', 'noRoom');
  const coins = outpostPrice(s, s.seat, mods);
  return s.coins[s.seat] < coins ? refuse('FL-39', 'tooExpensive', { coins }) : undefined;
}

/** FL-40, A-18: on land; on water only when no land site is free. */
function isSite(s: State, cell: number, freeLand: boolean): boolean {
  const value = at(s, s.seat, cell);
  if (value === 0 || hasOutpost(value)) return false;
  return !freeLand || hasSite(tileOf(value), s.side[s.seat]);
}

function explainSite(s: State, cell: number): Refusal | undefined {
  if (isSite(s, cell, hasFreeLand(s, s.seat))) return undefined;
  const value = at(s, s.seat, cell);
  if (value === 0) return refuse('FL-38', 'noTileThere', { cell });
  return hasOutpost(value) ? refuse('FL-40', 'siteTaken', { cell }) : refuse('A-18', 'landFirst', { cell });
}

function addSites(s: State, moves: Move[]): void {
  const freeLand = hasFreeLand(s, s.seat);
  for (let cell = 0; cell < CELLS; cell++) {
    if (isSite(s, cell, freeLand)) moves.push(OUTPOST_MOVES[cell]);
  }
}

function hasFreeTile(s: State): boolean {
  for (let cell = 0; cell < CELLS; cell++) if (isSite(s, cell, false)) return true;
  return false;
}

function sell(s: State, colour: number, mods: Mods, log?: Log): void {
  const coins = sellPrice(s, colour, mods);
  payBarrels(s, colour, 1);
  s.turn.sold[colour]++;
  s.coins[s.seat] += coins;
  log?.event('sold', { seat: s.seat, colour, coins });
}

function buy(s: State, colour: number, mods: Mods, log?: Log): void {
  const coins = buyPrice(s, colour, mods);
  takeBarrels(s, colour, 1);
  s.turn.bought[colour]++;
  s.coins[s.seat] -= coins;
  log?.event('bought', { seat: s.seat, colour, coins });
}

function buySkiff(s: State, mods: Mods, log?: Log): void {
  const coins = skiffPrice(mods);
  s.coins[s.seat] -= coins;
  launchSkiff(s);
  log?.event('boughtSkiff', { seat: s.seat, coins });
}

/** FL-38: pay, place, then score an objective; C5 counts the coins owned before paying. */
function buildOutpost(s: State, cell: number, mods: Mods, log?: Log): void {
  const coinsBefore = s.coins[s.seat];
  const coins = outpostPrice(s, s.seat, mods);
  s.coins[s.seat] -= coins;
  s.outposts[s.seat]++;
  s.turn.outposts++;
  s.field[s.seat * CELLS + cell] = withOutpost(at(s, s.seat, cell));
  log?.event('outpost', { seat: s.seat, cell, coins });
  s.stack.push({ step: 'objective', coinsBefore });
}
