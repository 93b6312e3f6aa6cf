/** Was in den Rätseln gefragt ist und warum die Antwort die beste ist. */
import type { en } from './puzzles.en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'puzzle.count-barrels.title': 'Zähl deine Fässer',
  'puzzle.count-barrels.ask': 'Dein Außenposten steht. Welches Ziel wertest du?',
  'puzzle.count-barrels.why':
    'Die Fässer, obwohl die Plättchen 18 bringen. Deine Plättchen bleiben und können noch mehr werden; die Fässer verkaufst du gleich. Werte zuerst, was vergeht, dann bekommst du auch noch das Geld dafür.',
  'puzzle.own-crew.title': 'Crew, die zählt',
  'puzzle.own-crew.ask': 'Dein Außenposten steht. Welches Ziel wertest du?',
  'puzzle.own-crew.why':
    'Zwei deiner Karten zählen, das sind 12 Punkte. Die Ozeanplättchen brächten 4: Du hast erst zwei gelegt, und dieses Ziel wächst noch mit allem, was du erkundest.',
  'puzzle.sell-out.title': 'Drei Außenposten in einem Zug',
  'puzzle.sell-out.ask': 'Zweiundachtzig Münzen. Welche Karte spielst du?',
  'puzzle.sell-out.why':
    'Den Händler. Nur er handelt, und 82 Münzen sind drei Außenposten: Jeder wertet ein Ziel, zusammen etwa 45 Punkte. Die Gärtnerin baut Plättchen, aber Münzen in der Kasse zählen kaum etwas.',
  'puzzle.catch-up.title': 'Aufholen',
  'puzzle.catch-up.ask': '33 Punkte zurück, kaum Siegpunkte übrig. Welche Karte?',
  'puzzle.catch-up.why':
    'Den Händler: 87 Münzen sind drei Außenposten, und jeder wertet die zwei Gebäude für 14 Punkte. Bei 30 Punkten im Siegpunktvorrat kommt vielleicht kein Zug mehr dafür; alles andere bereitet nur vor.',
  'puzzle.which-guild.title': 'Welche Gilde?',
  'puzzle.which-guild.ask': 'Zwei Schritte auf einer Leiste. Auf welcher?',
  'puzzle.which-guild.why':
    'Bei den Gründern stehst du kurz vor dem Siegel. Überspring es, dann bringen zwei Schritte zwei von drei Plättchen und eine Baukarte der Stufe 2, etwa den Architekten. Auf den anderen Leisten reicht es nur für Stufe 1.',
  'puzzle.founders-first.title': 'Erst die Gründer',
  'puzzle.founders-first.ask': 'Zwei Schritte auf einer Leiste. Auf welcher?',
  'puzzle.founders-first.why':
    'Bei den Gründern: ein Plättchen für deinen Plättchenstapel und eine Karte, die baut. Du hast siebzehn Fässer und nur einen einzigen Bauplan; daran ändern Münzen, Überlebende oder ein Fass mehr nichts.',
  'puzzle.the-right-ship.title': 'Das richtige Schiff',
  'puzzle.the-right-ship.ask': 'Eine Bewegung vor dem Tauchen. Wer segelt, und wohin?',
  'puzzle.the-right-ship.why':
    'Vom Dock nach A7. Das Schiff auf A8 ist voll, A5 und B6 sind erschöpft; am Riff lädt ein zweites Schiff vier Fässer. Fässer auf Schiffen zählen für ein Ziel: 24 Punkte statt 12.',
  'puzzle.boatwright.title': 'Noch drei Karten',
  'puzzle.boatwright.ask': 'Achtzehn Münzen. Welche Karte spielst du?',
  'puzzle.boatwright.why':
    'Den Bootsbauer: Mit seinen 3 Münzen hast du 21, und ein Außenposten am Dock kostet 20. Er wertet sofort 15 oder 18 Punkte, und die Fässer verkaufst du im selben Zug. Kapitän und Gründer bereiten nur vor.',
  'puzzle.far-enough.title': 'Weit genug',
  'puzzle.far-enough.ask': 'Weitersegeln oder halten?',
  'puzzle.far-enough.why':
    'Halten. Dein Schiff liegt am Riff, und nur dort gibt es etwas zu holen: B7 ist erschöpft, und am Dock taucht niemand. Eine Bewegung weiter, und der Tauchgang bringt kein einziges Fass.',
  'puzzle.borrowed.title': 'Geborgte Klugheit',
  'puzzle.borrowed.ask': 'Einundzwanzig rote Fässer. Welche Karte spielst du?',
  'puzzle.borrowed.why':
    'Der Student kopiert den Architekten neben dir: vier Plättchen, bezahlt mit beliebigen Farben. In deinem Plättchenstapel liegen Grün und Gelb, da können deine eigenen Karten mit roten Fässern nichts bauen.',
  'puzzle.draughtsman.title': 'Kein Platz mehr',
  'puzzle.draughtsman.ask': 'Überall steht schon ein Außenposten. Welche Karte?',
  'puzzle.draughtsman.why':
    'Die Zeichnerin: vier Plättchen zur Wahl, und mit deinen Fässern baust du gleich. Das schafft Platz für die nächsten Außenposten. Der Kapitän holt nur Karten zurück, und Forschungswürfel bauen nichts.',
  'puzzle.speak-up.title': 'Acht Karten, eine Antwort',
  'puzzle.speak-up.ask': 'Welche Karte spielst du?',
  'puzzle.speak-up.why':
    'Der Sprecher macht zwei sichere Schritte: bei den Gründern ein Plättchen und jemand, der baut, oder bei den Forschern das Siegel zum Gleichstand. Die Forscherkarten müssen sich solche Schritte erst erwürfeln.',
};
