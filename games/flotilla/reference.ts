/** What is in the box, with what it does: made from the data, said with the words of the game. */
import type { Params, Reference, ReferenceEntry, Source, Text } from '@fathom/kernel';
import { AIMS, CREW, FACE, FILES, NUMBERS, RELICS, TILES, TRACKS } from './data/box.ts';
import { STARTERS } from './data/crew.ts';
import { DICE, FACES, GUILDS, PIECES, RESEARCH, SIDES, SINK, SKY } from './data/names.ts';
import { OBJECTIVES_PER_SET, SETS } from './data/objectives.ts';
import { STARTER } from './data/tiles.ts';
import { SPACES_PER_GUILD } from './data/tracks.ts';
import { aimOf } from './words/aim.ts';
import { programOf } from './words/effect.ts';
import { symbolsOf } from './words/face.ts';
import { listed } from './words/list.ts';
import { type Name, namesEn } from './words/names.en.ts';
import { referenceDe } from './words/reference.de.ts';
import { referenceEn } from './words/reference.en.ts';
import { tileFace } from './words/tile.ts';

/** The starter whose guild goes by two names in English. */
const DELVER = 'ST6';
/** Both sides mean something for a track. */
const ANY_SIDE = -1;
/** Which rule tells of the cards of a guild. */
const GUILD_RULES = ['FL-35', 'FL-30', 'FL-49', 'FL-46'];

export const reference: Reference = {
  words: { en: referenceEn, de: referenceDe },
  entryOf,
  sections: [
    { key: 'crew', entries: crew() },
    { key: 'tiles', entries: [starterTile(), ...tiles()] },
    { key: 'artifacts', entries: artifacts() },
    { key: 'objectives', entries: objectives() },
    { key: 'dice', entries: dice() },
    { key: 'guilds', entries: guilds() },
    { key: 'survivors', entries: survivors() },
    { key: 'sonar', entries: sonar() },
    { key: 'docks', entries: docks() },
    { key: 'market', entries: market() },
    { key: 'board', entries: [...outposts(), ...toxicity()] },
  ],
};

function crew(): ReferenceEntry[] {
  return CREW.map((card, i) => ({
    id: card.id,
    name: i < STARTERS ? text('starterCard', { name: cardName(card.id) }) : cardName(card.id),
    effect: both(cardFace(i, SINK), cardFace(i, SKY)),
    rule: ruleOf(i),
    source: card.source,
  }));
}

/** Most people have another role on each side. */
function entryOf({ card, tile, die, guild }: Params): string | undefined {
  if (typeof card === 'number') return CREW[card]?.id;
  if (typeof tile === 'number') return TILES[tile]?.id;
  if (typeof die === 'number' && die in FACE) return `die-${die}`;
  return typeof guild === 'number' && guild in GUILDS ? `${GUILDS[guild]}-1` : undefined;
}

/** The Delver is a Researcher on the Skyside, in English only. */
function cardName(id: string): Text {
  const [sink, sky] = SIDES.map(side => `card.${id}.${side}` as Name);
  if (id === DELVER) return text('delver');
  if (namesEn[sink] === namesEn[sky]) return { key: sink };
  return text('cardName', { sink: { key: sink }, sky: { key: sky } });
}

function cardFace(card: number, side: number): Text {
  const { value, programs, copies } = CREW[card];
  const effect = programOf(programs[side], side);
  if (copies) return effect;
  return text('cardFace', {
    value: { key: `card.value.${SIDES[side]}`, params: { n: value[side] } },
    effect,
  });
}

function ruleOf(card: number): string {
  const { guild, copies } = CREW[card];
  return guild >= 0 ? GUILD_RULES[guild] : copies ? 'FL-28' : 'FL-26';
}

/** FL-40, FL-56, A-13. */
function starterTile(): ReferenceEntry {
  const face = (side: number) =>
    listed('comma', [text('starterFace', { side: SIDES[side] }), ...piecesOf(STARTER, side)]);
  return {
    id: TILES[STARTER].id,
    name: text('starterTile'),
    effect: both(face(SINK), face(SKY)),
    rule: 'FL-9',
    source: TILES[STARTER].source,
  };
}

/** What a face shows, the pieces of its circles included. */
function faceOf(tile: number, side: number): Text {
  return listed('comma', [tileFace(tile, side), ...piecesOf(tile, side)]);
}

function piecesOf(tile: number, side: number): Text[] {
  return TILES[tile].pieces[side]
    .filter(colour => colour >= 0)
    .map(colour => text('piece', { colour: PIECES[colour], side: SIDES[side] }));
}

function tiles(): ReferenceEntry[] {
  return TILES.slice(0, STARTER).map((tile, i) => ({
    id: tile.id,
    name: text('tileName', {
      n: i + 1,
      name: { key: 'tileName.sink', params: { colour: tile.resource, depth: tile.depth } },
    }),
    effect: both(faceOf(i, SINK), faceOf(i, SKY)),
    cost: text('barrels', { n: tile.cost }),
    rule: 'FL-50',
    source: tile.source,
  }));
}

function artifacts(): ReferenceEntry[] {
  return RELICS.map(({ id, guild, discover, hub, source }) => ({
    id,
    name: { key: `artifact.${id}` },
    effect: text('artifact', {
      guild: { key: `guild.${GUILDS[guild]}` },
      discover: programOf(discover, ANY_SIDE),
      hub: programOf(hub, SKY),
    }),
    rule: 'FL-70',
    source,
  }));
}

function objectives(): ReferenceEntry[] {
  return AIMS.map(({ id, set, aims }, i) => ({
    id,
    name: text('objective', { set: SETS[set], n: (i % OBJECTIVES_PER_SET) + 1 }),
    effect: both(aimOf(i, SINK), aimOf(i, SKY)),
    rule: 'FL-38',
    source: aims.every(({ source }) => source === 'printed') ? 'printed' : 'reconstructed',
  }));
}

function dice(): ReferenceEntry[] {
  return FACE.map((face, die) => {
    const kind = Math.floor(die / FACES);
    return {
      id: `die-${die}`,
      name: text('face', { kind: DICE[kind], n: (die % FACES) + 1 }),
      effect: symbolsOf(face),
      rule: kind === RESEARCH ? 'FL-85' : 'FL-65',
      source: sourceOf(kind === RESEARCH ? FILES.dice.research : FILES.dice.dive),
    };
  });
}

function guilds(): ReferenceEntry[] {
  return TRACKS.guilds.map((program, i) => {
    const n = (i % SPACES_PER_GUILD) + 1;
    const guild = GUILDS[Math.floor(i / SPACES_PER_GUILD)];
    const isToll = n === TRACKS.tollSpace;
    return {
      id: `${guild}-${n}`,
      name: text('guildSpace', { guild: { key: `guild.${guild}` }, n }),
      effect: programOf(program, ANY_SIDE),
      ...(isToll && { cost: text('coins', { n: TRACKS.toll }) }),
      rule: isToll ? 'FL-32' : 'FL-33',
      source: sourceOf(FILES.tracks.guilds),
    };
  });
}

function survivors(): ReferenceEntry[] {
  return TRACKS.survivors.map((program, i) => ({
    id: `survivor-${i + 1}`,
    name: text('space', { n: i + 1 }),
    effect: programOf(program, ANY_SIDE),
    rule: 'FL-73',
    source: sourceOf(FILES.tracks.survivors),
  }));
}

function sonar(): ReferenceEntry[] {
  return TRACKS.sonar.map(({ symbol, vp }, i) => ({
    id: `sonar-${i}`,
    name: text('space', { n: i }),
    effect:
      i === 0
        ? text('sonarStart', { symbol: symbolsOf(symbol) })
        : text('sonarSpace', { symbol: symbolsOf(symbol), points: text('points', { n: vp }) }),
    rule: 'FL-72',
    source: sourceOf(FILES.tracks.sonar.spaces[i]),
  }));
}

function docks(): ReferenceEntry[] {
  return TRACKS.docks.map(({ skiff, build }, i) => ({
    id: `dock-${i + 1}`,
    name: text('dock', { n: ['I', 'II', 'III'][i] }),
    effect: text('dockEffect', { coins: text('coins', { n: skiff }), build: programOf(build, SKY) }),
    rule: 'FL-75',
    source: sourceOf(FILES.tracks.docks[i]),
  }));
}

/** FL-44, FL-45: the spaces of the price ladder. */
function market(): ReferenceEntry[] {
  const { ladder, priceStart, below, above } = TRACKS;
  return ladder.map((price, i) => {
    const at = i === priceStart ? 'start' : i === 0 ? 'bottom' : i === ladder.length - 1 ? 'top' : 'within';
    return {
      id: `price-${i + 1}`,
      name: text('space', { n: i + 1 }),
      effect: text('price', {
        coins: text('coins', { n: price }),
        at,
        points: text('points', { n: at === 'bottom' ? below : above }),
      }),
      rule: at === 'bottom' || at === 'top' ? 'FL-44' : 'FL-45',
      source: sourceOf(FILES.tracks.market),
    };
  });
}

function outposts(): ReferenceEntry[] {
  return NUMBERS.outpostCosts.map((n, i) => ({
    id: `outpost-${i + 1}`,
    name: text('outpost', { n: i + 1 }),
    effect: text('outpostEffect'),
    cost: text('coins', { n }),
    rule: 'FL-39',
    // The sheet gives the price of the first.
    source: i === 0 ? 'printed' : 'reconstructed',
  }));
}

function toxicity(): ReferenceEntry[] {
  return NUMBERS.toxicityScores.map((n, i) => ({
    id: `toxicity-${i}`,
    name: text('toxicity', { n: i }),
    effect: text('score', { sign: n > 0 ? '+' : n < 0 ? '−' : '', points: Math.abs(n) }),
    rule: 'FL-58',
    source: sourceOf(FILES.setup.toxicityScores),
  }));
}

function both(sink: Text, sky: Text): Text {
  return text('both', { sink, sky });
}

function text(key: string, params: NonNullable<Text['params']> = {}): Text {
  return { key: `reference.${key}`, params };
}

/** The data is sound, so a source is one of the two. */
function sourceOf({ source }: { readonly source: string }): Source {
  return source === 'printed' ? 'printed' : 'reconstructed';
}
