/** Rows to choose from: cards, tiles, objectives, barrels. */
import { Icon } from '@fathom/parts/icon.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { topside } from '../crew.ts';
import { TILES } from '../data/box.ts';
import { EFFECTS, NO_MODS } from '../data/effects.ts';
import { COLOURS, SKY } from '../data/names.ts';
import type { Build, Draw, Frame, Gain, Pay } from '../frames.ts';
import type { Move } from '../move.ts';
import { costOf } from '../steps/build.ts';
import { aimText } from '../words/aim.ts';
import { tileText } from '../words/tile.ts';
import { Barrel } from './barrel.tsx';
import { CardFace, cardText } from './card.tsx';
import type { Choices } from './choices.ts';
import { Option } from './option.tsx';
import { markOf, nameOf, type Table } from './table.ts';
import { Tile } from './tile.tsx';

interface ShelfProps<F extends Frame = Frame> {
  readonly table: Table;
  readonly frame: F;
  readonly choices: Choices;
}

/** RECRUIT: the open cards, those that may be taken first. */
export function Recruits({ table, choices }: ShelfProps) {
  const { view, say } = table;
  const side = view.side[view.seat];
  const cards = view.display.filter(card => card >= 0);
  const lit = cards.filter(card => choices.recruit.has(card));
  const rest = cards.filter(card => !choices.recruit.has(card));
  return (
    <ul className="shelf cards" data-scrolls aria-label={say('strip.recruits')}>
      {[...lit, ...rest].map(card => (
        <li key={card}>
          <Option
            table={table}
            move={choices.recruit.get(card)}
            wish={{ kind: 'recruit', card }}
            label={cardText(say, card, side)}
            className="crew"
          >
            <CardFace say={say} card={card} side={side} words />
          </Option>
        </li>
      ))}
    </ul>
  );
}

/** FL-28: the top cards of the others. */
export function Topsides({ table, choices }: ShelfProps) {
  const { view, say } = table;
  const others = table.seats
    .map(({ seat }) => seat)
    .filter(seat => seat !== view.seat && topside(view, seat) >= 0);
  return (
    <ul className="shelf cards" data-scrolls aria-label={say('strip.topsides')}>
      {others.map(seat => {
        const card = topside(view, seat);
        return (
          <li key={seat}>
            <Option
              table={table}
              move={choices.copy.get(seat)}
              wish={{ kind: 'copy', seat }}
              label={`${nameOf(table, seat)}: ${cardText(say, card, view.side[seat])}`}
              className="crew"
            >
              <CardFace say={say} card={card} side={view.side[seat]} words />
              <span className="owner">
                <Mark mark={markOf(table, seat)} />
                {nameOf(table, seat)}
              </span>
            </Option>
          </li>
        );
      })}
    </ul>
  );
}

/** Tiles just drawn, or the stock with what each costs. */
export function TileShelf({ table, frame, choices }: ShelfProps<Draw | Build>) {
  const { view, say } = table;
  const side = view.side[view.seat];
  const building = frame.step === 'build';
  const tiles = building ? view.stocks[view.seat] : frame.tiles;
  const mods = building ? EFFECTS[frame.effect].mods : NO_MODS;
  return (
    <ul className="shelf tiles" data-scrolls aria-label={say(building ? 'strip.stock' : 'strip.drawn')}>
      {tiles.map(tile => (
        <li key={tile}>
          <Option
            table={table}
            move={choices.tile.get(tile)}
            wish={{ kind: 'tile', tile }}
            label={tileText(say, tile, side)}
            className="pick"
          >
            <Tile tile={tile} side={side} turns={0} />
            {side === SKY && (
              <span className="cost">
                {costOf(tile, mods)}
                <Barrel colour={TILES[tile].district} />
              </span>
            )}
          </Option>
        </li>
      ))}
    </ul>
  );
}

/** FL-38: the open objectives with what they score now. */
export function Objectives({ table, choices }: ShelfProps) {
  const { view, say } = table;
  return (
    <ul className="shelf objectives" data-scrolls aria-label={say('strip.objectives')}>
      {view.objectives.map(([top], stack) => (
        <li key={top}>
          <Option
            table={table}
            move={choices.objective.get(stack)}
            wish={{ kind: 'objective', stack }}
            label={say('strip.objective', {
              text: aimText(say, top, view.side[view.seat]),
              points: view.worth[view.seat][stack],
            })}
            className="aim"
          >
            <span>{aimText(say, top, view.side[view.seat])}</span>
            <b>
              <Icon name="i-vp" />
              {view.worth[view.seat][stack]}
            </b>
          </Option>
        </li>
      ))}
    </ul>
  );
}

/** A colour to take or to pay with. */
export function Barrels({ table, frame, choices }: ShelfProps<Gain | Pay>) {
  const { view, say } = table;
  return (
    <ul
      className="shelf barrels"
      data-scrolls
      aria-label={say(frame.step === 'pay' ? 'strip.pay' : 'strip.gain')}
    >
      {COLOURS.map((name, colour) => {
        const wish: Move = { kind: 'barrel', colour };
        const owned = view.barrels[view.seat * COLOURS.length + colour];
        return (
          <li key={name}>
            <Option
              table={table}
              move={choices.barrel.get(colour)}
              wish={wish}
              label={say('strip.barrel', { colour: name, owned })}
              className="keg"
            >
              <Barrel colour={colour} />
              <b>{frame.step === 'pay' ? owned : `${owned} › ${after(table, choices, colour)}`}</b>
            </Option>
          </li>
        );
      })}
    </ul>
  );
}

/** Barrels of a colour once it has been chosen. */
function after(table: Table, choices: Choices, colour: number): number | string {
  const move = choices.barrel.get(colour);
  const { view } = move ? table.foresee(move) : table;
  return view?.barrels?.[table.view.seat * COLOURS.length + colour] ?? '–';
}
