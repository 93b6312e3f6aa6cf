import type { en } from './figures.en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'figure.FL-19': 'Eine der leuchtenden Crew-Karten wird gespielt.',
  'figure.FL-21':
    'Das Schiff fährt auf ein leuchtendes Plättchen; die Zahl sagt, wie viele Schritte das kostet.',
  'figure.FL-30': 'Einfluss: Jede Gilde zeigt, was die nächsten Felder bringen.',
  'figure.FL-41': 'Handel: was ein Fass bringt und kostet.',
  'figure.FL-50': 'Ein neues Plättchen kommt neben eines, das schon liegt.',
  'figure.FL-65': 'Jeder Würfel wird für ein Schiff ausgewertet; das Schild zeigt die Ladung.',
  'figure.FL-16': 'Anwerben: Karten, die du nehmen darfst, leuchten.',
};
