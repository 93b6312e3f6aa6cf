/** What a proof-reader of this game's sentences looks for. */
import type { Proof } from '@fathom/kernel/testkit/index.ts';

export const internal = /\b(?:place|sail|move|lift|pay|swap):|-(?:sand|sky|rose|jade|lilac)\b/;
export const counted: Proof['counted'] = {
  en: [
    ['card', 'cards'],
    ['treasure', 'treasures'],
    ['submarine', 'submarines'],
    ['joker', 'jokers'],
    ['mussel', 'mussels'],
    ['voyage', 'voyages'],
    ['level', 'levels'],
    ['column', 'columns'],
    ['ship', 'ships'],
    ['round', 'rounds'],
    ['container', 'containers'],
    ['kind', 'kinds'],
    ['space', 'spaces'],
    ['colour', 'colours'],
    ['token', 'tokens'],
  ],
  de: [
    ['Karte', 'Karten'],
    ['Handkarte', 'Handkarten'],
    ['Schatz', 'Schätze'],
    ['Tauchboot', 'Tauchboote'],
    ['Muschel', 'Muscheln'],
    ['Fahrt', 'Fahrten'],
    ['Ebene', 'Ebenen'],
    ['Spalte', 'Spalten'],
    ['Schiff', 'Schiffe'],
    ['Runde', 'Runden'],
    ['Sorte', 'Sorten'],
    ['Feld', 'Felder'],
    ['Farbe', 'Farben'],
  ],
};

export const spoken: Proof['spoken'] = [
  'name',
  'toName',
  'names',
  'list',
  'first',
  'last',
  'rest',
  'kind',
  'debts',
  'spaces',
];
