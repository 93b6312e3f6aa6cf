/** Where on the table moves act and events happen. */
import { BOARD, type Places, PROMPT, seatPlace } from '@fathom/parts/places.ts';
import { DIVES, SITES } from '../data/tiles.ts';
import { hexSpot } from '../impact.ts';
import { designOf } from '../member.ts';
import type { Move } from '../move.ts';
import { missionOf } from '../sea.ts';
import { asked, type View } from '../view.ts';

/** Decisions that lie nowhere on the board. */
export const LOOSE = `${BOARD}:loose`;
export const CLEAN = `${BOARD}:clean`;
export const SETBACK = `${BOARD}:setback`;

export function cellPlace(cell: number): string {
  return `cell:${cell}`;
}

export function sitePlace(view: View, site: number): string {
  return `${tilePlace(view, SITES[site].tile)}:site:${site}`;
}

export function divePlace(view: View, dive: number): string {
  return `${tilePlace(view, DIVES[dive].tile)}:dive:${dive}`;
}

export function memberPlace(seat: number, index: number): string {
  return seatPlace(seat, 'member', index);
}

export function tokenPlace(seat: number, token: number): string {
  return seatPlace(seat, 'token', token);
}

export function spacePlace(seat: number, journal: number, space: number): string {
  return seatPlace(seat, 'journal', journal, space);
}

export function trackPlace(seat: number, track: number): string {
  return seatPlace(seat, 'track', track);
}

export function journalPlace(journal: number): string {
  return `${BOARD}:journal:${journal}`;
}

export function designPlace(design: number): string {
  return `${BOARD}:design:${design}`;
}

export function goalPlace(index: number): string {
  return `${BOARD}:goal:${index}`;
}

export function gainPlace(gain: number): string {
  return `${BOARD}:gain:${gain}`;
}

/** A hex of the impact board, by its row and its place in it. */
export function hexPlace(row: number | string, place: number | string): string {
  return `${BOARD}:impact:${row}:${place}`;
}

export const places: Places<View, Move> = {
  ofMove(move, view) {
    const seat = asked(view)?.seat ?? view.seat;
    // The disc that may go back lies nowhere on the board.
    if (asked(view)?.step === 'trade') return [PROMPT];
    switch (move.kind) {
      case 'launch':
      case 'drift':
      case 'lay':
        return [cellPlace(move.cell)];
      case 'travel':
        return [cellPlace(move.to)];
      case 'sonar':
      case 'conserve':
      case 'remove':
      case 'net':
        return [sitePlace(view, move.site)];
      case 'publish':
        return [sitePlace(view, move.site), journalPlace(move.journal)];
      case 'dive':
        return [divePlace(view, move.dive)];
      case 'activate':
      case 'copy':
      case 'promote':
      case 'reclaim':
      case 'tire':
        return [memberPlace(seat, move.member)];
      case 'spend':
      case 'use':
        return [tokenPlace(seat, move.token)];
      case 'space':
        return [spacePlace(seat, move.journal, move.space)];
      case 'impact':
        return [hexAt(view, move.row, move.col)];
      case 'shift':
        return [hexAt(view, ...move.from), hexAt(view, ...move.to)];
      case 'clean':
        return [CLEAN];
      case 'gain':
        return [gainPlace(move.gain)];
      case 'raise':
        return [trackPlace(seat, move.track)];
      case 'recruit':
        return [designPlace(move.design)];
      case 'seek':
      case 'keep':
      case 'name':
      case 'option':
      case 'card':
        return [LOOSE];
      default:
        return [PROMPT];
    }
  },

  ofEvent({ key, params }, view) {
    const [seat, cell, tile, journal, design] = NAMES.map(name => Number(params[name]));
    switch (key) {
      case 'charted':
      case 'laid':
      case 'launched':
      case 'conserved':
      case 'sonar':
      case 'netted':
        return [cellPlace(cell)];
      case 'published':
        return [journalPlace(journal), cellPlace(cell)];
      case 'travelled':
      case 'drifted':
        return [cellPlace(Number(params.from)), cellPlace(Number(params.to))];
      case 'dived':
        return [tilePlace(view, tile), tokenPlace(seat, Number(params.token))];
      case 'silted':
      case 'poached':
      case 'connected':
        return [tilePlace(view, tile)];
      case 'displayed':
      case 'retracted':
        return [journalPlace(journal)];
      case 'usedSpace':
        return [seatPlace(seat, 'journal', journal)];
      case 'offered':
        return [designPlace(design)];
      case 'recruited':
        return [designPlace(design), crewPlace(view, seat, design)];
      case 'activated':
      case 'copied':
      case 'promoted':
      case 'reclaimed':
      case 'tired':
        return [crewPlace(view, seat, design)];
      case 'keptToken':
      case 'spent':
      case 'usedToken':
        return [tokenPlace(seat, Number(params.token))];
      case 'rose':
        return [trackPlace(seat, Number(params.track))];
      case 'gainedResearch':
      case 'lostResearch':
        return [seatPlace(seat, 'research')];
      case 'gainedDiscs':
      case 'effort':
      case 'managed':
      case 'discBack':
        return [seatPlace(seat, 'discs')];
      case 'impact':
      case 'shifted':
        return [hexPlace(params.row, params.place)];
      default:
        return [params.seat === undefined ? BOARD : seatPlace(seat)];
    }
  },
};

/** What the events of Endeavor are about. */
const NAMES = ['seat', 'cell', 'tile', 'journal', 'design'] as const;

function tilePlace(view: View, tile: number): string {
  const cell = view.ocean.indexOf(tile);
  return cell < 0 ? BOARD : cellPlace(cell);
}

function crewPlace(view: View, seat: number, design: number): string {
  const index = view.crew[seat].findIndex(member => designOf(member) === design);
  return index < 0 ? seatPlace(seat) : memberPlace(seat, index);
}

function hexAt(view: View, row: number, col: number): string {
  const mission = missionOf(view);
  const spot = hexSpot(
    mission,
    mission.hexes.findIndex(hex => hex.row === row && hex.col === col),
  );
  return hexPlace(spot.row, spot.place);
}
