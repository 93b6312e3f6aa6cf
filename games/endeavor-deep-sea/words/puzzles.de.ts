/** Was in den Rätseln gefragt ist und warum die Antwort die beste ist. */
import type { en } from './puzzles.en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'puzzle.same-price.title': 'Der gleiche Preis',
  'puzzle.same-price.ask': 'Zwei Berichte passen, beide für zwei Wissen. Welcher?',
  'puzzle.same-price.why':
    '„Riffporträts“: Ein Ansehen fehlt noch zur nächsten Stufe, das sind drei Punkte und ein Einflussmarker. Der andere Bericht erhöht zwei Eigenschaften, aber keine erreicht eine Stufe, und dem Gegenüber schenkt er Genialität.',
  'puzzle.three-research.title': 'Gib alles aus',
  'puzzle.three-research.ask': 'Drei Wissen in der letzten Runde. Welches Feld besetzt du?',
  'puzzle.three-research.why':
    'Das teure Feld erhöht die Organisation zweimal und ist mit deiner Scheibe verbunden: Einfluss. Ein Marker für ein Wissen bezahlt dann noch das letzte Feld, auch das verbunden. Das billige allein verbindet nichts.',
  'puzzle.everything.title': 'Die letzte Scheibe',
  'puzzle.everything.ask': 'Deine letzte Scheibe im Spiel. Wer bekommt sie?',
  'puzzle.everything.why':
    'Sonar braucht eine zweite Scheibe für das Feld, und du hast keine: Ein Sonartechniker könnte nichts tun. Die Teamleitung kann fahren, und die Ankunft am Sterbenden Riff bringt einen Einflussmarker: zwei Punkte.',
  'puzzle.field-researcher.title': 'Zwei auf einen Streich',
  'puzzle.field-researcher.ask': 'Letzte Runde, acht Punkte zurück. Wer bekommt die Scheibe?',
  'puzzle.field-researcher.why':
    'Der Feldforscher setzt Sonar ein und publiziert, beides im Grabenbruch: Du ziehst bei den Sonar-Scheiben gleich und überholst die 63 Punkte. Der Fotograf publiziert nur; mit Passen bleibst du bei 55.',
  'puzzle.rank-three.title': 'Acht zur Wahl',
  'puzzle.rank-three.ask': 'Zwei Runden kommen noch. Wen rekrutierst du?',
  'puzzle.rank-three.why':
    'Die Meeresbiologin: Zwei Motivation ergeben eine Stufe, also in jeder Runde eine Scheibe mehr. Außerdem kann sie Meeresschutz, und dieses Ziel hat noch niemand begonnen. Der Feldforscher erhöht keine Eigenschaft.',
  'puzzle.hex-of-research.title': 'Ein Feld mit Wissen',
  'puzzle.hex-of-research.ask': 'Noch einmal Meeresschutz, aber kein Wissen. Welches Feld?',
  'puzzle.hex-of-research.why':
    'Auf das Feld mit einem Wissen: Es bezahlt sofort ein Feld im Sterbenden Riff, deine vierte Scheibe für das wertvollste Ziel. Auf jedem anderen Feld verfällt die zweite Hälfte der Aktion des Aquakultur-Experten.',
  'puzzle.set-sail.title': 'Leinen los',
  'puzzle.set-sail.ask': 'Eine Scheibe ist in dieser Runde übrig. Wer bekommt sie?',
  'puzzle.set-sail.why':
    'Der Lotse. Die Ankunft am Sterbenden Riff bringt einen Einflussmarker und damit Motivation, also nächste Runde eine Scheibe mehr, und dort wartet ein Feld für ein Wissen. Sonar bräuchte eine zweite Scheibe.',
  'puzzle.reef.title': 'Das sterbende Riff',
  'puzzle.reef.ask': 'Sechs Wissen, eine Scheibe. Welches Feld zuerst?',
  'puzzle.reef.why':
    'Das für vier Wissen: Seine Verbindung zu deiner Scheibe bringt die Scheibe für das zweite Feld, und das ist wieder verbunden. Nimmst du zuerst das billige, fehlt dir für ein weiteres die Scheibe.',
  'puzzle.beginner.title': 'Stufe ist nicht alles',
  'puzzle.beginner.ask': 'Letzte Runde, vierzehn Punkte zurück. Wen rekrutierst du?',
  'puzzle.beginner.why':
    'Den Lotsen, Stufe 1: Sein Einflussmarker hebt die Organisation auf die nächste Stufe. Das sind drei Punkte, und eine Scheibe mehr kommt zurück: fünf Aktionen statt vier. Bei den anderen erreicht keine Leiste eine neue Stufe.',
  'puzzle.photographer.title': 'Eine letzte Chance',
  'puzzle.photographer.ask': 'Vier zurück, sonst kann niemand. Wer bekommt die Scheibe?',
  'puzzle.photographer.why':
    'Nur ein Tauchgang kann noch Punkte finden: Am Tiefseeberg liegen vier Plättchen, die du nicht kennst. Eine Beförderung vorher bringt niemanden ins Spiel, der sie nutzen könnte, und Passen verliert sicher.',
  'puzzle.fresh-again.title': 'Wieder frisch',
  'puzzle.fresh-again.ask': 'Letzte Runde, elf zurück. Publikation oder Meeresschutz?',
  'puzzle.fresh-again.why':
    'Publizieren: Die Beförderung dreht die Meeresbiologin um, und als Aquakultur-Experte ohne Scheibe kann sie noch einmal handeln, mit zweimal Meeresschutz. Die Felder im Riff können so lange warten. Nimmst du jetzt eines, ist sie fertig.',
  'puzzle.first-hex.title': 'Fast eine Stufe',
  'puzzle.first-hex.ask': 'Ein weiteres Ansehen kommt noch. Wohin mit dem Marker?',
  'puzzle.first-hex.why':
    'Auf das Feld mit einem Ansehen: Zusammen erreichen sie die nächste Stufe. Das sind drei Punkte und noch ein Marker, der auch das Wissen nimmt. Auf jedem anderen Feld fehlt dem Ansehen eines zur Stufe.',
};
