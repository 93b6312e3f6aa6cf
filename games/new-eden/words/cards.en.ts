/** What the cards do, and the position as text for a terminal. */
const GROUP =
  '{group, select, crab {crab} habitat {habitat} octopus {octopus} boatyard {boatyard} oxygen {oxygen card} other {research card}}';
const COINS = '{coins, plural, one {# coin} other {# coins}}';
const DEEPLES = '{staff, plural, one {# Deeple} other {# Deeples}}';
const AMOUNT_COINS = '{amount, plural, one {# coin} other {# coins}}';
const BOX =
  '{loss, plural, =0 {{points, plural, one {# point} other {# points}}} one {# point less} other {# points less}}';
const AMOUNT_POINTS = '{amount, plural, one {# point} other {# points}}';

export const en = {
  'kind.crab': 'crab',
  'kind.habitat': 'habitat',
  'kind.octopus': 'octopus',
  'kind.boatyard': 'boatyard',
  'kind.oxygen': 'oxygen',
  'kind.research': 'research',
  'does.crab': `${AMOUNT_COINS} for ${DEEPLES}`,
  'does.habitat': `{amount, plural, one {# point} other {# points}} for ${DEEPLES}`,
  'does.octopus': `repairs {amount} for ${DEEPLES}`,
  'does.boatyard': '{amount, plural, one {# Deeple} other {# Deeples}} at once',
  'does.oxygen': '{second, select, 0 {bottle {first}} other {bottles {first} and {second}}}',
  print: `{effect}. At the end {box, select, points {${BOX}} pointer {pointer {pointer}} other {${BOX}, pointer {pointer}}}`,

  'research.coins': `${AMOUNT_COINS} at once`,
  'research.pointer': 'Holds {amount} more at the end',
  'research.cleanCrabs': 'Crabs leave the pointer alone',
  'research.repair': 'Repairs {amount} at once',
  'research.perCrab': `${AMOUNT_POINTS} per crab staffed at the end`,
  'research.perOctopus': `${AMOUNT_POINTS} per octopus staffed at the end`,
  'research.damage': '{amount} damage at once',
  'research.gift': `Others get ${AMOUNT_COINS}`,
  'research.plantCoins': 'Power plant: {amount, plural, one {# more coin} other {# more coins}}',
  'research.plantPoints': `Power plant: ${AMOUNT_POINTS}`,
  'research.plantRepair': 'Power plant: {amount} less damage',
  'research.attack': `Others: {amount} damage per ${GROUP}`,

  'sketch.round': 'Round {round} of {all}: {phase}. Scored this round: {first}; {second}.',
  'sketch.price': `Row {row}, ${COINS}, {damage, plural, =0 {no damage} =1 {1 damage} other {repairs {repair}}}`,
  'sketch.row':
    'Row {row}, {state, select, now {on offer} open {waiting} none {no bid} blocked {blocked} other {{name} for {price}}}',
  'sketch.activations': '{n, plural, one {# activation} other {# activations}}',
  'sketch.bids': '{leader, select, none {Nobody has bid yet} other {{name} leads with {high}}}{out}',
  'sketch.out': '; out: {list}',
  'sketch.faceDown': '{n, plural, one {# face-down card} other {# face-down cards}}',
  'sketch.empty': 'empty',
  'sketch.hand': 'Your secret cards',
  'sketch.sealed': 'has chosen',
  'sketch.station':
    '{points, plural, one {# point} other {# points}} · {coins, select, ? {coins hidden} other {{coins, plural, one {# coin} other {# coins}}}} · damage {damage}, holds {pointer}: {state, select, stable {stable} other {would collapse}} · {dome, plural, one {# Deeple} other {# Deeples}} in the dome{tired, plural, =0 {} one {, # rests} other {, # rest}}{passed, select, yes { · passed} other {}}{nautilus, select, yes { · Nautilus marker} other {}}',
  'sketch.tiles': 'Expansions: {list}',
  'sketch.waits': '{n, plural, one {# Deeple waits} other {# Deeples wait}}',
  'sketch.used': '{group, select, oxygen {face down} other {used}}',
  'sketch.arms':
    'crabs {crab} · habitats {habitat} · octopuses {octopus} · boatyards {boatyard} · oxygen {oxygen} ({fresh} open) · research {research}',
} as const satisfies Readonly<Record<string, string>>;
