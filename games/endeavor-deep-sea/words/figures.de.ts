import type { en } from './figures.en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'figure.ED-38': 'Wer leuchtet, darf in die Crew: Die Stufe darf das Ansehen nicht übersteigen.',
  'figure.ED-48': 'Eine Scheibe auf einen freien Kreis öffnet die Aktionen eines Crewmitglieds.',
  'figure.ED-57': 'Die Zonen leuchten, die ein Boot erreichen kann.',
  'figure.ED-65': 'Auf jeder Sonar-Leiste leuchtet das linke freie Feld.',
  'figure.ED-67': 'Eine entdeckte Zone kommt dorthin, wo ihre Tiefe passt.',
  'figure.ED-77': 'Das Boot ist dort, also leuchtet das Tauchgang-Feld.',
  'figure.ED-83': 'Ein freies Feld in der Zone eines Bootes: Die Zahl im Sechseck ist der Preis.',
  'figure.ED-86': 'Das Thema des Feldes muss auf dem Bericht stehen.',
  'figure.ED-116': 'Freie Felder neben einem Marker und Startfelder leuchten.',
  'figure.ED-110':
    'Ines hat im Sterbenden Riff eine Scheibe. Von den leuchtenden Feldern dort gehört das für 4 Wissen dazu: eine Verbindung.',
  'figure.ED-1':
    'Der Ozean: Zonen mit ihren Feldern, Scheiben, die sie besetzt haben, und die Tauchboote von drei Personen.',
  'figure.ED-94': 'Eine beliebige Eigenschaft: Ines wählt eine ihrer vier Leisten.',
  'figure.ED-107': 'Eine Beförderung: Wer noch auf der Junior-Seite liegt, leuchtet.',
  'figure.ED-123':
    'Ines darf an einem Feld mit Besonderheit tauchen: Deren Bonus folgt auf jedes Plättchen, das sie dort nimmt.',
  'figure.ED-147': 'Die Ziele einer Mission nach zwei Runden: wie viel jeder hat und wer führt.',
  'figure.ED-212': 'Runde 5: Mit genug Ansehen leuchten auch die höchsten Stufen.',
  'figure.ED-213': 'Die letzte Runde: Wer keine Scheibe mehr hat, kann nur noch passen.',
  'figure.CO-1': 'Gemeinsam: die Ziele des Teams, und wie weit es ist.',
  'figure.S-1': 'Runde 4: Unter den Zielen liegt der erste Rückschlag.',
};
