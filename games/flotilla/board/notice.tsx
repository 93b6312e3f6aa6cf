/** What a yes or no would mean: joining the Flotilla, retiring a card, paying the toll. */
import { Button } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { TRACKS } from '../data/box.ts';
import { EFFECTS, PROGRAMS } from '../data/effects.ts';
import { GUILDS } from '../data/names.ts';
import { at, hasOutpost } from '../field.ts';
import { dockOf } from '../goods.ts';
import { CELLS, HOME } from '../hex.ts';
import type { Move } from '../move.ts';
import { type Frame, SKIFFS } from '../state.ts';
import { cardName } from '../words/card.ts';
import { voice } from '../words/voice.ts';
import { programText } from './effect-words.ts';
import { cargoOn } from './forecast.ts';
import type { Table } from './table.ts';

interface NoticeProps {
  readonly table: Table;
  readonly frame: Frame;
}

/** FL-74: what turning Skyside would bring now. */
export function JoinNotice({ table }: NoticeProps) {
  const { view, say } = table;
  const { skiff, build } = TRACKS.docks[dockOf(view)];
  const skiffs = Array.from({ length: SKIFFS }, (_, i) => view.seat * SKIFFS + i).filter(
    i => view.skiffs[i] >= 0,
  );
  const cargo = skiffs.flatMap(i => cargoOn(view, i)).length;
  const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter(cell => cell !== HOME);
  const tiles = cells.map(cell => at(view, view.seat, cell)).filter(value => value !== 0);
  const lost = tiles.filter(hasOutpost).length;
  return (
    <div className="notice">
      <h2>{say('join.title')}</h2>
      <ul>
        <li>
          <Icon name="i-skiff" />
          {say('join.skiffs', { n: skiffs.length, price: skiff, coins: skiffs.length * skiff })}
        </li>
        {cargo > 0 && (
          <li>
            <Icon name="i-barrel" />
            {say('join.cargo', { n: cargo })}
          </li>
        )}
        <li>
          <Icon name="m-hex" />
          {say('join.tiles', { n: tiles.length - lost, lost })}
        </li>
        <li>
          <Icon name="i-house" />
          {say('join.build', { n: PROGRAMS[build][0].n })}
        </li>
      </ul>
      <p>{say('join.forever')}</p>
      <Answers table={table} />
    </div>
  );
}

/** FL-24. */
export function RetireNotice({ table, frame }: NoticeProps) {
  const { view, say } = table;
  const side = view.side[view.seat];
  const bonus = programText(say, EFFECTS[frame.effect].inner, side);
  return (
    <div className="notice">
      {say('retire.offer', { card: cardName(say, Math.max(0, view.turn.card), side), bonus })}
      <Answers table={table} />
    </div>
  );
}

/** FL-32. */
export function TollNotice({ table, frame }: NoticeProps) {
  const { view, say } = table;
  const seals = view.seals[view.seat * GUILDS.length + frame.guild];
  return (
    <div className="notice">
      {say('toll.offer', { coins: TRACKS.toll, guild: say(`guild.${GUILDS[frame.guild]}`), n: seals + 1 })}
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
          {voice.label(say, move, view)}
        </Button>
      ))}
    </div>
  );
}
