/** The contents of one space, large enough for a finger. */
import { Icon } from '@fathom/parts/icon.tsx';
import { nameOf, refuseMove } from '@fathom/parts/table.ts';
import type { ReactNode } from 'react';
import { KINDS } from '../data/box.ts';
import { type Fleet, fleetsAt, tokensIn } from '../reach.ts';
import { debtsFor } from '../submarines.ts';
import { isMussel, kindOf, type Token } from '../token.ts';
import type { Choices } from './choices.ts';
import { fleetPlace, tokenPlace } from './places.ts';
import { Submarine } from './submarine.tsx';
import type { Table } from './table.ts';
import { Treasure } from './treasure.tsx';

interface FanProps {
  readonly table: Table;
  readonly space: number;
  readonly choices: Choices;
  readonly onSubmarine: (space: number) => void;
  readonly onToken: (token: Token) => void;
}

export function Fan(props: FanProps) {
  const { table, space } = props;
  return (
    <ul className="fan">
      {fleetsAt(table.view, space).map(fleet => (
        <Boats key={`fleet-${fleet.seat}`} {...props} fleet={fleet} />
      ))}
      {tokensIn(table.view, space).map(token => (
        <Find key={token} {...props} token={token} />
      ))}
    </ul>
  );
}

function Boats({ table, space, choices, onSubmarine, fleet }: FanProps & { readonly fleet: Fleet }) {
  const { say, view } = table;
  const { seat, submarines } = fleet;
  const named = { n: submarines.length, name: nameOf(table, seat) };
  const movable = seat === view.seat && choices.relocate.has(space);
  return (
    <Item
      place={fleetPlace(space, seat)}
      label={movable ? say('board.select', { ...named, space }) : say('board.submarine', named)}
      caption={movable ? say('board.moveSubmarine') : say('board.fleet', named)}
      lit={movable}
      onPress={movable ? () => onSubmarine(space) : undefined}
    >
      <Submarine table={table} seat={seat} />
    </Item>
  );
}

function Find({ table, space, choices, onToken, token }: FanProps & { readonly token: Token }) {
  const { say, view, moves } = table;
  const ways = choices.salvage.get(token);
  const name = say('token', { token });
  if (!ways) {
    const kind = isMussel(token) ? 'mussel' : KINDS[kindOf(token)];
    const why = () => refuseMove(table, { kind: 'salvage', token });
    return (
      <Item
        place={tokenPlace(view, token)}
        label={name}
        caption={say(`kind.${kind}`)}
        lit={false}
        onPress={moves.length > 0 ? why : undefined}
      >
        <Treasure token={token} />
      </Item>
    );
  }
  const byCard = ways.some(way => way.kind === 'salvage');
  const n = debtsFor(view, view.seat, space).reduce((sum, debt) => sum + debt.cards, 1);
  return (
    <Item
      place={tokenPlace(view, token)}
      label={`${name}, ${byCard ? say('board.price', { n }) : say('board.joker')}`}
      caption={byCard ? <Price n={n} /> : <Icon name="i-mussel" />}
      lit
      onPress={() => onToken(token)}
    >
      <Treasure token={token} lit />
    </Item>
  );
}

/** All cards it takes: the matching one and what opponents are due. */
function Price({ n }: { readonly n: number }) {
  return (
    <>
      {n}
      <Icon name="i-card" />
    </>
  );
}

interface ItemProps {
  readonly place: string;
  readonly label: string;
  readonly caption: ReactNode;
  readonly lit: boolean;
  readonly onPress: (() => void) | undefined;
  readonly children: ReactNode;
}

function Item({ place, label, caption, lit, onPress, children }: ItemProps) {
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
          data-place={place}
          aria-label={label}
          onClick={onPress}
        >
          {inside}
        </button>
      ) : (
        <span className="item" data-place={place}>
          <span className="vh">{label}</span>
          {inside}
        </span>
      )}
    </li>
  );
}
