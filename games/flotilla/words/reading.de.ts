import type { en } from './reading.en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'read.coins': 'Deine Münzen',
  'read.vp': 'Siegpunkte',
  'read.toxicity': 'Toxizität',
  'read.hand': 'Handkarten',
  'read.seals': 'Gesetzte Siegel',
  'read.pool': 'Punkte im Siegpunktvorrat',
  'read.barrels': 'Fässer',
  'read.level': 'Karte der Stufe {level, select, 1 {I} other {II}}: {guild}',
  'read.starter': 'Startkarte',
  'read.sail': 'Segelwert: {n, plural, one {eine Bewegung} other {bis zu # Bewegungen}}.',
  'read.income': 'Einkommen: {n, plural, one {# Münze} other {# Münzen}}.',
  'read.does': 'Danach: {what}.',
  'read.other': 'Auf der {side, select, sink {Sinkside} other {Skyside}}: {name}, {what}.',
  'read.topKind': 'Oberste Karte von {name}: Ein Student kann sie kopieren.',
  'read.guildText':
    'Der Anzeiger sagt, was ein Bezirk dieser Gilde wert ist. Einfluss bewegt eine Scheibe auf der Leiste; jedes betretene Feld bringt seinen Bonus.',
  'read.dial': 'Anzeiger: {n}.',
  'read.space': 'Deine Scheibe steht auf Feld {n} von {all}.',
  'read.objective':
    'Für dich jetzt {n, plural, one {# Punkt} other {# Punkte}} wert. Wer einen Außenposten baut, wertet eines davon.',
  'read.stack':
    '{n, plural, =0 {Darunter liegt keines mehr.} one {Darunter liegt noch eines.} other {Darunter liegen noch #.}}',
  'read.price':
    'Preis eines {colour, select, green {grünen} red {roten} blue {blauen} other {gelben}} Fasses',
  'read.priceText':
    'Ein Fass kostet und bringt jetzt {coins, plural, one {# Münze} other {# Münzen}}. Was gekauft wird, wird nach dem Zug teurer, was verkauft wird, billiger.',
  'read.owned': 'Du hast {n}.',
  'read.barrelKind': 'Ware',
  'read.cell': 'Auf {cell}',
  'read.sonarText': 'So viel ist das Sonarsymbol eines Würfels wert. Geschlossene Kreise rücken es vor.',
  'read.survivorText': 'Jeder Überlebende rückt den Marker vor; das erreichte Feld bringt seinen Bonus.',
  'read.poolText':
    'Ist der Siegpunktvorrat leer, wird die Runde zu Ende gespielt; danach haben alle noch einen letzten Zug.',
  'read.coinsText': 'Damit bezahlst du Fässer, Schiffe, Außenposten und Siegel.',
  'read.toxText':
    'Ziehen und Tauchen bringt Toxizität. Nach dem fünften Feld beginnt der Marker von vorn, und dein Wertungsmarker rückt einen Schritt.',
  'read.skiff': 'Schiff',
  'read.skiffText':
    'Schiffe fahren von Plättchen zu Plättchen und tauchen nach Fässern. Jedes trägt bis zu 4.',
};
