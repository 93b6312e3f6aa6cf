/** What is in the box, with what it does: made from the data files. */
import type { Reference, ReferenceEntry, Source, Text } from '@fathom/kernel';
import { BOARD } from './data/board.ts';
import rawCoop from './data/coop.json' with { type: 'json' };
import { SETBACKS } from './data/coop.ts';
import { type CrewSide, DESIGNS, LEADER } from './data/crew.ts';
import { GAINS, TRACKS } from './data/gains.ts';
import rawJournals from './data/journals.json' with { type: 'json' };
import { JOURNALS } from './data/journals.ts';
import { ACTIONS, mayCopy, unpackSlots } from './data/slots.ts';
import rawSpecialists from './data/specialists.json' with { type: 'json' };
import rawTiles from './data/tiles.json' with { type: 'json' };
import { CONNECTIONS, DIVES, SITES, SYMBOLS, TILES } from './data/tiles.ts';
import rawTokens from './data/tokens.json' with { type: 'json' };
import { TOKENS } from './data/tokens.ts';
import { entryOf } from './entry.ts';
import { bonusGoals, missionGoals, teamGoals } from './reference-goals.ts';
import { impactBoards } from './reference-impact.ts';
import { gainsOf, joined, listed, sentences, series, text, whole } from './reference-text.ts';
import { depthRange } from './words/depths.ts';
import { reference as de } from './words/reference.de.ts';
import { reference as en } from './words/reference.en.ts';

const GAIN_RULES: Readonly<Record<(typeof GAINS)[number], string>> = {
  reputation: 'ED-94',
  inspiration: 'ED-94',
  coordination: 'ED-94',
  ingenuity: 'ED-94',
  any: 'ED-95',
  lowest: 'ED-95',
  research: 'ED-100',
  disc: 'ED-99',
  impact: 'ED-115',
  promote: 'ED-107',
};

const ACTION_RULES: Readonly<Record<(typeof ACTIONS)[number], string>> = {
  travel: 'ED-57',
  sonar: 'ED-65',
  dive: 'ED-77',
  conserve: 'ED-83',
  publish: 'ED-86',
  promote: 'ED-107',
};

export const reference: Reference = {
  words: { en, de },
  entryOf,
  sections: [
    { key: 'gains', entries: gains() },
    { key: 'actions', entries: actions() },
    { key: 'tracks', entries: tracks() },
    { key: 'specialists', entries: specialists() },
    { key: 'journals', entries: journals() },
    { key: 'tokens', entries: tokens() },
    { key: 'tiles', entries: tiles() },
    { key: 'goals', entries: missionGoals() },
    { key: 'impact', entries: impactBoards() },
    { key: 'teamGoals', entries: teamGoals() },
    { key: 'bonus', entries: bonusGoals() },
    { key: 'setbacks', entries: setbacks() },
  ],
};

/** What the symbols of rewards mean. */
function gains(): ReferenceEntry[] {
  return GAINS.map(gain => ({
    id: `gain-${gain}`,
    name: text(`gainName.${gain}`),
    effect: whole(text(`reference.gain.${gain}`)),
    rule: GAIN_RULES[gain],
    source: 'printed',
  }));
}

function actions(): ReferenceEntry[] {
  return ACTIONS.map(action => ({
    id: `action-${action}`,
    name: text(`act.${action}`),
    effect: whole(text(`reference.action.${action}`)),
    rule: ACTION_RULES[action],
    source: 'printed',
  }));
}

/** ED-6, ED-7: the levels of each attribute track. */
function tracks(): ReferenceEntry[] {
  return TRACKS.flatMap(track =>
    BOARD.levels.map(({ cells, points }, i) => ({
      id: `${track}-${i + 1}`,
      name: text('reference.level', { track: text(`track.${track}`), level: i + 1 }),
      effect: whole(
        sentences([
          text('reference.cells', { first: cells[0], last: cells[cells.length - 1], points }),
          text(`reference.track.${track}`, { level: i + 1 }),
          ...(track === 'ingenuity' ? cells.filter(cell => BOARD.vesselCells.includes(cell)) : []).map(cell =>
            text('reference.vessel', { cell }),
          ),
          ...(cells.includes(BOARD.impactCell) ? [text('reference.impactCell')] : []),
        ]),
      ),
      rule: 'ED-7',
      source: 'printed',
    })),
  );
}

/** Actions of a slot: one of them is chosen; of several slots all are done. */
function doing({ slots }: CrewSide): Text[] {
  const choices = unpackSlots(slots).map(choice =>
    series(
      choice.map(action => text(`act.${action}`)),
      'reference.or',
    ),
  );
  const all = mayCopy(slots) ? [...choices, text('act.copy')] : choices;
  return all.length > 0 ? [series(all, 'reference.and')] : [];
}

function side(crew: CrewSide): Text {
  const scores = crew.scores
    ? [text(`scores.${crew.scores.count}`, { points: crew.scores.points, per: crew.scores.per })]
    : [];
  return listed([...gainsOf(crew.gains), ...doing(crew), ...scores]);
}

function specialists(): ReferenceEntry[] {
  const own = DESIGNS.slice(0, LEADER).map(({ id, rank, copies, sides }, i) => ({
    id,
    name: text(`specialist.${id}`),
    effect: whole(
      text('reference.specialist', {
        copies,
        junior: side(sides[0]),
        name: text(`senior.${id}`),
        senior: side(sides[1]),
      }),
    ),
    cost: text('reference.rank', { rank }),
    rule: 'ED-210',
    source: rawSpecialists.specialists[i].source as Source,
  }));
  const leader: ReferenceEntry = {
    id: DESIGNS[LEADER].id,
    name: text(`specialist.${DESIGNS[LEADER].id}`),
    effect: whole(side(DESIGNS[LEADER].sides[0])),
    rule: 'ED-12',
    source: 'printed',
  };
  return [leader, ...own];
}

function journals(): ReferenceEntry[] {
  return JOURNALS.map(({ id, anchor, cost, points, symbols, gains: own, others, spaces }, i) => ({
    id,
    name: text(`journal.${id}`),
    effect: whole(
      sentences([
        listed(SYMBOLS.flatMap((_, symbol) => ((symbols >> symbol) & 1 ? [text('symbol', { symbol })] : []))),
        ...(own > 0 ? [text('reference.own', { gains: listed(gainsOf(own)) })] : []),
        ...(others > 0 ? [text('reference.others', { gains: listed(gainsOf(others)) })] : []),
        ...(points > 0 ? [text('reference.points', { n: points })] : []),
        ...spaces.map(space => text('reference.space', { what: text(`space.${space}`) })),
        ...(anchor ? [text('reference.anchor')] : []),
      ]),
    ),
    cost: text('gain.research', { n: cost }),
    rule: 'ED-86',
    source: rawJournals.journals[i].source as Source,
  }));
}

function tokens(): ReferenceEntry[] {
  return TOKENS.map(({ id, copies, research, gains: packed, action, cheaper, discBack }, i) => ({
    id: `token-${id}`,
    name: text(`token.${id}`),
    effect: whole(
      sentences([
        listed([text('gain.research', { n: research }), ...gainsOf(packed)]),
        ...(action
          ? [text(cheaper > 0 ? 'reference.cheaper' : 'reference.do', { what: text(`act.${action}`) })]
          : []),
        ...(discBack > 0 ? [text('reference.discBack', { n: discBack })] : []),
        text('reference.copies', { n: copies }),
      ]),
    ),
    rule: 'ED-81',
    source: rawTokens.tokens[i].source as Source,
  }));
}

/** What a site gives: a discovery, gains, or nothing. */
function siteGives(site: number): Text {
  const { depths, gains: packed } = SITES[site];
  const found = depths === 0 ? [] : [text('reference.discovers', { range: depthRange(depths) })];
  return listed([...found, ...gainsOf(packed)]);
}

function tiles(): ReferenceEntry[] {
  return TILES.map((tile, i) => ({
    id: `tile-${tile.id}`,
    name: text(`tile.${tile.id}`),
    effect: described(i),
    rule: 'ED-3',
    source: rawTiles.tiles[i].source as Source,
  }));
}

/** Features are whole sentences already. */
function described(tile: number): Text {
  const shown = [text('reference.depth', { depth: TILES[tile].depth }), ...bonuses(tile), ...places(tile)];
  const features = specials(tile);
  return features.length > 0 ? sentences([...shown, ...features]) : whole(sentences(shown));
}

function bonuses(tile: number): Text[] {
  const { arrival, arrivalAction, discover } = TILES[tile];
  const coming = [
    ...gainsOf(arrival),
    ...(arrivalAction >= 0 ? [text(`act.${arrivalAction === 0 ? 'sonar' : 'conserve'}`)] : []),
  ];
  return [
    ...(coming.length > 0 ? [text('reference.arrival', { gains: listed(coming) })] : []),
    ...(discover > 0 ? [text('reference.discovery', { gains: listed(gainsOf(discover)) })] : []),
  ];
}

function places(tile: number): Text[] {
  const { dives, tracks: rows, conserve, publish, connections } = TILES[tile];
  return [
    ...dives.map(dive => text('reference.dive', { n: DIVES[dive].tokens })),
    ...rows.map(row => text('reference.sonar', { spots: joined(row.map(siteGives), 'reference.then') })),
    ...conserve.map(site => text('reference.conserve', { cost: SITES[site].cost, gives: siteGives(site) })),
    ...publish.map(site =>
      text(SITES[site].gains > 0 ? 'reference.publishFor' : 'reference.publish', {
        field: text('symbol', { symbol: SITES[site].symbol }),
        gives: siteGives(site),
      }),
    ),
    ...connections.map(i => text('reference.connection', { gains: listed(gainsOf(CONNECTIONS[i].gains)) })),
  ];
}

function specials(tile: number): Text[] {
  const told = TILES[tile].features.map(({ kind, gains: packed, discs }) =>
    text(`feature.${kind}`, {
      gains: packed > 0 ? listed(gainsOf(packed)) : '',
      depth: TILES[tile].depth,
      discs: discs.length,
    }),
  );
  return told.length > 0 ? [joined(told, 'reference.more')] : [];
}

/** With x as on the open sea. */
function setbacks(): ReferenceEntry[] {
  const { strength, turns } = rawCoop.levels.open;
  return SETBACKS.map((id, i) => ({
    id: `setback-${id}`,
    name: text(`setback.${id}`),
    effect: text(`setbackDoes.${id}`, { x: strength, turns }),
    rule: `S-${i + 1}`,
    source: rawCoop.setbacks[i].source as Source,
  }));
}
