/** What can be read about the cards, modules and boards of New Eden. */
import { certain } from '@fathom/kernel';
import { actsWith, type Line, type Meter, type Reading, readerOf } from '@fathom/parts/reading.ts';
import { COLUMNS, GROUPS, ROW_DAMAGE, ROW_PRICE, TILES } from '../data/box.ts';
import { BONUS, CARD_ID, type Card, GROUP } from '../data/card.ts';
import { cardOf, isUsed, lyingOn, type Module, standingOn } from '../module.ts';
import type { Move } from '../move.ts';
import { usesLeft } from '../power-plant.ts';
import { leavesNext, takenNext } from '../round.ts';
import { pointer, trackPoints } from '../score.ts';
import { bonusWorth } from '../scoring.ts';
import { deepleCount } from '../station.ts';
import type { StationView, View } from '../view.ts';
import { de } from '../words/reading.de.ts';
import { en } from '../words/reading.en.ts';
import { speech } from '../words/speech.ts';
import { choicesOf } from './choices.ts';
import { isDown } from './deeds.ts';
import { groupIcon } from './face.tsx';
import { stabilityAfter, stabilityOf } from './stability.ts';
import { cardName, isDeciding, stepOf, type Table, traySeat } from './table.ts';

export const words = { en, de };

type Read = Reading<Move>;

export const reader = readerOf<View, Move>({
  'board:card:*': ofCard,
  'seat:*:card:*': ofModule,
  'seat:*:tile:*': (table, _, tile) => ofTile(table, tile),
  'seat:*:dome': ofDome,
  'seat:*:damage': ofScale,
  'seat:*:coins': () => ({ about: 'symbol-coin', icon: 'i-coin' }),
  'tray:expand:*': ofTile,
  'tray:plant': ofPlant,
  'tray:bid': ({ say }) => ({
    title: say('label.bid', { coins: '…' }),
    icon: 'i-coin',
    lines: [{ text: say('read.bidText'), rule: 'NE-60' }],
  }),
  'board:bonus:*': ofBonus,
  'board:row:*': ofRow,
});

const METERS: readonly Meter<View>[] = [
  meter('i-coin', 'read.coins', station => station.coins ?? undefined),
  meter('i-damage', 'read.damage', station => station.damage, 'less'),
  meter('i-pointer', 'read.holds', (station, options) => pointer(station, options), 'more'),
  meter('i-vp', 'read.points', station => trackPoints(station), 'more'),
  meter('i-deeple-lying', 'read.deeples', station => deepleCount(station), 'more'),
];

const actsOf = actsWith<View, Move>(speech, METERS, warningOf);

/** A number of the own station, where all of it is certain. */
function meter(
  icon: Meter<View>['icon'],
  label: string,
  of: (station: StationView, options: View['options']) => number | undefined,
  better?: 'more' | 'less',
): Meter<View> {
  return {
    icon,
    label: say => say(label),
    of: (view, seat) => {
      const station = certain<StationView>(view?.stations?.[seat]);
      const options = certain<View['options']>(view?.options);
      return station && options && of(station, options);
    },
    ...(better && { better }),
  };
}

function ofCard(table: Table, card: Card): Read {
  const { say, view } = table;
  const { buy, attach } = choicesOf(table.moves);
  const space = view.display.indexOf(card);
  const turn = stepOf(view) === 'turn';
  const lines: Line[] = [];
  if (space >= 0 && view.phase === 'A') {
    const row = Math.floor(space / COLUMNS);
    lines.push({ text: say('read.here', { row: row + 1, price: ROW_PRICE[row] }), rule: 'NE-30' });
    if (takenNext(view) === space) lines.push({ text: say('read.taken'), rule: 'NE-102' });
    else if (leavesNext(view) === space) lines.push({ text: say('read.leaves'), rule: 'NE-29' });
  }
  return {
    ...faceOf(table, card),
    lines,
    acts: actsOf(table, [buy.get(card), attach.get(card)]),
    careful: buy.has(card),
    wish: turn ? { kind: 'buy', card } : undefined,
  };
}

function faceOf(table: Table, card: Card): Read {
  return {
    about: CARD_ID[card],
    title: cardName(table, card),
    icon: groupIcon(GROUP[card]),
    kind: table.say(`kind.${GROUPS[GROUP[card]]}`),
  };
}

function ofModule(table: Table, seat: number, card: Card): Read | undefined {
  const { say, view } = table;
  const module = view.stations[seat]?.arms.flat().find(one => cardOf(one) === card);
  if (module === undefined) return undefined;
  const { use } = choicesOf(table.moves);
  const own = seat === traySeat(table);
  return {
    ...faceOf(table, card),
    lines: stateLines(say, GROUP[card], module),
    acts: own ? actsOf(table, [use.get(card)]) : [],
    wish: own && isDeciding(table) && GROUPS[GROUP[card]] === 'oxygen' ? { kind: 'use', card } : undefined,
  };
}

function stateLines(say: Table['say'], group: number, module: Module): Line[] {
  if (isDown(group, module)) return [{ text: say('read.down'), rule: 'NE-85' }];
  const lines: Line[] = [];
  if (lyingOn(module) > 0) lines.push({ text: say('read.lying', { n: lyingOn(module) }), rule: 'NE-41' });
  if (standingOn(module) > 0 || isUsed(module)) lines.push({ text: say('read.standing'), rule: 'NE-41' });
  return lines;
}

function ofTile(table: Table, tile: number): Read {
  const move = choicesOf(table.moves).expand.get(tile);
  return {
    about: `tile-${TILES[tile]}`,
    icon: groupIcon(GROUPS.indexOf(TILES[tile])),
    acts: actsOf(table, [move]),
    careful: true,
    wish: { kind: 'expand', tile },
  };
}

function ofDome({ say, view }: Table, seat: number): Read | undefined {
  const station = view.stations[seat];
  return (
    station && {
      title: say('read.dome'),
      icon: 'i-deeple-lying',
      lines: [{ text: say('read.domeText', { lying: station.dome, tired: station.tired }), rule: 'NE-34' }],
    }
  );
}

function ofScale({ say, view }: Table, seat: number): Read | undefined {
  const station = view.stations[seat];
  if (!station) return undefined;
  const { damage, pointer: most } = stabilityOf(view, station);
  return {
    title: say('read.scale'),
    icon: 'i-damage',
    lines: [{ text: say('read.scaleText', { damage, pointer: most }), rule: 'NE-78' }],
  };
}

function ofPlant(table: Table): Read {
  const { say, view } = table;
  const left = usesLeft(view.stations[traySeat(table)]);
  return {
    about: left > 0 ? `plant-${4 - left}` : undefined,
    title: say('read.plant'),
    icon: 'i-plant',
    lines: [{ text: say('read.plantLeft', { n: left }), rule: 'NE-87' }],
    acts: actsOf(table, [choicesOf(table.moves).plant]),
    wish: { kind: 'plant' },
  };
}

function ofBonus(table: Table, bonus: number): Read {
  const worth = bonusWorth(table.view.stations[traySeat(table)], bonus);
  return {
    about: `bonus-${BONUS[bonus].id}`,
    icon: groupIcon(BONUS[bonus].group),
    lines: [{ text: table.say('read.worth', { n: worth }) }],
  };
}

function ofRow({ say, view }: Table, row: number): Read {
  if (view.phase !== 'C')
    return {
      about: `row-${row + 1}`,
      icon: 'i-coin',
      lines: [{ text: say('read.rowPrice'), rule: 'NE-30' }],
    };
  return {
    title: say('board.row', { row: row + 1 }),
    icon: 'i-card',
    lines: [{ text: say('read.auction'), rule: 'NE-63' }],
  };
}

/** Repairs that find nothing to repair, and a station that would no longer hold. */
function warningOf(table: Table, move: Move): string | undefined {
  const { say, view } = table;
  const station = view.stations[traySeat(table)];
  const [now, then] = [stabilityOf(view, station), stabilityAfter(table, move)];
  if (then && now.stable && !then.stable) return say('read.collapse');
  if (move.kind !== 'buy') return undefined;
  const repair = -ROW_DAMAGE[Math.floor(view.display.indexOf(move.card) / COLUMNS)];
  return repair > station.damage ? say('read.waste', { n: repair - station.damage }) : undefined;
}
