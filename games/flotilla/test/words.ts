/** What a proof-reader of this game's sentences looks for. */
import type { SentenceKit } from '@fathom/kernel/testkit/index.ts';

/** Ids of tiles, cards, artifacts and dice, effects of the data, and the notation of moves. */
export const internal =
  /\bO\d\d\b|\bAR\d\d\b|\bST\d\b|\b[SRO][1-6]\b|\b[A-Z]{4,}\b|\b(?:play|sail|lay|tile|die|again|set|outpost|price|objective):\S/;
export const counted: SentenceKit['counted'] = {
  en: [
    ['barrel', 'barrels'],
    ['coin', 'coins'],
    ['tile', 'tiles'],
    ['move', 'moves'],
    ['card', 'cards'],
    ['point', 'points'],
    ['space', 'spaces'],
    ['step', 'steps'],
    ['transaction', 'transactions'],
    ['survivor', 'survivors'],
    ['outpost', 'outposts'],
    ['seal', 'seals'],
    ['skiff', 'skiffs'],
    ['die', 'dice'],
  ],
  de: [
    ['Fass', 'Fässer'],
    ['Münze', 'Münzen'],
    ['Bewegung', 'Bewegungen'],
    ['Karte', 'Karten'],
    ['Handkarte', 'Handkarten'],
    ['Punkt', 'Punkte'],
    ['Siegpunkt', 'Siegpunkte'],
    ['Feld', 'Felder'],
    ['Schritt', 'Schritte'],
    ['Transaktion', 'Transaktionen'],
    ['Schiff', 'Schiffe'],
  ],
};
