/** Names and gains as they stand on narrow cards and chips. */
import type { Say } from '@fathom/kernel';
import { nameOf } from '@fathom/parts/table.ts';
import { SITE_KINDS, SITES } from '../data/tiles.ts';
import { depthRange } from '../words/depths.ts';
import { gainsText } from '../words/terms.ts';
import type { Table } from './table.ts';

export function shortGains(say: Say, gains: number): string {
  return gainsText(say, gains, 'board.gain');
}

const SOFT_HYPHEN = '\u00ad';

/** A name with the places where it may be divided: browsers do not know how to do so in every language. */
export function breakable(say: Say, name: string): string {
  return name.replace(new RegExp(`(${say('board.joints')})(?=\\p{Ll}{3})`, 'gu'), `$1${SOFT_HYPHEN}`);
}

/** What a site is printed to give: gains, and a discovery. */
export function siteGives(say: Say, site: number): string {
  const { gains, depths } = SITES[site];
  const found = depths > 0 ? say('board.discovers', { range: depthRange(depths) }) : '';
  return [shortGains(say, gains), found].filter(part => part !== '').join(', ');
}

/** A site in words: its kind and price, what it gives, and whose disc lies there. */
export function siteText(table: Table, site: number): string {
  const { say, view } = table;
  const { kind, cost, symbol } = SITES[site];
  const owner = view.discs[site] - 1;
  return say('board.site', {
    kind: SITE_KINDS[kind],
    cost,
    symbol,
    what: siteGives(say, site) || 'none',
    owner: owner < 0 ? '' : nameOf(table, owner),
    taken: owner < 0 ? 'no' : 'yes',
  });
}
