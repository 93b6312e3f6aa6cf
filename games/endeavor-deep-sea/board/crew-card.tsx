/** A member of the crew with the circle for its disc. */
import { Mark } from '@fathom/parts/mark.tsx';
import { isDeciding, markOf, refuseMove } from '@fathom/parts/table.ts';
import { DESIGNS } from '../data/crew.ts';
import { designOf, isBusy, isJunior, isSenior } from '../member.ts';
import type { Move } from '../move.ts';
import { activationIn, asked } from '../view.ts';
import { memberName } from '../words/terms.ts';
import { Actions, CrewSide, slotsWhen } from './crew-side.tsx';
import { Chips } from './gain.tsx';
import { isIdle } from './idle.ts';
import { breakable } from './names.ts';
import { memberPlace } from './places.ts';
import type { Table } from './table.ts';

interface CrewCardProps {
  readonly table: Table;
  readonly seat: number;
  /** Place in the crew. */
  readonly index: number;
  readonly move: Move | undefined;
}

export function CrewCard({ table, seat, index, move }: CrewCardProps) {
  const { say, view } = table;
  const member = view.crew[seat][index];
  const senior = isSenior(member);
  const { rank } = DESIGNS[designOf(member)];
  const promoting = move?.kind === 'promote' || (asked(view)?.step === 'promote' && isJunior(member));
  const name = memberName(say, member);
  return (
    <button
      type="button"
      data-place={memberPlace(seat, index)}
      className={`member ${move ? 'legal' : ''} ${isBusy(member) ? 'busy' : ''} ${isActive(table, seat, index) ? 'active' : ''} ${rank === 0 ? 'leader' : ''}`}
      aria-description={move && say(`board.crew.${move.kind}`, { name })}
      onClick={() => {
        if (move) table.send(move);
        else if (isDeciding(table)) refuseMove(table, attempt(table, index));
      }}
    >
      <b>{breakable(say, name)}</b>
      <em>
        {rank === 0 ? say('board.leader') : say(senior ? 'board.seniorRank' : 'board.juniorRank', { rank })}
      </em>
      {promoting ? (
        <CrewSide table={table} member={member} senior />
      ) : (
        <Actions table={table} slots={slotsWhen(table, member, senior)} />
      )}
      {isIdle(table, move) && <small className="idle">{say('board.nothingToDo')}</small>}
      <span className="circle">{isBusy(member) && <Mark mark={markOf(table, seat)} />}</span>
      <span className="vh">{say('board.crewState', { state: isBusy(member) ? 'busy' : 'free' })}</span>
    </button>
  );
}

/** What a press on this card would try in the step that is asked. */
function attempt({ view }: Table, member: number): Move {
  switch (asked(view)?.step) {
    case 'manage':
      return { kind: 'reclaim', member };
    case 'promote':
      return { kind: 'promote', member };
    case 'tire':
      return { kind: 'tire', member };
    default:
      return { kind: 'activate', member };
  }
}

/** Its actions are open now. */
function isActive({ view }: Table, seat: number, index: number): boolean {
  const activation = activationIn(view);
  return activation?.seat === seat && activation.member === index;
}

/** The whole crew with the sides lying up, to read. */
export function CrewList({ table, seat }: { readonly table: Table; readonly seat: number }) {
  const { say, view } = table;
  return (
    <ul className="crew-list">
      {view.crew[seat].map((member, i) => (
        <li key={`${String(i)}-${member}`} data-place={memberPlace(seat, i)}>
          <span className="circle">{isBusy(member) && <Mark mark={markOf(table, seat)} />}</span>
          <b>{memberName(say, member)}</b>
          <Actions table={table} slots={slotsWhen(table, member, isSenior(member))} />
          {isJunior(member) && (
            <span className="later">
              <em>{say('board.senior')}</em>
              <Chips table={table} gains={DESIGNS[designOf(member)].sides[1].gains} />
              <Actions table={table} slots={slotsWhen(table, member, true)} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
