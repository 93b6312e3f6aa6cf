/** Reference tables: what is in the box, and what it does. */
const COINS = '{n, plural, one {# coin} other {# coins}}';
const POINTS = '{n, plural, one {# victory point} other {# victory points}}';

export const referenceEn = {
  'reference.crew': 'Crew cards',
  'reference.tiles': 'Ocean tiles',
  'reference.artifacts': 'Artifacts',
  'reference.objectives': 'Objectives',
  'reference.dice': 'Dice',
  'reference.guilds': 'Guild tracks',
  'reference.survivors': 'Survivor track',
  'reference.sonar': 'Sonar track',
  'reference.docks': 'Docks',
  'reference.market': 'Price ladder',
  'reference.board': 'Player board',
  'reference.both': 'Sinkside: {sink}. Skyside: {sky}.',
  'reference.cardName': '{sink} / {sky}',
  'reference.delver': 'Delver / Researcher',
  'reference.starterCard': 'Starter: {name}',
  'reference.cardFace': '{value}; {effect}',
  'reference.tileName': '{n}: {name}',
  'reference.face':
    '{kind, select, shallow {Shallow die} reef {Reef die} deep {Deep die} other {Research die}}, side {n}',
  'reference.artifact': 'Guild: {guild}. For the discoverer: {discover}. On the hub: {hub}.',
  'reference.objective': 'Set {set}, objective {n}',
  'reference.guildSpace': '{guild}, space {n}',
  'reference.space': 'Space {n}',
  'reference.sonarSpace': 'A sonar symbol is worth: {symbol}. Whoever moves the sonar here takes {points}.',
  'reference.sonarStart': 'At the start a sonar symbol is worth: {symbol}.',
  'reference.dock': 'Dock {n}',
  'reference.dockEffect': 'Skiffs are sold for {coins}; {build}.',
  'reference.outpost': 'Outpost {n}',
  'reference.outpostEffect': 'Scores an open objective.',
  'reference.toxicity': 'Toxicity scoring, step {n}',
  'reference.starterTile': 'Starter tile',
  'reference.starterFace': '{side, select, sink {shallow, dock} other {no district}}, building site',
  'reference.piece':
    '{colour, select, Y {yellow} R {red} other {violet}} {side, select, sink {artifact} other {sonar}} piece',
  'reference.price':
    'A barrel costs or brings {coins}.{at, select, start { All prices start here.} bottom { Whoever presses the price further takes {points}.} top { Whoever drives the price further takes {points}.} other {}}',
  'reference.score': '{sign}{points, plural, one {# victory point} other {# victory points}}',
  'reference.coins': COINS,
  'reference.points': POINTS,
  'reference.barrels': '{n, plural, one {# barrel} other {# barrels}}',
} as const;
