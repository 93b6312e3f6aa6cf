/** What a proof-reader of this game's sentences looks for. */
import type { SentenceKit } from '@fathom/kernel/testkit/index.ts';

export const internal =
  /\b(?:buy|use|swim|hold|market|attach|block|row|bid):\w|\b[123][AB]-\d\d\b|\b[cho]\d\b/;
export const counted: SentenceKit['counted'] = {
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
  ],
};
