/** Wie die Zahlen einer Stellung heißen, und was ein Zug tut, der sie ändert. */
import { choose, type Reason } from '@fathom/kernel';
import { names } from './names.de.ts';
import type { en } from './reasons.en.ts';
import { selectors } from './select.ts';

const { track } = selectors(names);
const TRACK = track('which');
const ACTION = choose('which', [
  'eine Bewegung',
  'Sonar',
  'einen Tauchgang',
  'Meeresschutz',
  'eine Publikation',
  'eine Beförderung',
]);
const PUNKTE = '{n, plural, one {einen Punkt} other {# Punkte}}';
const SCHEIBEN = '{n, plural, one {eine Scheibe} other {# Scheiben}}';
const ZAHL = choose('which', ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
const TEIL = choose('which', ['Eigenschaften', 'Einfluss', 'Forschungsberichte', 'die Crew', 'Übriges']);
const FELD = choose('which', ['Sonar-Feld', 'Meeresschutz-Feld', 'Publikationsfeld']);
const ART_FELD = `{n, plural, one {ein ${FELD}} other {# ${FELD}er}}`;

export const de: Readonly<Record<keyof typeof en, Reason>> = {
  score: {
    name: 'Punkte bisher',
    more: `bringt sofort ${PUNKTE}`,
    less: `kostet ${PUNKTE}`,
  },
  points: {
    name: `Punkte für ${TEIL}`,
    more: `bringt ${PUNKTE} für ${TEIL}`,
    less: `kostet ${PUNKTE} für ${TEIL}`,
  },
  'goal-points': {
    name: `Punkte für Ziel ${ZAHL}`,
    more: `bringt ${PUNKTE} für Ziel ${ZAHL}`,
    less: `kostet ${PUNKTE} für Ziel ${ZAHL}`,
  },
  goal: {
    name: `was für Ziel ${ZAHL} zählt`,
    more: `zählt für Ziel ${ZAHL}`,
    less: `fehlt für Ziel ${ZAHL}`,
  },
  lead: {
    name: `Vorsprung bei Ziel ${ZAHL}`,
    more: `verbessert die Stellung bei Ziel ${ZAHL}`,
    less: `fällt bei Ziel ${ZAHL} zurück`,
  },
  markers: {
    name: 'Marker im Einflussbereich',
    more: 'bringt {n, plural, one {einen Marker} other {# Marker}} in den Einflussbereich',
    less: 'nimmt {n, plural, one {einen Marker} other {# Marker}} aus dem Einflussbereich',
  },
  sets: {
    name: 'Sätze aller vier Themen-Symbole',
    more: 'vervollständigt {n, plural, one {einen Satz} other {# Sätze}} Themen-Symbole',
    less: 'löst {n, plural, one {einen Satz} other {# Sätze}} Themen-Symbole auf',
  },
  colour: {
    name: 'Themen-Symbole der häufigsten Farbe',
    more: 'sammelt ein weiteres Symbol der besten Farbe',
    less: 'verliert ein Symbol der besten Farbe',
  },
  cleanup: {
    name: 'Schritte auf der Aufräum-Leiste',
    more: 'geht auf der Aufräum-Leiste {n, plural, one {einen Schritt} other {# Schritte}} voran',
    less: 'geht auf der Aufräum-Leiste {n, plural, one {einen Schritt} other {# Schritte}} zurück',
  },
  track: {
    name: TRACK,
    more: `erhöht ${TRACK} um {n}`,
    less: `senkt ${TRACK} um {n}`,
  },
  level: {
    name: `Stufe bei ${TRACK}`,
    more: `bringt ${TRACK} auf die nächste Stufe`,
    less: `senkt ${TRACK} um eine Stufe`,
  },
  research: { name: 'Wissen', more: 'bringt {n} Wissen', less: 'kostet {n} Wissen' },
  discs: {
    name: 'Scheiben zur Hand',
    more: `bringt ${SCHEIBEN}`,
    less: `setzt ${SCHEIBEN} ein`,
  },
  usable: {
    name: 'Scheiben, für die es Arbeit gibt',
    more: `hat diese Runde für ${SCHEIBEN} mehr Arbeit`,
    less: `hat diese Runde für ${SCHEIBEN} weniger Arbeit`,
  },
  passed: {
    name: 'hat gepasst',
    more: 'beendet die Runde für sich',
    less: 'beginnt eine neue Runde',
  },
  crew: {
    name: 'Crewmitglieder',
    more: 'rekrutiert {n, plural, one {ein Crewmitglied} other {# Crewmitglieder}}',
    less: 'verliert {n, plural, one {ein Crewmitglied} other {# Crewmitglieder}}',
  },
  seniors: {
    name: 'Seniors',
    more: 'befördert {n, plural, one {ein Crewmitglied} other {# Crewmitglieder}}',
    less: 'verliert {n, plural, one {einen Senior} other {# Seniors}}',
  },
  ranks: {
    name: 'Stufen der ganzen Crew',
    more: 'bringt {n, plural, one {eine Stufe} other {# Stufen}} mehr in die Crew',
    less: 'nimmt der Crew {n, plural, one {eine Stufe} other {# Stufen}}',
  },
  ready: {
    name: 'Crewmitglieder ohne Scheibe',
    more: 'macht {n, plural, one {ein Crewmitglied} other {# Crewmitglieder}} wieder frei',
    less: 'setzt {n, plural, one {ein Crewmitglied} other {# Crewmitglieder}} diese Runde ein',
  },
  able: {
    name: `freie Crewmitglieder für ${ACTION}`,
    more: `macht jemanden frei für ${ACTION}`,
    less: `setzt jemanden ein, der auch für ${ACTION} bereitstünde`,
  },
  skilled: {
    name: `Crewmitglieder für ${ACTION}`,
    more: `holt jemanden, der in jeder kommenden Runde für ${ACTION} bereitsteht`,
    less: `gibt jemanden für ${ACTION} auf`,
  },
  tokens: {
    name: 'Tauchplättchen auf Lager',
    more: 'bringt {n, plural, one {ein Tauchplättchen} other {# Tauchplättchen}}',
    less: 'gibt {n, plural, one {ein Tauchplättchen} other {# Tauchplättchen}} aus',
  },
  journals: {
    name: 'Forschungsberichte',
    more: 'publiziert {n, plural, one {einen Bericht} other {# Berichte}}',
    less: 'verliert {n, plural, one {einen Bericht} other {# Berichte}}',
  },
  spaces: {
    name: 'freie Aktionsfelder auf Berichten',
    more: 'öffnet {n, plural, one {ein Aktionsfeld} other {# Aktionsfelder}} für später',
    less: 'nutzt {n, plural, one {ein Aktionsfeld} other {# Aktionsfelder}} auf einem Bericht',
  },
  vessels: {
    name: 'Tauchboote im Ozean',
    more: 'lässt {n, plural, one {ein Tauchboot} other {# Tauchboote}} zu Wasser',
    less: 'verliert {n, plural, one {ein Tauchboot} other {# Tauchboote}}',
  },
  depth: {
    name: `Tauchboote in Tiefe ${ZAHL}`,
    more: `bringt {n, plural, one {ein Tauchboot} other {# Tauchboote}} in Tiefe ${ZAHL}`,
    less: `zieht {n, plural, one {ein Tauchboot} other {# Tauchboote}} aus Tiefe ${ZAHL} ab`,
  },
  'near-sonar': {
    name: 'Sonar-Felder bei eigenen Tauchbooten',
    more: 'bringt {n, plural, one {ein Sonar-Feld} other {# Sonar-Felder}} in Reichweite',
    less: 'lässt {n, plural, one {ein Sonar-Feld} other {# Sonar-Felder}} weniger in Reichweite',
  },
  'near-conserve': {
    name: 'bezahlbare Meeresschutz-Felder bei eigenen Tauchbooten',
    more: 'bringt {n, plural, one {ein Meeresschutz-Feld} other {# Meeresschutz-Felder}} in Reichweite',
    less: 'lässt {n, plural, one {ein Meeresschutz-Feld} other {# Meeresschutz-Felder}} weniger in Reichweite',
  },
  'near-dear': {
    name: 'Meeresschutz-Felder, für die das Wissen fehlt',
    more: 'lässt {n, plural, one {ein Meeresschutz-Feld} other {# Meeresschutz-Felder}} mehr vorerst zu teuer',
    less: 'lässt {n, plural, one {ein Meeresschutz-Feld} other {# Meeresschutz-Felder}} weniger zu teuer',
  },
  'near-publish': {
    name: 'mögliche Publikationen bei eigenen Tauchbooten',
    more: 'bringt {n, plural, one {eine Publikation} other {# Publikationen}} in Reichweite',
    less: 'lässt {n, plural, one {eine Publikation} other {# Publikationen}} weniger in Reichweite',
  },
  'near-dives': {
    name: 'Tauchplättchen bei eigenen Tauchbooten',
    more: 'bringt {n, plural, one {ein Tauchplättchen} other {# Tauchplättchen}} in Reichweite',
    less: 'lässt {n, plural, one {ein Tauchplättchen} other {# Tauchplättchen}} weniger in Reichweite',
  },
  sites: {
    name: `Scheiben auf ${choose('which', ['Sonar-Feldern', 'Meeresschutz-Feldern', 'Publikationsfeldern'])}`,
    more: `besetzt ${ART_FELD}`,
    less: `verliert ${ART_FELD}`,
  },
  'half-links': {
    name: 'Verbindungen, denen das andere Ende fehlt',
    more: 'beginnt {n, plural, one {eine Verbindung} other {# Verbindungen}}',
    less: 'stellt {n, plural, one {eine Verbindung} other {# Verbindungen}} her',
  },
  found: {
    name: 'entdeckte Zonen',
    more: 'entdeckt {n, plural, one {eine Zone} other {# Zonen}}',
    less: 'verliert {n, plural, one {eine Zone} other {# Zonen}}',
  },
  'on-turn': { name: 'am Zug', more: 'behält den Zug', less: 'beendet den Zug' },
  waits: {
    name: 'andere, die vorher dran sind',
    more: 'lässt {n, plural, one {jemand anderen} other {# andere}} zuerst ziehen',
    less: 'bringt den nächsten Zug näher',
  },
  wave: {
    name: 'zuerst dran in der Runde',
    more: 'ist in der nächsten Runde zuerst dran',
    less: 'gibt die Welle weiter',
  },
  left: { name: 'Runden, die noch kommen', more: 'fügt eine Runde hinzu', less: 'beendet eine Runde' },
  round: {
    name: `Runde ${ZAHL}`,
    more: `beginnt Runde ${ZAHL}`,
    less: `beendet Runde ${ZAHL}`,
  },
  mission: {
    name: `Mission ${ZAHL}`,
    more: `gehört zu Mission ${ZAHL}`,
    less: `gehört nicht zu Mission ${ZAHL}`,
  },
  free: {
    name: `freie ${choose('which', ['Sonar-Felder', 'Meeresschutz-Felder', 'Publikationsfelder'])}`,
    more: `öffnet ${ART_FELD}`,
    less: `lässt anderen ${ART_FELD} weniger`,
  },
  zones: {
    name: 'Zonen im Spiel',
    more: 'fügt dem Ozean {n, plural, one {eine Zone} other {# Zonen}} hinzu',
    less: 'nimmt dem Ozean {n, plural, one {eine Zone} other {# Zonen}}',
  },
  'dive-tokens': {
    name: 'Tauchplättchen im Ozean',
    more: 'bringt {n, plural, one {ein Tauchplättchen} other {# Tauchplättchen}} in den Ozean',
    less: 'lässt {n, plural, one {ein Tauchplättchen} other {# Tauchplättchen}} weniger im Ozean',
  },
  out: {
    name: 'wer schon gepasst hat',
    more: 'bringt das Ende der Runde näher',
    less: 'beginnt eine neue Runde',
  },
  'team-goal': {
    name: `Fortschritt bei Ziel ${ZAHL} des Teams`,
    more: `hilft dem Team bei Ziel ${ZAHL}`,
    less: `wirft das Team bei Ziel ${ZAHL} zurück`,
  },
  'team-met': {
    name: 'Ziele, die das Team erfüllt hat',
    more: 'erfüllt {n, plural, one {ein Ziel} other {# Ziele}} des Teams',
    less: 'verliert {n, plural, one {ein Ziel} other {# Ziele}} des Teams',
  },
  bonus: {
    name: 'Bonusziele',
    more: 'deckt {n, plural, one {ein Bonusziel} other {# Bonusziele}} auf',
    less: 'entfernt {n, plural, one {ein Bonusziel} other {# Bonusziele}}',
  },
  difficulty: {
    name: choose('which', ['ruhige See', 'offene See', 'Sturm']),
    more: `spielt ${choose('which', ['bei ruhiger See', 'auf offener See', 'im Sturm'])}`,
    less: `spielt nicht ${choose('which', ['bei ruhiger See', 'auf offener See', 'im Sturm'])}`,
  },
  setback: {
    name: 'ein Rückschlag in dieser Runde',
    more: 'bringt einen Rückschlag',
    less: 'lässt den Rückschlag hinter sich',
  },
};
