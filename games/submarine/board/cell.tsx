/** A space under water: submarines above, treasures below. */

import { top } from '@fathom/kernel';
import { refuseMove } from '@fathom/parts/table.ts';
import type { ReactNode } from 'react';
import { type Fleet, fleetsAt, tokensIn } from '../reach.ts';
import { columnOf, depthOf, LEVELS, writeSpace } from '../space.ts';
import type { Token } from '../token.ts';
import type { Choices } from './choices.ts';
import { glanceAt } from './glance.ts';
import { fleetPlace, spacePlace, tokenPlace } from './places.ts';
import { Submarine, Submarines } from './submarine.tsx';
import type { Table } from './table.ts';
import { Treasure } from './treasure.tsx';

/** What a press on the whole space does. */
export interface Hit {
  readonly label: string;
  readonly legal: boolean;
  readonly press: () => void;
}

interface CellProps {
  readonly table: Table;
  readonly space: number;
  readonly choices: Choices;
  readonly hit: Hit | undefined;
  /** Single pieces are targets of their own; otherwise only the space is. */
  readonly precise: boolean;
  /** The space whose submarine is about to move. */
  readonly from: number | undefined;
  /** Treasures that can be paid for, here and now or at a stop ahead. */
  readonly lit: ReadonlySet<Token>;
  /** In the column of a legal stop. */
  readonly ahead: boolean;
  readonly onSubmarine: (space: number) => void;
  readonly onToken: (token: Token) => void;
}

export function Cell(props: CellProps) {
  const { table, space, hit, ahead } = props;
  const level = LEVELS[depthOf(space)];
  const fleets = fleetsAt(table.view, space);
  const tokens = tokensIn(table.view, space);
  return (
    <li
      className={`cell l${level} ${ahead ? 'ahead' : ''} ${hit?.legal ? 'target' : ''}`}
      style={{ gridArea: `${level} / ${columnOf(space) + 2}` }}
      data-space={space}
      data-place={spacePlace(space)}
      onPointerEnter={() => glanceAt(columnOf(space))}
    >
      <span className="vh">{writeSpace(space)}</span>
      {hit && (
        <button
          type="button"
          className={`hit ${hit.legal ? 'legal' : ''}`}
          tabIndex={hit.legal ? 0 : -1}
          aria-label={hit.label}
          onClick={hit.press}
        />
      )}
      <span className={`subs n${fleets.length}`}>
        {fleets.map(fleet => (
          <Boats key={fleet.seat} {...props} fleet={fleet} />
        ))}
        {hit?.legal && props.choices.place.size > 0 && (
          <span className="stack ghost">
            <Submarine table={table} seat={table.view.seat} />
          </span>
        )}
      </span>
      <span className="toks">
        {tokens.map(token => (
          <Find key={token} {...props} token={token} />
        ))}
      </span>
    </li>
  );
}

function Boats({ table, space, choices, precise, from, onSubmarine, fleet }: CellProps & { fleet: Fleet }) {
  const movable = fleet.seat === table.view.seat && choices.relocate.has(space);
  const chosen = movable && from === space;
  const stack = (
    <Submarines
      table={table}
      fleet={fleet}
      place={fleetPlace(space, fleet.seat)}
      lit={movable && from === undefined}
      chosen={chosen}
    />
  );
  if (!precise || !movable) return stack;
  return (
    <Pressable
      label={table.say(chosen ? 'board.deselect' : 'board.select', { n: fleet.submarines.length, space })}
      lit
      pressed={chosen}
      onPress={() => onSubmarine(space)}
    >
      {stack}
    </Pressable>
  );
}

function Find({ table, space, precise, from, onToken, token, ...rest }: CellProps & { token: Token }) {
  const lit = rest.lit.has(token) && from === undefined;
  const label = table.say('token', { token });
  const treasure = (
    <Treasure token={token} label={label} lit={lit} place={tokenPlace(table.view, token)} piece />
  );
  const inColumn = top(table.view)?.step === 'act' && columnOf(space) === table.view.ships[table.view.seat];
  if (!precise || from !== undefined || !inColumn || table.moves.length === 0) return treasure;
  return (
    <Pressable
      label={lit ? `${label}, ${writeSpace(space)}` : table.say('board.whyNotToken', { token })}
      lit={lit}
      onPress={() => (lit ? onToken(token) : refuseMove(table, { kind: 'salvage', token }))}
    >
      {treasure}
    </Pressable>
  );
}

interface PressableProps {
  readonly label: string;
  readonly lit: boolean;
  readonly pressed?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Pressable({ label, lit, pressed, onPress, children }: PressableProps) {
  return (
    <button
      type="button"
      className={`press ${lit ? 'can' : ''}`}
      tabIndex={lit ? 0 : -1}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
