/** MARKET: one price is moved before the trading, up to three spaces either way. */
import { TRACKS } from '../data/box.ts';
import { COLOURS } from '../data/names.ts';
import { priceOf } from '../market.ts';
import { SHIFT } from '../move.ts';
import { Barrel } from './barrel.tsx';
import type { Choices } from './choices.ts';
import { Option } from './option.tsx';
import type { Table } from './table.ts';

const SHIFTS = Array.from({ length: 2 * SHIFT + 1 }, (_, i) => i - SHIFT);

export function Ladders({ table, choices }: { readonly table: Table; readonly choices: Choices }) {
  const { view, say } = table;
  return (
    <ul className="ladders" aria-label={say('strip.prices')}>
      {COLOURS.map((name, colour) => (
        <li key={name}>
          <Barrel colour={colour} label={say(`colour.${name}`)} />
          {SHIFTS.map(by =>
            by === 0 ? (
              <b key={by} className={`now ${name}`}>
                {priceOf(view, colour)}
              </b>
            ) : (
              <Option
                key={by}
                table={table}
                move={choices.price.find(move => move.colour === colour && move.by === by)}
                wish={{ kind: 'price', colour, by }}
                label={say('strip.price', {
                  colour: name,
                  coins: TRACKS.ladder[view.prices[colour] + by] ?? '',
                })}
                className="space"
              >
                {TRACKS.ladder[view.prices[colour] + by] ?? '–'}
              </Option>
            ),
          )}
        </li>
      ))}
    </ul>
  );
}
