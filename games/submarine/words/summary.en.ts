/** The game on one page. */
import type { Summary } from '@fathom/kernel';

export const en: Summary = [
  {
    title: 'Aim',
    rule: 'SU-12',
    lines: [
      'Fill your container: one treasure of each of the twelve kinds. Colours do not matter there.',
      'Before the first turn you place your submarines one by one, each in a column of level 2.',
    ],
  },
  {
    title: 'Your turn, 1: the ship',
    rule: 'SU-16',
    lines: [
      'It sails to the right, at least one column, and stops only above a submarine of yours.',
      'You may pass submarines by, or leave the board on the right.',
      'While it waits outside, you may exchange one card in each turn.',
      'When the last ship has left, all go back to the left for a new voyage.',
    ],
  },
  {
    title: 'Your turn, 2: the submarines',
    rule: 'SU-24',
    lines: [
      'Those below your ship either all move or all salvage. Something has to happen.',
      'Move: to any column, on the same level or one level up or down.',
      'Salvage: as many treasures as you can pay for, wherever one of yours lies.',
      'Then refill your hand to three cards.',
    ],
  },
  {
    title: 'What a treasure costs',
    rule: 'SU-31',
    lines: [
      'One card of its colour from your hand; it leaves the game.',
      'One card from your draw pile to the owner of each opposing submarine in its space or above it.',
      'Or a joker: it replaces the card, nobody is paid, and it stays on the space.',
      'Mussels and second treasures of a kind are jokers, from the turn after.',
    ],
  },
  {
    title: 'End',
    rule: 'SU-44',
    lines: [
      'At once with a full container: its owner wins.',
      'Also with a column without treasure, when no card is left, or after voyages without progress: the most treasures win.',
      'Ties: most jokers, then most cards.',
    ],
  },
];
