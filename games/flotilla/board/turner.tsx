/** FL-55: the tile lies on its cell and is turned there; the strip turns it too and lays it down. */
import { Button } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { ringPoints } from '../city.ts';
import { SINK } from '../data/names.ts';
import { circlesAt, laid } from '../field.ts';
import type { TurnTile } from '../frames.ts';
import { CORNERS } from '../hex.ts';
import { write } from '../notation.ts';
import type { Choices } from './choices.ts';
import { hold, useHeld } from './held.ts';
import { turnsHeld } from './hits.ts';
import { TURNER } from './places.ts';
import type { Table } from './table.ts';
import { Tile } from './tile.tsx';

interface TurnerProps {
  readonly table: Table;
  readonly frame: TurnTile;
  readonly choices: Choices;
}

export function Turner({ table, frame, choices }: TurnerProps) {
  const { view, say, send } = table;
  const held = useHeld(view);
  const turns = turnsHeld(table, held, frame);
  const circles = circlesAt(view, view.seat, frame.cell, laid(frame.tile, turns));
  const move = choices.turn.get(turns);
  const turn = (by: number) => hold(view, { ...held, turns: (turns + by + CORNERS) % CORNERS });
  const sky = view.side[view.seat] !== SINK;
  return (
    <div className="turner" data-place={TURNER}>
      <Tile tile={frame.tile} side={view.side[view.seat]} turns={turns} />
      {move && (
        <>
          <button
            type="button"
            className="opt legal spin"
            aria-label={say('strip.turnLeft')}
            onClick={() => turn(-1)}
          >
            <Icon name="i-restart" />
          </button>
          <button
            type="button"
            className="opt legal spin right"
            aria-label={say('strip.turnRight')}
            onClick={() => turn(1)}
          >
            <Icon name="i-restart" />
          </button>
          <p className="remark" role="status">
            {say(sky ? 'strip.sonarCircles' : 'strip.circles', {
              n: circles,
              points: ringPoints(view.sonar, circles),
            })}
          </p>
          <Button tone="light" data-does={write(move)} onClick={() => send(move)}>
            {say('strip.lay')}
          </Button>
        </>
      )}
    </div>
  );
}
