/** Wie die Zahlen einer Stellung heißen, und was ein Zug tut, der sie ändert. */
import { choose, type Reason } from '@fathom/kernel';
import type { en } from './reasons.en.ts';

const PUNKTE = '{n, plural, one {einen Siegpunkt} other {# Siegpunkte}}';
const MUENZEN = '{n, plural, one {eine Münze} other {# Münzen}}';
const GILDE = choose('which', ['Händler', 'Sprecher', 'Forscher', 'Gründer']);
const FARBIGE = choose('which', ['grüne', 'rote', 'blaue', 'gelbe']);
const FARBIGES = choose('which', ['grünes', 'rotes', 'blaues', 'gelbes']);
const FARBIGER = choose('which', ['grüner', 'roter', 'blauer', 'gelber']);
const FAESSER = `{n, plural, one {ein ${FARBIGES} Fass} other {# ${FARBIGE} Fässer}}`;
const SCHIFFE = '{n, plural, one {ein Schiff} other {# Schiffe}}';
const PLAETTCHEN = '{n, plural, one {ein Plättchen} other {# Plättchen}}';
const BEZIRK = `{n, plural, one {ein ${FARBIGES} Plättchen} other {# ${FARBIGE} Plättchen}}`;
const GEBAEUDE = choose('which', ['Gewächshäuser', 'Raffinerien', 'Fabriken', 'Habitate']);
const ZIEL = choose('which', ['ersten', 'zweiten', 'dritten']);
const STUFE = choose('which', ['I', 'II']);
const TIEFE = choose('which', ['1', '2', '3']);
const SIEGEL = '{n, plural, one {ein Siegel} other {# Siegel}}';

export const de: Readonly<Record<keyof typeof en, Reason>> = {
  points: { name: 'Siegpunkte', more: `bringt ${PUNKTE}`, less: `kostet ${PUNKTE}` },
  score: {
    name: 'Punkte, wenn jetzt Schluss wäre',
    more: `brächte ${PUNKTE}, wenn jetzt Schluss wäre`,
    less: `würde ${PUNKTE} kosten, wenn jetzt Schluss wäre`,
  },
  awards: {
    name: 'Punkte für die meisten Siegel',
    more: `gewinnt ${PUNKTE} für die meisten Siegel`,
    less: `verliert ${PUNKTE} für die meisten Siegel`,
  },
  poison: {
    name: 'Punkte für wenig Toxizität',
    more: `rettet ${PUNKTE} bei der Toxizität`,
    less: `verliert ${PUNKTE} durch Toxizität`,
  },
  toxicity: { name: 'Toxizität', more: 'bringt {n} Toxizität', less: 'baut {n} Toxizität ab' },
  objective: {
    name: `was das Ziel im ${ZIEL} Stapel bringen würde`,
    more: `macht das Ziel im ${ZIEL} Stapel um {n} wertvoller`,
    less: `macht das Ziel im ${ZIEL} Stapel um {n} weniger wert`,
  },
  'best-objective': {
    name: 'was das beste Ziel bringen würde',
    more: `lässt den nächsten Außenposten ${PUNKTE} mehr werten`,
    less: `lässt den nächsten Außenposten ${PUNKTE} weniger werten`,
  },
  outposts: {
    name: 'gebaute Außenposten',
    more: 'baut {n, plural, one {einen Außenposten} other {# Außenposten}}',
    less: 'verliert {n, plural, one {einen Außenposten} other {# Außenposten}}',
  },
  places: {
    name: 'Plätze für Außenposten',
    more: 'schafft {n, plural, one {einen Platz} other {# Plätze}} für Außenposten',
    less: 'verbraucht {n, plural, one {einen Platz} other {# Plätze}} für Außenposten',
  },
  coins: { name: 'Münzen', more: `bringt ${MUENZEN}`, less: `kostet ${MUENZEN}` },
  affordable: {
    name: 'Münzen für den nächsten Außenposten',
    more: 'macht den nächsten Außenposten bezahlbar',
    less: 'lässt zu wenige Münzen für den nächsten Außenposten',
  },
  barrels: { name: `${FARBIGE} Fässer`, more: `bringt ${FAESSER}`, less: `verbraucht ${FAESSER}` },
  wealth: {
    name: 'was die Fässer einbringen würden',
    more: `macht die Fässer ${MUENZEN} mehr wert`,
    less: `macht die Fässer ${MUENZEN} weniger wert`,
  },
  cargo: {
    name: 'Fässer auf Schiffen',
    more: 'lädt {n, plural, one {ein Fass} other {# Fässer}}',
    less: 'entlädt {n, plural, one {ein Fass} other {# Fässer}}',
  },
  seals: {
    name: `Siegel der ${GILDE}`,
    more: `bringt ${SIEGEL} der ${GILDE}`,
    less: `verliert ${SIEGEL} der ${GILDE}`,
  },
  lead: {
    name: `Vorsprung an Siegeln der ${GILDE}`,
    more: `kommt bei den Siegeln der ${GILDE} voran`,
    less: `fällt bei den Siegeln der ${GILDE} zurück`,
  },
  disc: {
    name: `Stand auf der Leiste der ${GILDE}`,
    more: `geht auf der Leiste der ${GILDE} {n, plural, one {ein Feld} other {# Felder}} voran`,
    less: `beginnt die Leiste der ${GILDE} von vorn`,
  },
  laps: {
    name: 'durchlaufene Gildenleisten',
    more: 'durchläuft {n, plural, one {eine Gildenleiste} other {# Gildenleisten}}',
    less: 'verliert {n, plural, one {eine Gildenleiste} other {# Gildenleisten}}',
  },
  artifacts: {
    name: 'gefundene Artefakte',
    more: 'findet {n, plural, one {ein Artefakt} other {# Artefakte}}',
    less: 'verliert {n, plural, one {ein Artefakt} other {# Artefakte}}',
  },
  rings: {
    name: 'vollendete Sonarkreise',
    more: 'vollendet {n, plural, one {einen Sonarkreis} other {# Sonarkreise}}',
    less: 'verliert {n, plural, one {einen Sonarkreis} other {# Sonarkreise}}',
  },
  sky: { name: 'Skyside', more: 'tritt der Flotilla bei', less: 'bleibt Sinkside' },
  skiffs: { name: 'Schiffe', more: `bringt ${SCHIFFE} dazu`, less: `gibt ${SCHIFFE} auf` },
  'at-sea': { name: 'Schiffe auf See', more: `schickt ${SCHIFFE} auf See`, less: `holt ${SCHIFFE} heim` },
  catches: {
    name: 'Schiffe, wo es etwas zu holen gibt',
    more: `bringt ${SCHIFFE} dorthin, wo es etwas zu holen gibt`,
    less: `lässt ${SCHIFFE} weniger dort, wo es etwas zu holen gibt`,
  },
  tiles: { name: 'gelegte Plättchen', more: `legt ${PLAETTCHEN}`, less: `verliert ${PLAETTCHEN}` },
  depth: {
    name: `Plättchen der Tiefe ${TIEFE}`,
    more: `legt ${PLAETTCHEN} der Tiefe ${TIEFE} an`,
    less: `verliert ${PLAETTCHEN} der Tiefe ${TIEFE}`,
  },
  islands: {
    name: 'Inseln',
    more: 'bringt {n, plural, one {eine Insel} other {# Inseln}} dazu',
    less: 'verliert {n, plural, one {eine Insel} other {# Inseln}}',
  },
  depleted: {
    name: 'erschöpfte Plättchen',
    more: `erschöpft ${PLAETTCHEN}`,
    less: `erneuert ${PLAETTCHEN}`,
  },
  district: {
    name: `${FARBIGE} Plättchen der Stadt`,
    more: `baut ${BEZIRK}`,
    less: `verliert ${BEZIRK}`,
  },
  building: {
    name: `${GEBAEUDE} der Stadt`,
    more: `vermehrt die ${GEBAEUDE} der Stadt`,
    less: `vermindert die ${GEBAEUDE} der Stadt`,
  },
  group: {
    name: 'Plättchen des größten Bezirks',
    more: `macht den größten Bezirk um ${PLAETTCHEN} größer`,
    less: `macht den größten Bezirk um ${PLAETTCHEN} kleiner`,
  },
  stock: {
    name: `${FARBIGE} Plättchen im Plättchenstapel`,
    more: `legt ${BEZIRK} auf den Plättchenstapel`,
    less: `nimmt ${BEZIRK} vom Plättchenstapel`,
  },
  plans: {
    name: 'was der Plättchenstapel werten würde',
    more: `macht den Plättchenstapel ${PUNKTE} mehr wert`,
    less: `lässt im Plättchenstapel ${PUNKTE} weniger`,
  },
  crew: {
    name: `Crew der ${GILDE}`,
    more: `wirbt {n, plural, one {eine Karte} other {# Karten}} der ${GILDE} an`,
    less: `schickt {n, plural, one {eine Karte} other {# Karten}} der ${GILDE} in Rente`,
  },
  level: {
    name: `Crew der Stufe ${STUFE}`,
    more: `wirbt {n, plural, one {eine Karte} other {# Karten}} der Stufe ${STUFE} an`,
    less: `schickt {n, plural, one {eine Karte} other {# Karten}} der Stufe ${STUFE} in Rente`,
  },
  hand: {
    name: 'Handkarten',
    more: 'nimmt {n, plural, one {eine Karte} other {# Karten}} zurück auf die Hand',
    less: 'spielt {n, plural, one {eine Karte} other {# Karten}}',
  },
  captain: {
    name: 'Kapitän auf der Hand',
    more: 'hat den Kapitän wieder bereit',
    less: 'spielt den Kapitän',
  },
  traders: {
    name: 'Händler auf der Hand',
    more: 'hat {n, plural, one {einen Händler} other {# Händler}} mehr bereit',
    less: 'spielt {n, plural, one {einen Händler} other {# Händler}}',
  },
  turns: { name: 'Züge, die noch kommen', more: 'verlängert das Spiel', less: 'bringt das Ende näher' },
  'on-turn': { name: 'am Zug', more: 'behält den Zug', less: 'beendet den Zug' },
  waits: {
    name: 'andere, die vorher dran sind',
    more: 'lässt {n, plural, one {jemand anderen} other {# andere}} zuerst ziehen',
    less: 'bringt den nächsten Zug näher',
  },
  pool: {
    name: 'wie voll der Siegpunktvorrat ist',
    more: 'füllt den Siegpunktvorrat',
    less: 'leert den Siegpunktvorrat',
  },
  round: { name: 'Runde', more: 'beginnt eine neue Runde', less: 'geht eine Runde zurück' },
  last: { name: 'letzte Runde', more: 'beginnt die letzte Runde', less: 'nimmt die letzte Runde zurück' },
  skysiders: {
    name: 'wer schon Skyside ist',
    more: 'bringt jemanden mehr auf die Skyside',
    less: 'lässt jemanden weniger auf der Skyside',
  },
  price: {
    name: `Preis ${FARBIGER} Fässer`,
    more: `hebt den Preis ${FARBIGER} Fässer`,
    less: `senkt den Preis ${FARBIGER} Fässer`,
  },
  dial: {
    name: `Wert ${FARBIGER} Bezirke`,
    more: `hebt den Wert ${FARBIGER} Bezirke`,
    less: `senkt den Wert ${FARBIGER} Bezirke`,
  },
  sonar: {
    name: 'Wert der Sonarkreise',
    more: 'macht Sonarkreise mehr wert',
    less: 'macht Sonarkreise weniger wert',
  },
  survivors: {
    name: 'gerettete Überlebende',
    more: 'rettet {n, plural, one {jemanden} other {# Überlebende}}',
    less: 'verliert {n, plural, one {jemanden} other {# Überlebende}}',
  },
  bag: {
    name: 'Plättchen im Beutel',
    more: `legt ${PLAETTCHEN} in den Beutel zurück`,
    less: `zieht ${PLAETTCHEN} aus dem Beutel`,
  },
  hub: {
    name: 'ausliegende Artefakte',
    more: 'legt {n, plural, one {ein Artefakt} other {# Artefakte}} aus',
    less: 'nimmt {n, plural, one {ein Artefakt} other {# Artefakte}} weg',
  },
};
