/** Das Spiel auf einer Seite. */
import type { Summary } from '@fathom/kernel';

export const de: Summary = [
  {
    title: 'Ziel',
    rule: 'NE-23',
    lines: [
      'Drei Runden mit vier Phasen. Die meisten Punkte gewinnen; eine eingestürzte Station verliert den Wert ihrer Karten.',
    ],
  },
  {
    title: 'A  Entwicklung: eine Aktion je Zug',
    rule: 'NE-26',
    lines: [
      'Karte kaufen: 10 Münzen, repariert 3 · 6 Münzen, repariert 1 · 3 Münzen · 1 Münze und 1 Schaden. Ist eine Zeile leer, rutschen die darüber nach.',
      'Oder eine Sauerstoffkarte nutzen: Jede Flasche bewegt einen liegenden Deeple so viele Schritte. Volle Module darfst du aktivieren, jedes einmal je Runde.',
      'Oder passen. Als Erstes: 3 Punkte und der Nautilusmarker. Zu dritt und zu viert an zweiter Stelle 2, zu viert an dritter 1.',
    ],
  },
  {
    title: 'B  Schwarzmarkt',
    rule: 'NE-53',
    lines: [
      'Geheim, von drei Karten: keine kostenlos · eine 1 Münze, 1 Schaden · zwei 3 und 3 · drei 6 und 6.',
    ],
  },
  {
    title: 'C  Versteigerung',
    rule: 'NE-59',
    lines: [
      'Wer den Nautilusmarker hat, später wer eine Zeile gewonnen hat, nennt eine Zeile und bietet zuerst.',
      'Wer gewinnt, legt die Karten an und aktiviert einmal je leerem Platz, danach noch einmal für 1 Schaden.',
    ],
  },
  {
    title: 'D  Rundenwertung',
    rule: 'NE-69',
    lines: [
      'Für jede Bonuskarte: 1 Münze oder 2 Punkte je Karte ihrer Gruppe. Deeple kehren heim, Sauerstoff ist frisch.',
    ],
  },
  {
    title: 'Freie Aktionen',
    rule: 'NE-87',
    lines: [
      'Kraftwerk, dreimal je Runde: 5 Münzen für 1, dann 3, dann 6 Schaden.',
      'Ausbau, jeder einmal, 6 Münzen: drei Deeple · eine Krake, die 3 repariert · ein Tank 2 und 2 · 3 Punkte je neuer Forschungskarte.',
    ],
  },
  {
    title: 'Schaden und Ende',
    rule: 'NE-74',
    lines: [
      'Bei mehr als 15 Schaden gibst du die äußerste Karte eines Arms auf.',
      'Am Ende: 1 Punkt je 5 Münzen. Liegt der Schaden nicht über dem Zeiger: dazu die Punkte aller Karten.',
      'Bei Gleichstand gewinnt der geringere Schaden.',
    ],
  },
];
