/** What can be read about the crew, guilds, goods and tiles of Flotilla. */
import { type Certain, certain, sum } from '@fathom/kernel';
import { actsWith, type Line, type Meter, type Reading, readerOf } from '@fathom/parts/reading.ts';
import { topside } from '../crew.ts';
import { AIMS, CREW, RELICS, TILES } from '../data/box.ts';
import { COLOURS, GUILDS, RESEARCH, SIDES, SINK, SKY } from '../data/names.ts';
import { STARTER } from '../data/tiles.ts';
import { SPACES_PER_GUILD } from '../data/tracks.ts';
import { dieOn } from '../dice.ts';
import { at, tileOf } from '../field.ts';
import { dockOf } from '../goods.ts';
import { writeCell } from '../hex.ts';
import { priceOf } from '../market.ts';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';
import { aimText } from '../words/aim.ts';
import { cardName } from '../words/card.ts';
import { programText } from '../words/effect.ts';
import { de } from '../words/reading.de.ts';
import { en } from '../words/reading.en.ts';
import { speech } from '../words/speech.ts';
import { tileName, tileText } from '../words/tile.ts';
import { choicesOf } from './choices.ts';
import { cardSymbol, GUILD_SYMBOLS } from './symbols.ts';
import { isDeciding, nameOf, ownSeat, type Table } from './table.ts';

export const words = { en, de };

type Read = Reading<Move>;

export const reader = readerOf<View, Move>({
  'tray:card:*': ofHandCard,
  'board:card:*': ofOpenCard,
  'seat:*:top': ofTopside,
  'board:guild:*:track:*': (_, guild, space) => ({
    about: `${GUILDS[guild]}-${space}`,
    icon: GUILD_SYMBOLS[guild],
  }),
  'board:guild:*': ofGuild,
  'board:guild:*:track': ofGuild,
  'board:relic:*': (_, relic) => ({ about: RELICS[relic].id, icon: 'i-artifact' }),
  'board:objective:*': ofObjective,
  'board:price:*:*': (table, colour) => ofPrice(table, colour),
  'board:price:*': ofPrice,
  'board:buy:*': ofPrice,
  'board:sell:*': ofPrice,
  'board:barrel:*': (table, colour) => ofBarrel(table, ownSeat(table), colour),
  'seat:*:barrel:*': ofBarrel,
  'seat:*:cell:*': ofCell,
  'board:tile:*': ofTile,
  'board:turner': ofTurned,
  'board:die:*': (_, die) => ({ about: `die-${die}`, icon: 'i-dive' }),
  'board:face:*': (_, face) => ({ about: `die-${dieOn(RESEARCH, face)}`, icon: 'i-dive' }),
  'board:sonar': ({ say, view }) => ({
    about: `sonar-${view.sonar}`,
    title: say('hub.sonar'),
    icon: 'i-sonar',
    lines: [{ text: say('read.sonarText'), rule: 'FL-67' }],
  }),
  'board:survivors': ({ say }) => ({
    title: say('hub.survivors'),
    icon: 'i-survivor',
    lines: [{ text: say('read.survivorText'), rule: 'FL-73' }],
  }),
  'board:pool': ({ say }) => ({
    title: say('hub.pool'),
    icon: 'i-vp',
    lines: [{ text: say('read.poolText'), rule: 'FL-87' }],
  }),
  'board:dock': ({ view }) => ({ about: `dock-${dockOf(view) + 1}`, icon: 'i-anchor' }),
  'board:skiff': ofSkiff,
  'seat:*:coins': ({ say }) => ({
    title: say('goods.coins'),
    icon: 'i-coin',
    lines: [{ text: say('read.coinsText'), rule: 'FL-35' }],
  }),
  'seat:*:toxicity': (table, seat) => ({
    about: `toxicity-${table.view.poison[seat]}`,
    title: table.say('seat.toxicity'),
    icon: 'i-toxicity',
    lines: [{ text: table.say('read.toxText'), rule: 'FL-57' }],
  }),
});

const METERS: readonly Meter<View>[] = [
  { icon: 'i-coin', label: say => say('read.coins'), of: (v, seat) => v?.coins?.[seat] },
  { icon: 'i-vp', label: say => say('read.vp'), of: (v, seat) => v?.vp?.[seat], better: 'more' },
  {
    icon: 'i-toxicity',
    label: say => say('read.toxicity'),
    of: (v, seat) => v?.toxicity?.[seat],
    better: 'less',
  },
  { icon: 'i-card', label: say => say('read.hand'), of: (v, seat) => v?.hands?.[seat]?.size },
  {
    icon: 'i-seal',
    label: say => say('read.seals'),
    of: (v, seat) => total(v?.seals, seat, GUILDS.length),
    better: 'more',
  },
  {
    icon: 'i-barrel',
    label: say => say('read.barrels'),
    of: (v, seat) => total(v?.barrels, seat, COLOURS.length),
    better: 'more',
  },
];

const actsOf = actsWith<View, Move>(speech, METERS);

/** All of what a seat has of several sorts, where every number is certain. */
function total(list: Certain<readonly number[]>, seat: number, sorts: number): number | undefined {
  const own = list?.slice(seat * sorts, (seat + 1) * sorts);
  const known = certain<readonly number[]>(own);
  return known && sum(known);
}

function ofHandCard(table: Table, card: number): Read {
  const { view } = table;
  const move = choicesOf(table.moves).play.get(card);
  return {
    ...cardRead(table, card, view.side[ownSeat(table)]),
    acts: actsOf(table, [move]),
    careful: true,
    wish: isDeciding(table) ? { kind: 'play', card } : undefined,
  };
}

function ofOpenCard(table: Table, card: number): Read {
  const { view } = table;
  const move = choicesOf(table.moves).recruit.get(card);
  const recruiting = view.stack.at(-1)?.step === 'recruit' && isDeciding(table);
  return {
    ...cardRead(table, card, view.side[ownSeat(table)]),
    acts: actsOf(table, [move]),
    careful: true,
    wish: recruiting ? { kind: 'recruit', card } : undefined,
  };
}

function ofTopside(table: Table, seat: number): Read | undefined {
  const { say, view } = table;
  const card = topside(view, seat);
  if (card < 0) return undefined;
  const move = choicesOf(table.moves).copy.get(seat);
  return {
    ...cardRead(table, card, view.side[seat]),
    kind: say('read.topKind', { name: nameOf(table, seat) }),
    acts: actsOf(table, [move]),
    careful: true,
    wish: view.stack.at(-1)?.step === 'copy' ? { kind: 'copy', seat } : undefined,
  };
}

/** The side that counts line by line, and the other one in one. */
function cardRead({ say }: Table, card: number, side: number): Read {
  const { id, level, guild, value, programs, copies } = CREW[card];
  const other = side === SINK ? SKY : SINK;
  const first: Line[] = copies
    ? []
    : [
        side === SINK
          ? { text: say('read.sail', { n: value[side] }), icon: 'i-sail', rule: 'FL-21' }
          : { text: say('read.income', { n: value[side] }), icon: 'i-coin', rule: 'FL-22' },
      ];
  return {
    about: id,
    instead: true,
    title: cardName(say, card, side),
    icon: cardSymbol(card),
    kind:
      level > 0 ? say('read.level', { level, guild: say(`guild.${GUILDS[guild]}`) }) : say('read.starter'),
    lines: [
      ...first,
      { text: say('read.does', { what: programText(say, programs[side], side) }), icon: 'i-card' },
      {
        text: say('read.other', {
          side: SIDES[other],
          name: cardName(say, card, other),
          what: programText(say, programs[other], other),
        }),
        icon: other === SINK ? 'i-sail' : 'i-house',
      },
    ],
  };
}

function ofGuild(table: Table, guild: number): Read {
  const { say, view } = table;
  const seat = ownSeat(table);
  return {
    title: say(`guild.${GUILDS[guild]}`),
    icon: GUILD_SYMBOLS[guild],
    lines: [
      { text: say('read.guildText'), rule: 'FL-33' },
      { text: say('read.dial', { n: view.dials[guild] }) },
      { text: say('read.space', { n: view.discs[seat * GUILDS.length + guild], all: SPACES_PER_GUILD }) },
    ],
    acts: actsOf(table, [choicesOf(table.moves).guild.get(guild)]),
    wish: asks(table, 'influence', 'seal', 'dial', 'trigger', 'joker') ? { kind: 'guild', guild } : undefined,
  };
}

function ofObjective(table: Table, stack: number): Read | undefined {
  const { say, view } = table;
  const [top, ...below] = view.objectives[stack] ?? [];
  if (top === undefined) return undefined;
  const seat = ownSeat(table);
  return {
    about: AIMS[top].id,
    title: aimText(say, top, view.side[seat]),
    icon: 'i-vp',
    lines: [
      { text: say('read.objective', { n: view.worth[seat][stack] }), rule: 'FL-38' },
      { text: say('read.stack', { n: below.length }) },
    ],
    acts: actsOf(table, [choicesOf(table.moves).objective.get(stack)]),
    careful: true,
  };
}

function ofPrice(table: Table, colour: number): Read {
  const { say, view, moves } = table;
  const { buy, sell } = choicesOf(moves);
  return {
    title: say('read.price', { colour: COLOURS[colour] }),
    icon: 'i-barrel',
    lines: [
      { text: say('read.priceText', { coins: priceOf(view, colour) }), rule: 'FL-41' },
      { text: say('read.owned', { n: view.barrels[ownSeat(table) * COLOURS.length + colour] }) },
    ],
    acts: actsOf(table, [sell.get(colour), buy.get(colour)]),
  };
}

function ofBarrel(table: Table, seat: number, colour: number): Read {
  const { say, view, moves } = table;
  const move = seat === ownSeat(table) ? choicesOf(moves).barrel.get(colour) : undefined;
  return {
    title: say(`colour.${COLOURS[colour]}`),
    icon: 'i-barrel',
    kind: say('read.barrelKind'),
    lines: [{ text: say('read.priceText', { coins: priceOf(view, colour) }), rule: 'FL-41' }],
    acts: actsOf(table, [move]),
    wish: asks(table, 'pay', 'gain') ? { kind: 'barrel', colour } : undefined,
  };
}

function ofCell(table: Table, seat: number, cell: number): Read | undefined {
  const { say, view } = table;
  const value = at(view, seat, cell);
  if (value === 0) return undefined;
  const tile = tileOf(value);
  return { ...ofTile(table, tile, view.side[seat]), kind: say('read.cell', { cell: writeCell(cell) }) };
}

function ofTile(table: Table, tile: number, side = table.view.side[table.view.seat]): Read {
  const { say, moves } = table;
  return {
    about: tile === STARTER ? undefined : TILES[tile].id,
    instead: true,
    title: tileName(say, tile, side),
    icon: 'm-hex',
    lines: [{ text: tileText(say, tile, side), rule: 'FL-50' }],
    acts: actsOf(table, [choicesOf(moves).tile.get(tile)]),
    wish: asks(table, 'draw', 'build') ? { kind: 'tile', tile } : undefined,
  };
}

/** The tile in hand while it is turned. */
function ofTurned(table: Table): Read | undefined {
  const frame = table.view.stack.at(-1);
  return frame?.step === 'turn' ? ofTile(table, frame.tile) : undefined;
}

function ofSkiff(table: Table): Read {
  const { say, moves } = table;
  return {
    title: say('read.skiff'),
    icon: 'i-skiff',
    lines: [{ text: say('read.skiffText'), rule: 'FL-23' }],
    acts: actsOf(table, [choicesOf(moves).skiff]),
    wish: { kind: 'skiff' },
  };
}

function asks(table: Table, ...steps: readonly string[]): boolean {
  return isDeciding(table) && steps.includes(table.view.stack.at(-1)?.step ?? '');
}
