/** The board: the chart of one player's sea or city, the others as thumbnails, the hub behind a button, the strip below. */
import { Button } from '@fathom/parts/button.tsx';
import { KeepFocus } from '@fathom/parts/focus.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { useWide } from '@fathom/parts/media.ts';
import { Sheet } from '@fathom/parts/sheet.tsx';
import { useRef, useState } from 'react';
import { SINK } from '../data/names.ts';
import type { View } from '../view.ts';
import { Chart } from './chart.tsx';
import { choicesOf } from './choices.ts';
import { Corner } from './corner.tsx';
import { Decor } from './decor.tsx';
import { Flip } from './flip.tsx';
import { useHeld } from './held.ts';
import { areaName, Overview } from './overview.tsx';
import { Hub } from './panels.tsx';
import { HUB } from './places.ts';
import { Strip } from './strip.tsx';
import { isDeciding, markOf, ownSeat, type Table } from './table.ts';
import { Shapes } from './tile.tsx';

/** Width of the thumbnails with their margin. */
const OTHERS = 150;

export function Sea(table: Table) {
  const { view, say } = table;
  const wide = useWide();
  const held = useHeld(view);
  const choices = choicesOf(table.moves);
  const [shown, show] = useShown(table);
  const [hub, setHub] = useState(false);
  const own = ownSeat(table);
  const sky = view.side[shown] !== SINK;
  // A card of the tray leads to the board and back again, so the focus is kept in all of the screen.
  const screen = useRef<HTMLElement | null>(null);
  const findScreen = (node: HTMLElement | null) => {
    screen.current = node?.closest('main') ?? null;
  };
  return (
    <div className={`flotilla ${sky ? 'skyside' : 'sinkside'}`} ref={findScreen}>
      <Shapes />
      <div className="waters">
        <Decor />
        <Flip seat={shown} side={view.side[shown]}>
          <Chart table={table} choices={choices} held={held} seat={shown} aside={wide ? OTHERS : 0} />
        </Flip>
        <Corner table={table} seat={shown} />
        {wide && <Others table={table} shown={shown} show={show} />}
        {shown !== own && (
          <Button className="back" onClick={() => show(own)}>
            <Mark mark={markOf(table, own)} />
            {say('board.backHome')}
          </Button>
        )}
        {!wide && (
          <Button
            className="to-hub"
            icon="i-scale"
            data-place={HUB}
            onClick={() => setHub(!hub)}
            aria-expanded={hub}
          >
            {say('board.hub')}
          </Button>
        )}
        {hub && !wide && (
          <Sheet title={say('board.hub')} onClose={() => setHub(false)}>
            <Hub {...table} />
          </Sheet>
        )}
      </div>
      <Strip table={table} choices={choices} />
      <KeepFocus moment={view} root={screen} legal=".flotilla .legal, .flotilla-tray .legal" />
    </div>
  );
}

/** Whose area is shown. Whenever the viewer is asked, it is the own one again. */
function useShown(table: Table): [number, (seat: number) => void] {
  const own = ownSeat(table);
  const [{ seat, at }, set] = useState<{ seat: number; at: View | undefined }>({ seat: own, at: undefined });
  const stays = at === table.view || !isDeciding(table);
  const visited = at !== undefined && stays && seat < table.view.seats ? seat : own;
  const shown = table.watched ?? visited;
  return [shown, next => set({ seat: next, at: next === own ? undefined : table.view })];
}

interface OthersProps {
  readonly table: Table;
  readonly shown: number;
  readonly show: (seat: number) => void;
}

function Others({ table, shown, show }: OthersProps) {
  const seats = table.seats.map(({ seat }) => seat).filter(seat => seat !== shown);
  return (
    <ul className={`others n${seats.length}`}>
      {seats.map(seat => (
        <li key={seat}>
          <button
            type="button"
            className={table.view.side[seat] === SINK ? 'sink' : 'sky'}
            onClick={() => show(seat)}
          >
            <Overview table={table} seat={seat} />
            <span aria-hidden="true">
              <Mark mark={markOf(table, seat)} />
              {areaName(table, seat)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
