/** The sea of Submarine as text: a line for each space that holds something, then hand and containers. */

import type { Listener, Say, Seat } from '@fathom/kernel';
import { jokerCount, owns } from '../container.ts';
import { COLOURS, KINDS } from '../data/box.ts';
import { COLUMNS, LEVELS, spaceAt, writeSpace } from '../space.ts';
import { besideContainer, colourOf, isMussel, kindOf, TOKENS, type Token } from '../token.ts';
import type { View } from '../view.ts';

const FLEET_WIDTH = 26;

export function sketch(say: Say, view: View, table: Listener): string {
  const columns = COLUMNS.map((name, column) => drawColumn(view, say, table, name, column));
  const seats = view.ships.map((_, seat) => drawSeat(view, say, table, seat));
  return [...columns, '', ...seats, ...drawHand(view, say, table)].join('\n');
}

function drawColumn(view: View, say: Say, table: Listener, name: string, column: number): string {
  const ships = seatsWhere(view, seat => view.ships[seat] === column).map(seat => table.name(seat));
  const head = `${name}${ships.length > 0 ? `  ▲ ${ships.join(', ')}` : ''}`;
  const lines = LEVELS.map((_, depth) => drawSpace(view, say, table, spaceAt(column, depth)));
  return [head, ...lines.filter(line => line !== '')].join('\n');
}

function drawSpace(view: View, say: Say, table: Listener, space: number): string {
  const tokens = tokensAt(view, space).map(token => tokenName(say, token));
  const fleet = view.submarines.length / view.seats;
  const boats = seatsWhere(view, () => true).flatMap(seat => {
    const count = view.submarines.slice(seat * fleet, (seat + 1) * fleet).filter(at => at === space).length;
    return count > 0 ? [`${table.name(seat)}${count > 1 ? ` ×${count}` : ''}`] : [];
  });
  if (tokens.length === 0 && boats.length === 0) return '';
  const shown = boats.length > 0 ? `◖${boats.join(', ')}◗` : '';
  return `  ${writeSpace(space)} ${shown.padEnd(FLEET_WIDTH)} ${tokens.join(', ')}`.trimEnd();
}

function drawSeat(view: View, say: Say, table: Listener, seat: Seat): string {
  const missing = KINDS.filter((_, kind) => !owns(view, seat, kind)).map(kind => say(`kind.${kind}`));
  const jokers = tokensAt(view, besideContainer(seat)).map(token => tokenName(say, token));
  return [
    `${table.name(seat)}: ${say('tray.treasures', { n: KINDS.length - missing.length })}`,
    missing.length > 0 ? say('sketch.missing', { list: missing.join(', ') }) : say('sketch.full'),
    say('sketch.cards', { n: view.hands[seat].size }),
    say('sketch.pile', { n: view.piles[seat].length }),
    ...(jokerCount(view, seat) > 0 ? [say('sketch.jokers', { list: jokers.join(', ') })] : []),
  ].join(' · ');
}

function drawHand(view: View, say: Say, table: Listener): string[] {
  if (table.viewer === 'spectator') return [];
  const cards = view.hands[table.viewer].known.map(colour => say(`colour.${COLOURS[colour]}`));
  return ['', cards.length > 0 ? say('sketch.hand', { list: cards.join(', ') }) : say('tray.emptyHand')];
}

function tokenName(say: Say, token: Token): string {
  const kind = isMussel(token) ? 'mussel' : KINDS[kindOf(token)];
  return `${say(`kind.${kind}`)} (${say(`colour.${COLOURS[colourOf(token)]}`)})`;
}

function tokensAt(view: View, place: number): Token[] {
  const tokens: Token[] = [];
  for (let token = 0; token < TOKENS; token++) if (view.at[token] === place) tokens.push(token);
  return tokens;
}

function seatsWhere(view: View, keep: (seat: Seat) => boolean): Seat[] {
  return [...Array(view.seats).keys()].filter(keep);
}
