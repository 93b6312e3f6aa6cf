/** Flotilla as text: market, objectives, one's own sea or city cell by cell, the others in a few lines each. */
import type { Listener, Say, Seat } from '@fathom/kernel';
import { topside } from '../crew.ts';
import { CREW } from '../data/box.ts';
import { COLOURS, GUILDS, SIDES } from '../data/names.ts';
import { at, hasOutpost, isDepleted, tileOf } from '../field.ts';
import { CELLS, writeCell } from '../hex.ts';
import { priceOf } from '../market.ts';
import { SKIFFS } from '../state.ts';
import type { View } from '../view.ts';
import { aimText } from './aim.ts';
import { cardName } from './card.ts';
import { programText } from './effect.ts';
import { tileText } from './tile.ts';

export function sketch(say: Say, view: View, table: Listener): string {
  const last = view.lastRound > 0 && view.round >= view.lastRound ? 'yes' : 'no';
  const seats = Array.from({ length: view.seats }, (_, seat) => drawSeat(say, view, table, seat)).flat();
  return [
    say('sketch.round', { round: view.round, last, pool: view.pool }),
    say('sketch.prices', { list: byColour(say, colour => priceOf(view, colour)) }),
    say('sketch.dials', {
      list: GUILDS.map((guild, i) => `${say(`guild.${guild}`)} ${view.dials[i]}`).join(', '),
      sonar: view.sonar,
      survivors: view.survivors,
    }),
    ...drawObjectives(say, view, table),
    ...drawOpenCrew(say, view, table),
    ...seats,
    ...drawHand(say, view, table),
  ].join('\n');
}

/** What an objective would score for whoever looks; a spectator looks with the eyes of the seat on turn. */
function drawObjectives(say: Say, view: View, table: Listener): string[] {
  const seat = table.viewer === 'spectator' ? view.seat : table.viewer;
  const open = view.objectives.map(([top], stack) => {
    const aim = aimText(say, top, view.side[seat]);
    return `  ${say('sketch.objective', { aim, points: view.worth[seat][stack] })}`;
  });
  return [say('sketch.objectives'), ...open];
}

/** Sixteen cards are much to read: they are shown to whoever recruits. */
function drawOpenCrew(say: Say, view: View, table: Listener): string[] {
  if (view.stack.at(-1)?.step !== 'recruit' || table.viewer !== view.seat) return [];
  const cards = view.display.filter(card => card >= 0);
  return [say('sketch.crew'), ...cards.map(card => `  ${drawCard(say, card, view.side[view.seat])}`)];
}

function drawHand(say: Say, view: View, table: Listener): string[] {
  if (table.viewer === 'spectator') return [];
  const side = view.side[table.viewer];
  const cards = view.hands[table.viewer].cards.map(card => `  ${drawCard(say, card, side)}`);
  return ['', say('sketch.hand'), ...cards];
}

function drawSeat(say: Say, view: View, table: Listener, seat: Seat): string[] {
  const side = view.side[seat];
  const top = topside(view, seat);
  const stock = view.stocks[seat].map(tile => tileText(say, tile, side));
  const guilds = GUILDS.map((guild, i) => {
    const index = seat * GUILDS.length + i;
    const params = { space: view.discs[index], seals: view.seals[index] };
    return say('sketch.guild', { guild: say(`guild.${guild}`), ...params });
  });
  return [
    '',
    `${table.name(seat)}: ${say('sketch.seat', {
      side: say(`side.${SIDES[side]}`),
      points: view.vp[seat],
      coins: view.coins[seat],
      barrels: drawBarrels(say, view, seat),
      toxicity: view.toxicity[seat],
      hand: view.hands[seat].size,
    })}`,
    `  ${say('sketch.guilds', { list: guilds.join(', ') })}`,
    ...(top >= 0 ? [`  ${say('sketch.top', { card: drawCard(say, top, side) })}`] : []),
    ...(table.viewer === seat ? drawField(say, view, seat) : [`  ${drawArea(say, view, seat)}`]),
    ...(stock.length > 0 ? [`  ${say('sketch.stock', { list: stock.join('; ') })}`] : []),
  ];
}

function drawBarrels(say: Say, view: View, seat: Seat): string {
  const owned = (colour: number) => view.barrels[seat * COLOURS.length + colour];
  if (COLOURS.every((_, colour) => owned(colour) === 0)) return say('sketch.noBarrels');
  return say('sketch.barrels', { list: byColour(say, owned) });
}

function drawArea(say: Say, view: View, seat: Seat): string {
  const cells = Array.from({ length: CELLS }, (_, cell) => at(view, seat, cell)).filter(value => value !== 0);
  return say('sketch.area', {
    tiles: cells.length,
    outposts: cells.filter(hasOutpost).length,
    skiffs: skiffsOf(seat).filter(skiff => view.skiffs[skiff] >= 0).length,
    artifacts: view.artifacts[seat],
  });
}

function drawField(say: Say, view: View, seat: Seat): string[] {
  return Array.from({ length: CELLS }, (_, cell) => cell).flatMap(cell => {
    const value = at(view, seat, cell);
    if (value === 0) return [];
    const parts = [
      tileText(say, tileOf(value), view.side[seat]),
      ...(isDepleted(value) ? [say('tile.depleted')] : []),
      ...(hasOutpost(value) ? [say('tile.outpost')] : []),
      ...skiffsOf(seat).flatMap(skiff => (view.skiffs[skiff] === cell ? [drawSkiff(say, view, skiff)] : [])),
    ];
    return [`  ${writeCell(cell)}  ${parts.join(' · ')}`];
  });
}

function skiffsOf(seat: Seat): number[] {
  return Array.from({ length: SKIFFS }, (_, i) => seat * SKIFFS + i);
}

function drawSkiff(say: Say, view: View, skiff: number): string {
  const load = (colour: number) => view.cargo[skiff * COLOURS.length + colour];
  const empty = COLOURS.every((_, colour) => load(colour) === 0);
  return say('sketch.skiff', { cargo: empty ? 'none' : byColour(say, load) });
}

function drawCard(say: Say, card: number, side: number): string {
  const { value, programs } = CREW[card];
  return say('sketch.card', {
    name: cardName(say, card, side),
    side: SIDES[side],
    value: value[side],
    effects: programText(say, programs[side], side),
  });
}

/** "green 2, red 1"; what there is none of is left out. */
function byColour(say: Say, count: (colour: number) => number): string {
  return COLOURS.flatMap((name, colour) =>
    count(colour) > 0 ? [`${say(`colour.${name}`)} ${count(colour)}`] : [],
  ).join(', ');
}
