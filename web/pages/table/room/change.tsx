import { findGame } from '@fathom/games';
import type { Meta } from '@fathom/kernel';
import { Button, Segments } from '@fathom/parts/button.tsx';
import { Dialog } from '@fathom/parts/dialog.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { TableInfo } from '@fathom/server/protocol.ts';
import { useState } from 'react';
import { problemText } from '../../../problem.ts';
import { changeTerms } from '../../../table/life.ts';
import type { OnlineTable } from '../../../table/online.ts';
import { OptionFields } from '../../home/options.tsx';
import { PacePlanner } from '../../home/pace.tsx';
import { type Plan, planOf, relevantChoices, resize, termsOf } from '../../home/plan.ts';

interface ChangeProps {
  readonly connection: OnlineTable;
  readonly table: TableInfo;
}

/** The host agrees on something else with those who wait. */
export function ChangeButton({ connection, table }: ChangeProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const meta = findGame(table.game)?.meta;
  if (!meta) return null;
  return (
    <>
      <Button icon="i-settings" onClick={() => setOpen(true)}>
        {say('room.change')}
      </Button>
      {open && <ChangeDialog {...{ connection, table, meta }} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ChangeDialogProps extends ChangeProps {
  readonly meta: Meta;
  readonly onClose: () => void;
}

function ChangeDialog({ connection, table, meta, onClose }: ChangeDialogProps) {
  const say = useSay();
  const [plan, setPlan] = useState(() => planOf(table));
  const [problem, setProblem] = useState('');
  const save = async () => {
    const failed = await changeTerms(connection, termsOf(meta, plan));
    if (failed) setProblem(problemText(say, failed));
    else onClose();
  };
  return (
    <Dialog title={say('room.changeTitle')} className="start terms-form" onClose={onClose}>
      <p>{say('room.changeText')}</p>
      <div className="fields">
        <SeatCount meta={meta} table={table} plan={plan} onChange={setPlan} />
        {relevantChoices(meta, plan).length > 0 && (
          <OptionFields meta={meta} plan={plan} onChange={setPlan} />
        )}
        <PacePlanner plan={plan} onChange={setPlan} />
      </div>
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="acts">
        <Button tone="primary" onClick={() => void save()}>
          {say('room.changeDone')}
        </Button>
        <Button onClick={onClose}>{say('table.keep')}</Button>
      </div>
    </Dialog>
  );
}

interface SeatCountProps {
  readonly meta: Meta;
  readonly table: TableInfo;
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

/** Nobody who sits there loses the seat: as many as are taken, or more. */
function SeatCount({ meta: { seats }, table, plan, onChange }: SeatCountProps) {
  const say = useSay();
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
  const least = Math.max(2, seats.min, taken);
  const counts = Array.from({ length: seats.max - least + 1 }, (_, i) => least + i);
  if (counts.length < 2) return null;
  return (
    <div className="field">
      <span>{say('start.seats')}</span>
      <Segments
        name="seats"
        label={say('start.seats')}
        value={String(plan.others.length + 1)}
        options={counts.map(count => ({ value: String(count), label: String(count) }))}
        onChange={value => onChange(resize(plan, Number(value)))}
      />
    </div>
  );
}
