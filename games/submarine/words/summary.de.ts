/** Das Spiel auf einer Seite. */
import type { Summary } from '@fathom/kernel';

export const de: Summary = [
  {
    title: 'Ziel',
    rule: 'SU-12',
    lines: [
      'Fülle deinen Container: je ein Schatz der zwölf Arten. Die Farbe ist dort egal.',
      'Vor dem ersten Zug setzt ihr abwechselnd eure Tauchboote ein, jedes in eine Spalte der Ebene 2.',
    ],
  },
  {
    title: 'Dein Zug, 1: das Schiff',
    rule: 'SU-16',
    lines: [
      'Es fährt nach rechts, mindestens eine Spalte, und hält nur über einem eigenen Tauchboot.',
      'Du darfst an Booten vorbeifahren oder den Plan nach rechts verlassen.',
      'Solange es draußen wartet, darfst du in jedem Zug eine Karte tauschen.',
      'Ist das letzte Schiff draußen, beginnt für alle links eine neue Fahrt.',
    ],
  },
  {
    title: 'Dein Zug, 2: die Tauchboote',
    rule: 'SU-24',
    lines: [
      'Die unter deinem Schiff versetzt du, oder du birgst mit ihnen. Etwas muss geschehen.',
      'Versetzen: in jede Spalte, auf derselben Ebene oder eine höher oder tiefer.',
      'Bergen: so viele Schätze, wie du bezahlen kannst, wo ein Boot von dir liegt.',
      'Dann ziehst du auf drei Handkarten nach.',
    ],
  },
  {
    title: 'Was ein Schatz kostet',
    rule: 'SU-31',
    lines: [
      'Eine Handkarte seiner Farbe; sie ist aus dem Spiel.',
      'Eine Karte vom Nachziehstapel an andere für jedes fremde Tauchboot auf seinem Feld oder darüber.',
      'Oder ein Joker: Er ersetzt die Karte, niemand bekommt etwas, und er bleibt auf dem Feld liegen.',
      'Muscheln und zweite Schätze einer Art sind Joker, ab dem Zug danach.',
    ],
  },
  {
    title: 'Ende',
    rule: 'SU-44',
    lines: [
      'Sofort mit einem vollen Container: Wer ihn hat, gewinnt.',
      'Auch mit einer Spalte ohne Schatz, ohne Karten im Spiel oder nach Fahrten ohne Fortschritt: Die meisten Schätze gewinnen.',
      'Bei Gleichstand: die meisten Joker, dann die meisten Karten.',
    ],
  },
];
