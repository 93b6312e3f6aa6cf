/** The sea of Submarine as text: a line for each space that holds something, then hand and containers. */
import { type Listener, range, type Say, type Seat } from '@fathom/kernel';
import { jokerCount, owns } from '../container.ts';
import { COLOURS, KINDS } from '../data/box.ts';
import { fleetsAt, tokensIn } from '../reach.ts';
import { COLUMNS, LEVELS, spaceAt, writeSpace } from '../space.ts';
import { besideContainer, colourOf, isMussel, kindOf, type Token } from '../token.ts';
import type { View } from '../view.ts';

const FLEET_WIDTH = 26;

export function sketch(say: Say, view: View, table: Listener): string {
  const columns = COLUMNS.map((name, column) => drawColumn(view, say, table, name, column));
  const seats = view.ships.map((_, seat) => drawSeat(view, say, table, seat));
  return [...columns, '', ...seats, ...drawHand(view, say, table)].join('\n');
}

function drawColumn(view: View, say: Say, table: Listener, name: string, column: number): string {
  const ships = range(view.seats)
    .filter(seat => view.ships[seat] === column)
    .map(seat => table.name(seat));
  const head = `${name}${ships.length > 0 ? `  ▲ ${ships.join(', ')}` : ''}`;
  const lines = LEVELS.map((_, depth) => drawSpace(view, say, table, spaceAt(column, depth)));
  return [head, ...lines.filter(line => line !== '')].join('\n');
}

function drawSpace(view: View, say: Say, table: Listener, space: number): string {
  const tokens = tokensIn(view, space).map(token => tokenName(say, token));
  const boats = fleetsAt(view, space).map(
    ({ seat, submarines: { length } }) => `${table.name(seat)}${length > 1 ? ` ×${length}` : ''}`,
  );
  if (tokens.length === 0 && boats.length === 0) return '';
  const shown = boats.length > 0 ? `◖${boats.join(', ')}◗` : '';
  return `  ${writeSpace(space)} ${shown.padEnd(FLEET_WIDTH)} ${tokens.join(', ')}`.trimEnd();
}

function drawSeat(view: View, say: Say, table: Listener, seat: Seat): string {
  const missing = KINDS.filter((_, kind) => !owns(view, seat, kind)).map(kind => say(`kind.${kind}`));
  const jokers = tokensIn(view, besideContainer(seat)).map(token => tokenName(say, token));
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
