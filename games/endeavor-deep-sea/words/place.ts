/** Places that carry no name of their own, told as somebody would point at them: by count, where several look alike. */
import { range } from '@fathom/kernel';
import { DIVES, SITES, SONAR, TILES } from '../data/tiles.ts';

/** Which of the sites of its zone that give the same (prices may be lowered), counted from 1; 0 where there is only one. */
export function nthSite(site: number): number {
  const { tile, kind, gains, depths, symbol } = SITES[site];
  if (kind === SONAR) {
    const { tracks } = TILES[tile];
    return nth(
      range(tracks.length),
      tracks.findIndex(track => track.includes(site)),
    );
  }
  const twins = TILES[tile].sites.filter(other => {
    const one = SITES[other];
    return one.kind === kind && one.gains === gains && one.depths === depths && one.symbol === symbol;
  });
  return nth(twins, site);
}

export function nthDive(dive: number): number {
  return nth(TILES[DIVES[dive].tile].dives, dive);
}

function nth(alike: readonly number[], one: number): number {
  return alike.length > 1 ? alike.indexOf(one) + 1 : 0;
}
