/** What a proof-reader of this game's sentences looks for. */
import type { Proof } from '@fathom/kernel/testkit/index.ts';

export const internal =
  /\b(?:recruit|activate|travel|sonar|conserve|publish|raise|lay|seek):\S|\b[a-z]+-[a-z]+\.[a-z]/;

export const counted: Proof['counted'] = {
  en: [
    ['disc', 'discs'],
    ['point', 'points'],
    ['vessel', 'vessels'],
    ['specialist', 'specialists'],
    ['senior', 'seniors'],
    ['journal', 'journals'],
    ['zone', 'zones'],
    ['marker', 'markers'],
    ['site', 'sites'],
    ['token', 'tokens'],
    ['goal', 'goals'],
    ['connection', 'connections'],
    ['round', 'rounds'],
    ['symbol', 'symbols'],
    ['card', 'cards'],
    ['column', 'columns'],
    ['level', 'levels'],
    ['space', 'spaces'],
    ['spot', 'spots'],
    ['action', 'actions'],
    ['hex', 'hexes'],
  ],
  de: [
    ['Scheibe', 'Scheiben'],
    ['Punkt', 'Punkte'],
    ['Tauchboot', 'Tauchboote'],
    ['Crewmitglied', 'Crewmitglieder'],
    ['Bericht', 'Berichte'],
    ['Zone', 'Zonen'],
    ['Verbindung', 'Verbindungen'],
    ['Ziel', 'Ziele'],
    ['Runde', 'Runden'],
    ['Karte', 'Karten'],
    ['Zug', 'Züge'],
    ['Spalte', 'Spalten'],
    ['Feld', 'Felder'],
    ['Tauchgang-Feld', 'Tauchgang-Felder'],
    ['Sonar-Feld', 'Sonar-Felder'],
    ['Meeresschutz-Feld', 'Meeresschutz-Felder'],
    ['Publikationsfeld', 'Publikationsfelder'],
    ['Publikation', 'Publikationen'],
    ['Aktion', 'Aktionen'],
    ['Fachgebiet', 'Fachgebiete'],
  ],
};

export const spoken: Proof['spoken'] = ['name'];
