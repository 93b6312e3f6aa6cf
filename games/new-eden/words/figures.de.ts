import type { en } from './figures.en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'figure.NE-30': 'Vier Zeilen, vier Preise: Was Ines bezahlen kann, leuchtet.',
  'figure.NE-35': 'Eine leuchtende Sauerstoffkarte lässt Deeples schwimmen.',
  'figure.NE-41': 'Genug Deeples liegen auf dem Modul: Es leuchtet und lässt sich aktivieren.',
  'figure.NE-53': 'Drei geheime Karten vom Schwarzmarkt. Die Zeile darunter sagt, was so viele davon kosten.',
  'figure.NE-59': 'Ines wählt, welche Zeile versteigert wird.',
  'figure.NE-60': 'Eine Zeile wird versteigert: Karten, und für jedes leere Feld eine Aktivierung.',
};
