/** Die Tabellen dessen, was in der Schachtel ist. */
import type { en } from './reference.en.ts';

const MÜNZEN = '{coins, plural, one {# Münze} other {# Münzen}}';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'reference.symbols': 'Symbole',
  'reference.crab': 'Erntekrabben',
  'reference.habitat': 'Muschelhabitate',
  'reference.octopus': 'Reparaturkraken',
  'reference.boatyard': 'Werften',
  'reference.oxygen': 'Sauerstofftanks',
  'reference.research': 'Forschung',
  'reference.tiles': 'Ausbauten',
  'reference.bonus': 'Bonuskarten',
  'reference.rows': 'Zeilen der Auslage',
  'reference.market': 'Schwarzmarkt',
  'reference.plant': 'Kraftwerk',
  'reference.passing': 'Passen',

  'reference.coin.name': 'Münze',
  'reference.coin.effect': 'Bezahlt Karten, Zeilen und Ausbauten. Am Ende sind je 5 Münzen 1 Punkt.',
  'reference.point.name': 'Stern',
  'reference.point.effect': 'Punkte, sofort auf der Zählleiste.',
  'reference.damage.name': 'Gesprungener Schild',
  'reference.damage.effect': 'Schaden, mit einem Minus davor Reparatur. Die Skala geht von 0 bis 15.',
  'reference.pointer.name': 'Plus oder Minus im Kasten einer Karte',
  'reference.pointer.effect':
    'Bewegt am Ende den Zeiger: für jedes Plus vor, für jedes Minus zurück. Eine Station hält so viel Schaden aus, wie der Zeiger zeigt.',
  'reference.deeple.name': 'Deeple',
  'reference.deeple.effect':
    'Liegend lässt er sich bewegen. Stehend hat er in dieser Runde schon gearbeitet.',
  'reference.space.name': 'Leerer Rahmen auf einem Modul',
  'reference.space.effect':
    'Ein Einsetzfeld für einen Deeple. Zum Aktivieren werden alle Felder zugleich besetzt.',
  'reference.bottle.name': 'Flasche mit einer Zahl',
  'reference.bottle.effect': 'Bewegt einen Deeple um bis zu so viele Module nach außen.',
  'reference.activation.name': 'Deeple auf einem leeren Feld einer Zeile',
  'reference.activation.effect': 'Wer die Zeile ersteigert, darf einmal eine Sauerstoffkarte nutzen.',
  'reference.nautilus.name': 'Nautilusmarker',
  'reference.nautilus.effect':
    'Bekommt, wer zuerst passt. Wer ihn hat, beginnt und ist auf dem Schwarzmarkt und bei der Versteigerung zuerst dran.',

  'reference.card.effect': '{print}. {origin}.',
  'reference.deck': 'Stapel {deck}',
  'reference.start': 'Von Anfang an bei jeder Station',
  'reference.expansion': 'Kommt mit einem Ausbau',
  'reference.sentence': '{text}.',
  'reference.coins': `{coins, plural, =0 {nichts} other {${MÜNZEN}}}`,
  'reference.damage': '{damage} Schaden',
  'reference.bonus.name': '{group}: {gives, select, coins {Münzen} other {Punkte}}',
  'reference.row.name':
    '{row, select, 1 {Oberste Zeile} 2 {Zweite Zeile} 3 {Dritte Zeile} other {Unterste Zeile}}',
  'reference.row.effect':
    '{harm, plural, =0 {{repair, plural, =0 {Kein Schaden} other {Repariert #}}} other {# Schaden}}.',
  'reference.market.name': '{cards, plural, =0 {Keine Karte} one {# Karte} other {# Karten}}',
  'reference.plant.name':
    '{use, select, 1 {Erste Nutzung in einer Runde} 2 {Zweite Nutzung} other {Dritte Nutzung}}',
  'reference.plant.effect': `Sofort ${MÜNZEN}.`,
  'reference.passing.name': '{seats, select, 1 {Allein} 2 {Zu zweit} 3 {Zu dritt} other {Zu viert}}',
  'reference.passing.effect': 'Punkte in der Reihenfolge des Passens: {points}.',
};
