/** English texts that only the board needs; the sentences of the game are in words/en.ts. */
const COINS = '{coins, plural, one {# coin} other {# coins}}';

export const en = {
  'panel.offer': 'Cards',
  'panel.offer.A': 'Display',
  'panel.offer.B': 'Black market',
  'panel.offer.C': 'Auction',
  'panel.bonus': 'Scored this round',

  'status.round': 'Round\u00a0{round}\u00a0of\u00a0{all}, {phase}',
  'step.over': 'The game is over',
  'step.market': 'Black market, everybody at once',
  'step.dive': 'Your turn, {card}',
  'step.bid': '{who, select, you {Your bid} other {{name} bids}}, {leader} leads with {high}',
  'step.turn': `{who, select, you {Your turn, ${COINS}} other {{name}’s turn}}`,

  'seat.stable': 'stable',
  'seat.collapse': 'collapses',
  'seat.fallen': 'collapsed',
  'seat.holds': 'damage {damage}, holds {pointer}',
  'seat.coins': '{coins, select, ? {Coins are hidden} other {{coins, plural, one {# coin} other {# coins}}}}',
  'seat.deeples': '{n, plural, one {# Deeple} other {# Deeples}}',
  'seat.nautilus': 'Nautilus marker',
  'seat.turn': 'your turn',
  'seat.deciding': 'deciding',
  'seat.passed': 'passed',
  'seat.visit': 'Show the station of {name}',

  'board.state.stable': 'Stable',
  'board.state.collapse': 'Would collapse',
  'board.state.fallen': 'Collapsed',
  fallen: '{n, plural, one {Station} other {Stations}} collapsed: {names}.',
  'board.then': 'Then:',
  'board.spare': '{n, plural, =0 {not one damage to spare} other {# damage to spare}}',
  'board.tooMuch': '{n} damage too much',
  'board.scale':
    'Damage scale of {name}: damage {damage}, the station holds up to {pointer}. {state, select, stable {It is stable.} fallen {It has collapsed.} other {It would collapse.}}',

  'board.to.station': 'Station',
  'board.to.display': 'Display {n}',
  'board.to.market': 'Black market',
  'board.to.attach': 'New cards',
  'board.to.rows': 'Auction',
  'board.back': '{who, select, you {Your station} other {Station of {name}}}',
  'board.close': 'Close',

  'board.dome': 'the dome',
  'board.crew':
    '{lying, plural, =0 {No Deeple lies} one {# Deeple lies} other {# Deeples lie}} in the dome{tired, plural, =0 {} one {, # rests} other {, # rest}}',
  'board.tired': '{n, plural, one {# rests} other {# rest}}',
  'board.crewOn':
    '{standing, plural, =0 {} one {# Deeple stands. } other {# Deeples stand. }}{lying, plural, =0 {Nobody waits} one {# Deeple waits} other {# Deeples wait}}',
  'board.faceDown': 'Face down until the next round',
  'board.gain.coins': '{n, plural, one {# coin} other {# coins}}',
  'board.gain.points': '{n, plural, one {# point} other {# points}}',
  'board.gain.repair': '{n, plural, =0 {nothing to repair} other {−# damage}}',
  'board.activate': 'Activate {name}: {gain}',
  'board.swim':
    'Move the Deeple to {name}{any, select, yes {, which can then be activated: {gain}} other {}}',
  'board.take':
    '{place, select, dome {Move a Deeple from the dome} other {Move the Deeple on {name} further}}',
  'board.use': 'Use {name}',
  'board.destroy': 'Give up {name}',
  'board.whyNot': 'Why not {name}?',
  'board.tag.activate': 'activate now: {gain}',
  'board.tag.arrive': 'activates: {gain}',
  'board.bottle': 'Bottle with {steps, plural, one {# step} other {# steps}}',

  'board.tile.boatyard': 'Dome boatyard',
  'board.tile.octopus': 'Dome octopus',
  'board.tile.oxygen': 'Reserve tanks',
  'board.tile.research': 'Research centre',
  'board.tile.research.about': '{n, plural, one {# point} other {# points}} per new research card',
  'board.built': 'built',

  'board.buy': 'Buy',
  'board.price':
    'Row price {price, plural, one {# coin} other {# coins}}, {damage, plural, =0 {no damage} =1 {1 damage} other {repairs {repair}}}',
  'board.noDamage': 'no damage',
  'board.omen.leaves': 'leaves next',
  'board.omen.taken': 'Deep Thought',
  'board.worth': 'Worth now:',

  'board.attachLead': '{n, plural, one {A new card} other {# new cards}} for your station',
  'board.attach': 'Attach',
  'board.marketLead': 'Only you see these cards. What you leave goes to the auction, face down.',
  'board.marketSealed':
    '{n, plural, =0 {You buy none of these.} one {You buy the marked card.} other {You buy the # marked cards.}} Nobody knows yet.',
  'board.choose': 'Choose',
  'board.deal':
    '{n, plural, =0 {Buy nothing} one {Buy # card: {price} coin, {damage} damage} other {Buy # cards: {price} coins, {damage} damage}}',
  'board.ladder': 'Prices by number of cards',
  'board.choosing': 'choosing',
  'board.hasChosen': 'has chosen',

  'board.row': 'Row {row}',
  'board.row.now': 'on offer',
  'board.row.done': 'no bid',
  'board.row.blocked': 'blocked',
  'board.row.sold': '{name} for {price}',
  'board.row.open': 'waiting',
  'board.activation': 'Move and activate once',
  'board.bidsFor': 'Bids for row {row}',
  'board.prize':
    'Winning gives {cards, plural, =0 {no card} one {# card} other {# cards}} and {activations, plural, =0 {no activation} one {# activation} other {# activations}}; one more costs 1 damage.',
  'board.bidder.leads': 'leads',
  'board.bidder.out': 'out',
  'board.bidder.broke': 'cannot raise',
  'board.bidder.may': '{least} to {most} possible',
  'board.bidder.hidden': '{least} or more',
  'board.yourBid': 'your bid, you hold\u00a0{coins}',
  'board.less': 'One coin less',
  'board.more': 'One coin more',

  'board.tanks': 'Oxygen cards',
  'board.coins': '{n, plural, one {coin} other {coins}}',
  'board.freeDeeples': 'of {all} free',
  'board.plant': 'Power plant',
  'board.plantGives': `${COINS}, {damage} damage`,
  'board.plantUses': '{n, plural, =0 {spent this round} one {once more} other {# more times}}',
  'board.expand': 'Expand',
  'board.expandPrice':
    '{left, plural, =0 {all built} other {{price, plural, one {# coin} other {# coins}}, {left} left}}',
} as const satisfies Readonly<Record<string, string>>;
