import { Button } from '@fathom/parts/button.tsx';
import type { RefObject } from 'react';
import { columnOf, writeSpace } from '../space.ts';
import type { Token } from '../token.ts';
import { Bubble } from './bubble.tsx';
import type { Choices } from './choices.ts';
import { Fan } from './fan.tsx';
import type { Held } from './held.ts';
import { Column, previewTitle } from './preview.tsx';
import type { Table } from './table.ts';
import { Ways } from './ways.tsx';

interface OpenedProps {
  readonly table: Table;
  readonly held: Held;
  readonly choices: Choices;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly onSubmarine: (space: number) => void;
  readonly onToken: (token: Token) => void;
  readonly onClose: () => void;
}

/** The bubble over what was pressed. */
export function Opened({ table, held, choices, root, onSubmarine, onToken, onClose }: OpenedProps) {
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
      const title = say('token', { token: held.token });
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
