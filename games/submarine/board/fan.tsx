/** The contents of one space, large enough for a finger. */
import { Icon } from '@fathom/parts/icon.tsx';
import type { ReactNode } from 'react';
import { KINDS } from '../data/box.ts';
import { isMussel, kindOf, type Token } from '../token.ts';
import { debtsFor, tokensIn } from '../words/reach.ts';
import type { Choices, Salvage } from './choices.ts';
import { Submarine } from './submarine.tsx';
import { fleetsAt, nameOf, refuseMove, type Table, traySeat } from './table.ts';
import { Treasure } from './treasure.tsx';

interface FanProps {
  readonly table: Table;
  readonly space: number;
  readonly choices: Choices;
  readonly onSubmarine: (space: number) => void;
  readonly onToken: (token: Token) => void;
}

export function Fan({ table, space, choices, onSubmarine, onToken }: FanProps) {
  const { say, view } = table;
  const price = debtsFor(view, traySeat(table), space).reduce((sum, debt) => sum + debt.cards, 1);
  return (
    <ul className="fan">
      {fleetsAt(view, space).map(({ seat, submarines }) => {
        const movable = seat === view.seat && choices.relocate.has(space);
        return (
          <Item
            key={`fleet-${seat}`}
            label={
              movable
                ? say('board.select', { space })
                : say('board.submarine', { n: submarines.length, name: nameOf(table, seat) })
            }
            caption={movable ? say('board.moveSubmarine') : nameOf(table, seat)}
            lit={movable}
            onPress={movable ? () => onSubmarine(space) : undefined}
          >
            <Submarine table={table} seat={seat} />
          </Item>
        );
      })}
      {tokensIn(view, space).map(token => {
        const lit = choices.salvage.has(token);
        return (
          <Item
            key={token}
            label={say('aToken', { token })}
            caption={lit ? <Price ways={choices.salvage.get(token)} cards={price} /> : say(nameKey(token))}
            lit={lit}
            onPress={press(table, token, lit, onToken)}
          >
            <Treasure token={token} lit={lit} />
          </Item>
        );
      })}
    </ul>
  );
}

function press(table: Table, token: Token, lit: boolean, onToken: (token: Token) => void) {
  if (lit) return () => onToken(token);
  if (table.moves.length === 0) return undefined;
  return () => refuseMove(table, { kind: 'salvage', token });
}

function nameKey(token: Token): string {
  return isMussel(token) ? 'kind.mussel' : `kind.${KINDS[kindOf(token)]}`;
}

interface PriceProps {
  readonly ways: readonly Salvage[] | undefined;
  readonly cards: number;
}

/** All cards it takes, or the mussel where only a joker will do. */
function Price({ ways, cards }: PriceProps) {
  if (!ways?.some(way => way.kind === 'salvage')) return <Icon name="i-mussel" />;
  return (
    <>
      {cards}
      <Icon name="i-card" />
    </>
  );
}

interface ItemProps {
  readonly label: string;
  readonly caption: ReactNode;
  readonly lit: boolean;
  readonly onPress: (() => void) | undefined;
  readonly children: ReactNode;
}

function Item({ label, caption, lit, onPress, children }: ItemProps) {
  const inside = (
    <>
      {children}
      <small aria-hidden="true">{caption}</small>
    </>
  );
  return (
    <li>
      {onPress ? (
        <button
          type="button"
          className={`item ${lit ? 'legal' : 'dim'}`}
          aria-label={label}
          onClick={onPress}
        >
          {inside}
        </button>
      ) : (
        <span className="item">
          <span className="vh">{label}</span>
          {inside}
        </span>
      )}
    </li>
  );
}
