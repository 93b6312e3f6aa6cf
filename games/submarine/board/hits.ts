/** What a press on a whole space does, in each step of a turn. */

import { top } from '@fathom/kernel';
import { isDeciding, refuseMove } from '@fathom/parts/table.ts';
import { fleetsAt, tokensIn } from '../reach.ts';
import { columnOf, depthOf } from '../space.ts';
import type { Hit } from './cell.tsx';
import type { Choices } from './choices.ts';
import { type Held, NOTHING } from './held.ts';
import { ownAt, type Table } from './table.ts';

export function hitOf(
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
  if (!precise) return openOf(table, space, choices, hold);
  if (top(view)?.step === 'sail' && isDeciding(table)) return stopOf(table, columnOf(space), choices);
  if (top(view)?.step !== 'act' || !isDeciding(table)) return undefined;
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

/** A small screen: a submarine that alone can act is taken up at once, everything else is shown large first. */
function openOf(table: Table, space: number, choices: Choices, hold: (held: Held) => void): Hit {
  const { say, view } = table;
  const canSalvage = tokensIn(view, space).some(token => choices.salvage.has(token));
  if (choices.relocate.has(space) && !canSalvage) {
    const take = () => hold({ kind: 'submarine', from: space });
    const label = say('board.select', { n: ownAt(view, space), space });
    return { label, legal: true, press: take };
  }
  const open = () => hold({ kind: 'space', space });
  return { label: say('board.openSpace', { space }), legal: canSalvage, press: open };
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
  const { say, send, view } = table;
  const move = choices.relocate.get(from)?.get(space);
  if (move) return { label: say('board.target', { space }), legal: true, press: () => send(move) };
  if (space === from) {
    const label = say('board.deselect', { n: ownAt(view, space) });
    return { label, legal: false, press: () => hold(NOTHING) };
  }
  const why = () => refuseMove(table, { kind: 'relocate', from, to: space });
  return { label: say('board.whyNotSpace', { space }), legal: false, press: why };
}
