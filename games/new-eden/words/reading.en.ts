/** What only readings say; they are loaded after the board. */
export const en = {
  'read.coins': 'Your coins',
  'read.damage': 'Damage of your station',
  'read.holds': 'Damage it would hold',
  'read.points': 'Points on the track',
  'read.deeples': 'Deeples',
  'read.waste': '{n, plural, one {One repair finds} other {# repairs find}} nothing to repair.',
  'read.collapse': 'Your station would no longer hold. At the end its cards would count nothing.',
  'read.here': 'It lies in row {row}: {price, plural, one {# coin} other {# coins}}.',
  'read.leaves': 'It leaves the display next.',
  'read.taken': 'Deep Thought takes it next.',
  'read.lying': '{n, plural, one {One Deeple waits} other {# Deeples wait}} here.',
  'read.standing': 'Used in this round.',
  'read.down': 'Face down until the next round.',
  'read.dome': 'Main dome',
  'read.domeText':
    'Deeples wait here until an oxygen card lets them swim to the modules of an arm. {lying} free, {tired} resting.',
  'read.scale': 'Damage scale',
  'read.scaleText':
    'Damage {damage}; the station holds up to {pointer}. If the damage is above that at the end, the cards count nothing.',
  'read.plant': 'Power plant',
  'read.plantLeft':
    '{n, plural, =0 {No use is left} one {One use is left} other {# uses are left}} in this round.',
  'read.worth': 'To you it would be worth {n} now.',
  'read.auction': 'The winner takes its cards, and one activation for each empty space.',
  'read.bidText': 'Bids go around until all but one have dropped out. Only the winner pays.',
  'read.rowPrice': 'Whoever buys here pays this, and the damage changes as shown.',
} as const satisfies Readonly<Record<string, string>>;
