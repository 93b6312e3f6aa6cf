/** A module at a station, with the Deeples on it. */
import { Icon } from '@fathom/parts/icon.tsx';
import { useWide } from '@fathom/parts/media.ts';
import { seatPlace } from '@fathom/parts/places.ts';
import type { CSSProperties } from 'react';
import { BOATYARD_TILE, OUTSIDE, RESEARCH, START_DEEPLES, TILE_DEEPLES, TILE_RESEARCH } from '../data/box.ts';
import { STAFF } from '../data/card.ts';
import { cardOf, isUsed, lyingOn, type Module, standingOn } from '../module.ts';
import { describeCard } from '../words/print.ts';
import { glances } from './card.tsx';
import { type Deed, gainOnArrival, gainText, isDown } from './deeds.ts';
import { Deeple, Effect, groupClass, groupIcon, ScoringBox } from './face.tsx';
import type { Item } from './items.ts';
import { modulePlace } from './places.ts';
import { cardTitle, type Table } from './table.ts';

interface PodProps {
  readonly table: Table;
  readonly item: Item;
  readonly seat: number;
  readonly deeds: readonly Deed[];
  /** A Deeple of this module was taken up. */
  readonly source: boolean;
  readonly onPress: () => void;
  /** Without the name, as on a phone. */
  readonly brief?: boolean;
  readonly style?: CSSProperties | undefined;
}

export function Pod(props: PodProps) {
  const { table, item, seat, deeds, source, brief = false, style } = props;
  const lit = deeds.some(deed => deed.key !== 'why');
  const label = [lit ? deeds.map(deed => deed.label).join(', ') : '', labelOf(table, item)];
  return (
    <button
      type="button"
      className={`pod ${classOf(item)} ${lit ? 'legal' : ''} ${source ? 'source' : ''} ${brief ? 'brief' : ''}`}
      style={style}
      tabIndex={lit ? 0 : -1}
      data-pod={item.place}
      data-place={placeOf(seat, item)}
      data-piece={item.module === undefined ? undefined : `card-${cardOf(item.module)}`}
      onClick={props.onPress}
      {...glances(table, deeds.find(deed => deed.move)?.move)}
    >
      <span className="vh">{label.filter(Boolean).join('. ')}</span>
      <span className="face" aria-hidden="true">
        <span className="badge">
          <Icon name={groupIcon(item.group)} />
        </span>
        {item.module === undefined ? (
          <TileFace table={table} tile={item.tile} />
        ) : (
          <ModuleFace table={table} item={item} module={item.module} />
        )}
        <Tag table={table} item={item} deeds={deeds} brief={brief} />
      </span>
    </button>
  );
}

function placeOf(seat: number, { module, tile }: Item): string {
  return module === undefined ? seatPlace(seat, 'tile', tile ?? '') : modulePlace(seat, cardOf(module));
}

function ModuleFace({ table, item, module }: { table: Table; item: Item; module: Module }) {
  const card = cardOf(module);
  return (
    <>
      <span className="nm">{cardTitle(table, card)}</span>
      <Effect table={table} card={card} />
      {item.group < OUTSIDE && <Spaces item={item} module={module} />}
      <ScoringBox card={card} />
    </>
  );
}

/** NE-41: a Deeple stands on every space, or some lie on the edge and wait. */
function Spaces({ item, module }: { readonly item: Item; readonly module: Module }) {
  const staff = STAFF[cardOf(module)];
  const standing = standingOn(module);
  const lying = lyingOn(module);
  const spare = standing > 0 ? lying : Math.max(0, lying - staff);
  return (
    <span className="spaces" aria-hidden="true">
      {Array.from({ length: staff }, (_, i) => i).map(i => (
        <u key={i} className={standing > 0 ? 'stood' : ''}>
          {standing > 0 && <Deeple standing />}
          {standing === 0 && i < lying && <Deeple piece={`deeple-${item.place}-${i}`} />}
        </u>
      ))}
      {spare > 0 && (
        <span className="spare">
          <Deeple piece={`deeple-${item.place}-${standing > 0 ? 0 : staff}`} />
          {spare > 1 && <b>{spare}</b>}
        </span>
      )}
    </span>
  );
}

function TileFace({ table, tile }: { readonly table: Table; readonly tile: number | undefined }) {
  const { say } = table;
  if (tile === BOATYARD_TILE) {
    return (
      <>
        <span className="nm">{say('board.tile.boatyard')}</span>
        <span className="ef">
          <b>{START_DEEPLES + TILE_DEEPLES}</b>
          <Deeple />
        </span>
      </>
    );
  }
  return (
    <>
      <span className="nm">{say('board.tile.research')}</span>
      <span className="ef">
        <i>{say('board.tile.research.about', { n: TILE_RESEARCH })}</i>
      </span>
    </>
  );
}

/** What arriving or activating here would bring. */
function Tag({ table, item, deeds, brief }: Pick<PodProps, 'table' | 'item' | 'deeds' | 'brief'>) {
  const wide = useWide();
  if (item.place === undefined) return null;
  const told = (key: 'activate' | 'arrive', gain: string) =>
    wide && !brief ? table.say(`board.tag.${key}`, { gain }) : gain;
  const activation = deeds.find(deed => deed.key === 'activate')?.move;
  if (activation) return <span className="tag">{told('activate', gainText(table, activation))}</span>;
  const swim = deeds.find(deed => deed.key === 'swim')?.move;
  const gain = swim && gainOnArrival(table, swim);
  return gain ? <span className="tag then">{told('arrive', gain)}</span> : null;
}

function classOf(item: Item): string {
  const { group, module } = item;
  const down = module !== undefined && isDown(group, module);
  const used = module !== undefined && group < OUTSIDE && isUsed(module);
  const shape = group === RESEARCH ? 'res' : group === OUTSIDE + 1 ? 'small' : '';
  return `${groupClass(group)} ${shape} ${down ? 'down' : ''} ${used ? 'used' : ''}`;
}

function labelOf(table: Table, { group, module, tile }: Item): string {
  const { say } = table;
  if (module === undefined) return say(`board.tile.${tile === BOATYARD_TILE ? 'boatyard' : 'research'}`);
  const card = cardOf(module);
  const params = { lying: lyingOn(module), standing: standingOn(module) };
  const crew = group < OUTSIDE ? say('board.crewOn', params) : '';
  const down = isDown(group, module) ? say('board.faceDown') : '';
  return [describeCard(table.say, card), crew, down].filter(Boolean).join('. ');
}
