import { findGame } from '@fathom/games';
import { Button } from '@fathom/parts/button.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { Seated, TableInfo } from '@fathom/server/protocol.ts';
import { type FormEvent, useState } from 'react';
import { call } from '../../api.ts';
import { NameField } from '../../name-field.tsx';
import { problemText } from '../../problem.ts';
import { useSettings } from '../../settings.tsx';
import { Room } from '../../shell.tsx';
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
  const title = findGame(table.game)?.meta.title ?? table.game;

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
        ...wantedSeat(table),
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
        <SeatList table={table} you={null} />
        <form onSubmit={submit}>
          <NameField invalid={problem !== ''} onChange={() => setProblem('')} />
          <p className="problem" role="alert">
            {problem}
          </p>
          <div className="row">
            <Button type="submit" tone="primary" className="grow">
              {say('table.join')}
            </Button>
            <Button tone="quiet" onClick={onWatch}>
              {say('table.watch')}
            </Button>
          </div>
        </form>
      </section>
    </Room>
  );
}

/** A rematch keeps a seat for everybody: `?seat=` in the address says which, as long as it is free. */
function wantedSeat({ seats }: TableInfo): { seat?: number } {
  const seat = Number(new URLSearchParams(location.search).get('seat') ?? Number.NaN);
  return seats[seat]?.kind === 'open' ? { seat } : {};
}
