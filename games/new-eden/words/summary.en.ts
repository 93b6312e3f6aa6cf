/** The game on one page. */
import type { Summary } from '@fathom/kernel';

export const en: Summary = [
  {
    title: 'Aim',
    rule: 'NE-23',
    lines: [
      'Three rounds of four phases. Most points win; a collapsed station loses what its cards are worth.',
    ],
  },
  {
    title: 'A  Development: one action a turn',
    rule: 'NE-26',
    lines: [
      'Buy a card: 10 coins, repairs 3 · 6 coins, repairs 1 · 3 coins · 1 coin and 1 damage. When a row is empty, those above fall.',
      'Or use an oxygen card: each bottle moves one lying Deeple that many steps. Full modules may be activated, each once a round.',
      'Or pass. First: 3 points and the Nautilus marker. With three or four players second 2, with four third 1.',
    ],
  },
  {
    title: 'B  Black market',
    rule: 'NE-53',
    lines: ['In secret, of three cards: none free · one 1 coin, 1 damage · two 3 and 3 · three 6 and 6.'],
  },
  {
    title: 'C  Auction',
    rule: 'NE-59',
    lines: [
      'The Nautilus holder, later whoever won a row, names a row and bids first.',
      'The winner attaches the cards and activates once for each empty space, then once more for 1 damage.',
    ],
  },
  {
    title: 'D  Round scoring',
    rule: 'NE-69',
    lines: [
      'For each bonus card: 1 coin or 2 points for every card of its group. Deeples go home, oxygen is fresh.',
    ],
  },
  {
    title: 'Free actions',
    rule: 'NE-87',
    lines: [
      'Power plant, three times a round: 5 coins for 1, then 3, then 6 damage.',
      'Expansion, each once, 6 coins: three Deeples · an octopus that repairs 3 · a tank 2 and 2 · 3 points per new research card.',
    ],
  },
  {
    title: 'Damage and the end',
    rule: 'NE-74',
    lines: [
      'Past 15 damage you give up the outermost card of an arm.',
      'At the end: 1 point for every 5 coins. If the damage is not above the pointer: the points on all cards as well.',
      'In a tie the lower damage wins.',
    ],
  },
];
