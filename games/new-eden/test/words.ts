/** What a proof-reader of this game's sentences looks for. */
import type { Proof } from '@fathom/kernel/testkit/index.ts';

export const internal =
  /\b(?:buy|use|swim|hold|market|attach|block|row|bid):\w|\b[123][AB]-\d\d\b|\b[choSTX]\d\b/;
export const counted: Proof['counted'] = {
  en: [
    ['coin', 'coins'],
    ['point', 'points'],
    ['card', 'cards'],
    ['Deeple', 'Deeples'],
    ['row', 'rows'],
    ['activation', 'activations'],
    ['step', 'steps'],
    ['player', 'players'],
    ['bottle', 'bottles'],
    ['module', 'modules'],
    ['round', 'rounds'],
    ['symbol', 'symbols'],
    ['space', 'spaces'],
    ['marker', 'markers'],
    ['crab', 'crabs'],
    ['boatyard', 'boatyards'],
    ['habitat', 'habitats'],
    ['action', 'actions'],
    ['station', 'stations'],
    ['octopus', 'octopuses'],
  ],
  de: [
    ['Münze', 'Münzen'],
    ['Punkt', 'Punkte'],
    ['Karte', 'Karten'],
    ['Zeile', 'Zeilen'],
    ['Aktivierung', 'Aktivierungen'],
    ['Schritt', 'Schritte'],
    ['Flasche', 'Flaschen'],
    ['Modul', 'Module'],
    ['Runde', 'Runden'],
    ['Symbol', 'Symbole'],
    ['Feld', 'Felder'],
    ['Krabbe', 'Krabben'],
    ['Werft', 'Werften'],
    ['Habitat', 'Habitate'],
    ['Aktion', 'Aktionen'],
    ['Station', 'Stationen'],
  ],
};

export const spoken: Proof['spoken'] = [
  ...['name', 'names', 'list', 'first', 'second', 'last', 'rest', 'leader', 'out', 'phase'],
  ...['cardName', 'startName', 'goalName', 'effect', 'print', 'origin', 'text', 'group', 'pointer', 'deck'],
];
