/** The ways to pay for one token: a matching card with what opponents are due, or one of the jokers. */
import { Icon } from '@fathom/parts/icon.tsx';
import { nameOf } from '@fathom/parts/table.ts';
import { fits } from '../container.ts';
import { write } from '../notation.ts';
import { debtsFor } from '../submarines.ts';
import { colourOf, isMussel, type Token } from '../token.ts';
import { listed } from '../words/list.ts';
import type { Salvage } from './choices.ts';
import type { Table } from './table.ts';
import { Suit, Treasure } from './treasure.tsx';

interface WaysProps {
  readonly table: Table;
  readonly token: Token;
  readonly ways: readonly Salvage[];
}

export function Ways({ table, token, ways }: WaysProps) {
  return (
    <>
      <p className="gain">{gain(table, token)}</p>
      <ul className="ways">
        {ways.map(way => (
          <li key={way.kind === 'joker' ? way.joker : 'card'}>
            <button
              type="button"
              className="way legal"
              data-does={write(way)}
              onClick={() => table.send(way)}
            >
              {way.kind === 'joker' ? <Treasure token={way.joker} /> : <Suit colour={colourOf(token)} />}
              <span>
                <b>{means(table, way)}</b>
                <small>{cost(table, way)}</small>
              </span>
              <Icon name="i-next" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function gain({ say, view }: Table, token: Token): string {
  return say(fits(view, view.seat, token) ? 'board.newKind' : 'board.becomesJoker');
}

function means({ say }: Table, way: Salvage): string {
  if (way.kind === 'salvage') return say('board.byCard', { colour: colourOf(way.token) });
  if (isMussel(way.joker)) return say('board.byMussel', { colour: colourOf(way.joker) });
  return say('board.byDuplicate', { token: way.joker });
}

function cost(table: Table, way: Salvage): string {
  const { say, view } = table;
  const space = view.at[way.token];
  if (way.kind === 'joker') return say('board.byJokerCost', { space });
  const debts = debtsFor(view, view.seat, space);
  const cards = debts.reduce((sum, debt) => sum + debt.cards, 0);
  const names = listed(
    say,
    debts.map(debt => nameOf(table, debt.to)),
  );
  return say('board.byCardCost', { cards, names });
}
