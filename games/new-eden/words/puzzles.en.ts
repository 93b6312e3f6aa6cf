/** What is asked in the puzzles, and why the answer is best. */
export const en = {
  'puzzle.long-breath.title': 'A long breath',
  'puzzle.long-breath.ask': 'Your station would collapse. Which tank do you open?',
  'puzzle.long-breath.why':
    'The Tar Sprayer needs two Deeples and repairs 8 of your 12 damage. Only the Leaky Manifold has two bottles, and both reach it; a start tank leaves the first Deeple waiting for a second.',
  'puzzle.last-bottle.title': 'The last bottle',
  'puzzle.last-bottle.ask': 'One bottle of 1 is left. Who swims where?',
  'puzzle.last-bottle.why':
    'To the Dome Octopus. There is hardly anything to repair, but the Octopus Academy gives 2 points for every octopus that is staffed at the end. The other two modules in reach are used already.',
  'puzzle.the-right-expansion.title': 'Nine coins, two expansions',
  'puzzle.the-right-expansion.ask': 'What do you build, if anything?',
  'puzzle.the-right-expansion.why':
    'All your tanks are empty. The oxygen expansion brings a fresh one with two bottles: Clam Court and Limpet Lodge pay 5 points this very turn. A new octopus would have nobody to work it.',
  'puzzle.poisoned-points.title': 'Eight poisoned points',
  'puzzle.poisoned-points.ask': 'Core Drilling is on offer: 8 points. What do you bid?',
  'puzzle.poisoned-points.why':
    'Nothing. It does 5 damage at once; your station holds 4, and no tank is left to get anybody to an octopus. For 8 points you would lose the 54 on your cards.',
  'puzzle.founders-grant.title': 'Money that makes money',
  'puzzle.founders-grant.ask': 'Five coins. What do you do?',
  'puzzle.founders-grant.why':
    'The Founders’ Grant costs 3 and gives 5. With 7 coins you build the oxygen expansion in the same turn. The power plant brings coins as well, but 6 damage with them.',
  'puzzle.once-more.title': 'Once more',
  'puzzle.once-more.ask': 'What do you do?',
  'puzzle.once-more.why':
    'One damage is nothing: your station holds 4. A Deeple swims to the Ore Grabber, for 6 coins, and the Harvest Festival gives 3 points for every crab that is staffed at the end.',
  'puzzle.save-the-station.title': 'Save the station',
  'puzzle.save-the-station.ask': 'Damage 9, and your station holds 5. What do you do?',
  'puzzle.save-the-station.why':
    'The Hijacked Convoy still has two bottles of 3: two Deeples reach the Seal Fitter, which repairs 7 and costs you 1 damage for the activation. Finish the row now, and the station is very likely to collapse.',
  'puzzle.money-now.title': 'Money, now',
  'puzzle.money-now.ask': 'You have no more to bid. Out, or in?',
  'puzzle.money-now.why':
    'In: the power plant gives 7 coins. Its 6 damage is costly, but the row you win mends 5 of it at once: two bottles and the Barnacle Scraper. An expansion for your last coins leaves you out of the auction.',
  'puzzle.green-lung.title': 'Expensive air',
  'puzzle.green-lung.ask': 'Buy, or use what you have?',
  'puzzle.green-lung.why':
    'The Green Lung is worth 5 points: 3 at the end and 2 as an oxygen card of this round. Its two bottles come on top. The power plant does 3 damage, and your station holds none.',
  'puzzle.first-coins.title': 'Four coins or two points',
  'puzzle.first-coins.ask': 'A bottle of 1, two rows to be auctioned. Who swims where?',
  'puzzle.first-coins.why':
    'To the Kelp Picker: 4 coins. With an empty purse you could not bid for either row, and both would go for 1 coin each. Two points in the Cockle Cabin are no match for that.',
  'puzzle.one-more.title': 'One more is enough',
  'puzzle.one-more.ask': 'Eighteen coins. The other bid is 8. What do you say?',
  'puzzle.one-more.why':
    'Nine. Every coin more is a gift: this row goes for whatever is said last, and row 3 with its tanks and its boatyard is still to come. Dropping out hands over three good cards for 8 coins.',
  'puzzle.let-it-go.title': 'Let it go',
  'puzzle.let-it-go.ask': 'Leviathan Flats: 9 points for three Deeples. Bid or drop?',
  'puzzle.let-it-go.why':
    'Drop out. You have one Deeple in the dome and every tank is empty, so the Flats would stay unused. Row 3 with its tanks and its boatyard is still to come: your 8 coins are for that.',
} as const;
