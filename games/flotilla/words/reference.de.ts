/** Nachschlagetafeln: was in der Schachtel ist und was es tut. */
import type { referenceEn } from './reference.en.ts';

const MUENZEN = '{n, plural, one {# Münze} other {# Münzen}}';
const PUNKTE = '{n, plural, one {# Siegpunkt} other {# Siegpunkte}}';

export const referenceDe: Readonly<Record<keyof typeof referenceEn, string>> = {
  'reference.crew': 'Crew-Karten',
  'reference.tiles': 'Ozeanplättchen',
  'reference.artifacts': 'Artefakte',
  'reference.objectives': 'Ziele',
  'reference.dice': 'Würfel',
  'reference.guilds': 'Gildenleisten',
  'reference.survivors': 'Leiste der Überlebenden',
  'reference.sonar': 'Sonarleiste',
  'reference.docks': 'Docks',
  'reference.market': 'Preisleiste',
  'reference.board': 'Tableau',
  'reference.both': 'Sinkside: {sink}. Skyside: {sky}.',
  'reference.cardName': '{sink} / {sky}',
  'reference.delver': 'Forscher',
  'reference.starterCard': 'Start: {name}',
  'reference.cardFace': '{value}; {effect}',
  'reference.tileName': '{n}: {name}',
  'reference.face':
    '{kind, select, shallow {Flachwasserwürfel} reef {Riffwürfel} deep {Tiefseewürfel} other {Forschungswürfel}}, Seite {n}',
  'reference.artifact': 'Gilde: {guild}. Wer es entdeckt: {discover}. Im Zentrum: {hub}.',
  'reference.objective': 'Gruppe {set}, Ziel {n}',
  'reference.guildSpace': '{guild}, Feld {n}',
  'reference.space': 'Feld {n}',
  'reference.sonarSpace': 'Ein Sonarsymbol ist wert: {symbol}. Wer das Sonar hierher rückt, nimmt {points}.',
  'reference.sonarStart': 'Am Anfang ist ein Sonarsymbol wert: {symbol}.',
  'reference.dock': 'Dock {n}',
  'reference.dockEffect': 'Schiffe bringen {coins}; {build}.',
  'reference.outpost': 'Außenposten {n}',
  'reference.outpostEffect': 'Wertet ein offenes Ziel.',
  'reference.toxicity': 'Toxizitätswertung, Schritt {n}',
  'reference.starterTile': 'Startplättchen',
  'reference.starterFace': '{side, select, sink {Flachwasser, Dock} other {ohne Bezirk}}, Bauplatz',
  'reference.piece':
    '{colour, select, Y {gelbes} R {rotes} other {violettes}} {side, select, sink {Artefaktstück} other {Sonarstück}}',
  'reference.price':
    'Ein Fass kostet oder bringt {coins}.{at, select, start { Hier beginnen alle Preise.} bottom { Wer den Preis noch weiter drückt, nimmt {points}.} top { Wer den Preis noch weiter treibt, nimmt {points}.} other {}}',
  'reference.score': '{sign}{points, plural, one {# Siegpunkt} other {# Siegpunkte}}',
  'reference.coins': MUENZEN,
  'reference.points': PUNKTE,
  'reference.barrels': '{n, plural, one {# Fass} other {# Fässer}}',
};
