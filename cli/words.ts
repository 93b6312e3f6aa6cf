/** What the command line itself says while a game is played or replayed; the rest comes from the game's own words. */
import type { Lang, Words } from '@fathom/kernel';

const en = {
  'cli.you': 'You',
  'cli.bot': 'Bot {n} ({level})',
  'cli.seat': 'Seat {n}',
  'cli.prompt': 'Number, move, or ? for help: ',
  'cli.help':
    'A number or a notation chooses. u takes the last choice back, r the whole turn. b shows the board, s the scores, q leaves.',
  'cli.noSuchMove': 'There is no move "{text}" now.',
  'cli.nothingToUndo': 'Nothing can be taken back: what was drawn or shown stays known.',
  'cli.undone': '{n, plural, one {One move} other {# moves}} taken back.',
  'cli.rule': 'Rule {rule}.',
  'cli.left': 'You left the game.',
  'cli.saved': 'The record is in {path}. Check it with `fathom replay {path} --verify`.',
  'cli.running': 'not over yet',
  'cli.summary': '{title}, {seats} seats, {moves} moves: {ending}',
  'cli.place': 'Place',
  'cli.player': 'Player',
  'cli.score': 'Score',
  'cli.verified': 'Verified: every move is legal, the result is right, and the seed was fixed beforehand.',
  'cli.missing': 'missing: {list}',
  'cli.full': 'nothing is missing',
  'cli.pile': 'pile {n}',
  'cli.cards': 'hand {n}',
  'cli.hand': 'Hand: {list}',
  'cli.jokers': 'jokers: {list}',
} as const;

const de: Readonly<Record<keyof typeof en, string>> = {
  'cli.you': 'Du',
  'cli.bot': 'Bot {n} ({level})',
  'cli.seat': 'Platz {n}',
  'cli.prompt': 'Nummer, Zug oder ? für Hilfe: ',
  'cli.help':
    'Eine Nummer oder eine Notation wählt. u nimmt die letzte Wahl zurück, r den ganzen Zug. b zeigt das Brett, s die Punkte, q beendet.',
  'cli.noSuchMove': 'Den Zug „{text}“ gibt es jetzt nicht.',
  'cli.nothingToUndo': 'Nichts lässt sich zurücknehmen: Was gezogen oder gezeigt wurde, bleibt bekannt.',
  'cli.undone': '{n, plural, one {Ein Zug} other {# Züge}} zurückgenommen.',
  'cli.rule': 'Regel {rule}.',
  'cli.left': 'Du hast das Spiel verlassen.',
  'cli.saved': 'Das Protokoll liegt in {path}. `fathom replay {path} --verify` prüft es.',
  'cli.running': 'noch nicht zu Ende',
  'cli.summary': '{title}, {seats} Plätze, {moves} Züge: {ending}',
  'cli.place': 'Rang',
  'cli.player': 'Spieler',
  'cli.score': 'Punkte',
  'cli.verified': 'Geprüft: Jeder Zug ist erlaubt, das Ergebnis stimmt, und der Startwert stand vorher fest.',
  'cli.missing': 'es fehlen: {list}',
  'cli.full': 'nichts fehlt',
  'cli.pile': 'Stapel {n}',
  'cli.cards': 'Hand {n}',
  'cli.hand': 'Hand: {list}',
  'cli.jokers': 'Joker: {list}',
};

export const WORDS: Readonly<Record<Lang, Words>> = { en, de };
