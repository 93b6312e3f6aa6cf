/** Was in den Rätseln gefragt ist und warum die Antwort die beste ist. */
import type { en } from './puzzles.en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'puzzle.last-site.title': 'Der letzte Platz',
  'puzzle.last-site.ask': 'Schützen, und wo?',
  'puzzle.last-site.why':
    'Eine Forschung für einen Platz, der für das Ziel zählt: Den Zug zu beenden verschenkt sie.',
  'puzzle.three-research.title': 'Gib alles aus',
  'puzzle.three-research.ask': 'Schützen, und wo?',
  'puzzle.three-research.why':
    'Übrige Forschung ist nichts wert. Der teurere Platz erhöht die Organisation zweimal.',
  'puzzle.everything.title': 'Wer alles kann',
  'puzzle.everything.ask': 'Wer bekommt die Scheibe?',
  'puzzle.everything.why': 'Die Teamleitung: Nur sie hat die eine Aktion, die noch entscheidet.',
  'puzzle.field-researcher.title': 'Noch nicht passen',
  'puzzle.field-researcher.ask': 'Wer bekommt die Scheibe?',
  'puzzle.field-researcher.why': 'Die Feldforschung findet noch Punkte; Passen verschenkt sie.',
  'puzzle.rank-three.title': 'Acht zur Wahl',
  'puzzle.rank-three.ask': 'Wen heuerst du an?',
  'puzzle.rank-three.why': 'Die Meeresbiologin: Rang 3 bringt Motivation, und Motivation bringt Scheiben.',
  'puzzle.hex-of-research.title': 'Ein Feld für Forschung',
  'puzzle.hex-of-research.ask': 'Wohin kommt der Marker?',
  'puzzle.hex-of-research.why': 'Reihe 7, Feld 6: Die Forschung bezahlt, was du als Nächstes tust.',
  'puzzle.set-sail.title': 'Leinen los',
  'puzzle.set-sail.ask': 'Wer bekommt die Scheibe?',
  'puzzle.set-sail.why':
    'Bewegung zuerst: Deine Schiffe liegen am falschen Ort, und auch die Ankunft bringt etwas.',
  'puzzle.reef.title': 'Das sterbende Riff',
  'puzzle.reef.ask': 'Welchen Platz nimmst du?',
  'puzzle.reef.why': 'Vier Forschung sind gut angelegt: Ansehen und Wirkung zugleich.',
  'puzzle.beginner.title': 'Rang ist nicht alles',
  'puzzle.beginner.ask': 'Wen heuerst du an?',
  'puzzle.beginner.why': 'Die Pilotin von Rang 1 bringt einen Wirkungsmarker, und der zählt jetzt.',
  'puzzle.photographer.title': 'Die letzte Scheibe der Runde',
  'puzzle.photographer.ask': 'Wer bekommt die Scheibe?',
  'puzzle.photographer.why': 'Der Unterwasserfotograf: Plättchen und Wirkung kommen vor dem Passen.',
  'puzzle.aquaculture.title': 'Fünf Wege weiter',
  'puzzle.aquaculture.ask': 'Wer bekommt die Scheibe?',
  'puzzle.aquaculture.why': 'Die Aquakultur erreicht einen Platz, den sonst niemand von dir nehmen kann.',
  'puzzle.first-hex.title': 'Das erste Feld',
  'puzzle.first-hex.ask': 'Wohin kommt der Marker?',
  'puzzle.first-hex.why': 'Reihe 1, Feld 1: Ansehen öffnet jetzt die besseren Ränge für die letzten Runden.',
};
