/** What a yes or no would mean: joining the Flotilla, retiring a card, paying the toll. */
import { sum } from '@fathom/kernel';
import { Button } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { TRACKS } from '../data/box.ts';
import { PROGRAMS } from '../data/effects.ts';
import { GUILDS } from '../data/names.ts';
import type { Retire, Toll } from '../frames.ts';
import { dockOf } from '../goods.ts';
import type { Move } from '../move.ts';
import { SKIFFS } from '../state.ts';
import { cardName } from '../words/card.ts';
import { programText } from '../words/effect.ts';
import { speech } from '../words/speech.ts';
import { NOTICE } from './places.ts';
import type { Table } from './table.ts';

/** FL-74: what turning Skyside would bring now, for whoever may. */
export function JoinNotice({ table }: { readonly table: Table }) {
  const { say } = table;
  const join = table.moves.find(move => move.kind === 'join');
  return (
    <div className="notice" data-place={NOTICE}>
      <h2>{say('join.title')}</h2>
      {join && <Change table={table} join={join} />}
      <p>{say('join.forever')}</p>
      <Answers table={table} />
    </div>
  );
}

function Change({ table, join }: { readonly table: Table; readonly join: Move }) {
  const { view, say } = table;
  const { skiff, build } = TRACKS.docks[dockOf(view)];
  const { events } = table.foresee(join);
  const told = (key: string, param: string): number =>
    sum(events.filter(event => event.key === key).map(({ params }) => Number(params[param])));
  const afloat = view.skiffs.slice(view.seat * SKIFFS, (view.seat + 1) * SKIFFS).filter(cell => cell >= 0);
  const cargo = told('unloaded', 'count');
  return (
    <ul>
      <li>
        <Icon name="i-skiff" />
        {say('join.skiffs', { n: afloat.length, price: skiff, coins: told('coins', 'count') })}
      </li>
      {cargo > 0 && (
        <li>
          <Icon name="i-barrel" />
          {say('join.cargo', { n: cargo })}
        </li>
      )}
      <li>
        <Icon name="m-hex" />
        {say('join.tiles', { n: told('lifted', 'count'), lost: told('lifted', 'lost') })}
      </li>
      <li>
        <Icon name="i-house" />
        {say('join.build', { n: PROGRAMS[build][0].n })}
      </li>
    </ul>
  );
}

interface NoticeProps<F> {
  readonly table: Table;
  readonly frame: F;
}

/** FL-24. */
export function RetireNotice({ table, frame }: NoticeProps<Retire>) {
  const { view, say } = table;
  const side = view.side[view.seat];
  const bonus = programText(say, frame.bonus, side);
  return (
    <div className="notice" data-place={NOTICE}>
      {say('retire.offer', { card: cardName(say, Math.max(0, view.turn.card), side), bonus })}
      <Answers table={table} />
    </div>
  );
}

/** FL-32. */
export function TollNotice({ table, frame }: NoticeProps<Toll>) {
  const { view, say } = table;
  const index = view.seat * GUILDS.length + frame.guild;
  const enter = table.moves.find(move => move.kind === 'enter');
  const after = enter && table.foresee(enter).view;
  return (
    <div className="notice" data-place={NOTICE}>
      {say('toll.offer', {
        coins: TRACKS.toll,
        guild: say(`guild.${GUILDS[frame.guild]}`),
        n: after?.seals?.[index] ?? view.seals[index],
      })}
      <Answers table={table} />
    </div>
  );
}

/** Kinds of moves that answer with yes; the other one says no. */
export const ANSWERED: readonly string[] = ['join', 'retire', 'toll'];
const YES: readonly Move['kind'][] = ['join', 'retire', 'enter'];

function Answers({ table }: { readonly table: Table }) {
  const { moves, say, send, view } = table;
  if (moves.length === 0) return null;
  return (
    <div className="answers">
      {moves.map(move => (
        <Button key={move.kind} tone={YES.includes(move.kind) ? 'light' : 'plain'} onClick={() => send(move)}>
          {speech.label(say, move, view)}
        </Button>
      ))}
    </div>
  );
}
