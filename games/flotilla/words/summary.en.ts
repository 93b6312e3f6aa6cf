/** The game on one page. */
import type { Summary } from '@fathom/kernel';

export const en: Summary = [
  {
    title: 'Aim',
    rule: 'FL-1',
    lines: [
      'Most victory points when the pool is empty. All begin on the Sinkside; on a Captain’s turn you may join the Skyside for good.',
    ],
  },
  {
    title: 'Your turn',
    rule: 'FL-19',
    lines: [
      'Play one card: first sail (Sinkside) or take its income (Skyside), then its effect. It goes on your pile.',
      'Captain: take the pile back. Student: copy a topside card of your side.',
      'Speaker: steps on one guild track, with every bonus. The third space costs 5 coins for a seal, or is skipped.',
    ],
  },
  {
    title: 'Trader: transactions',
    rule: 'FL-35',
    lines: [
      'Skiff 12 coins. Buy or sell one barrel; afterwards its price moves one space.',
      'Outpost 20, 22, 24, 26, 28, 30 coins, on water 4 more: score one open objective at once.',
    ],
  },
  {
    title: 'Sinkside: explore and dive',
    rule: 'FL-50',
    lines: [
      'Founder: draw tiles, take their toxicity, lay some. No shallow water beside deep water.',
      'Three pieces of one colour in a corner: an artifact.',
      'Delver: the dice of the card and one for each skiff on a tile that is not depleted. Four barrels a skiff; the dock unloads.',
    ],
  },
  {
    title: 'Skyside: build and research',
    rule: 'FL-74',
    lines: [
      'Joining: sell skiffs (15, later 11 and 7 coins), give up outposts at sea, turn the cards, build.',
      'Founder: tiles into stock, then build with barrels. A tile scores (dial + your buildings of its guild, at most 4) × connected tiles of its colour.',
      'Researcher: roll dice. Three breakthroughs raise a dial; three symbols of a guild bring its artifacts’ bonuses.',
    ],
  },
  {
    title: 'End',
    rule: 'FL-87',
    lines: [
      'Pool empty: finish the round, then one last turn each. 1 point for every 5 coins, 1 for every 2 barrels.',
      'Toxicity: +9, 0, −3, −6, −10, −15. Seals of each guild: most 10, second most 5.',
    ],
  },
];
