import type { en } from './figures.en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'figure.SU-14': 'Ines setzt das nächste Tauchboot: Jede Spalte der Ebene 2 leuchtet.',
  'figure.SU-19':
    'Nur Spalten mit einem eigenen Tauchboot leuchten: Dort darf Ines halten. Das Schild sagt, was dort ginge.',
  'figure.SU-27':
    'Das leuchtende Tauchboot unter dem Schiff kann eine Ebene höher oder tiefer, in jede Spalte.',
  'figure.SU-31': 'Was leuchtet, lässt sich bezahlen: Ines hat eine Karte dieser Farbe.',
  'figure.SU-37': 'Mit einem Joker leuchtet jeder Schatz, den ein Tauchboot erreicht.',
  'figure.SU-41': 'Das Schiff wartet rechts: Eine Handkarte darf getauscht werden.',
};
