import { LEVELS } from '@fathom/bots/level.ts';
import { findGame } from '@fathom/games';
import { Button } from '@fathom/parts/button.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { TableInfo } from '@fathom/server/protocol.ts';
import { list } from '../../../finished.ts';
import { ownLevel } from '../../../local/strength.ts';
import { getReady } from '../../../table/life.ts';
import type { OnlineTable } from '../../../table/online.ts';
import { ShareButton } from './invite.tsx';
import type { Attempt } from './waiting.tsx';

interface BeginProps {
  readonly connection: OnlineTable;
  readonly table: TableInfo;
  readonly you: number | null;
  readonly address: string;
  readonly level: string;
  readonly onLevel: (level: string) => void;
  readonly attempt: Attempt;
}

/** The one thing to do next, always in the same place: invite, say that one is ready, or begin. */
export function Begin(props: BeginProps) {
  const { table, you, address } = props;
  const isFull = !table.seats.some(({ kind }) => kind === 'open');
  if (you === null) return null;
  if (you !== table.host) return <Guest {...props} isFull={isFull} />;
  if (!isFull)
    return (
      <>
        <div className="go">
          <ShareButton address={address} tone="primary" />
          <Fill {...props} />
        </div>
        <Level {...props} />
      </>
    );
  return <Full {...props} />;
}

function Full({ connection, table, attempt }: BeginProps) {
  const say = useSay();
  return (
    <div className="go">
      <BeginButton connection={connection} attempt={attempt} />
      <p className="cap">{missingText(say, table)}</p>
    </div>
  );
}

function BeginButton({ connection, attempt }: Pick<BeginProps, 'connection' | 'attempt'>) {
  const say = useSay();
  return (
    <Button
      tone="primary"
      className="big"
      icon="i-play"
      onClick={() => void attempt(connection.start('close', ''))}
    >
      {say('room.begin')}
    </Button>
  );
}

function Guest({
  connection,
  table,
  you,
  address,
  attempt,
  isFull,
}: BeginProps & { readonly isFull: boolean }) {
  const say = useSay();
  const isReady = table.seats[you ?? 0].ready === true;
  // The role passes on when the host is gone; until then the server says so.
  const hostIsGone = isFull && table.seats[table.host]?.connected === false;
  return (
    <div className="go">
      {hostIsGone && isReady ? (
        <BeginButton connection={connection} attempt={attempt} />
      ) : (
        <Button
          tone={isReady ? 'plain' : 'primary'}
          className="big"
          icon="i-check"
          aria-pressed={isReady}
          onClick={() => void attempt(getReady(connection, !isReady))}
        >
          {say(isReady ? 'room.notReady' : 'room.beReady')}
        </Button>
      )}
      {isFull ? (
        <p className="cap">{isReady ? say('room.hostBegins', { name: table.seats[table.host].name }) : ''}</p>
      ) : (
        <ShareButton address={address} tone="plain" />
      )}
    </div>
  );
}

function Fill({ connection, table, level, attempt }: BeginProps) {
  const say = useSay();
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const min = findGame(table.game)?.meta.seats.min ?? 1;
  return (
    <>
      <Button className="big" onClick={() => void attempt(connection.start('bots', level))}>
        {say('room.fill', { n: free, level: say(`level.${level}`) })}
      </Button>
      {table.seats.length - free >= min && (
        <Button tone="quiet" onClick={() => void attempt(connection.start('close', level))}>
          {say('table.startClose')}
        </Button>
      )}
    </>
  );
}

const MINE = 'mine';

function Level({ table, level, onLevel }: BeginProps) {
  const say = useSay();
  const own = ownLevel(table.game);
  return (
    <label className="levels">
      <span>{say('table.level')}</span>
      <select
        className="select"
        value={level}
        onChange={({ target: { value } }) => onLevel(value === MINE ? own : value)}
      >
        {LEVELS.map(value => (
          <option key={value} value={value}>
            {say(`level.${value}`)}
          </option>
        ))}
        <option value={MINE}>{say('room.mine', { level: say(`level.${own}`) })}</option>
      </select>
      <span className="cap">{say(`about.${level}`)}</span>
    </label>
  );
}

/** Whom play would have to wait for. */
function missingText(say: ReturnType<typeof useSay>, { seats, host }: TableInfo): string {
  const people = seats.filter(({ kind }, seat) => kind === 'person' && seat !== host);
  const away = people.filter(({ connected }) => !connected).map(({ name }) => name);
  const unready = people.filter(({ connected, ready }) => connected && !ready).map(({ name }) => name);
  return [
    away.length > 0 && say('room.awayText', { n: away.length, names: list(say, away) }),
    unready.length > 0 && say('room.unready', { n: unready.length, names: list(say, unready) }),
  ]
    .filter(Boolean)
    .join(' ');
}
