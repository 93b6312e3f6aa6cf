/** What a press on a place of the own station does. */
import { OXYGEN } from '../data/box.ts';
import type { Card } from '../data/card.ts';
import { cardOf, isUsed, type Module } from '../module.ts';
import type { Move } from '../move.ts';
import { armOf, DOME, indexOf, type Place } from '../place.ts';
import { trackPoints } from '../score.ts';
import type { Choices, Swim } from './choices.ts';
import { type Aim, sourcesOf, takeDeeple } from './look.ts';
import { stationAfter } from './stability.ts';
import { cardName, refuseMove, stepOf, type Table, traySeat } from './table.ts';

export interface Deed {
  readonly key: 'activate' | 'swim' | 'take' | 'use' | 'destroy' | 'why';
  readonly label: string;
  readonly move?: Move;
  readonly press: () => void;
}

/** Everything that may be done at a place in the water or in the dome. */
export function deedsAt(table: Table, choices: Choices, aim: Aim | undefined, place: Place): Deed[] {
  const { say, send, view } = table;
  const deeds: Deed[] = [];
  const activation = choices.activate.get(place);
  const name = placeName(table, place);
  if (activation) {
    const label = say('board.activate', { name, gain: gainText(table, activation) });
    deeds.push({ key: 'activate', label, move: activation, press: () => send(activation) });
  }
  if (!aim) return deeds;
  const swim = swimTo(choices, aim, place);
  if (swim) {
    const gain = gainOnArrival(table, swim);
    const label = say('board.swim', { name, gain: gain ?? '', any: gain ? 'yes' : 'no' });
    deeds.push({ key: 'swim', label, move: swim, press: () => send(swim) });
  }
  if (place !== aim.from && sourcesOf(choices, aim.steps).has(place))
    deeds.push({
      key: 'take',
      label: say('board.take', { name, place: place === DOME ? 'dome' : 'module' }),
      press: () => takeDeeple(view, aim.steps, place),
    });
  return deeds;
}

/** Why nothing can be done here, if the viewer could act elsewhere on the station. */
export function whyNot(table: Table, aim: Aim | undefined, place: Place): Deed | undefined {
  if (stepOf(table.view) !== 'dive' || table.moves.length === 0) return undefined;
  const move: Move = aim ? { kind: 'swim', ...aim, to: place } : { kind: 'activate', place };
  if (aim?.from === place) return undefined;
  const label = table.say('board.whyNot', { name: placeName(table, place) });
  return { key: 'why', label, press: () => refuseMove(table, move) };
}

export function deedOnTank(table: Table, choices: Choices, card: Card): Deed | undefined {
  const move = choices.use.get(card);
  if (!move) return undefined;
  const label = table.say('board.use', { name: cardName(table, card) });
  return { key: 'use', label, move, press: () => table.send(move) };
}

/** NE-76: the outermost card of an arm. */
export function deedOfLoss(table: Table, choices: Choices, arm: number, card: Card): Deed | undefined {
  const move = choices.destroy.get(arm);
  if (!move) return undefined;
  const label = table.say('board.destroy', { name: cardName(table, card) });
  return { key: 'destroy', label, move, press: () => table.send(move) };
}

function swimTo({ swims }: Choices, { steps, from }: Aim, to: Place): Swim | undefined {
  return swims.find(swim => swim.steps === steps && swim.from === from && swim.to === to);
}

/** "10 coins", when the module can be activated once the Deeple has arrived. */
export function gainOnArrival(table: Table, swim: Move): string | undefined {
  if (swim.kind !== 'swim') return undefined;
  const next = table.foresee(swim).moves?.find(move => move.kind === 'activate' && move.place === swim.to);
  return next && gainText(table, swim, next);
}

/** What the own station gains by moves: coins, points or repair. */
export function gainText(table: Table, move: Move, ...then: readonly Move[]): string {
  const before = table.view.stations[traySeat(table)];
  const after = stationAfter(table, move, ...then) ?? before;
  const coins = (after.coins ?? 0) - (before.coins ?? 0);
  const points = trackPoints(after) - trackPoints(before);
  if (coins > 0) return table.say('board.gain.coins', { n: coins });
  if (points > 0) return table.say('board.gain.points', { n: points });
  return table.say('board.gain.repair', { n: before.damage - after.damage });
}

function placeName(table: Table, place: Place): string {
  return place === DOME ? table.say('board.dome') : cardName(table, cardAt(table, place));
}

function cardAt(table: Table, place: Place): Card {
  return cardOf(moduleAt(table, place) ?? 0);
}

function moduleAt(table: Table, place: Place): Module | undefined {
  if (place === DOME) return undefined;
  return table.view.stations[traySeat(table)].arms[armOf(place)][indexOf(place)];
}

/** NE-85: an oxygen card lies face down once it was used. */
export function isDown(group: number, module: Module): boolean {
  return group === OXYGEN && isUsed(module);
}
