/** Was in den Rätseln gefragt ist und warum die Antwort die beste ist. */
import type { en } from './puzzles.en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'puzzle.twelfth.title': 'Der zwölfte Schatz',
  'puzzle.twelfth.ask': 'Dir fehlt eine Art. Was nimmst du?',
  'puzzle.twelfth.why':
    'Nur eine Maske fehlte, und der Joker bezahlt sie: zwölf von zwölf. Eine zweite Krone wäre nur wieder ein Joker.',
  'puzzle.bell.title': 'Läute die Glocke',
  'puzzle.bell.ask': 'Keine Karte passt. Was nun?',
  'puzzle.bell.why': 'Ein zweiter Schlüssel ist ein Joker für jede Farbe. Die Glocke füllt deinen Container.',
  'puzzle.dagger.title': 'Teuer, aber genug',
  'puzzle.dagger.ask': 'Was tun deine Tauchboote?',
  'puzzle.dagger.why': 'Eine grüne Karte und eine für den Nachbarn: Der Dolch beendet das Spiel sofort.',
  'puzzle.second-key.title': 'Eine blaue Karte, zwei Möglichkeiten',
  'puzzle.second-key.ask': 'Beide Arten hast du schon. Lohnt sich die blaue Karte?',
  'puzzle.second-key.why':
    'Der Schlüssel auf F3: Über ihm liegt niemand, also kostet er eine Karte, und als Joker bezahlt er jede der letzten drei Arten. Für die Öllampe auf F4 wäre noch eine zweite Karte fällig.',
  'puzzle.on-the-way.title': 'Auf dem Weg nach F',
  'puzzle.on-the-way.ask': 'Wo hält dein Schiff?',
  'puzzle.on-the-way.why':
    'Die grüne Glocke auf E2 kostet nur deine grüne Karte. Eine Glocke hast du, also wird sie ein Joker, und F liegt immer noch vor dir. Segelst du gleich nach F, wartet E eine ganze Fahrt.',
  'puzzle.begin-left.title': 'Fang links an',
  'puzzle.begin-left.ask': 'Wo hält dein Schiff?',
  'puzzle.begin-left.why':
    'Nur von A aus liegen noch alle Spalten vor dir. Dein Boot fährt von A3 nach B3, wo niemand über der sandfarbenen Amphore liegt, und du hast zwei sandfarbene Karten. Auf A3 wäre eine zweite Karte fällig.',
  'puzzle.mussel.title': 'Die Muschel auf B2',
  'puzzle.mussel.ask': 'Was tun deine Tauchboote?',
  'puzzle.mussel.why':
    'Eine rosa Karte für einen Joker ist ein guter Tausch: Darüber liegt niemand, und du hast noch eine rosa Karte. Fährt dein Boot weg, holt sie jemand anderes.',
  'puzzle.three-at-once.title': 'Drei Boote, ein Halt',
  'puzzle.three-at-once.ask': 'Wo hält dein Schiff?',
  'puzzle.three-at-once.why':
    'Ein Halt bewegt drei Boote: nach B und E, wo deine rosa, grüne und blaue Karte passen und sonst nichts fällig ist. In A selbst müsstest du fast immer andere bezahlen, und C und E bewegen nur je eins.',
  'puzzle.last-but-one.title': 'Nur zwei fehlen',
  'puzzle.last-but-one.ask': 'Was tun deine Tauchboote?',
  'puzzle.last-but-one.why':
    'Die Krone auf C3 ist ihre zwei Karten wert: Danach fehlt dir nur noch eine Glocke. Die Maske daneben kostet genauso viel, aber eine Maske hast du schon.',
  'puzzle.empty-column.title': 'Ein Halt ohne Schatz',
  'puzzle.empty-column.ask': 'Wo hält dein Schiff?',
  'puzzle.empty-column.why':
    'In D ist nichts zu holen, aber dein Boot dort fährt ohne Kosten eine Ebene tiefer, und E und F liegen noch vor dir. Fährst du vorbei, bleibt es eine ganze Fahrt, wo es ist.',
  'puzzle.into-the-deep.title': 'In die Tiefe',
  'puzzle.into-the-deep.ask': 'Was tun deine Tauchboote?',
  'puzzle.into-the-deep.why':
    'Auf D5 liegen Kelche in zwei deiner Farben und eine grüne Leier, unter zwei eigenen Booten: Niemand ist zu bezahlen. Und D liegt noch vor deinem Schiff.',
  'puzzle.behind.title': 'Aus dem Rückstand',
  'puzzle.behind.ask': 'Wo hält dein Schiff?',
  'puzzle.behind.why':
    'Unter B liegen drei deiner Boote. Schick sie nach F, wo deine Karten passen und niemand zu bezahlen ist: drei Schätze mit einem einzigen Halt auf derselben Fahrt.',
};
