/** What a proof-reader of this game's sentences looks for. */
import type { Proof } from '@fathom/kernel/testkit/index.ts';
import { BONUS_GOALS, SETBACKS } from '../data/coop.ts';
import { DESIGNS } from '../data/crew.ts';
import { JOURNALS } from '../data/journals.ts';
import { TILES } from '../data/tiles.ts';
import { TOKENS } from '../data/tokens.ts';

/** Ids of more than one word: such a word with a hyphen is in no text. */
const IDS = [TILES, DESIGNS, JOURNALS, TOKENS, BONUS_GOALS]
  .flatMap(things => things.map(({ id }) => id))
  .concat(SETBACKS)
  .filter(id => id.includes('-'));

/** The notation of moves, ids of the data, and sites as they are numbered there. */
export const internal: RegExp = new RegExp(
  `\\b(?:recruit|activate|travel|sonar|conserve|publish|raise|lay|seek):\\S|\\b[sdcj]\\d\\b|\\b(?:${IDS.join('|')})\\b`,
);

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
