/** What a proof-reader of this game's sentences looks for. */
import type { SentenceKit } from '@fathom/kernel/testkit/index.ts';

export const internal = /\b(?:place|sail|move|lift|pay|swap):|-(?:sand|sky|rose|jade|lilac)\b/;
export const counted: SentenceKit['counted'] = {
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
  ],
};
