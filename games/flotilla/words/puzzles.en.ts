/** What is asked in the puzzles, and why the answer is best. */
export const en = {
  'puzzle.count-barrels.title': 'Count your barrels',
  'puzzle.count-barrels.ask': 'Your outpost stands. Which objective do you score?',
  'puzzle.count-barrels.why':
    'The barrels, although the tiles bring 18. Your tiles stay and can still become more; the barrels are about to be sold. Score what passes first, and you get the money for them as well.',
  'puzzle.own-crew.title': 'Crew that counts',
  'puzzle.own-crew.ask': 'Your outpost stands. Which objective do you score?',
  'puzzle.own-crew.why':
    'Two cards of yours count, 12 points. The ocean tiles would bring 4: you have laid only two, and that objective still grows with everything you explore.',
  'puzzle.sell-out.title': 'Three outposts in a turn',
  'puzzle.sell-out.ask': 'Eighty-two coins. Which card do you play?',
  'puzzle.sell-out.why':
    'The Trader. Only he deals with the market, and 82 coins are three outposts: each scores an objective, about 45 points in all. The Gardener adds tiles, but coins in the purse score hardly anything.',
  'puzzle.catch-up.title': 'Catch up',
  'puzzle.catch-up.ask': '33 points behind, the pool nearly empty. Which card?',
  'puzzle.catch-up.why':
    'The Trader: 87 coins buy three outposts, and each scores the two buildings for 14 points. With 30 points left in the pool there may be no other turn for it; anything else only prepares.',
  'puzzle.which-guild.title': 'Which guild?',
  'puzzle.which-guild.ask': 'Two steps on one track. On which?',
  'puzzle.which-guild.why':
    'The Founders. You stand just before the seal: skip it, and two steps bring two of three tiles and a builder of level 2, such as the Architect. On the other tracks two steps reach level 1 only.',
  'puzzle.founders-first.title': 'Founders first',
  'puzzle.founders-first.ask': 'Two steps on one track. On which?',
  'puzzle.founders-first.why':
    'The Founders: a tile for your stock and a builder for your hand. You have seventeen barrels and one single plan; coins, survivors or one more barrel do not change that.',
  'puzzle.the-right-ship.title': 'The right skiff',
  'puzzle.the-right-ship.ask': 'One move before the dive. Who sails, and where to?',
  'puzzle.the-right-ship.why':
    'From the dock to A7. The skiff on A8 is full, and A5 and B6 are depleted; on the reef a second skiff loads four barrels. Barrels on skiffs count for an objective: 24 points instead of 12.',
  'puzzle.boatwright.title': 'Three cards left',
  'puzzle.boatwright.ask': 'Eighteen coins. Which card do you play?',
  'puzzle.boatwright.why':
    'The Boatwright: her 3 coins make 21, and an outpost on the dock costs 20. It scores 15 or 18 points at once, and the barrels are sold in the same turn. Captain and Founder only prepare.',
  'puzzle.far-enough.title': 'Far enough',
  'puzzle.far-enough.ask': 'Sail on, or stop?',
  'puzzle.far-enough.why':
    'Stop. Your skiff is on the reef, the only place with something to dive for: B7 is depleted, and at the dock nobody dives. One step further, and the dive brings no barrel at all.',
  'puzzle.borrowed.title': 'Borrowed wisdom',
  'puzzle.borrowed.ask': 'Twenty-one red barrels. Which card do you play?',
  'puzzle.borrowed.why':
    'The Student copies the Architect next to you: four tiles, paid for with any colours. Your stock is green and yellow, so your own builders could do nothing with red barrels.',
  'puzzle.draughtsman.title': 'No room left',
  'puzzle.draughtsman.ask': 'Every tile of yours has an outpost. Which card do you play?',
  'puzzle.draughtsman.why':
    'The Draughtsman: four tiles to choose from, and with your barrels you build at once. That makes room for the next outposts. The Captain only takes cards back, and research dice build nothing.',
  'puzzle.speak-up.title': 'Eight cards, one answer',
  'puzzle.speak-up.ask': 'Which card do you play?',
  'puzzle.speak-up.why':
    'The Speaker takes two sure steps: with the Founders a tile and a builder, or with the Delvers the seal that draws level with the leader. Researchers roll dice for steps like these.',
} as const;
