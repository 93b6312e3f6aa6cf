/** Between board and prompt: the dice, and whatever is chosen from that has no place on the chart or in the hand. */
import type { ReactNode } from 'react';
import type { Frame, Lay } from '../frames.ts';
import { tileText } from '../words/tile.ts';
import type { Choices } from './choices.ts';
import { Dice } from './dice.tsx';
import { GuildChoice } from './guild-choice.tsx';
import { Ladders } from './ladders.tsx';
import { JoinNotice, RetireNotice, TollNotice } from './notice.tsx';
import { Barrels, Objectives, Recruits, TileShelf, Topsides } from './shelf.tsx';
import { nameOf, type Table } from './table.ts';
import { Tile } from './tile.tsx';
import { Trade } from './trade.tsx';
import { Turner } from './turner.tsx';

export interface StripProps<F extends Frame = Frame> {
  readonly table: Table;
  readonly frame: F;
  readonly choices: Choices;
}

type Contents = {
  readonly [N in Frame['step']]?: (props: StripProps<Extract<Frame, { readonly step: N }>>) => ReactNode;
};

const CONTENT: Contents = {
  copy: Topsides,
  influence: GuildChoice,
  toll: TollNotice,
  seal: GuildChoice,
  recruit: Recruits,
  gain: Barrels,
  trade: Trade,
  objective: Objectives,
  market: Ladders,
  draw: TileShelf,
  lay: LaidTile,
  turn: Turner,
  build: TileShelf,
  pay: Barrels,
  reroll: Dice,
  set: Dice,
  dive: Dice,
  joker: GuildChoice,
  dial: GuildChoice,
  trigger: GuildChoice,
  join: JoinNotice,
  retire: RetireNotice,
};

export function Strip({ table, choices }: { readonly table: Table; readonly choices: Choices }) {
  const { view, say } = table;
  const frame = view.stack.at(-1);
  // Every entry draws the frames of its own step and no others.
  const Content = frame && (CONTENT[frame.step] as ((props: StripProps) => ReactNode) | undefined);
  if (!frame || !Content) return null;
  return (
    <section className={`strip at-${frame.step}`} data-scrolls aria-label={say('strip.title')}>
      {view.seat !== table.viewer && <p className="whose">{nameOf(table, view.seat)}</p>}
      <Content table={table} frame={frame} choices={choices} />
    </section>
  );
}

/** The tile in hand while its place is chosen. */
function LaidTile({ table, frame }: StripProps<Lay>) {
  const { view, say } = table;
  const text = tileText(say, frame.tile, view.side[view.seat]);
  return (
    <div className="turner">
      <Tile tile={frame.tile} side={view.side[view.seat]} turns={0} />
      <p className="remark">{text}</p>
    </div>
  );
}
