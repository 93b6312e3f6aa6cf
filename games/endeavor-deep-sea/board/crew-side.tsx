/** One side of a specialist: what it gives at once, what it does, and what it scores. */
import { Icon } from '@fathom/parts/icon.tsx';
import { DESIGNS, DO_COPY } from '../data/crew.ts';
import { designOf } from '../player.ts';
import { slotActions, slotsText } from '../words/terms.ts';
import { ACTION_ICONS, Chips } from './gain.tsx';
import type { Table } from './table.ts';

export function slotsOfSide({ view }: Table, member: number, senior: boolean): number {
  const side = DESIGNS[designOf(member)].sides[senior ? 1 : 0];
  return view.options.crew === 'sonar' ? side.sonarSlots : side.slots;
}

/** Signs of the actions: a slash between those of which one is chosen, a plus between those that are all done. */
export function Actions({ table, slots }: { readonly table: Table; readonly slots: number }) {
  const { say } = table;
  const groups = slotActions(slots);
  return (
    <span className="actions">
      <span className="vh">{slots === 0 ? say('noAction') : slotsText(say, slots)}</span>
      {groups.map((choice, i) => (
        <span key={String(i)} aria-hidden="true">
          {i > 0 && <i>+</i>}
          {choice.map((action, j) => (
            <span key={action}>
              {j > 0 && choice.length < 4 && <i>/</i>}
              <Icon name={ACTION_ICONS[action]} />
            </span>
          ))}
        </span>
      ))}
      {(slots & DO_COPY) !== 0 && <Icon name="i-fork" />}
    </span>
  );
}

export function CrewSide({
  table,
  member,
  senior,
}: {
  readonly table: Table;
  readonly member: number;
  readonly senior: boolean;
}) {
  const { say } = table;
  const { gains, scores } = DESIGNS[designOf(member)].sides[senior ? 1 : 0];
  const slots = slotsOfSide(table, member, senior);
  return (
    <span className="crew-side">
      <em>{say(senior ? 'board.senior' : 'board.junior')}</em>
      {gains > 0 && <Chips table={table} gains={gains} />}
      {slots > 0 && <Actions table={table} slots={slots} />}
      {scores && (
        <small>{say(`board.scores.${scores.count}`, { points: scores.points, per: scores.per })}</small>
      )}
    </span>
  );
}
