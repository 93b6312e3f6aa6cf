import type { en } from './figures.en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'figure.FL-19': 'Eine der leuchtenden Crew-Karten wird gespielt.',
  'figure.FL-21':
    'Das Schiff fährt auf ein leuchtendes Plättchen; die Zahl sagt, wie viele Bewegungen das kostet.',
  'figure.FL-30': 'Einfluss: Jede Gilde zeigt, was die nächsten Felder bringen.',
  'figure.FL-41': 'Handel: was ein Fass bringt und kostet.',
  'figure.FL-50': 'Ein neues Plättchen kommt neben eines, das schon liegt.',
  'figure.FL-65': 'Jeder Würfel wird für ein Schiff ausgewertet; das Schild zeigt die Ladung.',
  'figure.FL-16': 'Anwerben: Karten, die du nehmen darfst, leuchten.',
  'figure.FL-74': 'Nach dem Kapitän darf Ines der Flotilla beitreten oder auf See bleiben.',
  'figure.FL-38': 'Handeln auf der Skyside: Plättchen, auf denen ein Außenposten stehen darf, leuchten.',
  'figure.FL-78': 'Plättchen des Plättchenstapels, die Ines mit Fässern bezahlen kann, leuchten.',
  'figure.FL-26': 'Nur wenige Karten sind auf der Hand. Der Kapitän holt alle zurück.',
  'figure.FL-28': 'Der Student kopiert: Die obersten Karten der anderen leuchten.',
  'figure.FL-46': 'Ein Gründer hat gezogen: Die Plättchen, die gelegt werden dürfen, leuchten.',
  'figure.FL-57':
    'Schon vier Felder Toxizität: Hinter dem fünften beginnt der Marker von vorn, und der Wertungsmarker rückt vor.',
  'figure.FL-70': 'So, wie das Plättchen jetzt liegt, schließt sich ein Kreis einer Farbe: ein Artefakt.',
  'figure.FL-83': 'Forschung auf der Skyside: Würfel, die neu geworfen werden dürfen, leuchten.',
  'figure.FL-87': 'Der Siegpunktvorrat ist leer: Alle haben noch einen letzten Zug.',
  'figure.FL-91': 'Ein Außenposten ist gebaut: Die Ziele, die Ines werten darf, leuchten.',
};
