/** One side of a specialist: what it gives at once, what it does, and what it scores. */
import { Icon } from '@fathom/parts/icon.tsx';
import { DESIGNS, type CrewSide as Side } from '../data/crew.ts';
import { mayCopy, type Slots, unpackSlots } from '../data/slots.ts';
import { designOf, type Member, slotsOn } from '../member.ts';
import { slotsText } from '../words/terms.ts';
import { ACTION_ICONS, Chips } from './gain.tsx';
import type { Table } from './table.ts';

function sideWhen(member: Member, senior: boolean): Side {
  return DESIGNS[designOf(member)].sides[senior ? 1 : 0];
}

export function slotsWhen({ view }: Table, member: Member, senior: boolean): Slots {
  return slotsOn(view, sideWhen(member, senior));
}

/** Signs of the actions: a slash between those of which one is chosen, a plus between those that are all done. */
export function Actions({ table, slots }: { readonly table: Table; readonly slots: Slots }) {
  const { say } = table;
  const groups = unpackSlots(slots);
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
      {mayCopy(slots) && <Icon name="i-fork" />}
    </span>
  );
}

export function CrewSide({
  table,
  member,
  senior,
}: {
  readonly table: Table;
  readonly member: Member;
  readonly senior: boolean;
}) {
  const { say } = table;
  const { gains, scores } = sideWhen(member, senior);
  const slots = slotsWhen(table, member, senior);
  return (
    <span className="crew-side">
      <em>{say(senior ? 'board.senior' : 'board.junior')}</em>
      {gains > 0 && <Chips table={table} gains={gains} />}
      {slots > 0 && <Actions table={table} slots={slots} />}
      {scores && <small>{say(`scores.${scores.count}`, { points: scores.points, per: scores.per })}</small>}
    </span>
  );
}
