import type { en } from './figures.en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'figure.SU-14': 'Ines setzt das nächste Tauchboot: Jede Spalte der Ebene 2 leuchtet.',
  'figure.SU-19':
    'Nur Spalten mit einem eigenen Tauchboot leuchten: Dort darf Ines halten. Das Schild sagt, was dort ginge.',
  'figure.SU-27':
    'Das leuchtende Tauchboot unter dem Schiff kann in jede Spalte, auf seiner Ebene oder eine höher oder tiefer.',
  'figure.SU-31': 'Was leuchtet, lässt sich bezahlen: Ines hat eine Karte dieser Farbe.',
  'figure.SU-37': 'Mit einem Joker leuchtet jeder Schatz, den ein Tauchboot erreicht.',
  'figure.SU-41': 'Das Schiff wartet rechts: Eine Handkarte darf getauscht werden.',
  'figure.SU-24': 'Das Schiff hält über B: Was das Boot darunter nehmen kann und wohin es kann, leuchtet.',
  'figure.SU-44':
    'Elf Arten hat Ines im Container. Die leuchtende Maske wäre die zwölfte und beendet das Spiel.',
  'figure.SU-1':
    'Sechs Spalten, fünf Ebenen: Unter Wasser liegen die Schätze, darüber warten Tauchboote, und oben fahren die Schiffe.',
  'figure.SU-12': 'Die Container: Ines hat elf der zwölf Arten, ein Platz ist noch leer.',
};
