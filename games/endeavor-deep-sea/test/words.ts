/** What a proof-reader of this game's sentences looks for. */
import type { SentenceKit } from '@fathom/kernel/testkit/index.ts';

export const internal =
  /\b(?:recruit|activate|travel|sonar|conserve|publish|raise|lay|seek):|\b[a-z]+-[a-z]+\.[a-z]/;

export const counted: SentenceKit['counted'] = {
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
  ],
};
