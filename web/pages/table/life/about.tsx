import '../../../styles/room.css';
import { Dialog } from '@fathom/parts/dialog.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { OwnTables } from '@fathom/server/protocol.ts';
import { useCallback, useEffect, useState } from 'react';
import { askAsPerson, syncTables } from '../../../person.ts';
import { settingsNow } from '../../../settings.tsx';
import type { OnlineTable } from '../../../table/online.ts';
import { TableTerms } from '../room/terms.tsx';
import { useTable } from '../table.tsx';
import { Done } from './done.tsx';
import { SeriesCard } from './series.tsx';

interface TableDialogProps {
  readonly connection: OnlineTable;
  readonly onClose: () => void;
}

/** What the table agreed on, the series it belongs to, and whether it sends messages. */
export default function TableDialog({ connection, onClose }: TableDialogProps) {
  const say = useSay();
  const { table, you } = useTable(connection);
  if (!table) return null;
  return (
    <Dialog title={say('room.terms')} className="about" onClose={onClose}>
      <TableTerms table={table} plain />
      <SeriesCard connection={connection} />
      {you !== null && <TableNews id={table.id} />}
      <Done />
    </Dialog>
  );
}

/** Messages can be off for one table and on for the others. */
function TableNews({ id }: { readonly id: string }) {
  const say = useSay();
  const [news, setNews] = useState<boolean>();
  const hear = useCallback(
    (own: OwnTables | undefined) => setNews(own?.tables.find(({ table }) => table.id === id)?.news),
    [id],
  );
  useEffect(() => {
    const { name, lang } = settingsNow();
    void syncTables(name, lang).then(hear);
  }, [hear]);
  if (news === undefined) return null;
  const change = async () => {
    const answer = await askAsPerson<OwnTables>('PUT', `/tables/${id}`, { news: !news });
    if (answer.ok) hear(answer.value);
  };
  return (
    <label className="switch">
      <input type="checkbox" checked={news} onChange={() => void change()} />
      <span>
        {say('table.news')}
        <small>{say('table.newsText')}</small>
      </span>
    </label>
  );
}
