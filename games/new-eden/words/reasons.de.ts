/** Wie die Zahlen einer Stellung heißen, und was ein Zug tut, der sie ändert. */
import { choose, type Reason } from '@fathom/kernel';
import type { en } from './reasons.en.ts';

const PUNKTE = '{n, plural, one {einen Punkt} other {# Punkte}}';
const MUENZEN = '{n, plural, one {eine Münze} other {# Münzen}}';
const DEEPLE = '{n, plural, one {einen Deeple} other {# Deeple}}';
const EINE_KARTE = choose('which', [
  'eine Erntekrabbe',
  'ein Muschelhabitat',
  'eine Reparaturkrake',
  'eine Werft',
  'einen Sauerstofftank',
  'eine Forschungskarte',
]);
const GRUPPE = choose('which', [
  'Krabben',
  'Habitate',
  'Kraken',
  'Werften',
  'Sauerstofftanks',
  'Forschungskarten',
]);
const ERTRAG = choose('which', ['Münzen der Krabben', 'Punkte der Habitate', 'Reparatur der Kraken']);
const AUSBAU = choose('which', ['Werftausbau', 'Krakenausbau', 'Sauerstoffausbau', 'Forschungsausbau']);
const PHASE = choose('which', ['die Entwicklung', 'den Schwarzmarkt', 'die Versteigerung']);
const RUNDE = choose('which', ['1', '2', '3']);

export const de: Readonly<Record<keyof typeof en, Reason>> = {
  score: {
    name: 'Punkte, wenn jetzt Schluss wäre',
    more: `brächte ${PUNKTE}, wenn jetzt Schluss wäre`,
    less: `würde ${PUNKTE} kosten, wenn jetzt Schluss wäre`,
  },
  expected: {
    name: 'Punkte, mit denen am Ende zu rechnen ist',
    more: `verspricht am Ende ${PUNKTE} mehr`,
    less: `verspricht am Ende ${PUNKTE} weniger`,
  },
  track: {
    name: 'Punkte auf der Zählleiste',
    more: `bringt sofort ${PUNKTE}`,
    less: `verliert ${PUNKTE}`,
  },
  printed: {
    name: 'aufgedruckte Punkte der Station',
    more: `macht die Station um ${PUNKTE} wertvoller`,
    less: `nimmt der Station ${PUNKTE}`,
  },
  staffed: {
    name: 'Punkte für besetzte Module',
    more: `bringt ${PUNKTE} für besetzte Module`,
    less: `verliert ${PUNKTE} für besetzte Module`,
  },
  'bonus-coins': {
    name: 'Münzen durch die Bonuskarten dieser Runde',
    more: `bringt durch die Bonuskarten ${MUENZEN} mehr`,
    less: `bringt durch die Bonuskarten ${MUENZEN} weniger`,
  },
  'bonus-points': {
    name: 'Punkte durch die Bonuskarten dieser Runde',
    more: `bringt durch die Bonuskarten ${PUNKTE} mehr`,
    less: `bringt durch die Bonuskarten ${PUNKTE} weniger`,
  },
  damage: { name: 'Schaden', more: 'verursacht {n} Schaden', less: 'repariert {n} Schaden' },
  pointer: {
    name: 'Schaden, den die Station verträgt',
    more: 'lässt die Station {n} Schaden mehr vertragen',
    less: 'lässt die Station {n} Schaden weniger vertragen',
  },
  margin: {
    name: 'Abstand des Schadens zur Grenze',
    more: 'hält die Station um {n} weiter unter ihrer Grenze',
    less: 'bringt die Station um {n} näher an ihre Grenze',
  },
  unstable: {
    name: 'Station über ihrer Grenze',
    more: 'treibt die Station über ihre Grenze',
    less: 'bringt die Station wieder unter ihre Grenze',
  },
  narrow: {
    name: 'Station knapp unter ihrer Grenze',
    more: 'lässt die Station knapp unter ihrer Grenze',
    less: 'holt die Station von der Kante weg',
  },
  coins: { name: 'Münzen', more: `bringt ${MUENZEN}`, less: `kostet ${MUENZEN}` },
  cards: { name: GRUPPE, more: `legt ${EINE_KARTE} an`, less: `gibt ${EINE_KARTE} auf` },
  yield: {
    name: `${ERTRAG} in einer ganzen Runde`,
    more: `steigert ${ERTRAG} um {n} je Runde`,
    less: `senkt ${ERTRAG} um {n} je Runde`,
  },
  fresh: {
    name: `${ERTRAG}, die diese Runde noch zu holen sind`,
    more: `hat diese Runde {n} mehr zu holen: ${ERTRAG}`,
    less: `verbraucht diese Runde {n}: ${ERTRAG}`,
  },
  staff: {
    name: 'Plätze für Deeple',
    more: 'schafft {n, plural, one {einen Platz} other {# Plätze}} für Deeple',
    less: 'verliert {n, plural, one {einen Platz} other {# Plätze}} für Deeple',
  },
  deeples: { name: 'Deeple', more: `bringt ${DEEPLE}`, less: `verliert ${DEEPLE}` },
  dome: {
    name: 'Deeple bereit in der Kuppel',
    more: `stellt ${DEEPLE} in der Kuppel bereit`,
    less: `schickt ${DEEPLE} zur Arbeit`,
  },
  bottles: {
    name: 'Sauerstoffflaschen für diese Runde',
    more: 'lässt diese Runde {n, plural, one {eine Flasche} other {# Flaschen}} mehr',
    less: 'verbraucht {n, plural, one {eine Flasche} other {# Flaschen}} Sauerstoff',
  },
  steps: {
    name: 'Schritte, für die der Sauerstoff reicht',
    more: 'lässt Deeple {n, plural, one {einen Schritt} other {# Schritte}} weiter schwimmen',
    less: 'verbraucht Sauerstoff für {n, plural, one {einen Schritt} other {# Schritte}}',
  },
  plant: {
    name: 'was das Kraftwerk noch hergibt',
    more: 'spart das Kraftwerk für später',
    less: 'nutzt das Kraftwerk',
  },
  'plant-research': {
    name: 'Forschung für das Kraftwerk',
    more: 'verbessert das Kraftwerk',
    less: 'schwächt das Kraftwerk',
  },
  tile: { name: AUSBAU, more: `errichtet den ${AUSBAU}`, less: `hat den ${AUSBAU} nicht` },
  'coins-now': {
    name: 'Münzen, die diese Runde noch zu holen sind',
    more: `macht diese Runde ${MUENZEN} mehr möglich`,
    less: `macht diese Runde ${MUENZEN} weniger möglich`,
  },
  'points-now': {
    name: 'Punkte, die diese Runde noch zu holen sind',
    more: `macht diese Runde ${PUNKTE} mehr möglich`,
    less: `macht diese Runde ${PUNKTE} weniger möglich`,
  },
  'repair-now': {
    name: 'Reparatur, die diese Runde noch möglich ist',
    more: 'lässt diese Runde {n} Reparatur mehr zu',
    less: 'lässt diese Runde {n} Reparatur weniger zu',
  },
  'coins-next': {
    name: 'Münzen der kommenden Runden',
    more: `verspricht in den kommenden Runden ${MUENZEN} mehr`,
    less: `verspricht in den kommenden Runden ${MUENZEN} weniger`,
  },
  'points-next': {
    name: 'Punkte der kommenden Runden',
    more: `verspricht in den kommenden Runden ${PUNKTE} mehr`,
    less: `verspricht in den kommenden Runden ${PUNKTE} weniger`,
  },
  'repair-next': {
    name: 'Reparatur der kommenden Runden',
    more: 'verspricht in den kommenden Runden {n} Reparatur mehr',
    less: 'verspricht in den kommenden Runden {n} Reparatur weniger',
  },
  idle: {
    name: 'Deeple ohne Arbeit',
    more: `lässt ${DEEPLE} mehr ohne Arbeit`,
    less: `findet Arbeit für ${DEEPLE}`,
  },
  'best-card': {
    name: 'Wert der besten Karte im Angebot',
    more: 'lässt eine bessere Karte im Angebot',
    less: 'lässt weniger zu kaufen übrig',
  },
  'best-row': {
    name: 'Wert der besten Zeile der Versteigerung',
    more: 'lässt eine bessere Zeile für die Versteigerung',
    less: 'lässt weniger für die Versteigerung',
  },
  passed: {
    name: 'hat gepasst',
    more: 'beendet die Entwicklung dieser Runde',
    less: 'beginnt eine neue Phase',
  },
  nautilus: {
    name: 'Nautilusmarker',
    more: 'nimmt den Nautilusmarker',
    less: 'gibt den Nautilusmarker ab',
  },
  hand: {
    name: 'Karten vom Schwarzmarkt auf der Hand',
    more: 'nimmt {n, plural, one {eine Karte} other {# Karten}} auf die Hand',
    less: 'gibt {n, plural, one {eine Karte} other {# Karten}} aus der Hand',
  },
  'on-turn': { name: 'am Zug', more: 'behält den Zug', less: 'beendet den Zug' },
  round: { name: `Runde ${RUNDE}`, more: `beginnt Runde ${RUNDE}`, less: `beendet Runde ${RUNDE}` },
  phase: {
    name: choose('which', ['Entwicklung', 'Schwarzmarkt', 'Versteigerung']),
    more: `beginnt ${PHASE}`,
    less: `beendet ${PHASE}`,
  },
  offered: {
    name: 'Karten im Angebot',
    more: 'bringt {n, plural, one {eine Karte} other {# Karten}} mehr ins Angebot',
    less: 'lässt {n, plural, one {eine Karte} other {# Karten}} weniger im Angebot',
  },
  rows: {
    name: 'Zeilen, die noch versteigert werden',
    more: 'lässt {n, plural, one {eine Zeile} other {# Zeilen}} mehr für die Versteigerung',
    less: 'lässt {n, plural, one {eine Zeile} other {# Zeilen}} weniger für die Versteigerung',
  },
  bonus: {
    name: `Bonus für ${GRUPPE}`,
    more: `deckt einen Bonus für ${GRUPPE} auf`,
    less: `beendet den Bonus für ${GRUPPE}`,
  },
  'rival-score': {
    name: 'Punkte von Deep Thought, wenn jetzt Schluss wäre',
    more: `lässt Deep Thought ${PUNKTE} mehr`,
    less: `nimmt Deep Thought ${PUNKTE}`,
  },
  'rival-expected': {
    name: 'Punkte, mit denen Deep Thought rechnen kann',
    more: `verspricht Deep Thought am Ende ${PUNKTE} mehr`,
    less: `verspricht Deep Thought am Ende ${PUNKTE} weniger`,
  },
  'rival-margin': {
    name: 'Abstand von Deep Thoughts Schaden zu dessen Grenze',
    more: 'bringt Deep Thought um {n} weiter unter die eigene Grenze',
    less: 'bringt Deep Thought um {n} näher an die eigene Grenze',
  },
  'rival-cards': {
    name: 'Wert von Deep Thoughts Station',
    more: `macht Deep Thoughts Station um ${PUNKTE} wertvoller`,
    less: `nimmt Deep Thoughts Station ${PUNKTE}`,
  },
};
