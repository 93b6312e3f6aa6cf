/** Was in den Rätseln gefragt ist und warum die Antwort die beste ist. */
import type { en } from './puzzles.en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'puzzle.long-breath.title': 'Langer Atem',
  'puzzle.long-breath.ask': 'Welchen Tank öffnest du?',
  'puzzle.long-breath.why': 'Der Tank mit zwei Dreierflaschen bringt zwei Deeples bis weit hinaus.',
  'puzzle.save-the-station.title': 'Rette die Station',
  'puzzle.save-the-station.ask': 'Eine Flasche ist übrig. Wer schwimmt wohin?',
  'puzzle.save-the-station.why':
    'Die Krake an der Kuppel repariert. Alles andere lässt den Schaden, wo er ist.',
  'puzzle.the-right-expansion.title': 'Sechs Münzen, zwei Ausbauten',
  'puzzle.the-right-expansion.ask': 'Was baust du, wenn überhaupt?',
  'puzzle.the-right-expansion.why': 'Luft fehlt deinen Deeples: ab jetzt zwei Flaschen mehr in jeder Runde.',
  'puzzle.begin-low.title': 'Fang niedrig an',
  'puzzle.begin-low.ask': 'Du darfst eröffnen. Wie hoch?',
  'puzzle.begin-low.why': 'Eine Münze genügt, um dabei zu sein. Wer ohne Not mehr sagt, bezahlt es.',
  'puzzle.once-more.title': 'Noch einmal',
  'puzzle.once-more.ask': 'Was tust du?',
  'puzzle.once-more.why': 'Eine weitere Aktivierung kostet nur einen Schaden und wendet das Spielende.',
  'puzzle.one-damage.title': 'Für einen Schaden',
  'puzzle.one-damage.ask': 'Was tust du?',
  'puzzle.one-damage.why':
    'Die zusätzliche Aktivierung repariert weit mehr als den einen Schaden, den sie kostet.',
  'puzzle.money-now.title': 'Geld, sofort',
  'puzzle.money-now.ask': 'Das Bieten geht weiter. Raus oder rein?',
  'puzzle.money-now.why': 'Sieben Münzen halten dich in der Auktion; der Schaden lässt sich später beheben.',
  'puzzle.green-lung.title': 'Teure Luft',
  'puzzle.green-lung.ask': 'Kaufen oder nutzen, was da ist?',
  'puzzle.green-lung.why': 'Die Karte ist ihre sechs Münzen wert: Zeile 2 repariert auch noch.',
  'puzzle.hands-off.title': 'Finger weg',
  'puzzle.hands-off.ask': 'Der Schwarzmarkt ist offen. Was nimmst du?',
  'puzzle.hands-off.why': 'Nichts: Jede Karte hier kostet Schaden, den deine Station nicht mehr trägt.',
  'puzzle.first-to-pass.title': 'Als Erster passen',
  'puzzle.first-to-pass.ask': 'Was tust du?',
  'puzzle.first-to-pass.why':
    'Drei Punkte und der Nautilus-Marker sind mehr wert als noch ein halb leerer Tank.',
  'puzzle.stay-out.title': 'Halt dich raus',
  'puzzle.stay-out.ask': 'Bietest du auf diese Zeile?',
  'puzzle.stay-out.why': 'Lass sie ziehen. Münzen und Hülle brauchst du anderswo.',
  'puzzle.enough.title': 'Genug ist genug',
  'puzzle.enough.ask': 'Du liegst zurück. Noch eine Aktion oder passen?',
  'puzzle.enough.why': 'Wer zuerst passt, punktet sofort und wählt in der Auktion.',
};
