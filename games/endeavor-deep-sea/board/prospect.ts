/** What a move would bring, before it is made: gains, connections, what others get. */
import type { Say } from '@fathom/kernel';
import { nameOf } from '@fathom/parts/table.ts';
import { sumGains } from '../data/gains.ts';
import { JOURNALS } from '../data/journals.ts';
import { writeCell } from '../data/ocean.ts';
import { CONNECTIONS, SITE_KINDS, SITES, TILES } from '../data/tiles.ts';
import { leavingGains } from '../features.ts';
import type { Move } from '../move.ts';
import { conserveCost, discsFor, isLinked, publishCost } from '../sites.ts';
import { tokensAt } from '../tokens.ts';
import { depthRange } from '../words/depths.ts';
import { journalName } from '../words/terms.ts';
import { shortGains } from './names.ts';
import { type Table, topFrame } from './table.ts';

export interface Prospect {
  /** The deed in a few words. */
  readonly title: string;
  /** What follows from it, sentence by sentence. */
  readonly details: readonly string[];
  /** Research it costs; undefined where nothing is paid. */
  readonly cost: number | undefined;
  readonly gains: number;
}

export function prospectOf(table: Table, move: Move): Prospect {
  const { say, view } = table;
  switch (move.kind) {
    case 'travel':
      return coming(table, say('board.do.travel', { from: writeCell(move.from) }), move.to, move.from);
    case 'launch':
      return coming(table, say('board.do.launch'), move.cell);
    case 'drift':
      return bare(say('board.do.drift'));
    case 'lay':
      return bare(say('board.do.lay', { cell: writeCell(move.cell) }));
    case 'dive':
      return bare(say('board.do.dive'), [say('board.tokensLeft', { n: tokensAt(view, move.dive) })]);
    case 'sonar':
    case 'conserve':
      return atSite(table, move.kind, move.site);
    case 'publish':
      return publishing(table, move.site, move.journal);
    case 'remove':
      return bare(say('board.do.remove', { name: nameOf(table, view.discs[move.site] - 1) }));
    case 'net':
      return bare(say('board.do.net', { kind: SITE_KINDS[SITES[move.site].kind] }));
    default:
      return bare('');
  }
}

function bare(title: string, details: readonly string[] = []): Prospect {
  return { title, details, cost: undefined, gains: 0 };
}

function coming(table: Table, title: string, to: number, from = -1): Prospect {
  const { say, view } = table;
  const { arrival, arrivalAction } = TILES[view.ocean[to]];
  const leaving = from < 0 ? 0 : leavingGains(view, seatOf(table), view.ocean[from]);
  const gains = sumGains(arrival, leaving);
  const details = gains > 0 ? [say('board.arrival', { gains: shortGains(say, gains) })] : [];
  if (arrivalAction >= 0) details.push(say('board.arrivalAction', { action: SITE_KINDS[arrivalAction] }));
  return { title, details, cost: undefined, gains };
}

function atSite(table: Table, kind: 'sonar' | 'conserve', site: number): Prospect {
  const { say, view } = table;
  const { gains, depths } = SITES[site];
  const found = depths > 0 ? say('board.discovers', { range: depthRange(depths) }) : '';
  const parts = [shortGains(say, gains), found].filter(part => part !== '');
  return {
    title:
      parts.length > 0 ? say('board.do.site', { kind, what: parts.join(', ') }) : say(`board.do.${kind}`),
    details: [...connections(table, site), ...redTape(table, site)],
    cost: kind === 'conserve' ? conserveCost(site, topFrame(view)?.mods ?? 0) : undefined,
    gains,
  };
}

function publishing(table: Table, site: number, journal: number): Prospect {
  const { say, view } = table;
  const { gains, others } = JOURNALS[journal];
  const own = shortGains(say, sumGains(gains, SITES[site].gains));
  const details = own === '' ? [] : [say('board.youGain', { gains: own })];
  if (others > 0 && view.seats > 1) details.push(say('board.othersGain', { gains: shortGains(say, others) }));
  return {
    title: journalName(say, journal),
    details: [...details, ...connections(table, site), ...redTape(table, site)],
    cost: publishCost(view, journal),
    gains: sumGains(gains, SITES[site].gains),
  };
}

/** ED-111: connections this disc would complete, and who else gains by them. */
function connections(table: Table, site: number): string[] {
  const { say, view } = table;
  return SITES[site].connections.flatMap(connection => {
    const { ends, gains } = CONNECTIONS[connection];
    const other = view.discs[ends[0] === site ? ends[1] : ends[0]] - 1;
    if (other < 0 || isLinked(view, connection)) return [];
    const alone = other === seatOf(table);
    const key = alone ? 'board.connects' : 'board.connectsBoth';
    return [say(key, { gains: shortGains(say, gains), name: nameOf(table, other) })];
  });
}

/** S-12. */
function redTape(table: Table, site: number): string[] {
  const discs = discsFor(table.view, seatOf(table), site);
  return discs > 1 ? [table.say('board.discsNeeded', { n: discs })] : [];
}

function seatOf({ view }: Table): number {
  return topFrame(view)?.seat ?? view.seat;
}

/** The places a connection of this site leads to, for its description. */
export function siteText(say: Say, table: Table, site: number): string {
  const { kind, cost, gains, depths, symbol } = SITES[site];
  const owner = table.view.discs[site] - 1;
  const what = [
    shortGains(say, gains),
    depths > 0 ? say('board.discovers', { range: depthRange(depths) }) : '',
  ].filter(part => part !== '');
  return say('board.site', {
    kind: SITE_KINDS[kind],
    cost,
    symbol,
    what: what.join(', ') || 'none',
    owner: owner < 0 ? '' : nameOf(table, owner),
    taken: owner < 0 ? 'no' : 'yes',
  });
}
