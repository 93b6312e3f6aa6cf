/** How New Eden speaks. The sentences are in en.ts and de.ts, the names of the cards come with the data; here is only which one is said, and to whom. */
import {
  type Event,
  type Lang,
  type Listener,
  type Params,
  range,
  type Say,
  top,
  type Voice,
  type Words,
} from '@fathom/kernel';
import { auctionOf } from '../auction.ts';
import { MARKET_DAMAGE, MARKET_PRICE, TILE_PRICE } from '../data/box.ts';
import { AMOUNT, BOTTLE, CARD_ID, CARD_NAME, type Card, GROUP } from '../data/card.ts';
import type { Frame } from '../frames.ts';
import { cardOf } from '../module.ts';
import type { Move } from '../move.ts';
import { armOf, DOME, indexOf, type Place } from '../place.ts';
import { nextPlantUse } from '../power-plant.ts';
import { UNSEALED } from '../state.ts';
import { priceAt } from '../steps/buy.ts';
import { nextPassing } from '../steps/pass.ts';
import type { StationView, View } from '../view.ts';
import { de as cardsDe } from './cards.de.ts';
import { en as cardsEn } from './cards.en.ts';
import { de } from './de.ts';
import { en, type Key } from './en.ts';
import { gist } from './gist.ts';
import { listed } from './list.ts';

export const speech: Voice<View, Move> = {
  words: {
    en: { ...en, ...cardsEn, ...cardNames('en') },
    de: { ...de, ...cardsDe, ...cardNames('de') },
  },
  ask,
  label,
  opening: (say, move) =>
    move.kind === 'buy' ? say('opening.buy', named(say, { card: move.card })) : undefined,
  tell,
  impersonal: ['round', 'market', 'auction', 'purchased', 'bonus', 'stood', 'fell', 'ended'],
  gist,
};

/** `card.1A-01` and so on, for boards. */
function cardNames(lang: Lang): Words {
  return Object.fromEntries(CARD_ID.map((id, card) => [`card.${id}`, CARD_NAME[card][lang]]));
}

function ask(say: Say, view: View, table: Listener, moves: readonly Move[]): string {
  if (view.ending !== '') return say(`ending.${view.ending}`);
  const f = top(view);
  if (moves.length > 0) return say(question(f, moves), questionParams(f, moves));
  return say(`wait.${f.step}`, {
    name: 'seat' in f ? table.name(f.seat) : '',
    names: choosing(say, view, table),
  });
}

function question(f: Frame, moves: readonly Move[]): Key {
  const can = (...kinds: Move['kind'][]) => moves.some(move => kinds.includes(move.kind));
  switch (f.step) {
    case 'turn':
      if (can('pass')) return 'ask.turn';
      return can('plant', 'expand') ? 'ask.wrap' : 'ask.end';
    case 'dive':
      if (can('swim')) return 'ask.dive';
      return can('hold') ? 'ask.hold' : 'ask.activate';
    case 'destroy':
      return 'ask.destroy';
    case 'attach':
      return 'ask.attach';
    case 'block':
      return 'ask.block';
    case 'auction':
      return 'ask.auction';
    case 'bid':
      return can('bid') ? 'ask.bid' : 'ask.drop';
    case 'reward':
      if (can('skip')) return can('use') ? 'ask.reward' : 'ask.skip';
      return can('extra') ? 'ask.extra' : 'ask.finish';
    case 'tank':
      return 'ask.tank';
    default:
      return 'ask.market';
  }
}

function questionParams(f: Frame, moves: readonly Move[]): Params {
  const count = (kind: Move['kind']) => moves.filter(move => move.kind === kind).length;
  return {
    buy: count('buy') > 0 ? 'yes' : 'no',
    use: count('use') > 0 ? 'yes' : 'no',
    free: count('plant') + count('expand') > 0 ? 'yes' : 'no',
    cards: count('attach'),
    rows: f.step === 'block' ? f.rows : 0,
    high: f.step === 'bid' ? f.high : 0,
    left: f.step === 'reward' ? f.activations : 0,
  };
}

/** NE-53: whoever has sealed a choice waits for the others. */
function choosing(say: Say, view: View, table: Listener): string {
  const open = range(view.seats).filter(seat => view.sealed[seat] === UNSEALED);
  return listed(
    say,
    open.map(seat => table.name(seat)),
  );
}

function label(say: Say, move: Move, view: View): string {
  return say(`label.${move.kind}`, named(say, labelParams(say, move, view)));
}

function labelParams(say: Say, move: Move, view: View): Params {
  const station = view.stations[view.viewer === 'spectator' ? 0 : view.viewer];
  switch (move.kind) {
    case 'buy':
      return { card: move.card, price: priceAt(view.display.indexOf(move.card)) };
    case 'use':
      return { card: move.card, first: BOTTLE[move.card][0], second: BOTTLE[move.card][1] };
    case 'swim':
      return { steps: move.steps, start: cardAt(station, move.from), goal: cardAt(station, move.to) };
    case 'activate': {
      const card = cardAt(station, move.place);
      return { card, arm: armOf(move.place), amount: AMOUNT[card] };
    }
    case 'pass': {
      const { points, nautilus } = nextPassing(view);
      return { points, first: nautilus ? 'yes' : 'no' };
    }
    case 'plant':
      return { ...nextPlantUse(station) };
    case 'expand':
      return { tile: move.tile, price: TILE_PRICE };
    case 'market': {
      const count = move.cards.length;
      const list = nameCards(say, move.cards);
      return { count, list, price: MARKET_PRICE[count], damage: MARKET_DAMAGE[count] };
    }
    case 'destroy': {
      const outermost = station.arms[move.arm].at(-1);
      return { arm: move.arm, card: outermost === undefined ? -1 : cardOf(outermost) };
    }
    case 'drop':
      return { high: auctionOf(view)?.high ?? 0 };
    case 'end':
      return { step: top(view).step };
    default: {
      const { kind, ...params } = move;
      return params;
    }
  }
}

function tell(say: Say, event: Event, table: Listener): string {
  return say(`event.${event.key}`, {
    ...named(say, event.params),
    ...person(say, event, table),
    ...choice(say, event),
    ...gain(event),
  });
}

/** What an activated module brings: coins, points or repair. */
function gain({ key, params }: Event): Params {
  return key === 'activated' ? { arm: GROUP[Number(params.card)] } : {};
}

/** NE-100: nobody sits at Deep Thought's station. */
function person(say: Say, { params }: Event, table: Listener): Params {
  if (params.seat === undefined) return {};
  if (params.scripted !== undefined) return { who: 'other', name: say('deepThought') };
  const seat = Number(params.seat);
  return { who: table.viewer === seat ? 'you' : 'other', name: table.name(seat) };
}

/** Which cards were chosen on the black market is in the event only for those who may know it. */
function choice(say: Say, { key, params }: Event): Params {
  if (key !== 'sealed') return {};
  if (params.cards === undefined) return { seen: 'no', list: '' };
  const ids = String(params.cards)
    .split(' ')
    .filter(id => id !== '');
  return {
    seen: ids.length > 0 ? 'yes' : 'none',
    list: listed(
      say,
      ids.map(id => say(`card.${id}`)),
    ),
  };
}

/** Cards are numbers in moves and events; a sentence wants their names. */
function named(say: Say, params: Params): Params {
  const names: Record<string, string> = {};
  for (const key of ['card', 'start', 'goal']) {
    const card = params[key];
    if (card !== undefined)
      names[`${key}Name`] = Number(card) < 0 ? say('dome') : say(`card.${CARD_ID[Number(card)]}`);
  }
  return { ...params, ...names };
}

function nameCards(say: Say, cards: readonly Card[]): string {
  return listed(
    say,
    cards.map(card => say(`card.${CARD_ID[card]}`)),
  );
}

function cardAt(station: StationView, place: Place): Card {
  if (place === DOME) return -1;
  const module = station.arms[armOf(place)][indexOf(place)];
  return module === undefined ? -1 : cardOf(module);
}
