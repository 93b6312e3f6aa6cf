/** Wie die Zahlen einer Stellung heißen, und was ein Zug tut, der sie ändert. */
import { choose, type Reason } from '@fathom/kernel';
import { farbig, karte } from './names.de.ts';
import type { en } from './reasons.en.ts';

const EINEN_SCHATZ = '{n, plural, one {einen Schatz} other {# Schätze}}';
const EINE_ART = '{n, plural, one {eine fehlende Art} other {# fehlende Arten}}';
const EIN_SCHATZ = '{n, plural, one {ein Schatz} other {# Schätze}}';

export const de: Readonly<Record<keyof typeof en, Reason>> = {
  treasures: {
    name: 'Schätze im Container',
    more: `bringt ${EINEN_SCHATZ} in den Container`,
    less: `nimmt ${EINEN_SCHATZ} aus dem Container`,
  },
  jokers: {
    name: 'Joker',
    more: 'bringt {n, plural, one {einen Joker} other {# Joker}}',
    less: 'kostet {n, plural, one {einen Joker} other {# Joker}}',
  },
  cards: {
    name: 'Bergungskarten in Hand und Stapel',
    more: 'bringt {n, plural, one {eine Karte} other {# Karten}} von anderen',
    less: 'kostet {n, plural, one {eine Karte} other {# Karten}}',
  },
  hand: {
    name: 'Handkarten',
    more: 'lässt {n, plural, one {eine Karte} other {# Karten}} mehr zur Wahl',
    less: 'lässt {n, plural, one {eine Karte} other {# Karten}} weniger zur Wahl',
  },
  'pile-empty': {
    name: 'leerer Nachziehstapel',
    more: 'braucht den Nachziehstapel auf',
    less: 'legt Karten auf den leeren Nachziehstapel',
  },
  shortage: {
    name: 'Karten, die zum vollen Container fehlen',
    more: 'lässt zu wenige Karten für einen vollen Container',
    less: 'macht einen vollen Container wieder bezahlbar',
  },
  'hand-colour': {
    name: `${choose('colour', karte('eine', 'e'))} auf der Hand`,
    more: `bringt ${choose('colour', karte('eine', 'e'))} auf die Hand`,
    less: `gibt die letzte ${choose('colour', farbig('e'))} Karte her`,
  },
  'kinds-ahead': {
    name: 'fehlende Arten, die vor dem Schiff bezahlbar sind',
    more: `macht ${EINE_ART} noch auf dieser Fahrt erreichbar`,
    less: `verliert ${EINE_ART} für diese Fahrt`,
  },
  'kinds-passed': {
    name: 'fehlende Arten, die auf der nächsten Fahrt bezahlbar sind',
    more: `bereitet ${EINE_ART} für die nächste Fahrt vor`,
    less: `lässt ${EINE_ART} weniger für die nächste Fahrt`,
  },
  'kinds-tolled': {
    name: 'fehlende Arten, für die eine Karte an andere fällig ist',
    more: `macht ${EINE_ART} für eine Karte an andere erreichbar`,
    less: `lässt ${EINE_ART} weniger, für die nur eine Karte an andere fällig ist`,
  },
  'kinds-waiting': {
    name: 'fehlende Arten bei eigenen Tauchbooten, noch nicht bezahlbar',
    more: `bringt Tauchboote an ${EINE_ART}, die noch nicht bezahlbar {n, plural, one {ist} other {sind}}`,
    less: `lässt ${EINE_ART} weniger auf die passende Karte warten`,
  },
  free: {
    name: 'Schätze, für die nichts an andere fällig ist',
    more: `macht ${EINEN_SCHATZ} bezahlbar, ohne dass andere etwas bekommen`,
    less: `lässt ${EINEN_SCHATZ} weniger ohne Zahlung an andere`,
  },
  cheap: {
    name: 'Schätze, für die eine Karte an andere fällig ist',
    more: `macht ${EINEN_SCHATZ} mit einer Karte an andere bezahlbar`,
    less: `lässt ${EINEN_SCHATZ} weniger, für {n, plural, one {den} other {die}} nur eine Karte an andere fällig ist`,
  },
  dear: {
    name: 'Schätze, für die zwei und mehr Karten an andere fällig sind',
    more: `lässt ${EINEN_SCHATZ} hinter einem hohen Preis liegen`,
    less: `befreit ${EINEN_SCHATZ} von einem hohen Preis`,
  },
  unmatched: {
    name: 'Schätze bei eigenen Tauchbooten ohne passende Karte',
    more: `lässt ${EINEN_SCHATZ} mehr ohne passende Karte`,
    less: `lässt ${EINEN_SCHATZ} weniger ohne passende Karte`,
  },
  ahead: {
    name: 'bezahlbare Schätze vor dem Schiff',
    more: `hält ${EINEN_SCHATZ} mehr vor dem Schiff`,
    less: `lässt ${EINEN_SCHATZ} weniger vor dem Schiff`,
  },
  'best-stop': {
    name: 'neue Arten, die beim besten Halt zugleich bezahlbar sind',
    more: `bereitet einen Halt vor, bei dem ${EIN_SCHATZ} mehr auf einmal bezahlbar {n, plural, one {ist} other {sind}}`,
    less: `macht den besten Halt um ${EINEN_SCHATZ} ärmer`,
  },
  'best-column': {
    name: 'neue Arten, die in der besten Spalte zugleich bezahlbar sind',
    more: `bereitet eine Spalte vor, in der ${EIN_SCHATZ} mehr auf einmal bezahlbar {n, plural, one {ist} other {sind}}`,
    less: `macht die beste Spalte um ${EINEN_SCHATZ} ärmer`,
  },
  tolls: {
    name: 'Karten, die andere für ihre Schätze zahlen müssten',
    more: 'macht teurer, was andere brauchen',
    less: 'macht billiger, was andere brauchen',
  },
  'single-tolls': {
    name: 'Schätze, für die andere genau eine Karte zahlen müssten',
    more: `lässt andere für ${EINEN_SCHATZ} eine Karte zahlen`,
    less: `lässt anderen ${EINEN_SCHATZ} ohne Zahlung`,
  },
  'open-treasures': {
    name: 'fehlende Schätze, bei denen niemand ein Tauchboot hat',
    more: `lässt ${EINEN_SCHATZ} mehr unbewacht`,
    less: `lässt ${EINEN_SCHATZ} weniger unbewacht`,
  },
  stops: {
    name: 'Halte, die auf dieser Fahrt noch möglich sind',
    more: 'gewinnt {n, plural, one {einen Halt} other {# Halte}} auf dieser Fahrt',
    less: 'gibt {n, plural, one {einen Halt} other {# Halte}} auf dieser Fahrt auf',
  },
  'ship-out': {
    name: 'Schiff außerhalb des Spielplans',
    more: 'führt das Schiff vom Spielplan',
    less: 'bringt das Schiff zurück an den Anfang',
  },
  'ship-column': {
    name: 'wie weit das Schiff gefahren ist',
    more: 'fährt {n, plural, one {eine Spalte} other {# Spalten}} weiter',
    less: 'beginnt eine neue Fahrt',
  },
  level: {
    name: 'Tauchboote auf Ebene {level}',
    more: 'bringt {n, plural, one {ein Tauchboot} other {# Tauchboote}} auf Ebene {level}',
    less: 'zieht {n, plural, one {ein Tauchboot} other {# Tauchboote}} von Ebene {level} ab',
  },
  'on-turn': {
    name: 'am Zug',
    more: 'behält den Zug',
    less: 'beendet den Zug',
  },
  waits: {
    name: 'andere, die vorher dran sind',
    more: 'lässt {n, plural, one {jemand anderen} other {# andere}} zuerst ziehen',
    less: 'bringt den nächsten Zug näher',
  },
  'scarcest-column': {
    name: 'Schätze in der leersten Spalte',
    more: 'schiebt das Ende hinaus',
    less: 'bringt das Ende näher: Die leerste Spalte wird noch leerer',
  },
  'column-nearly-empty': {
    name: 'eine Spalte, die gleich leer ist',
    more: 'lässt eine Spalte fast leer',
    less: 'füllt eine Spalte, die fast leer war',
  },
  'treasures-left': {
    name: 'Schätze im Meer',
    more: `lässt ${EINEN_SCHATZ} mehr im Meer`,
    less: `lässt ${EINEN_SCHATZ} weniger im Meer`,
  },
  'most-treasures': {
    name: 'Schätze der Führenden',
    more: `hebt die Spitze um ${EINEN_SCHATZ}`,
    less: `senkt die Spitze um ${EINEN_SCHATZ}`,
  },
  idle: {
    name: 'Fahrten ohne Fortschritt',
    more: 'lässt eine Fahrt ohne Fortschritt vergehen',
    less: 'bringt Fortschritt, das Spiel geht weiter',
  },
  placing: {
    name: 'Tauchboote, die noch eingesetzt werden',
    more: 'setzt weiter Tauchboote ein',
    less: 'beendet das Einsetzen der Tauchboote',
  },
  'ships-out': {
    name: 'Schiffe außerhalb des Spielplans',
    more: 'lässt {n, plural, one {ein weiteres Schiff} other {# weitere Schiffe}} vom Spielplan',
    less: 'lässt für alle eine neue Fahrt beginnen',
  },
  'discarded-colour': {
    name: `abgelegte ${choose('colour', farbig('e'))} Karten`,
    more: `macht ${choose('colour', farbig('e'))} Karten seltener`,
    less: `macht ${choose('colour', farbig('e'))} Karten häufiger`,
  },
};
