import { FaceDown } from '@fathom/parts/face-down.tsx';
import { seatPlace } from '@fathom/parts/places.ts';
import { isDeciding, nameOf, refuseMove, whoIs } from '@fathom/parts/table.ts';
import { COLOURS } from '../data/box.ts';
import type { Move } from '../move.ts';
import { choicesOf } from './choices.ts';
import { handPlace } from './places.ts';
import { type Table, traySeat } from './table.ts';
import { Suit } from './treasure.tsx';

/** The salvage cards of the seat in the tray: known ones open, the others face down. */
export function Hand({ table }: { readonly table: Table }) {
  const { say, view } = table;
  const seat = traySeat(table);
  const { known, size } = view.hands[seat];
  const { card } = choicesOf(table.moves);
  return (
    <ul
      className="hand"
      data-place={seatPlace(seat, 'hand')}
      aria-label={say('tray.hand', { who: whoIs(table, seat), name: nameOf(table, seat) })}
    >
      {known.map((colour, i) => (
        <li key={`${colour}-${known.indexOf(colour) - i}`} data-place={handPlace(colour)}>
          <Card table={table} colour={colour} move={card.get(colour)} />
        </li>
      ))}
      <FaceDown n={size - known.length} className="card back" icon="i-mussel" label={say('tray.hidden')} />
      {size === 0 && <li className="empty">{say('tray.emptyHand')}</li>}
    </ul>
  );
}

interface CardProps {
  readonly table: Table;
  readonly colour: number;
  readonly move: Move | undefined;
}

function Card({ table, colour, move }: CardProps) {
  const name = table.say(`colour.${COLOURS[colour]}`);
  const face = (
    <>
      <Suit colour={colour} />
      <span>{name}</span>
    </>
  );
  if (move) {
    return (
      <button
        type="button"
        className="card legal"
        aria-label={`${name}: ${cardLabel(table, move)}`}
        onClick={() => table.send(move)}
      >
        {face}
      </button>
    );
  }
  if (!isDeciding(table)) return <span className="card">{face}</span>;
  return (
    <button
      type="button"
      className="card"
      tabIndex={-1}
      onClick={() => refuseMove(table, { kind: 'exchange', colour })}
    >
      {face}
    </button>
  );
}

/** "Pay a rose card" or "Exchange a rose card". */
function cardLabel({ say }: Table, move: Move): string {
  return move.kind === 'pay' || move.kind === 'exchange'
    ? say(`label.${move.kind}`, { colour: move.colour })
    : '';
}
