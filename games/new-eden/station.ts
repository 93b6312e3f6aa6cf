/** A station: the dome with its tiles, five arms and the research field (NE-18 … NE-22). */
import { hasBit } from '@fathom/kernel';
import {
  ARMS,
  CRAB,
  GROUPS,
  MOST_DAMAGE,
  OCTOPUS,
  OUTSIDE,
  OXYGEN,
  RESEARCH,
  START_COINS,
  START_DEEPLES,
} from './data/box.ts';
import { type Card, EFFECT, type Effect, OCTOPUS_MODULE, POINTER, STARTERS } from './data/card.ts';
import { cardOf, isUsed, lyingOn, type Module, standingOn } from './module.ts';

/** Where points on the score track come from. */
export const SOURCES = ['passing', 'habitats', 'bonus', 'research', 'plant'] as const;
export const PASSING_POINTS = 0;
export const HABITAT_POINTS = 1;
export const BONUS_POINTS = 2;
export const RESEARCH_POINTS = 3;
export const PLANT_POINTS = 4;

export interface Station {
  coins: number;
  damage: number;
  /** NE-87: uses of the power plant in this round. */
  plant: number;
  /** NE-88: bit i is set when tile i is built. */
  tiles: number;
  /** Deeples lying in the dome. */
  dome: number;
  /** Deeples back in the dome that have worked already and rest until phase D. */
  tired: number;
  /** Points by source. */
  points: number[];
  /** Modules by group, innermost first. */
  arms: Module[][];
}

/** What can be read off a station and off the view of one. */
export interface Built {
  readonly damage: number;
  readonly arms: readonly (readonly Module[])[];
}

/** NE-10 … NE-14. */
export function newStation(): Station {
  return {
    coins: START_COINS,
    damage: 0,
    plant: 0,
    tiles: 0,
    dome: START_DEEPLES,
    tired: 0,
    points: [0, 0, 0, 0, 0],
    arms: [[], [], [], [], STARTERS.slice(), []],
  };
}

export function cloneStation(s: Station): Station {
  const { arms } = s;
  return {
    coins: s.coins,
    damage: s.damage,
    plant: s.plant,
    tiles: s.tiles,
    dome: s.dome,
    tired: s.tired,
    points: s.points.slice(),
    arms: [
      arms[0].slice(),
      arms[1].slice(),
      arms[2].slice(),
      arms[3].slice(),
      arms[4].slice(),
      arms[5].slice(),
    ],
  };
}

export function hasTile(station: { readonly tiles: number }, tile: number): boolean {
  return hasBit(station.tiles, tile);
}

/** cards of a group, start and expansion oxygen included; the octopus tile is no card. */
export function cardCount(station: Built, group: number): number {
  const arm = station.arms[group];
  return group === OCTOPUS && arm.length > 0 && cardOf(arm[0]) === OCTOPUS_MODULE
    ? arm.length - 1
    : arm.length;
}

/** NE-75, A-36: whether there is a card to give up; research is never lost. */
export function hasCardOn(station: Built, arm: number): boolean {
  return cardCount(station, arm) > 0;
}

/** how many research cards with this effect there are. */
export function researchCount(station: Built, effect: Effect): number {
  let count = 0;
  const research = station.arms[RESEARCH];
  for (let i = 0; i < research.length; i++) if (EFFECT[research[i]] === effect) count++;
  return count;
}

/** Deeples that could be moved, in the dome or out on the arms. */
export function lyingDeeples(station: Built & { readonly dome: number }): number {
  let count = station.dome;
  for (let arm = 0; arm < OUTSIDE; arm++) {
    const modules = station.arms[arm];
    for (let i = 0; i < modules.length; i++) count += lyingOn(modules[i]);
  }
  return count;
}

/** NE-1: all Deeples of a station. */
export function deepleCount(station: Built & { readonly dome: number; readonly tired: number }): number {
  let count = lyingDeeples(station) + station.tired;
  for (let arm = 0; arm < OUTSIDE; arm++) for (const module of station.arms[arm]) count += standingOn(module);
  return count;
}

/** NE-43: an oxygen card that is still face up. */
export function hasFreshTank(station: Built): boolean {
  const tanks = station.arms[OXYGEN];
  for (let i = 0; i < tanks.length; i++) if (!isUsed(tanks[i])) return true;
  return false;
}

/** NE-75 … NE-77, A-36: whether there is anything to destroy. */
export function canLose(station: Built): boolean {
  for (let arm = 0; arm < ARMS; arm++) if (hasCardOn(station, arm)) return true;
  return false;
}

/** NE-79, NE-95, A-46, A-48: the highest damage the station survives. */
export function pointerOf(station: Built, tileCounts: boolean): number {
  const clean = researchCount(station, 'cleanCrabs') > 0;
  let plus = 0;
  let minus = 0;
  for (let group = 0; group < GROUPS.length; group++) {
    const arm = station.arms[group];
    for (let i = 0; i < arm.length; i++) {
      const card: Card = cardOf(arm[i]);
      const symbols = POINTER[card];
      if (symbols > 0) plus += card === OCTOPUS_MODULE && !tileCounts ? 0 : symbols;
      else if (group !== CRAB || !clean) minus -= symbols;
    }
  }
  return Math.max(0, Math.min(MOST_DAMAGE, plus) - minus);
}
