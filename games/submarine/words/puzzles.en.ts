/** What is asked in the puzzles, and why the answer is best. */
export const en = {
  'puzzle.twelfth.title': 'The twelfth treasure',
  'puzzle.twelfth.ask': 'You lack one kind. What do you take?',
  'puzzle.twelfth.why': 'A mask was all you lacked, and the joker pays for it: twelve of twelve.',
  'puzzle.bell.title': 'Ring the bell',
  'puzzle.bell.ask': 'Neither card fits. What now?',
  'puzzle.bell.why': 'A second key is a joker of any colour. The bell fills your container.',
  'puzzle.dagger.title': 'Dear, but enough',
  'puzzle.dagger.ask': 'What do your submarines do?',
  'puzzle.dagger.why': 'One jade card and one for the neighbour: the dagger ends the game at once.',
  'puzzle.second-key.title': 'One sky card, two choices',
  'puzzle.second-key.ask': 'You have both kinds already. Is the sky card worth a second one?',
  'puzzle.second-key.why':
    'The key on F3 lies above everybody and costs one card. As a joker it will pay for any of the last three kinds.',
  'puzzle.on-the-way.title': 'On the way to F',
  'puzzle.on-the-way.ask': 'Where does your ship stop?',
  'puzzle.on-the-way.why':
    'Stop in E first: your submarine there can move to where your cards fit, and F still lies ahead.',
  'puzzle.begin-left.title': 'Begin on the left',
  'puzzle.begin-left.ask': 'Where does your ship stop?',
  'puzzle.begin-left.why': 'A3 holds two kinds you lack in jade. Whatever you pass by waits a whole voyage.',
  'puzzle.mussel.title': 'The mussel on B2',
  'puzzle.mussel.ask': 'What do your submarines do?',
  'puzzle.mussel.why': 'One rose card for a joker is a bargain: nobody lies above it.',
  'puzzle.three-at-once.title': 'Three submarines, one stop',
  'puzzle.three-at-once.ask': 'Where does your ship stop?',
  'puzzle.three-at-once.why': 'Three of yours lie below A, and each of your cards fits something there.',
  'puzzle.last-but-one.title': 'Only two are missing',
  'puzzle.last-but-one.ask': 'What do your submarines do?',
  'puzzle.last-but-one.why': 'The crown on C3 is worth its two cards: after it only a bell is missing.',
  'puzzle.empty-column.title': 'A stop without treasure',
  'puzzle.empty-column.ask': 'Where does your ship stop?',
  'puzzle.empty-column.why':
    'Nothing can be salvaged in D, but from there your submarine reaches the level below, and E and F still lie ahead.',
  'puzzle.into-the-deep.title': 'Into the deep',
  'puzzle.into-the-deep.ask': 'What do your submarines do?',
  'puzzle.into-the-deep.why':
    'On D5 lie goblets in two of your colours and a jade lyre, below two submarines of your own: no toll at all.',
  'puzzle.behind.title': 'From behind',
  'puzzle.behind.ask': 'Where does your ship stop?',
  'puzzle.behind.why':
    'Three of your submarines lie below B and nobody else: key, mussel and ring cost no toll.',
} as const;
