/** What only readings say; they are loaded after the board. */
export const en = {
  'read.coins': 'Your coins',
  'read.vp': 'Victory points',
  'read.toxicity': 'Toxicity',
  'read.hand': 'Cards in hand',
  'read.seals': 'Seals placed',
  'read.pool': 'Points left in the pool',
  'read.barrels': 'Barrels',
  'read.level': '{guild}, card of level {level, select, 1 {I} other {II}}',
  'read.starter': 'Starter card',
  'read.sail': 'Sail: {n, plural, one {one move} other {up to # moves}}.',
  'read.income': 'Income: {n, plural, one {# coin} other {# coins}}.',
  'read.does': 'Then: {what}.',
  'read.other': 'On the {side, select, sink {Sinkside} other {Skyside}} it is the {name}: {what}.',
  'read.topKind': 'Topside card of {name}: a Student can copy it.',
  'read.guildText':
    'The dial says what a district of this guild is worth. Influence moves a disc along the track; every space it enters gives its bonus.',
  'read.dial': 'Dial: {n}.',
  'read.space': 'Your disc stands on space {n} of {all}.',
  'read.objective':
    'Worth {n, plural, one {# point} other {# points}} to you now. Whoever builds an outpost scores one.',
  'read.stack':
    '{n, plural, =0 {No further one lies below.} one {One more lies below.} other {# more lie below.}}',
  'read.price': 'Price of a {colour, select, green {green} red {red} blue {blue} other {yellow}} barrel',
  'read.priceText':
    'One barrel costs and brings {coins, plural, one {# coin} other {# coins}} now. What is bought raises the price after the turn, what is sold lowers it.',
  'read.owned': 'You have {n}.',
  'read.barrelKind': 'Goods',
  'read.cell': 'On {cell}',
  'read.sonarText': 'What the sonar symbol of a die is worth. Closed circles move it on.',
  'read.survivorText': 'Each survivor moves the marker on; the space it reaches gives its bonus.',
  'read.poolText': 'When the pool is empty, the round is finished; then everybody has one last turn.',
  'read.coinsText': 'They pay for barrels, skiffs, outposts and seals.',
  'read.toxText':
    'Draws and dives bring toxicity. Past the fifth space the marker starts again and your scoring marker moves one step.',
  'read.skiff': 'Skiff',
  'read.skiffText': 'Skiffs sail from tile to tile and dive for barrels. Each carries up to 4.',
} as const satisfies Readonly<Record<string, string>>;
