import type { en } from './reading.en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'read.coins': 'Deine Münzen',
  'read.damage': 'Schaden deiner Station',
  'read.holds': 'Schaden, den sie aushält',
  'read.points': 'Punkte auf der Zählleiste',
  'read.deeples': 'Deeple',
  'read.waste':
    '{n, plural, one {Eine Reparatur verfällt} other {# Reparaturen verfallen}}: Es ist nichts beschädigt.',
  'read.collapse': 'Deine Station würde nicht mehr halten. Am Ende zählten ihre Karten nichts.',
  'read.here': 'Sie liegt in Zeile {row}: {price, plural, one {# Münze} other {# Münzen}}.',
  'read.leaves': 'Sie verlässt als Nächste die Auslage.',
  'read.taken': 'Deep Thought nimmt sie als Nächste.',
  'read.lying': '{n, plural, one {Ein Deeple wartet} other {# Deeple warten}} hier.',
  'read.standing': 'In dieser Runde schon genutzt.',
  'read.down': 'Liegt bis zur nächsten Runde verdeckt.',
  'read.dome': 'Hauptkuppel',
  'read.domeText':
    'Hier warten Deeple, bis eine Sauerstoffkarte sie zu den Modulen eines Arms schwimmen lässt. {lying} frei, {tired} ruhen.',
  'read.scale': 'Schadensskala',
  'read.scaleText':
    'Schaden {damage}; die Station hält bis {pointer}. Liegt der Schaden am Ende darüber, zählen die Karten nichts.',
  'read.plant': 'Kraftwerk',
  'read.plantLeft':
    '{n, plural, =0 {In dieser Runde nicht mehr nutzbar.} one {In dieser Runde noch einmal nutzbar.} other {In dieser Runde noch #-mal nutzbar.}}',
  'read.worth': 'Dir brächte sie jetzt {n}.',
  'read.auction': 'Wer den Zuschlag erhält, bekommt die Karten und für jedes leere Feld eine Aktivierung.',
  'read.bidText': 'Geboten wird reihum, bis alle bis auf eine Person ausgestiegen sind. Nur sie zahlt.',
  'read.rowPrice': 'Wer hier kauft, zahlt das, und der Schaden ändert sich wie angegeben.',
};
