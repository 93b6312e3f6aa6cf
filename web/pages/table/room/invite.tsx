import { Button } from '@fathom/parts/button.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { OwnTables, TableInfo } from '@fathom/server/protocol.ts';
import { useEffect, useState } from 'react';
import { syncTables } from '../../../person.ts';
import { problemText } from '../../../problem.ts';
import { QrCode } from '../../../qr.tsx';
import { settingsNow } from '../../../settings.tsx';
import { invitePerson } from '../../../table/life.ts';
import type { OnlineTable } from '../../../table/online.ts';
import { useCopy } from '../menu.tsx';
import { HostRights } from '../rights.tsx';

interface InviteProps {
  readonly connection: OnlineTable;
  readonly table: TableInfo;
  readonly you: number | null;
  readonly address: string;
}

/** How others get here: the link, its code for a camera, and those one has played with before. */
export function Invite({ connection, table, you, address }: InviteProps) {
  const say = useSay();
  return (
    <section className="cardx invite">
      <h2>{say('room.invite')}</h2>
      <div className="qrow">
        <QrCode text={address} label={say('table.inviteCode')} />
        <div>
          <p className="cap">{say('room.inviteText')}</p>
          <input
            className="lnk"
            readOnly
            aria-label={say('table.share')}
            value={address}
            onFocus={event => event.target.select()}
          />
        </div>
      </div>
      {you !== null && <Friends connection={connection} table={table} />}
      <div className="menu">
        <HostRights connection={connection} tone="quiet" />
      </div>
    </section>
  );
}

interface ShareButtonProps {
  readonly address: string;
  readonly tone: 'primary' | 'plain';
}

/** A phone has a sheet for sharing; elsewhere the link is copied. */
export function ShareButton({ address, tone }: ShareButtonProps) {
  const say = useSay();
  const [copied, copy] = useCopy();
  const canShare = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
  const share = () => navigator.share({ url: address }).catch(() => undefined);
  return (
    <Button
      tone={tone}
      className="big"
      icon={copied ? 'i-check' : 'i-link'}
      onClick={() => void (canShare ? share() : copy(address))}
    >
      {say(copied ? 'table.copied' : canShare ? 'room.share' : 'room.copy')}
    </Button>
  );
}

type Friend = OwnTables['friends'][number];
const MOST_FRIENDS = 6;

/** People of earlier matches who are not here yet. */
function Friends({ connection, table }: Pick<InviteProps, 'connection' | 'table'>) {
  const say = useSay();
  const [friends, setFriends] = useState<readonly Friend[]>([]);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const { name, lang } = settingsNow();
    void syncTables(name, lang).then(own => setFriends(own?.friends ?? []));
  }, []);
  const here = table.seats.map(({ name }) => name);
  const others = friends.filter(({ name }) => !here.includes(name)).slice(0, MOST_FRIENDS);
  if (others.length === 0 || !table.seats.some(({ kind }) => kind === 'open')) return null;
  const ask = async ({ name, match, seat }: Friend) => {
    const failed = await invitePerson(connection, match, seat);
    setProblem(failed ? problemText(say, failed) : '');
    if (!failed) setAsked([...asked, name]);
  };
  return (
    <div className="friends">
      <span className="cap">{say('room.friends')}</span>
      {others.map(friend => (
        <Button
          key={friend.name}
          icon={asked.includes(friend.name) ? 'i-check' : 'i-plus'}
          disabled={asked.includes(friend.name)}
          onClick={() => void ask(friend)}
        >
          {friend.name}
        </Button>
      ))}
      <p className="problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
