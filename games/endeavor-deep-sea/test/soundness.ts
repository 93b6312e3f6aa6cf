/** What must hold in every state, whatever was played: nothing of the box is lost, doubled or where it cannot be. */
import { countBits, hasBit, sum } from '@fathom/kernel';
import { BOARD } from '../data/board.ts';
import { SETBACKS } from '../data/coop.ts';
import { DESIGNS, FIRST_FIVE } from '../data/crew.ts';
import { MISSIONS, tilesOf } from '../data/missions.ts';
import { depthOf } from '../data/ocean.ts';
import { DIVES, hasFeature, SITES, TILES, TILES_OF_DEPTH } from '../data/tiles.ts';
import { TOKEN_KINDS, TOKENS } from '../data/tokens.ts';
import { discsOn } from '../library.ts';
import { designOf, isBusy } from '../member.ts';
import { tileOf } from '../piles.ts';
import type { State } from '../state.ts';
import { tokensAt } from '../tokens.ts';

/** Counts of every component, wherever it lies (ED-1, ED-10 … ED-16). */
export function inventory(s: State): Record<string, number> {
  const counts: Record<string, number> = {
    tiles:
      s.ocean.filter(tile => tile >= 0).length +
      s.piles.reduce((n, pile) => n + countBits(pile), 0) +
      s.under.length +
      inHand(s).length,
    journals: s.display.length + countBits(s.deck) + s.journals.flat().length + retracted(s),
    specialists:
      s.tray.reduce((a, b) => a + b, 0) + s.offer.length + countBits(s.fives) + s.crew.flat().length,
    vessels: s.vessels.length,
    cards:
      s.bonus.length + s.setbacks.length + countBits(s.bonusDeck) + countBits(s.setbackDeck) + setAside(s),
  };
  for (let seat = 0; seat < s.seats; seat++) counts[`discs of ${seat}`] = discsOf(s, seat);
  for (let kind = 0; kind < TOKEN_KINDS; kind++) counts[`${TOKENS[kind].id} tokens`] = tokensOf(s, kind);
  return counts;
}

function inHand(s: State): number[] {
  return s.stack.flatMap(f => (f.step === 'lay' ? f.tiles : []));
}

/** Of two revealed cards one is set aside; while the team chooses, both are in its hand. */
function setAside(s: State): number {
  if (s.options.mode !== 'calm') return 0;
  const choosing = s.stack.some(f => f.step === 'card');
  return s.bonus.length + s.setbacks.length + (choosing ? 2 : 0);
}

/** S-9: two journals leave the game when the card strikes. */
function retracted(s: State): number {
  return s.setbacks.includes(SETBACKS.indexOf('retraction')) ? 2 : 0;
}

function discsOf(s: State, seat: number): number {
  return (
    s.stock[seat] +
    s.staging[seat] -
    s.extra[seat] +
    s.crew[seat].filter(isBusy).length +
    sum(s.journals[seat].map(discsOn)) +
    s.discs.filter(owner => owner === seat + 1).length +
    [0, 1].filter(goal => s.races[goal * 4 + seat] > 0).length
  );
}

function tokensOf(s: State, kind: number): number {
  let count = s.discarded[kind] + s.held.flat().filter(token => token === kind).length;
  for (let pool = 0; pool * TOKEN_KINDS < s.pools.length; pool++) count += s.pools[pool * TOKEN_KINDS + kind];
  for (const f of s.stack) if (f.step === 'wreck') count += f.tokens.filter(token => token === kind).length;
  return count;
}

/** Everything that is wrong with a state, in words; nothing for a sound one. */
export function flaws(s: State): string[] {
  return [...oceanFlaws(s), ...boardFlaws(s), ...seatFlaws(s)];
}

function oceanFlaws(s: State): string[] {
  const found: string[] = [];
  const mission = MISSIONS[s.options.mission - 1];
  const places = [
    ...s.ocean.filter(tile => tile >= 0),
    ...s.under.map(tileOf),
    ...inHand(s),
    ...s.piles.flatMap((pile, depth) => TILES_OF_DEPTH[depth].filter((_, bit) => hasBit(pile, bit))),
  ].sort((a, b) => a - b);
  if (places.join() !== tilesOf(mission).join()) found.push(`wrong tiles: ${places.join()}`);
  s.ocean.forEach((tile, cell) => {
    if (tile >= 0 && TILES[tile].depth !== depthOf(cell)) found.push(`tile ${tile} in another row`);
    if (tile < 0 && s.finders[cell] > 0) found.push(`nothing was found in ${cell}`);
  });
  SITES.forEach((site, i) => {
    if (s.discs[i] < 0 || s.discs[i] > s.seats) found.push(`site ${i} holds ${s.discs[i]}`);
    if (s.discs[i] > 0 && !s.ocean.includes(site.tile)) found.push(`a disc on a site that is not in play`);
    if (s.discs[i] > 0 && s.nets.includes(i)) found.push('a disc under a net');
  });
  for (const tile of s.ocean) {
    for (const track of tile >= 0 ? TILES[tile].tracks : []) {
      const filled = track.map(site => s.discs[site] > 0);
      if (filled.indexOf(false) >= 0 && filled.lastIndexOf(true) > filled.indexOf(false))
        found.push('a gap in a sonar track');
    }
  }
  const onSites = DIVES.reduce((sum, _, dive) => sum + tokensAt(s, dive), 0);
  const unseen = s.pools.reduce((sum, n) => sum + n, 0);
  if (onSites + s.supply !== unseen) found.push(`${onSites} + ${s.supply} tokens, not ${unseen}`);
  if (DIVES.some((dive, i) => tokensAt(s, i) > (s.ocean.includes(dive.tile) ? dive.tokens : 0)))
    found.push('too many tokens on a site');
  return found;
}

function boardFlaws(s: State): string[] {
  const found: string[] = [];
  const numbers = [
    s.markers,
    s.endless,
    s.pools,
    s.discarded,
    s.tray,
    s.research,
    s.stock,
    s.staging,
    s.extra,
    s.tracks,
    s.cleanup,
    s.strain,
  ];
  if (numbers.flat().some(n => n < 0 || !Number.isInteger(n))) found.push('a negative number');
  if (s.display.length > BOARD.display) found.push('an overfull display');
  if (s.offer.some(design => design < FIRST_FIVE)) found.push('the offer holds another rank');
  if (s.stack.length === 0 && s.ending === '') found.push('nothing is asked but the game goes on');
  if (s.stack.length > 60) found.push('the stack grows');
  return found;
}

function seatFlaws(s: State): string[] {
  const found: string[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const own = s.vessels.slice(seat * 3, seat * 3 + 3);
    for (const cell of own) {
      if (cell >= 0 && s.ocean[cell] < 0) found.push('a vessel outside the zones');
      if (cell >= 0 && hasFeature(s.ocean[cell], 'closed-to-vessels')) found.push('a vessel in the caves');
      if (
        cell >= 0 &&
        hasFeature(s.ocean[cell], 'one-vessel-each') &&
        own.filter(other => other === cell).length > 1
      )
        found.push('two vessels of a seat in the trench');
    }
    if (s.tracks.slice(seat * 4, seat * 4 + 4).some(cell => cell > BOARD.lastCell))
      found.push('a track is left');
    if (s.research[seat] > BOARD.research) found.push('too much research');
    if (discsOf(s, seat) !== BOARD.discs) found.push(`${discsOf(s, seat)} discs of seat ${seat}`);
    if (DESIGNS[designOf(s.crew[seat][0])].id !== 'team-leader') found.push('no team leader');
    const acting = s.stack.some(f => f.step !== 'phase' && f.seat === seat);
    if (!acting && s.held[seat].length > BOARD.tokenStorage) found.push('too many dive tokens are kept');
  }
  return found;
}
