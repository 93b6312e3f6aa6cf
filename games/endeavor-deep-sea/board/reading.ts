/** What can be read about the crew, journals, tokens and places of Endeavor: Deep Sea. */
import { actsWith, type Line, type Meter, type Reading, readerOf } from '@fathom/parts/reading.ts';
import { isDeciding, nameOf } from '@fathom/parts/table.ts';
import { BOARD, LEVEL_OF_CELL } from '../data/board.ts';
import { DESIGNS, FIRST_FIVE, LEADER } from '../data/crew.ts';
import { GAINS, TRACKS } from '../data/gains.ts';
import { JOURNALS } from '../data/journals.ts';
import { depthOf } from '../data/ocean.ts';
import { SITES, TILES } from '../data/tiles.ts';
import { TOKENS } from '../data/tokens.ts';
import { markersOn } from '../goals/markers.ts';
import { hexSpot } from '../impact.ts';
import { designOf, isBusy, isSenior, type Member } from '../member.ts';
import { hexKey, type Move } from '../move.ts';
import { missionOf } from '../sea.ts';
import { tokensAt } from '../tokens.ts';
import type { View } from '../view.ts';
import { de } from '../words/reading.de.ts';
import { en } from '../words/reading.en.ts';
import { speech } from '../words/speech.ts';
import { designName, gainsText, memberName, slotsText, tileName, tokenName } from '../words/terms.ts';
import { choicesOf } from './choices.ts';
import { slotsWhen } from './crew-side.tsx';
import { ACTION_ICONS, fieldIcon, GAIN_ICONS } from './gain.tsx';
import { ofGoal, ofSetback } from './goal-reading.ts';
import { isIdle } from './idle.ts';
import { siteText } from './names.ts';
import type { Table } from './table.ts';
import { attemptAtSite } from './tries.ts';

export const words = { en, de };

type Read = Reading<Move>;

export const reader = readerOf<View, Move>({
  'board:design:*': ofDesign,
  'seat:*:member:*': ofMember,
  'board:journal:*': ofJournal,
  'seat:*:journal:*:*': ofSpace,
  'seat:*:journal:*': (table, seat, journal) => ({
    ...ofJournal(table, journal),
    kind: table.say('read.ownJournal', { name: nameOf(table, seat) }),
  }),
  'seat:*:token:*': ofToken,
  'seat:*:track:*': ofTrack,
  'seat:*:discs': ({ say }) => ({
    title: say('read.discs'),
    icon: 'i-disc',
    lines: [{ text: say('read.discsText'), rule: 'ED-9' }],
  }),
  'seat:*:research': ({ say }) => ({
    about: 'gain-research',
    icon: 'i-rp',
    lines: [{ text: say('read.researchText'), rule: 'ED-83' }],
  }),
  'board:gain:*': (_, gain) => ({ about: `gain-${GAINS[gain]}`, icon: GAIN_ICONS[GAINS[gain]] }),
  'cell:*:site:*': (table, _, site) => ofSite(table, site),
  'cell:*:dive:*': (table, _, dive) => ofDive(table, dive),
  'board:site:*': unlaidSite,
  'board:dive:*': unlaidDive,
  'cell:*': ofZone,
  'board:impact:*:*': ofHex,
  'board:goal:*': ofGoal,
  'board:setback': ofSetback,
});

const METERS: readonly Meter<View>[] = [
  { icon: 'i-rp', label: say => say('read.research'), of: (v, seat) => v?.research?.[seat], better: 'more' },
  { icon: 'i-disc', label: say => say('read.discs'), of: (v, seat) => v?.staging?.[seat] },
  ...TRACKS.map(
    (track, i): Meter<View> => ({
      icon: GAIN_ICONS[track],
      label: say => say(`board.track.${track}`),
      of: (v, seat) => v?.tracks?.[seat * TRACKS.length + i],
      better: 'more',
    }),
  ),
  {
    icon: 'i-people',
    label: say => say('read.crew'),
    of: (v, seat) => v?.crew?.[seat]?.length,
    better: 'more',
  },
  { icon: 'i-dive', label: say => say('read.tokens'), of: (v, seat) => v?.held?.[seat]?.length },
];

const actsOf = actsWith<View, Move>(speech, METERS);

function ofDesign(table: Table, design: number): Read {
  const { say, view } = table;
  const move = choicesOf(table.moves, view).design.get(design);
  const left = design < FIRST_FIVE ? view.tray[design] : 1;
  return {
    about: DESIGNS[design].id,
    instead: true,
    title: designName(say, design),
    icon: 'i-people',
    kind: say('read.rank', { rank: DESIGNS[design].rank, n: left }),
    lines: sides(table, design),
    acts: actsOf(table, [move]),
    careful: true,
    wish: isDeciding(table) ? { kind: 'recruit', design } : undefined,
  };
}

/** Both sides of a specialist, one line each. */
function sides(table: Table, member: Member): Line[] {
  const { say } = table;
  return [
    { text: say('read.junior', { what: does(table, member, false) }), icon: 'i-disc', rule: 'ED-38' },
    {
      text: say('read.senior', {
        what: does(table, member, true),
        name: say(`senior.${DESIGNS[designOf(member)].id}`),
      }),
      icon: 'i-promote',
      rule: 'ED-107',
    },
  ];
}

function does(table: Table, member: Member, senior: boolean): string {
  const { say } = table;
  const { gains, scores } = DESIGNS[designOf(member)].sides[senior ? 1 : 0];
  const slots = slotsWhen(table, member, senior);
  const parts = [
    ...(gains > 0 ? [say('read.atOnce', { gains: gainsText(say, gains, 'board.gain') })] : []),
    ...(slots > 0 ? [say('read.each', { actions: slotsText(say, slots) })] : []),
    ...(scores ? [say(`scores.${scores.count}`, { points: scores.points, per: scores.per })] : []),
  ];
  return parts.join('; ') || say('read.nothing');
}

function ofMember(table: Table, seat: number, index: number): Read | undefined {
  const { say, view, moves } = table;
  const member = view.crew[seat]?.[index];
  if (member === undefined) return undefined;
  const design = designOf(member);
  const leader = design === LEADER;
  const move = seat === view.viewer ? choicesOf(moves, view).member.get(index) : undefined;
  const idle = isIdle(table, move);
  return {
    about: DESIGNS[design].id,
    instead: true,
    title: memberName(say, member),
    icon: 'i-people',
    kind: leader
      ? say('read.leaderKind')
      : say(isSenior(member) ? 'board.seniorRank' : 'board.juniorRank', { rank: DESIGNS[design].rank }),
    lines: [
      ...(leader || isSenior(member)
        ? [{ text: `${does(table, member, isSenior(member))}.`, rule: 'ED-49' }]
        : sides(table, member)),
      { text: say(isBusy(member) ? 'read.busy' : 'read.free'), rule: 'ED-48' },
    ],
    acts: actsOf(table, [move], idle ? say('read.idle') : undefined),
    // What can do nothing now is not done by mistake.
    careful: idle,
    wish: seat === view.viewer ? { kind: 'activate', member: index } : undefined,
  };
}

function ofJournal({ say }: Table, journal: number): Read {
  return {
    about: JOURNALS[journal].id,
    icon: 'i-publish',
    kind: say('read.journalKind'),
  };
}

function ofSpace(table: Table, seat: number, journal: number, space: number): Read {
  const { say, view, moves } = table;
  const move = seat === view.viewer ? choicesOf(moves, view).space.get(journal * 4 + space) : undefined;
  return {
    ...ofJournal(table, journal),
    kind: say(`space.${JOURNALS[journal].spaces[space]}`),
    lines: [{ text: say('read.space'), rule: 'ED-54' }],
    acts: actsOf(table, [move]),
    wish: { kind: 'space', journal, space },
  };
}

function ofToken(table: Table, seat: number, token: number): Read {
  const { say, view, moves } = table;
  const ways = seat === view.viewer ? (choicesOf(moves, view).token.get(token) ?? []) : [];
  return {
    about: `token-${TOKENS[token].id}`,
    title: tokenName(say, token),
    icon: 'i-dive',
    kind: say('read.tokenKind'),
    acts: actsOf(table, ways),
    careful: ways.length > 1,
    wish: { kind: 'spend', token },
  };
}

function ofTrack(table: Table, seat: number, track: number): Read {
  const { say, view, moves } = table;
  const name = TRACKS[track];
  const cell = view.tracks[seat * TRACKS.length + track];
  const level = LEVEL_OF_CELL[cell];
  const next = LEVEL_OF_CELL.indexOf(level + 1);
  const move = seat === view.viewer ? choicesOf(moves, view).track.get(track) : undefined;
  return {
    about: `${name}-${level}`,
    title: say(`board.track.${name}`),
    icon: GAIN_ICONS[name],
    lines: [
      { text: say('read.track', { cell, level }), rule: 'ED-7' },
      ...(next > 0 && next <= BOARD.lastCell
        ? [{ text: say('read.nextLevel', { level: level + 1, cell: next }) }]
        : []),
    ],
    acts: actsOf(table, [move]),
  };
}

/** On a tile that is not laid yet there is nothing to be done. */
function unlaidSite(table: Table, site: number): Read {
  const { kind, symbol } = SITES[site];
  const action = (['sonar', 'conserve', 'publish'] as const)[kind];
  return {
    about: `action-${action}`,
    title: siteText(table, site),
    icon: action === 'publish' ? fieldIcon(symbol) : ACTION_ICONS[action],
  };
}

function unlaidDive({ say }: Table): Read {
  return { about: 'action-dive', title: say('read.dive'), icon: 'i-dive' };
}

function ofSite(table: Table, site: number): Read {
  const { view, moves } = table;
  return {
    ...unlaidSite(table, site),
    acts: actsOf(table, choicesOf(moves, view).site.get(site) ?? []),
    wish: attemptAtSite(view, site),
  };
}

function ofDive(table: Table, dive: number): Read {
  const { say, view, moves } = table;
  return {
    ...unlaidDive(table),
    lines: [{ text: say('read.diveText', { n: tokensAt(view, dive) }), rule: 'ED-77' }],
    acts: actsOf(table, [choicesOf(moves, view).dive.get(dive)]),
    wish: { kind: 'dive', dive },
  };
}

function ofZone({ say, view }: Table, cell: number): Read {
  const tile = view.ocean[cell];
  if (tile === undefined || tile < 0) {
    const depth = depthOf(cell);
    return {
      title: say('read.unknown', { depth }),
      icon: 'i-sonar',
      lines: [{ text: say('read.unknownText', { depth }), rule: 'ED-72' }],
    };
  }
  return {
    about: `tile-${TILES[tile].id}`,
    title: tileName(say, tile),
    kind: say('read.zone', { depth: depthOf(cell) }),
  };
}

function ofHex(table: Table, row: number, place: number): Read | undefined {
  const { say, view, moves } = table;
  const mission = missionOf(view);
  const number = mission.hexes.findIndex((_, hex) => {
    const spot = hexSpot(mission, hex);
    return spot.row === row && spot.place === place;
  });
  const hex = mission.hexes[number];
  if (!hex) return undefined;
  const owners = table.seats.filter(({ seat }) => markersOn(view, mission, number, seat) > 0);
  const gains = gainsText(say, hex.gains, 'board.gain');
  return {
    about: 'gain-impact',
    title: say('read.hex', { row }),
    icon: 'i-impact',
    lines: [
      ...(hex.points === 0 ? [] : [{ text: say('read.hexPoints', { points: hex.points }) }]),
      ...(gains === '' ? [] : [{ text: say('read.hexGains', { gains }), rule: 'ED-116' }]),
      ...owners.map(({ seat }) => ({ text: say('read.hexTaken', { name: nameOf(table, seat) }) })),
    ],
    acts: actsOf(table, choicesOf(moves, view).hex.get(hexKey(hex.row, hex.col)) ?? []),
    wish: { kind: 'impact', row: hex.row, col: hex.col },
  };
}
