/** Was in den Rätseln gefragt ist und warum die Antwort die beste ist. */
import type { en } from './puzzles.en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'puzzle.twelfth.title': 'Der zwölfte Schatz',
  'puzzle.twelfth.ask': 'Dir fehlt eine Art. Was nimmst du?',
  'puzzle.twelfth.why': 'Nur eine Maske fehlte, und der Joker bezahlt sie: zwölf von zwölf.',
  'puzzle.bell.title': 'Läute die Glocke',
  'puzzle.bell.ask': 'Keine Karte passt. Was nun?',
  'puzzle.bell.why': 'Ein zweiter Schlüssel ist ein Joker für jede Farbe. Die Glocke füllt deinen Container.',
  'puzzle.dagger.title': 'Teuer, aber genug',
  'puzzle.dagger.ask': 'Was tun deine Tauchboote?',
  'puzzle.dagger.why': 'Eine grüne Karte und eine für den Nachbarn: Der Dolch beendet das Spiel sofort.',
  'puzzle.second-key.title': 'Eine blaue Karte, zwei Möglichkeiten',
  'puzzle.second-key.ask': 'Beide Arten hast du schon. Lohnt die blaue Karte für ein Zweites?',
  'puzzle.second-key.why':
    'Der Schlüssel auf F3 liegt über allen und kostet eine Karte. Als Joker bezahlt er jede der letzten drei Arten.',
  'puzzle.on-the-way.title': 'Auf dem Weg nach F',
  'puzzle.on-the-way.ask': 'Wo hält dein Schiff?',
  'puzzle.on-the-way.why':
    'Erst nach E: Dein Boot dort kann dorthin, wo deine Karten passen, und F liegt immer noch vor dir.',
  'puzzle.begin-left.title': 'Fang links an',
  'puzzle.begin-left.ask': 'Wo hält dein Schiff?',
  'puzzle.begin-left.why':
    'Auf A3 liegen zwei fehlende Arten in Grün. Woran du vorbeifährst, das wartet eine ganze Fahrt.',
  'puzzle.mussel.title': 'Die Muschel auf B2',
  'puzzle.mussel.ask': 'Was tun deine Tauchboote?',
  'puzzle.mussel.why': 'Eine rosa Karte für einen Joker ist ein guter Tausch: Darüber liegt niemand.',
  'puzzle.three-at-once.title': 'Drei Boote, ein Halt',
  'puzzle.three-at-once.ask': 'Wo hält dein Schiff?',
  'puzzle.three-at-once.why': 'Unter A liegen drei deiner Boote, und jede deiner Karten passt dort.',
  'puzzle.last-but-one.title': 'Nur zwei fehlen',
  'puzzle.last-but-one.ask': 'Was tun deine Tauchboote?',
  'puzzle.last-but-one.why':
    'Die Krone auf C3 ist ihre zwei Karten wert: Danach fehlt dir nur noch eine Glocke.',
  'puzzle.empty-column.title': 'Ein Halt ohne Schatz',
  'puzzle.empty-column.ask': 'Wo hält dein Schiff?',
  'puzzle.empty-column.why':
    'In D ist nichts zu holen, aber von dort kommt dein Boot eine Ebene tiefer, und E und F liegen noch vor dir.',
  'puzzle.into-the-deep.title': 'In die Tiefe',
  'puzzle.into-the-deep.ask': 'Was tun deine Tauchboote?',
  'puzzle.into-the-deep.why':
    'Auf D5 liegen Kelche in zwei deiner Farben und eine grüne Leier, unter zwei eigenen Booten: kein Zoll.',
  'puzzle.behind.title': 'Aus dem Rückstand',
  'puzzle.behind.ask': 'Wo hält dein Schiff?',
  'puzzle.behind.why':
    'Unter B liegen drei deiner Boote und sonst niemand: Schlüssel, Muschel und Ring kosten keinen Zoll.',
};
