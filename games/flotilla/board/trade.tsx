/** FL-35: the counter where barrels and skiffs change hands; outposts are built on the chart. */
import { Icon } from '@fathom/parts/icon.tsx';
import { EFFECTS, type Mods } from '../data/effects.ts';
import { COLOURS, SINK } from '../data/names.ts';
import type { Trade as TradeFrame } from '../frames.ts';
import { skiffsAshore } from '../goods.ts';
import { HOME } from '../hex.ts';
import { buyPrice, outpostPrice, sellPrice, skiffPrice } from '../market.ts';
import { Barrel } from './barrel.tsx';
import type { Choices } from './choices.ts';
import { Option } from './option.tsx';
import type { Table } from './table.ts';

interface TradeProps {
  readonly table: Table;
  readonly frame: TradeFrame;
  readonly choices: Choices;
}

export function Trade({ table, frame, choices }: TradeProps) {
  const { view, say } = table;
  const { mods } = EFFECTS[frame.effect];
  return (
    <ul className="trade" aria-label={say('strip.trade')}>
      {COLOURS.map((name, colour) => (
        <Deals key={name} table={table} choices={choices} mods={mods} colour={colour} />
      ))}
      <li className="more">
        <p>
          <Icon name="i-scale" />
          <b>{frame.transactions}</b>
          <span className="vh">{say('strip.left', { n: frame.transactions })}</span>
        </p>
        {view.side[view.seat] === SINK && (
          <Option
            table={table}
            move={choices.skiff}
            wish={{ kind: 'skiff' }}
            label={say('strip.skiff', { coins: skiffPrice(mods), left: skiffsAshore(view, view.seat) })}
            className="deal"
          >
            <Icon name="i-skiff" />
            <b>−{skiffPrice(mods)}</b>
          </Option>
        )}
        <Outposts table={table} choices={choices} mods={mods} />
      </li>
    </ul>
  );
}

interface DealsProps {
  readonly table: Table;
  readonly choices: Choices;
  readonly mods: Mods;
  readonly colour: number;
}

/** FL-41: barrels of one colour: how many there are, how the price will move, what one brings and costs. */
function Deals({ table, choices, mods, colour }: DealsProps) {
  const { view, say } = table;
  const name = COLOURS[colour];
  const change = view.turn.bought[colour] - view.turn.sold[colour];
  const [sale, purchase] = [sellPrice(view, colour, mods), buyPrice(view, colour, mods)];
  return (
    <li>
      <p>
        <Barrel colour={colour} label={say(`colour.${name}`)} />
        <b>{view.barrels[view.seat * COLOURS.length + colour]}</b>
        {change !== 0 && <em>{change > 0 ? `▲${change}` : `▼${-change}`}</em>}
      </p>
      <Option
        table={table}
        move={choices.sell.get(colour)}
        wish={{ kind: 'sell', colour }}
        label={say('strip.sell', { colour: name, coins: sale })}
        className="deal"
      >
        <small>{say('strip.sellShort')}</small>
        <b>+{sale}</b>
      </Option>
      <Option
        table={table}
        move={choices.buy.get(colour)}
        wish={{ kind: 'buy', colour }}
        label={say('strip.buy', { colour: name, coins: purchase })}
        className="deal"
      >
        <small>{say('strip.buyShort')}</small>
        <b>−{purchase}</b>
      </Option>
    </li>
  );
}

/** The next outpost and its price. With one site it is built from here, with several on the lit site of the chart. */
function Outposts({ table, choices, mods }: Omit<DealsProps, 'colour'>) {
  const { view, say } = table;
  const sites = [...choices.cell.values()];
  const price = outpostPrice(view, view.seat, mods);
  const face = (
    <>
      <Icon name="i-outpost" />
      <b>{price < 0 ? '–' : `−${price}`}</b>
    </>
  );
  if (sites.length > 1) {
    return (
      <span className="opt deal remark" title={say('strip.outpost')}>
        <span className="vh">{say('strip.outpost')}</span>
        {face}
      </span>
    );
  }
  return (
    <Option
      table={table}
      move={sites[0]}
      wish={{ kind: 'outpost', cell: HOME }}
      label={say(sites[0] ? 'strip.outpostHere' : 'strip.noOutpost')}
      className="deal"
    >
      {face}
    </Option>
  );
}
