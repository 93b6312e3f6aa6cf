import { Button, IconButton } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { TableInfo } from '@fathom/server/protocol.ts';
import { markOf } from '../../../marks.tsx';
import { reorder } from '../../../table/life.ts';
import type { OnlineTable } from '../../../table/online.ts';
import { seatRemarks } from '../seat-list.tsx';
import { useOrder } from './order.ts';
import type { Attempt } from './waiting.tsx';

interface RoomSeatsProps {
  readonly connection: OnlineTable;
  readonly table: TableInfo;
  readonly you: number | null;
  readonly level: string;
  readonly attempt: Attempt;
}

/** Who is here and on which seat; the host puts bots on seats, frees them and changes their order. */
export function RoomSeats({ connection, table, you, level, attempt }: RoomSeatsProps) {
  const say = useSay();
  const { seats } = table;
  const isHost = you === table.host;
  const here = seats.filter(({ kind }) => kind !== 'open').length;
  const { order, list, handle } = useOrder(seats.length, moved =>
    attempt(reorder(connection, { by: 'hand', order: moved })),
  );
  const sort = (by: 'chance' | 'rating') => void attempt(reorder(connection, { by }));
  return (
    <section className="cardx seatsx">
      <div role="status">
        <h2>
          {here === seats.length
            ? say('room.all', { n: here })
            : say('room.here', { n: here, all: seats.length })}
        </h2>
      </div>
      <ol ref={list}>
        {order.map((seat, place) => (
          <li key={seat} className={handle(place).isMoving ? 'moving' : ''}>
            {isHost && seats.length > 1 && (
              <button
                type="button"
                className="grip"
                aria-label={say('room.move', { n: place + 1, name: seats[seat].name || say('table.free') })}
                {...handle(place).events}
              />
            )}
            <Occupant table={table} seat={seat} place={place} you={you} />
            {isHost && seat !== you && (
              <SeatAct {...{ connection, seat, level, attempt }} kind={seats[seat].kind} />
            )}
          </li>
        ))}
      </ol>
      {isHost && seats.length > 1 && (
        <div className="orders">
          <span className="cap">{say('room.order')}</span>
          <Button tone="quiet" onClick={() => sort('chance')}>
            {say('room.chance')}
          </Button>
          <Button tone="quiet" onClick={() => sort('rating')}>
            {say('room.rating')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface OccupantProps {
  readonly table: TableInfo;
  readonly seat: number;
  /** Where it is shown, while it is being moved. */
  readonly place: number;
  readonly you: number | null;
}

function Occupant({ table, seat, place, you }: OccupantProps) {
  const say = useSay();
  const { kind, name, connected, ready } = table.seats[seat];
  const isReady = ready === true || seat === table.host;
  const state = kind !== 'person' ? undefined : !connected ? 'away' : isReady ? 'ready' : 'waits';
  return (
    <>
      <Mark mark={kind === 'open' ? undefined : markOf(place)} />
      <span className="grow">
        <b>{kind === 'open' ? say('room.free') : name}</b>
        <span className="cap">
          {kind === 'open' ? say('room.freeText') : seatRemarks(say, table, seat, you)}
        </span>
      </span>
      {state && (
        <span className="pill">
          {state !== 'waits' && <Icon name={state === 'ready' ? 'i-check' : 'i-clock'} />}
          {say(`room.${state}`)}
        </span>
      )}
    </>
  );
}

interface SeatActProps {
  readonly connection: OnlineTable;
  readonly seat: number;
  readonly kind: 'person' | 'bot' | 'open';
  readonly level: string;
  readonly attempt: Attempt;
}

function SeatAct({ connection, seat, kind, level, attempt }: SeatActProps) {
  const say = useSay();
  return kind === 'open' ? (
    <Button
      icon="i-bot"
      aria-label={say('table.putBot')}
      onClick={() => void attempt(connection.setSeat(seat, 'bot', level))}
    >
      {say('room.bot')}
    </Button>
  ) : (
    <IconButton
      icon="i-close"
      label={say('table.remove')}
      onClick={() => void attempt(connection.setSeat(seat, 'open'))}
    />
  );
}
