/** Das Spiel auf einer Seite. */
import type { Summary } from '@fathom/kernel';

export const de: Summary = [
  {
    title: 'Ziel',
    rule: 'ED-34',
    lines: [
      'Sechs Runden mit zwei Phasen. Die meisten Punkte gewinnen: Eigenschaften, Einfluss, Berichte und die drei Ziele der Mission.',
    ],
  },
  {
    title: 'Phase 1: Vorbereitung',
    rule: 'ED-36',
    lines: [
      'Rekrutiere ein Crewmitglied, dessen Stufe dein Ansehen erlaubt, und nimm seine Boni.',
      'Neue Scheiben: so viele wie deine Motivationsstufe.',
      'Nimm Scheiben von der Crew zurück: bis zu deiner Organisationsstufe.',
    ],
  },
  {
    title: 'Phase 2: Züge, bis alle passen',
    rule: 'ED-45',
    lines: [
      'Leg eine Scheibe auf ein Crewmitglied und nutze seine Aktionen: mit Schrägstrich eine davon, sonst jede einmal.',
      'Oder eine Scheibe auf ein freies Feld eines deiner Berichte; oder nur Tauchplättchen ausgeben.',
      'Du handelst nur, wo ein Tauchboot von dir liegt. Höchstens ein Plättchen bleibt liegen.',
    ],
  },
  {
    title: 'Aktionen',
    rule: 'ED-57',
    lines: [
      'Bewegung: so weit und so tief wie deine Genialitätsstufe. Das Ziel bringt seinen Ankunftsbonus.',
      'Sonar, 1 Scheibe mehr: nächstes Feld einer Leiste; entdecken: zwei Kacheln ziehen, eine legen, Entdeckungsbonus.',
      'Tauchgang: das oberste Plättchen. Ausgegeben bringt es Wissen und seinen Effekt.',
      'Meeresschutz, 1 Scheibe mehr und Wissen: ein freies Feld mit seinen Boni.',
      'Publikation, 1 Scheibe mehr und Wissen: ein Feld und ein Bericht mit demselben Thema.',
    ],
  },
  {
    title: 'Außerdem',
    rule: 'ED-94',
    lines: [
      'Verbindung: Scheiben an beiden Enden bringen beiden den Bonus. Genialität Feld 2 und 7: ein weiteres Tauchboot.',
      'Feld 10 einer Leiste und jeder Schritt über 12: ein Einflussmarker. Marker kommen neben irgendeinen Marker oder auf ein Startfeld.',
      'Beförderung: die Senior-Seite mit ihren Boni; die Scheibe geht in den Vorrat, und das Crewmitglied kann wieder handeln.',
    ],
  },
  {
    title: 'Schlusswertung',
    rule: 'ED-214',
    lines: [
      'Eigenschaften: Stufe 1–5 sind 0, 1, 4, 7, 10 Punkte. Einflussfelder, Berichte und Seniors der Stufe 5 wie aufgedruckt. Ziele der Mission.',
      'Wissen, Wissen des gelagerten Plättchens und bereite Scheiben zusammen: 1 Punkt je 5.',
    ],
  },
];
