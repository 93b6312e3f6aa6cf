/** The board: a cross-section of the sea, six columns wide and five levels deep. */

import { top } from '@fathom/kernel';
import { useEscape } from '@fathom/parts/escape.ts';
import { KeepFocus } from '@fathom/parts/focus.tsx';
import { useWide } from '@fathom/parts/media.ts';
import { isDeciding } from '@fathom/parts/table.ts';
import { Travel } from '@fathom/parts/travel.tsx';
import { useEffect, useRef } from 'react';
import { COLUMNS, LEVELS, spaceAt } from '../space.ts';
import type { Token } from '../token.ts';
import type { View } from '../view.ts';
import { Cell } from './cell.tsx';
import { type Choices, choicesOf } from './choices.ts';
import { Decor } from './decor.tsx';
import { Exit, Harbour } from './exit.tsx';
import { glanceAt, useGlanceEnd } from './glance.ts';
import { type Held, NOTHING, useHeld } from './held.ts';
import { hitOf } from './hits.ts';
import { Opened } from './opened.tsx';
import { prospect } from './prospect.ts';
import { Slot } from './slot.tsx';
import type { Table } from './table.ts';
import { moveSea } from './travel.ts';

export function Sea(table: Table) {
  const { view, say } = table;
  const precise = useWide();
  const root = useRef<HTMLDivElement>(null);
  const [held, hold] = useHeld(view);
  const choices = choicesOf(table.moves);
  const lit = new Set([...choices.salvage.keys(), ...payableAhead(table, choices)]);
  const from = held.kind === 'submarine' ? held.from : onlySubmarine(choices, view);
  useGlanceEnd();
  useAsking(table, held);
  useEscape(() => hold(NOTHING), { active: held.kind === 'submarine' });

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
            {...{ table, column, sailing: isSailing(table), stop: choices.stop.get(column) }}
            onLook={c => hold({ kind: 'column', column: c })}
          />
        ))}
        <Exit table={table} leave={choices.leave} />
        {LEVELS.map((level, depth) => [
          <Level key={level} table={table} level={level} />,
          ...COLUMNS.map((letter, column) => (
            <Cell
              key={letter + level}
              {...{ table, choices, precise, from, lit }}
              space={spaceAt(column, depth)}
              ahead={choices.stop.has(column)}
              hit={hitOf(table, spaceAt(column, depth), choices, from, precise, hold)}
              onSubmarine={takeSubmarine}
              onToken={takeToken}
            />
          )),
        ])}
      </ol>
      <Opened
        {...{ table, held, choices, root }}
        onSubmarine={takeSubmarine}
        onToken={takeToken}
        onClose={() => hold(NOTHING)}
      />
      <Travel view={view} within=".submarine" move={moveSea(view, table.recent)} />
      <KeepFocus moment={view} root={root} legal=".legal, .press.can" />
    </div>
  );
}

function isSailing(table: Table): boolean {
  return isDeciding(table) && top(table.view)?.step === 'sail';
}

function Level({ table, level }: { readonly table: Table; readonly level: number }) {
  return (
    <li className={`ruler r${level}`} style={{ gridArea: `${level} / 1` }} data-place={`level:${level}`}>
      <span className="vh">{table.say('board.level', { level })}</span>
      <span aria-hidden="true">{level}</span>
    </li>
  );
}

/** What the hand could pay for at each stop: the consequence of sailing there. */
function payableAhead(table: Table, choices: Choices): Token[] {
  return [...choices.stop.keys()].flatMap(column => prospect(table, column).payable ?? []);
}

/** Where one submarine and nothing else can act, it is taken up already. */
function onlySubmarine({ relocate, salvage }: Choices, view: View): number | undefined {
  const f = top(view);
  if (relocate.size !== 1 || salvage.size > 0 || f?.step !== 'act' || f.deed !== 'none') return undefined;
  return [...relocate.keys()][0];
}

/** Whoever has taken a submarine up is asked where it goes. */
function useAsking({ ask, say }: Table, held: Held): void {
  const question = held.kind === 'submarine' ? say('ask.whereTo', { from: held.from }) : '';
  useEffect(() => ask?.(question), [ask, question]);
}
