/** What a yes or no would mean: joining the Flotilla, retiring a card, paying the toll. */
import { Icon } from '@fathom/parts/icon.tsx';
import { TRACKS } from '../data/box.ts';
import { EFFECTS, PROGRAMS } from '../data/effects.ts';
import { GUILDS } from '../data/names.ts';
import { at, hasOutpost } from '../field.ts';
import { dockOf } from '../goods.ts';
import { CELLS, HOME } from '../hex.ts';
import { type Frame, SKIFFS } from '../state.ts';
import { cardName } from './card.tsx';
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
      <h3>{say('join.title')}</h3>
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
    </div>
  );
}

/** FL-24. */
export function RetireNotice({ table, frame }: NoticeProps) {
  const { view, say } = table;
  const side = view.side[view.seat];
  const bonus = programText(say, EFFECTS[frame.effect].inner, side);
  return (
    <p className="notice">
      {say('retire.offer', { card: cardName(say, Math.max(0, view.turn.card), side), bonus })}
    </p>
  );
}

/** FL-32. */
export function TollNotice({ table, frame }: NoticeProps) {
  const { view, say } = table;
  const seals = view.seals[view.seat * GUILDS.length + frame.guild];
  return (
    <p className="notice">
      {say('toll.offer', { coins: TRACKS.toll, guild: say(`guild.${GUILDS[frame.guild]}`), n: seals + 1 })}
    </p>
  );
}
