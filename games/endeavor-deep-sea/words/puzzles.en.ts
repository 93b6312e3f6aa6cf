/** What is asked in the puzzles, and why the answer is best. */
export const en = {
  'puzzle.same-price.title': 'The same price',
  'puzzle.same-price.ask': 'Two journals fit, at two research each. Which one?',
  'puzzle.same-price.why':
    'Reef Portraits: one reputation is all you need for the next level, three points and an impact marker. Talking in Echoes raises two attributes, but neither reaches a level, and the other player gains ingenuity.',
  'puzzle.three-research.title': 'Spend it all',
  'puzzle.three-research.ask': 'Three research, the last round. Where do you conserve?',
  'puzzle.three-research.why':
    'The expensive site raises coordination twice and connects with your disc: impact. A marker for one research then pays for the last site, which connects as well. The cheap site alone connects with nothing.',
  'puzzle.everything.title': 'The last disc',
  'puzzle.everything.ask': 'Your last disc of the game. Who gets it?',
  'puzzle.everything.why':
    'Sonar needs a second disc for its spot, and you have none: a Sonar Operator would do nothing. The Team Leader can travel, and arriving at the Dying Reef brings an impact marker: two points.',
  'puzzle.field-researcher.title': 'Two birds with one disc',
  'puzzle.field-researcher.ask': 'Eight points behind in the last round. Who gets the disc?',
  'puzzle.field-researcher.why':
    'The Field Researcher uses sonar and publishes, both in the Rift Valley: you draw level for the most sonar discs and pass 63 points. The Photographer only publishes; passing leaves you at 55.',
  'puzzle.rank-three.title': 'Eight to choose from',
  'puzzle.rank-three.ask': 'Two rounds are still to come. Whom do you recruit?',
  'puzzle.rank-three.why':
    'The Marine Biologist: two inspiration make a level, so you get one disc more in every round. She can conserve, too, and nobody has begun that goal. The Field Researcher raises no attribute.',
  'puzzle.hex-of-research.title': 'A hex for research',
  'puzzle.hex-of-research.ask': 'Conserving once more, but no research. Where to?',
  'puzzle.hex-of-research.why':
    'On the hex with one research: it pays for a site in the Dying Reef at once, your fourth disc for the richest goal. With any other hex the second half of the Aquaculturist’s turn is lost.',
  'puzzle.set-sail.title': 'Set sail',
  'puzzle.set-sail.ask': 'One disc is left in this round. Who gets it?',
  'puzzle.set-sail.why':
    'The Pilot. Arriving at the Dying Reef brings an impact marker, and with it inspiration, so a disc more next round, where a site for one research waits. Sonar would need a second disc.',
  'puzzle.reef.title': 'The dying reef',
  'puzzle.reef.ask': 'Six research, one disc. Which site comes first?',
  'puzzle.reef.why':
    'The one for four research: its connection to your disc gives the disc for the second site, and that one connects again. The cheap site first, and there is no disc left for another.',
  'puzzle.beginner.title': 'Rank is not everything',
  'puzzle.beginner.ask': 'Last round, fourteen points behind. Whom do you recruit?',
  'puzzle.beginner.why':
    'The Pilot of rank 1: her impact marker raises coordination to the next level. That is three points, and one disc more comes back: five actions, not four. Nobody else lifts an attribute to a new level.',
  'puzzle.photographer.title': 'A last chance',
  'puzzle.photographer.ask': 'Four behind, nobody else can act. Who gets the disc?',
  'puzzle.photographer.why':
    'Only a dive can still find points: four tokens lie at the Seamount, and you do not know them. A promotion first brings nobody into play who could use it, and passing loses for certain.',
  'puzzle.fresh-again.title': 'Fresh again',
  'puzzle.fresh-again.ask': 'Eleven points behind in the last round. Publish or conserve?',
  'puzzle.fresh-again.why':
    'Publish: the promotion turns the Marine Biologist over, and as an Aquaculturist without a disc she can act again, conserving twice. The sites in the reef can wait for her. Take one now, and she is done.',
  'puzzle.first-hex.title': 'Nearly a level',
  'puzzle.first-hex.ask': 'Another reputation is to come. Where does the marker go?',
  'puzzle.first-hex.why':
    'On the hex with one reputation: together they reach the next level. That is three points and another marker, which takes the research as well. On any other hex reputation stops one short.',
} as const;
