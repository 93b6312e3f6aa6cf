/** The board: a cross-section of the sea, six columns wide and five levels deep. */
import { Button } from '@fathom/parts/button.tsx';
import { useWide } from '@fathom/parts/media.ts';
import { useRef, useState } from 'react';
import { COLUMNS, columnOf, depthOf, LEVELS, spaceAt, writeSpace } from '../space.ts';
import type { Token } from '../token.ts';
import type { View } from '../view.ts';
import { prospect, tokensIn } from '../words/reach.ts';
import { Bubble } from './bubble.tsx';
import { Cell, type Hit } from './cell.tsx';
import { type Choices, choicesOf } from './choices.ts';
import { Decor } from './decor.tsx';
import { Exit, Harbour } from './exit.tsx';
import { Fan } from './fan.tsx';
import { glanceAt, useGlanceEnd } from './glance.ts';
import { Column, previewTitle } from './preview.tsx';
import { Slot } from './slot.tsx';
import { fleetsAt, isDeciding, refuseMove, type Table } from './table.ts';
import { Travel } from './travel.tsx';
import { Ways } from './ways.tsx';

/** What the viewer has taken up; put down by itself when the position changes. */
type Held =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'submarine'; readonly from: number }
  | { readonly kind: 'space'; readonly space: number }
  | { readonly kind: 'token'; readonly token: Token }
  | { readonly kind: 'column'; readonly column: number };

const NOTHING: Held = { kind: 'nothing' };

export function Sea(table: Table) {
  const { view, say } = table;
  const precise = useWide();
  const root = useRef<HTMLDivElement>(null);
  const [held, hold] = useHeld(view);
  const choices = choicesOf(table.moves);
  const lit = new Set([...choices.salvage.keys(), ...payableAhead(view, choices)]);
  const from = held.kind === 'submarine' ? held.from : onlySubmarine(choices, view);
  const sailing = isDeciding(table) && view.turn?.step === 'sail';
  useGlanceEnd();

  const takeSubmarine = (space: number) =>
    hold(held.kind === 'submarine' && held.from === space ? NOTHING : { kind: 'submarine', from: space });
  const takeToken = (token: Token) => {
    const ways = choices.salvage.get(token) ?? [];
    if (ways.length === 1) table.send(ways[0]);
    else hold({ kind: 'token', token });
  };

  return (
    <div ref={root} className="submarine">
      <Decor />
      <ol className="sea" aria-label={say('board.sea')} onPointerLeave={() => glanceAt(undefined)}>
        <Level table={table} level={1} />
        <Harbour table={table} />
        {COLUMNS.map((letter, column) => (
          <Slot
            key={letter}
            table={table}
            column={column}
            stop={choices.stop.get(column)}
            sailing={sailing}
            onLook={c => hold({ kind: 'column', column: c })}
          />
        ))}
        <Exit table={table} leave={choices.leave} />
        {LEVELS.map((level, depth) => [
          <Level key={level} table={table} level={level} />,
          ...COLUMNS.map((letter, column) => {
            const space = spaceAt(column, depth);
            return (
              <Cell
                key={letter + level}
                table={table}
                space={space}
                choices={choices}
                precise={precise}
                from={from}
                lit={lit}
                ahead={choices.stop.has(column)}
                hit={hitOf(table, space, choices, from, precise, hold)}
                onSubmarine={takeSubmarine}
                onToken={takeToken}
              />
            );
          }),
        ])}
      </ol>
      <Opened
        table={table}
        held={held}
        choices={choices}
        root={root}
        onSubmarine={takeSubmarine}
        onToken={takeToken}
        onClose={() => hold(NOTHING)}
      />
      <Travel view={view} recent={table.recent} />
    </div>
  );
}

function Level({ table, level }: { readonly table: Table; readonly level: number }) {
  return (
    <li className={`ruler r${level}`} style={{ gridArea: `${level} / 1` }}>
      <span className="vh">{table.say('board.level', { level })}</span>
      <span aria-hidden="true">{level}</span>
    </li>
  );
}

function useHeld(view: View): [Held, (held: Held) => void] {
  const [{ at, held }, set] = useState<{ at: View; held: Held }>({ at: view, held: NOTHING });
  return [at === view ? held : NOTHING, next => set({ at: view, held: next })];
}

/** What the hand could pay for at each stop: the consequence of sailing there. */
function payableAhead(view: View, choices: Choices): Token[] {
  return [...choices.stop.keys()].flatMap(column => prospect(view, view.seat, column).payable);
}

/** Where one submarine and nothing else can act, it is taken up already. */
function onlySubmarine({ relocate, salvage }: Choices, view: View): number | undefined {
  if (relocate.size !== 1 || salvage.size > 0 || view.turn?.deed !== 'none') return undefined;
  return [...relocate.keys()][0];
}

function hitOf(
  table: Table,
  space: number,
  choices: Choices,
  from: number | undefined,
  precise: boolean,
  hold: (held: Held) => void,
): Hit | undefined {
  const { say, send, view } = table;
  const place = depthOf(space) === 0 ? choices.place.get(columnOf(space)) : undefined;
  if (place)
    return { label: say('label.place', { column: columnOf(space) }), legal: true, press: () => send(place) };
  if (from !== undefined) return targetOf(table, space, choices, from, hold);
  const tokens = tokensIn(view, space);
  const fleets = fleetsAt(view, space);
  if (tokens.length + fleets.length === 0) return undefined;
  if (!precise) {
    const legal = choices.relocate.has(space) || tokens.some(token => choices.salvage.has(token));
    return { label: say('board.openSpace', { space }), legal, press: () => hold({ kind: 'space', space }) };
  }
  if (view.turn?.step === 'sail' && isDeciding(table)) return stopOf(table, columnOf(space), choices);
  if (view.turn?.step !== 'act' || !isDeciding(table)) return undefined;
  const own = fleets.some(fleet => fleet.seat === view.seat);
  return {
    label: say('board.whyNotSpace', { space }),
    legal: false,
    press: () =>
      own || tokens.length === 0
        ? refuseMove(table, { kind: 'relocate', from: space, to: space })
        : refuseMove(table, { kind: 'salvage', token: tokens[0] }),
  };
}

/** The whole column is the way to its stop; the light stays at the surface. */
function stopOf(table: Table, column: number, choices: Choices): Hit {
  const { say, send } = table;
  const stop = choices.stop.get(column);
  if (stop) return { label: say('board.stop', { column }), legal: false, press: () => send(stop) };
  const why = () => refuseMove(table, { kind: 'sail', column });
  return { label: say('board.whyNot', { column }), legal: false, press: why };
}

function targetOf(
  table: Table,
  space: number,
  choices: Choices,
  from: number,
  hold: (held: Held) => void,
): Hit {
  const { say, send } = table;
  const move = choices.relocate.get(from)?.get(space);
  if (move) return { label: say('board.target', { space }), legal: true, press: () => send(move) };
  if (space === from) return { label: say('board.deselect'), legal: false, press: () => hold(NOTHING) };
  const why = () => refuseMove(table, { kind: 'relocate', from, to: space });
  return { label: say('board.whyNotSpace', { space }), legal: false, press: why };
}

interface OpenedProps {
  readonly table: Table;
  readonly held: Held;
  readonly choices: Choices;
  readonly root: React.RefObject<HTMLDivElement | null>;
  readonly onSubmarine: (space: number) => void;
  readonly onToken: (token: Token) => void;
  readonly onClose: () => void;
}

/** The bubble over what was pressed. */
function Opened({ table, held, choices, root, onSubmarine, onToken, onClose }: OpenedProps) {
  const { say, view } = table;
  const frame = { anchor: root, cancel: say('board.cancel'), onClose };
  switch (held.kind) {
    case 'space': {
      const stop = choices.stop.get(columnOf(held.space));
      return (
        <Bubble {...frame} title={writeSpace(held.space)} selector={`[data-space="${held.space}"]`}>
          <Fan
            table={table}
            space={held.space}
            choices={choices}
            onSubmarine={onSubmarine}
            onToken={onToken}
          />
          {stop && (
            <StopButton table={table} column={columnOf(held.space)} onPress={() => table.send(stop)} />
          )}
        </Bubble>
      );
    }
    case 'token': {
      const title = say('theToken', { token: held.token });
      return (
        <Bubble {...frame} title={title} selector={`[data-space="${view.at[held.token]}"]`}>
          <Ways table={table} token={held.token} ways={choices.salvage.get(held.token) ?? []} />
        </Bubble>
      );
    }
    case 'column': {
      const stop = choices.stop.get(held.column);
      return (
        <Bubble
          {...frame}
          title={previewTitle(table, held.column)}
          selector={`[data-column="${held.column}"]`}
        >
          <div className="preview">
            <Column table={table} column={held.column} />
          </div>
          {stop && <StopButton table={table} column={held.column} onPress={() => table.send(stop)} />}
        </Bubble>
      );
    }
    default:
      return null;
  }
}

function StopButton({ table, column, onPress }: { table: Table; column: number; onPress: () => void }) {
  return (
    <Button tone="light" className="wide" onClick={onPress}>
      {table.say('board.stop', { column })}
    </Button>
  );
}
