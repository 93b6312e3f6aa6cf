import type { en } from './figures.en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'figure.ED-38': 'Wer leuchtet, darf in die Crew: Die Stufe darf das Ansehen nicht übersteigen.',
  'figure.ED-48': 'Eine Scheibe auf einen freien Kreis öffnet die Aktionen eines Crewmitglieds.',
  'figure.ED-57': 'Die Zonen leuchten, die ein Boot erreichen kann.',
  'figure.ED-65': 'Auf jeder Sonarleiste leuchtet das linke freie Feld.',
  'figure.ED-67': 'Eine entdeckte Zone kommt dorthin, wo ihre Tiefe passt.',
  'figure.ED-77': 'Das Boot ist dort, also leuchtet das Tauchfeld.',
  'figure.ED-83': 'Ein freies Feld in der Zone eines Bootes: Die Zahl im Sechseck ist der Preis.',
  'figure.ED-86': 'Das Fachgebiet des Feldes muss auf dem Bericht stehen.',
  'figure.ED-116': 'Freie Felder neben einem Marker und Startfelder leuchten.',
};
