import { titleOf } from '@fathom/games';
import { Button } from '@fathom/parts/button.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { Seated, TableInfo } from '@fathom/server/protocol.ts';
import { type FormEvent, useState } from 'react';
import { call } from '../../api.ts';
import { clockText } from '../../clock-text.ts';
import { NameField } from '../../name-field.tsx';
import { problemText } from '../../problem.ts';
import { useSettings } from '../../settings.tsx';
import { Room } from '../../shell.tsx';
import { useTermsLine } from './room/terms.tsx';
import { SeatList } from './seat-list.tsx';

interface JoinFormProps {
  readonly table: TableInfo;
  readonly invite: string | undefined;
  readonly onSeated: (seated: Seated) => void;
  readonly onWatch: () => void;
}

/** A name is all it takes. */
export function JoinForm({ table, invite, onSeated, onWatch }: JoinFormProps) {
  const say = useSay();
  const { name } = useSettings();
  const [problem, setProblem] = useState('');
  const title = titleOf(table.game);
  const terms = useTermsLine(table);
  const isFull = !table.seats.some(({ kind }) => kind === 'open');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setProblem(say('problem.bad_name'));
    const answer = await call<Seated>(
      'POST',
      `/tables/${table.id}/join`,
      { invite },
      {
        name: name.trim(),
        ...(invite !== undefined && { invite }),
      },
    );
    if (answer.ok) onSeated(answer.value);
    else setProblem(problemText(say, answer.problem));
  };

  return (
    <Room game={table.game}>
      <section className="sheetlike">
        <h1>{say('table.joinTitle')}</h1>
        <p>{say('table.joinText', { host: table.seats[table.host]?.name ?? '', game: title })}</p>
        <p className="cap">{terms}</p>
        {table.clock && <p className="cap">{clockText(say, table.clock)}</p>}
        <SeatList table={table} you={null} />
        {isFull ? (
          <Full onWatch={onWatch} />
        ) : (
          <form onSubmit={submit}>
            <NameField problem={problem} onChange={() => setProblem('')} />
            <div className="row">
              <Button type="submit" tone="primary" className="grow">
                {say('table.join')}
              </Button>
              <Button tone="quiet" onClick={onWatch}>
                {say('table.watch')}
              </Button>
            </div>
          </form>
        )}
      </section>
    </Room>
  );
}

/** All seats are taken, but play has not begun. */
function Full({ onWatch }: Pick<JoinFormProps, 'onWatch'>) {
  const say = useSay();
  return (
    <>
      <p>{say('room.full')}</p>
      <Button tone="primary" onClick={onWatch}>
        {say('table.watch')}
      </Button>
    </>
  );
}
