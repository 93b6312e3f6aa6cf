/** What must hold in every state, whatever was played: nothing of the box is lost, doubled or where it cannot be. */
import { countBits, sum } from '@fathom/kernel';
import { isDeepThought } from '../automaton.ts';
import { OXYGEN, OXYGEN_TILE } from '../data/box.ts';
import {
  bitOf,
  type Card,
  DECK_SIZE,
  DECKS,
  deckOf,
  FULL_DECK,
  GROUP,
  isDeckCard,
  OCTOPUS_MODULE,
} from '../data/card.ts';
import { cardOf, isUsed, lyingOn } from '../module.ts';
import type { State } from '../state.ts';
import { deepleCount, hasTile } from '../station.ts';

/** Every component of the box, wherever it lies. */
export function inventory(s: State): Record<string, number> {
  const decks = Object.fromEntries(DECKS.map((name, deck) => [`deck ${name}`, cardsOfDeck(s, deck)]));
  return {
    ...decks,
    deeples:
      s.pool + sum(s.stations.map((station, seat) => (isDeepThought(s, seat) ? 0 : deepleCount(station)))),
    coins: s.bank + sum(s.stations.map(station => station.coins)),
    'start and reserve oxygen': s.scrap + sum(s.stations.map(loneTanks)),
    'bonus cards': countBits(s.bonusSeen) - 2 * s.round,
  };
}

function cardsOfDeck(s: State, deck: number): number {
  return (
    countBits(s.decks[deck]) + countBits(s.box[deck]) + inPlay(s).filter(card => deckOf(card) === deck).length
  );
}

/** Cards of the decks that are somewhere on the table. */
function inPlay(s: State): Card[] {
  const attached = s.stations.flatMap(station => station.arms.flat().map(cardOf));
  return [...attached, ...s.display.filter(card => card >= 0), ...s.hands.flat()].filter(isDeckCard);
}

/** Start cards, and the reserved one whether it was fetched yet or not (NE-15). */
function loneTanks(station: State['stations'][number]): number {
  const attached = station.arms[OXYGEN].filter(module => !isDeckCard(cardOf(module))).length;
  return attached + (hasTile(station, OXYGEN_TILE) ? 0 : 1);
}

/** The first thing that is wrong with a state; undefined for a sound one. */
export function flaws(s: State): string[] {
  const found = flawOf(s);
  return found === undefined ? [] : [found];
}

function flawOf(s: State): string | undefined {
  const cards = inPlay(s);
  if (new Set(cards).size !== cards.length) return 'a card lies in two places';
  for (let deck = 0; deck < DECKS.length; deck++) {
    const seen = cards.filter(card => deckOf(card) === deck).reduce((mask, card) => mask | bitOf(card), 0);
    if ((seen | s.decks[deck] | s.box[deck]) !== FULL_DECK) return `deck ${DECKS[deck]} is not complete`;
    if (countBits(s.decks[deck]) + countBits(s.box[deck]) > DECK_SIZE) return 'a deck is too large';
  }
  if (s.pool < 0) return 'fewer than no Deeples in the pool';
  for (const [seat, station] of s.stations.entries()) {
    if (station.coins < 0) return `seat ${seat} has a debt`;
    if (station.damage < 0 || station.damage > 15) return `damage ${station.damage}`;
    if (station.plant > 3) return 'too many incident markers';
    if (station.dome < 0 || station.tired < 0) return 'fewer than no Deeples';
    for (const [group, arm] of station.arms.entries()) {
      if (arm.some(module => GROUP[cardOf(module)] !== group)) return 'a card in the wrong area';
      if (arm.some((module, i) => cardOf(module) === OCTOPUS_MODULE && i > 0)) return 'the tile moved';
      if (arm.some(module => lyingOn(module) > 0 && group > 2)) return 'a Deeple on an inside module';
      if (group === 5 && arm.some(isUsed)) return 'a used research card';
    }
  }
  if (s.stack.length === 0 && s.ending === '') return 'nothing is asked but the game goes on';
  return undefined;
}
