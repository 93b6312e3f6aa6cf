/** What a press on a cell of the chart does, in each step. */
import { districtScore, ringPoints } from '../city.ts';
import { EFFECTS, NO_MODS } from '../data/effects.ts';
import { SINK } from '../data/names.ts';
import { ownerOf, shown } from '../dice.ts';
import { at, bestTurn, distancesFrom, isBeside } from '../field.ts';
import type { Dive, Frame, Lay, TurnTile } from '../frames.ts';
import { HOME, writeCell } from '../hex.ts';
import { outpostPrice } from '../market.ts';
import type { Move } from '../move.ts';
import type { Choices } from './choices.ts';
import { type Haul, haulOf } from './haul.ts';
import { type Held, hold } from './held.ts';
import { isDeciding, refuseMove, type Table } from './table.ts';

/** The consequence shown on the cell before it is pressed. */
export type Tag =
  | { readonly kind: 'moves'; readonly n: number; readonly home: boolean }
  | { readonly kind: 'price'; readonly coins: number }
  | { readonly kind: 'score'; readonly value: number; readonly tiles: number; readonly ring: number }
  | { readonly kind: 'circle'; readonly n: number }
  | { readonly kind: 'haul'; readonly haul: Haul };

export interface Hit {
  readonly label: string;
  readonly legal: boolean;
  readonly press: () => void;
  readonly tag?: Tag | undefined;
  /** The skiff about to sail. */
  readonly chosen?: boolean;
}

export interface Situation {
  readonly table: Table;
  readonly choices: Choices;
  readonly held: Held;
}

export function hitOf(situation: Situation, cell: number): Hit | undefined {
  const { table } = situation;
  const frame = table.view.stack.at(-1);
  if (!frame || !isDeciding(table)) return undefined;
  switch (frame.step) {
    case 'sail':
      return sailTo(situation, cell);
    case 'lay':
      return layOn(situation, cell, frame);
    case 'turn':
      return cell === frame.cell ? turnAt(situation, frame) : undefined;
    case 'trade':
      return offered(situation, cell, { kind: 'outpost', cell }, frame);
    case 'restore':
      return offered(situation, cell, { kind: 'restore', cell }, frame);
    case 'dive':
      return haulTo(situation, cell, frame);
    default:
      return undefined;
  }
}

/** The skiff that sails: the one taken up, or the only one there is. */
function sailingFrom({ choices, held }: Pick<Situation, 'choices' | 'held'>): number | undefined {
  if (held.skiff !== undefined) return held.skiff;
  return choices.sail.size === 1 ? [...choices.sail.keys()][0] : undefined;
}

function sailTo(situation: Situation, cell: number): Hit | undefined {
  const { table, choices, held } = situation;
  const { view, say, send } = table;
  const from = sailingFrom(situation);
  const name = writeCell(cell);
  const move = from === undefined ? undefined : choices.sail.get(from)?.get(cell);
  if (move && from !== undefined) {
    const n = distancesFrom(view, view.seat, from)[cell];
    return {
      label: say('board.sailTo', { cell: name, n }),
      legal: true,
      press: () => send(move),
      tag: { kind: 'moves', n, home: cell === HOME },
    };
  }
  if (cell === from) {
    const press = () => hold(view, { ...held, skiff: undefined });
    return { label: say('board.dropSkiff'), legal: false, press, chosen: true };
  }
  if (choices.sail.has(cell)) {
    const press = () => hold(view, { ...held, skiff: cell });
    return { label: say('board.takeSkiff', { cell: name }), legal: true, press };
  }
  if (at(view, view.seat, cell) === 0) return undefined;
  return whyNot(table, cell, { kind: 'sail', from: from ?? cell, to: cell });
}

function layOn({ table, choices }: Situation, cell: number, frame: Lay): Hit | undefined {
  const { view, say, send } = table;
  const move = choices.cell.get(cell);
  if (!move) {
    const near = at(view, view.seat, cell) !== 0 || isBeside(view, view.seat, cell);
    return near ? whyNot(table, cell, { kind: 'lay', cell }) : undefined;
  }
  const { circles } = bestTurn(view, view.seat, frame.tile, cell);
  const press = () => send(move);
  if (view.side[view.seat] === SINK) {
    const label = say('board.layOn', { cell: writeCell(cell), circles });
    return { label, legal: true, press, tag: circles > 0 ? { kind: 'circle', n: circles } : undefined };
  }
  const { value, tiles } = districtScore(view, view.seat, frame.tile, cell);
  const ring = ringPoints(view.sonar, circles);
  const label = say('board.buildOn', { cell: writeCell(cell), points: value * tiles, ring });
  return { label, legal: true, press, tag: { kind: 'score', value, tiles, ring } };
}

function turnAt({ table, held }: Situation, frame: TurnTile): Hit {
  const turns = turnsHeld(table, held, frame);
  return {
    label: table.say('board.turnTile'),
    legal: true,
    press: () => hold(table.view, { ...held, turns: (turns + 1) % 6 }),
  };
}

/** How the tile lies while it is being turned; at first as it completes the most. */
export function turnsHeld({ view }: Table, held: Held, frame: TurnTile): number {
  return held.turns ?? bestTurn(view, view.seat, frame.tile, frame.cell).turns;
}

function offered({ table, choices }: Situation, cell: number, wish: Move, frame: Frame): Hit | undefined {
  const { view, say, send } = table;
  if (at(view, view.seat, cell) === 0) return undefined;
  const move = choices.cell.get(cell);
  if (!move) return whyNot(table, cell, wish);
  const press = () => send(move);
  if (move.kind !== 'outpost')
    return { label: say('board.restore', { cell: writeCell(cell) }), legal: true, press };
  const coins = outpostPrice(view, view.seat, frame.step === 'trade' ? EFFECTS[frame.effect].mods : NO_MODS);
  const label = say('board.outpost', { cell: writeCell(cell), coins });
  return { label, legal: true, press, tag: { kind: 'price', coins } };
}

function haulTo(situation: Situation, cell: number, frame: Dive): Hit | undefined {
  const { table, choices, held } = situation;
  const { view, say, send } = table;
  const taken = frame.dice[held.die ?? 0] ?? frame.dice[0];
  const die = shown(taken);
  const own = ownerOf(taken) >= 0;
  const move = choices.dice.find(one => one.die === die && one.own === own && one.cell === cell);
  if (!move)
    return at(view, view.seat, cell) === 0 ? undefined : whyNot(table, cell, { kind: 'die', die, own, cell });
  return {
    label: say('board.haul', { cell: writeCell(cell) }),
    legal: true,
    press: () => send(move),
    tag: { kind: 'haul', haul: haulOf(table, move) },
  };
}

function whyNot(table: Table, cell: number, move: Move): Hit {
  return {
    label: table.say('board.whyNot', { cell: writeCell(cell) }),
    legal: false,
    press: () => refuseMove(table, move),
  };
}
