/** Was in den Rätseln gefragt ist und warum die Antwort die beste ist. */
import type { en } from './puzzles.en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'puzzle.long-breath.title': 'Langer Atem',
  'puzzle.long-breath.ask': 'Deine Station würde einstürzen. Welchen Tank öffnest du?',
  'puzzle.long-breath.why':
    'Der Teersprüher braucht zwei Deeple und repariert 8 von 12 Schaden. Nur der Undichte Verteiler hat zwei Flaschen, und beide reichen bis dorthin; nach einem Starttank wartet der erste Deeple vergeblich auf den zweiten.',
  'puzzle.last-bottle.title': 'Die letzte Flasche',
  'puzzle.last-bottle.ask': 'Eine Flasche 1 ist übrig. Wer schwimmt wohin?',
  'puzzle.last-bottle.why':
    'Zur Kuppelkrake. Zu reparieren gibt es kaum etwas, aber die Krakenakademie bringt 2 Punkte für jede Krake, die am Ende besetzt ist. Die anderen beiden Module in Reichweite sind schon genutzt.',
  'puzzle.the-right-expansion.title': 'Neun Münzen, zwei Ausbauten',
  'puzzle.the-right-expansion.ask': 'Was baust du, wenn überhaupt?',
  'puzzle.the-right-expansion.why':
    'Alle deine Tanks sind leer. Der Sauerstoffausbau bringt einen frischen mit zwei Flaschen: Venusmuschelhof und Napfschneckenheim zahlen noch in diesem Zug 5 Punkte. Zu einer neuen Krake käme niemand hin.',
  'puzzle.poisoned-points.title': 'Acht vergiftete Punkte',
  'puzzle.poisoned-points.ask': 'Die Kernbohrung wird versteigert: 8 Punkte. Was bietest du?',
  'puzzle.poisoned-points.why':
    'Nichts. Sie macht sofort 5 Schaden; deine Station hält 4 aus, und kein Tank ist mehr da, um jemanden zu einer Krake zu bringen. Für 8 Punkte verlörst du die 54 auf deinen Karten.',
  'puzzle.founders-grant.title': 'Geld, das Geld bringt',
  'puzzle.founders-grant.ask': 'Fünf Münzen. Was tust du?',
  'puzzle.founders-grant.why':
    'Der Gründungszuschuss kostet 3 und bringt 5. Mit 7 Münzen baust du noch im selben Zug den Sauerstoffausbau. Auch das Kraftwerk bringt Münzen, aber 6 Schaden dazu.',
  'puzzle.once-more.title': 'Noch einmal',
  'puzzle.once-more.ask': 'Was tust du?',
  'puzzle.once-more.why':
    'Ein Schaden macht nichts: Deine Station hält 4 aus. Ein Deeple schwimmt zum Erzgreifer, das sind 6 Münzen, und das Erntefest bringt 3 Punkte für jede Krabbe, die am Ende besetzt ist.',
  'puzzle.save-the-station.title': 'Rette die Station',
  'puzzle.save-the-station.ask': 'Schaden 9, und deine Station hält 5 aus. Was tust du?',
  'puzzle.save-the-station.why':
    'Der Gekaperte Konvoi hat noch zwei Flaschen 3: Zwei Deeple kommen bis zum Dichtungssetzer, der 7 repariert; die Aktivierung kostet 1 Schaden. Schließt du die Zeile jetzt ab, stürzt die Station sehr wahrscheinlich ein.',
  'puzzle.money-now.title': 'Geld, sofort',
  'puzzle.money-now.ask': 'Mehr kannst du nicht bieten. Raus oder rein?',
  'puzzle.money-now.why':
    'Rein: Das Kraftwerk bringt 7 Münzen. Seine 6 Schaden sind teuer, aber die ersteigerte Zeile repariert gleich 5 davon: zwei Flaschen und der Seepockenschaber. Ein Ausbau für die letzten Münzen wirft dich aus der Versteigerung.',
  'puzzle.green-lung.title': 'Teure Luft',
  'puzzle.green-lung.ask': 'Kaufen oder nutzen, was da ist?',
  'puzzle.green-lung.why':
    'Die Grüne Lunge ist 5 Punkte wert: 3 am Ende und 2 als Sauerstoffkarte in dieser Runde. Zwei Flaschen kommen dazu. Das Kraftwerk macht 3 Schaden, und deine Station hält keinen aus.',
  'puzzle.first-coins.title': 'Vier Münzen oder zwei Punkte',
  'puzzle.first-coins.ask': 'Eine Flasche 1, zwei Zeilen folgen noch. Wer schwimmt wohin?',
  'puzzle.first-coins.why':
    'Zum Tangpflücker: 4 Münzen. Mit leerer Kasse könntest du auf keine der Zeilen bieten, und beide gingen für je 1 Münze weg. Dagegen sind zwei Punkte in der Herzmuschelkabine wenig.',
  'puzzle.one-more.title': 'Eins mehr genügt',
  'puzzle.one-more.ask': 'Achtzehn Münzen. Das Gebot steht bei 8. Was sagst du?',
  'puzzle.one-more.why':
    'Neun. Jede Münze mehr wäre verschenkt: Bezahlt wird, was zuletzt gesagt wurde, und Zeile 3 mit Tanks und Werft kommt noch. Steigst du aus, gehen drei gute Karten für 8 Münzen weg.',
  'puzzle.let-it-go.title': 'Lass es ziehen',
  'puzzle.let-it-go.ask': 'Leviathanblock: 9 Punkte für drei Deeple. Bieten oder nicht?',
  'puzzle.let-it-go.why':
    'Aussteigen. In der Kuppel ist ein einziger Deeple, und alle Tanks sind leer: Der Leviathanblock bliebe ungenutzt. Zeile 3 mit Tanks und Werft kommt noch, dafür sind deine 8 Münzen da.',
};
