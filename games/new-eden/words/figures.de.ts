import type { en } from './figures.en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'figure.NE-30': 'Vier Zeilen, vier Preise: Was Ines bezahlen kann, leuchtet.',
  'figure.NE-35': 'Eine leuchtende Sauerstoffkarte lässt Deeple schwimmen.',
  'figure.NE-41': 'Genug Deeple liegen auf dem Modul: Es leuchtet und lässt sich aktivieren.',
  'figure.NE-53': 'Drei geheime Karten vom Schwarzmarkt. Die Zeile darunter sagt, was so viele davon kosten.',
  'figure.NE-59': 'Ines wählt, welche Zeile versteigert wird.',
  'figure.NE-60': 'Eine Zeile wird versteigert: Karten, und für jedes leere Feld eine Aktivierung.',
  'figure.NE-78': 'Schaden 4, und der Zeiger steht auf 2: Diese Station würde einstürzen.',
  'figure.NE-81':
    'Eine gewachsene Station: außen Krabben, Habitate und Kraken, innen Werften, Tanks und Forschung.',
  'figure.NE-87': 'Keine Karte mehr zu kaufen, alle Tanks genutzt: Ausbauen geht immer noch.',
  'figure.NE-18': 'Die Kuppel mit ihren Armen. Wohin ein Deeple jetzt schwimmen kann, leuchtet.',
  'figure.NE-46': 'Nichts zu kaufen, kein Sauerstoff mehr: Ines bleibt das Kraftwerk, oder sie passt.',
  'figure.NE-69': 'Die beiden Bonuskarten der Runde. Jede sagt, was jede Karte einer Gruppe bringt.',
  'figure.NE-93':
    'Eine der letzten Entscheidungen eines Spiels. Am Ende sagt der Zeiger, ob die Station hält.',
  'figure.NE-100': 'Allein: Ines baut ihre Station, Deep Thought nimmt seine Karten aus derselben Auslage.',
};
