/** Where on the table moves act and events happen. */
import { BOARD, type Places, PROMPT, seatPlace, TRAY } from '@fathom/parts/places.ts';
import { RELICS } from '../data/box.ts';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';

export const NOTICE = `${BOARD}:notice`;
export const TURNER = `${BOARD}:turner`;
export const SKIFF = `${BOARD}:skiff`;
export const SONAR = `${BOARD}:sonar`;
export const SURVIVORS = `${BOARD}:survivors`;
export const POOL = `${BOARD}:pool`;
export const DOCK = `${BOARD}:dock`;

/** On a phone the hub lies behind a button: what it holds is found there. */
export const HUB = [
  ...['price', 'guild', 'relic', 'objective', 'card'].map(held => `${BOARD}:${held}`),
  SONAR,
  SURVIVORS,
  POOL,
  DOCK,
].join(' ');

export function cellPlace(seat: number, cell: number): string {
  return seatPlace(seat, 'cell', cell);
}

/** A card in the hand, and one that waits to be recruited. */
export function handPlace(card: number): string {
  return `${TRAY}:card:${card}`;
}

export function crewPlace(card: number): string {
  return `${BOARD}:card:${card}`;
}

export function topPlace(seat: number): string {
  return seatPlace(seat, 'top');
}

export function guildPlace(guild: number): string {
  return `${BOARD}:guild:${guild}`;
}

export function relicPlace(relic: number): string {
  return `${BOARD}:relic:${relic}`;
}

export function pricePlace(colour: number): string {
  return `${BOARD}:price:${colour}`;
}

export function objectivePlace(stack: number): string {
  return `${BOARD}:objective:${stack}`;
}

export function diePlace(die: number): string {
  return `${BOARD}:die:${die}`;
}

export function barrelPlace(seat: number, colour: number): string {
  return seatPlace(seat, 'barrel', colour);
}

export const places: Places<View, Move> = {
  ofMove(move, { seat }) {
    switch (move.kind) {
      case 'play':
        return [handPlace(move.card)];
      case 'copy':
        return [topPlace(move.seat)];
      case 'sail':
        return [cellPlace(seat, move.from), cellPlace(seat, move.to)];
      case 'guild':
        return [guildPlace(move.guild)];
      case 'recruit':
        return [crewPlace(move.card)];
      case 'barrel':
      case 'buy':
      case 'sell':
        return [`${BOARD}:${move.kind}:${move.colour}`];
      case 'skiff':
        return [SKIFF];
      case 'outpost':
      case 'lay':
      case 'restore':
        return [cellPlace(seat, move.cell)];
      case 'objective':
        return [objectivePlace(move.stack)];
      case 'price':
        return [`${pricePlace(move.colour)}:${move.by}`];
      case 'tile':
        return [`${BOARD}:tile:${move.tile}`];
      case 'turn':
        return [TURNER];
      case 'again':
        return [diePlace(move.die)];
      case 'set':
        return [diePlace(move.from), `${BOARD}:face:${move.to}`];
      case 'die':
        return [diePlace(move.die), cellPlace(seat, move.cell)];
      case 'enter':
      case 'join':
      case 'retire':
      case 'skip':
        return [NOTICE];
      default:
        // A yes or no stands beside what it would mean.
        return [PROMPT, NOTICE];
    }
  },

  ofEvent({ key, params }, view) {
    const [seat, cell, guild, colour, from, to] = NAMES.map(name => Number(params[name]));
    switch (key) {
      case 'played':
      case 'retired':
        return [topPlace(seat)];
      case 'copied':
        return [topPlace(from), topPlace(seat)];
      case 'sailed':
        return [cellPlace(seat, from), cellPlace(seat, to)];
      case 'laid':
      case 'built':
      case 'outpost':
      case 'restored':
      case 'depleted':
      case 'die':
        return [cellPlace(seat, cell)];
      case 'recruited':
        return [crewPlace(Number(params.card)), seatPlace(seat)];
      case 'price':
        return [pricePlace(colour)];
      case 'dial':
      case 'influenced':
      case 'sealed':
      case 'named':
      case 'triggered':
      case 'toll':
        return [guildPlace(guild)];
      case 'artifact':
        return [guildPlace(RELICS[Number(params.artifact)].guild)];
      case 'survivor':
        return [SURVIVORS];
      case 'coins':
      case 'boughtSkiff':
        return [seatPlace(seat, 'coins')];
      case 'bought':
      case 'sold':
        return [pricePlace(colour), barrelPlace(seat, colour)];
      case 'gained':
      case 'paid':
        return [barrelPlace(seat, colour)];
      case 'toxic':
      case 'cleaned':
      case 'poisoned':
        return [seatPlace(seat, 'toxicity')];
      case 'ring':
        return [SONAR];
      case 'dock':
        return [DOCK];
      case 'poolEmpty':
        return [POOL];
      case 'open':
        return [objectivePlace(view.objectives.findIndex(([open]) => open === params.objective))];
      default:
        return [params.seat === undefined ? BOARD : seatPlace(seat)];
    }
  },
};

/** What the events of Flotilla are about. */
const NAMES = ['seat', 'cell', 'guild', 'colour', 'from', 'to'] as const;
