/** What is asked in the puzzles, and why the answer is best. */
export const en = {
  'puzzle.twelfth.title': 'The twelfth treasure',
  'puzzle.twelfth.ask': 'You lack one kind. What do you take?',
  'puzzle.twelfth.why':
    'A mask was all you lacked, and the joker pays for it: twelve of twelve. A second crown would only be another joker.',
  'puzzle.bell.title': 'Ring the bell',
  'puzzle.bell.ask': 'Neither card fits. What now?',
  'puzzle.bell.why': 'A second key is a joker of any colour. The bell fills your container.',
  'puzzle.dagger.title': 'Expensive, but enough',
  'puzzle.dagger.ask': 'What do your submarines do?',
  'puzzle.dagger.why': 'One jade card and one for the neighbour: the dagger ends the game at once.',
  'puzzle.second-key.title': 'One sky card, two choices',
  'puzzle.second-key.ask': 'You have both kinds. Is a second one worth the sky card?',
  'puzzle.second-key.why':
    'The key on F3: nobody lies above it, so it costs one card, and as a joker it pays for any of the last three kinds. The lamp on F4 would cost a second card.',
  'puzzle.on-the-way.title': 'On the way to F',
  'puzzle.on-the-way.ask': 'Where does your ship stop?',
  'puzzle.on-the-way.why':
    'The jade bell on E2 costs just your jade card. You have a bell, so it becomes a joker, and F still lies ahead. Sail straight to F, and E waits a whole voyage.',
  'puzzle.begin-left.title': 'Begin on the left',
  'puzzle.begin-left.ask': 'Where does your ship stop?',
  'puzzle.begin-left.why':
    'Only from A do all stops still lie ahead. Your submarine goes from A3 to B3, where nobody lies above the sand amphora, and you hold two sand cards. On A3 you would owe a second card.',
  'puzzle.mussel.title': 'The mussel on B2',
  'puzzle.mussel.ask': 'What do your submarines do?',
  'puzzle.mussel.why':
    'One rose card for a joker is a bargain: nobody lies above it, and you hold a second rose card. Whoever moves away leaves it to the others.',
  'puzzle.three-at-once.title': 'Three submarines, one stop',
  'puzzle.three-at-once.ask': 'Where does your ship stop?',
  'puzzle.three-at-once.why':
    'One stop moves three submarines: to B and E, where your rose, jade and sky cards fit and nobody has to be paid. In A itself you would nearly always pay others, and C and E move one each.',
  'puzzle.last-but-one.title': 'Only two are missing',
  'puzzle.last-but-one.ask': 'What do your submarines do?',
  'puzzle.last-but-one.why':
    'The crown on C3 is worth its two cards: after it only a bell is missing. The mask beside it costs the same, but you have one already.',
  'puzzle.empty-column.title': 'A stop without treasure',
  'puzzle.empty-column.ask': 'Where does your ship stop?',
  'puzzle.empty-column.why':
    'Nothing can be salvaged in D, but your submarine there goes one level down at no cost, and E and F still lie ahead. Sail past, and it stays where it is for a whole voyage.',
  'puzzle.into-the-deep.title': 'Into the deep',
  'puzzle.into-the-deep.ask': 'What do your submarines do?',
  'puzzle.into-the-deep.why':
    'On D5 lie goblets in two of your colours and a jade lyre, below two submarines of your own: nobody has to be paid. And D still lies ahead of your ship.',
  'puzzle.behind.title': 'From behind',
  'puzzle.behind.ask': 'Where does your ship stop?',
  'puzzle.behind.why':
    'Three of your submarines lie below B. Send them on to F, where your cards fit and nobody has to be paid: three treasures with one stop on the same voyage.',
} as const;
