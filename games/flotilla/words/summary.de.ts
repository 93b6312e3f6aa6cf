/** Das Spiel auf einer Seite. */
import type { Summary } from '@fathom/kernel';

export const de: Summary = [
  {
    title: 'Ziel',
    rule: 'FL-1',
    lines: [
      'Die meisten Siegpunkte, wenn der Siegpunktvorrat leer ist. Alle beginnen auf der Sinkside; mit dem Kapitän darfst du für immer zur Skyside.',
    ],
  },
  {
    title: 'Dein Zug',
    rule: 'FL-19',
    lines: [
      'Spiel eine Karte: erst segeln (Sinkside) oder Einkommen nehmen (Skyside), dann der Effekt. Sie kommt auf deinen Ablagestapel.',
      'Kapitän: Ablagestapel zurücknehmen. Student: eine oberste Karte deiner Seite kopieren.',
      'Sprecher: Schritte auf einer Gildenleiste, mit jedem Bonus. Das dritte Feld kostet 5 Münzen für ein Siegel oder wird übersprungen.',
    ],
  },
  {
    title: 'Händler: Transaktionen',
    rule: 'FL-35',
    lines: [
      'Schiff 12 Münzen. Ein Fass kaufen oder verkaufen; danach bewegt sich sein Preis um ein Feld.',
      'Außenposten 20, 22, 24, 26, 28, 30 Münzen, auf Wasser 4 mehr: sofort ein offenes Ziel werten.',
    ],
  },
  {
    title: 'Sinkside: erkunden und tauchen',
    rule: 'FL-50',
    lines: [
      'Gründer: Plättchen ziehen, ihre Toxizität nehmen, einige legen. Kein Flachwasser neben Tiefsee.',
      'Drei gleichfarbige Stücke in einer Ecke: ein Artefakt.',
      'Forscher: die Würfel der Karte und einer je Schiff auf einem Plättchen, das nicht erschöpft ist. Vier Fässer je Schiff; am Dock wird entladen.',
    ],
  },
  {
    title: 'Skyside: bauen und forschen',
    rule: 'FL-74',
    lines: [
      'Beitritt: Schiffe verkaufen (15, später 11 und 7 Münzen), Außenposten auf See aufgeben, Karten umdrehen, bauen.',
      'Gründer: Plättchen auf den Plättchenstapel, dann mit Fässern bauen. Ein Plättchen wertet (Anzeiger + eigene Gebäude der Gilde, höchstens 4) × verbundene Plättchen der Farbe.',
      'Forscher: würfeln. Drei Durchbrüche erhöhen einen Anzeiger; drei Symbole einer Gilde bringen die Boni ihrer Artefakte.',
    ],
  },
  {
    title: 'Ende',
    rule: 'FL-87',
    lines: [
      'Siegpunktvorrat leer: Runde zu Ende, dann je ein letzter Zug. 1 Punkt je 5 Münzen, 1 je 2 Fässer.',
      'Toxizität: +9, 0, −3, −6, −10, −15. Siegel je Gilde: meiste 10, zweitmeiste 5.',
    ],
  },
];
