import { Button } from '@fathom/parts/button.tsx';
import { closeDialog, Dialog } from '@fathom/parts/dialog.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { useState } from 'react';
import { sendAway } from '../../table/life.ts';
import type { OnlineTable } from '../../table/online.ts';
import { useTable } from './table.tsx';

/** How many look on; the host can send one of them away. */
export function Spectators({ connection }: { readonly connection: OnlineTable }) {
  const say = useSay();
  const { table } = useTable(connection);
  const [open, setOpen] = useState(false);
  const count = table?.watching ?? 0;
  if (count === 0) return null;
  const ids = table?.spectators;
  if (!ids) return <p className="watching">{say('table.watching', { n: count })}</p>;
  return (
    <>
      <Button icon="i-eye" onClick={() => setOpen(true)}>
        {say('table.watching', { n: count })}
      </Button>
      {open && (
        <Dialog title={say('table.watching', { n: count })} onClose={() => setOpen(false)}>
          <p>{say('table.sendAwayText')}</p>
          <div className="acts">
            {ids.map((id, i) => (
              <Button key={id} onClick={() => void sendAway(connection, id)}>
                {say('table.sendAway', { n: i + 1 })}
              </Button>
            ))}
            <Button onClick={closeDialog}>{say('table.keep')}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
