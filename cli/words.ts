/** What the command line itself says while a game is played or replayed; the rest comes from the game's own words. */
import type { Lang, Words } from '@fathom/kernel';

const en = {
  'cli.you': 'You',
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
  'cli.backup':
    '{file}: {tables, plural, one {one table} other {# tables}}, {moves, plural, one {one move} other {# moves}}.',
  'cli.backupNoKeys':
    'There is no key file here, so the keys to the seats are not in the backup: keep FATHOM_SECRET as well.',
  'cli.restored':
    '{copied, plural, one {One table} other {# tables}} with {moves, plural, one {one move} other {# moves}} restored, {kept} were there already.',
  'cli.different': 'Table {id} is there and is not the one of the backup: it was left as it is.',
  'cli.audited':
    '{tables, plural, one {One table} other {# tables}}, {moves, plural, one {one move} other {# moves}}: {findings, plural, =0 {nothing is wrong} one {one thing is wrong} other {# things are wrong}}.',
  'cli.unreplayed':
    '{n, plural, one {One table has} other {# tables have}} rules of a version this program does not keep, and could not be replayed.',
  'cli.notKept':
    'version: Fathom does not keep version {version} of the rules of {title}, only {kept}. A Fathom of that time can replay this record.',
  'cli.pruned':
    '{tables, plural, one {One finished match} other {# finished matches}} with {moves, plural, one {one move} other {# moves}} taken away.',
  'cli.wouldPrune':
    '{tables, plural, one {One finished match} other {# finished matches}} with {moves, plural, one {one move} other {# moves}} would be taken away. With --yes they are.',
  'cli.nobody': 'Nobody here is called "{name}".',
  'cli.forgotten': 'Name and chat of seat {seat} at table {table} are gone.',
  'cli.rotated': 'Key {key} signs from now on.',
  'cli.retired': 'Key {key} is gone, and every token signed with it.',
  'cli.noSuchKey': 'There is no older key {key}. The newest one cannot be retired: rotate first.',
  'cli.cost': 'Cost: {cost}',
  'cli.printed': 'printed',
  'cli.reconstructed': 'reconstructed',
  'cli.noCard': 'Nothing here has "{words}" in it.',
  'cli.secretGiven': 'The keys are in FATHOM_SECRET: change them there.',
  'cli.best': 'best',
  'cli.good': 'good',
  'cli.costly': 'costly',
  'cli.unclear': 'unclear',
  'cli.luck': 'luck',
  'cli.move': 'Move',
  'cli.costlyMove': 'Move {n}, {name}: {played} ({share}). Better: {best} ({bestShare}){why}.',
} as const;

const de: Readonly<Record<keyof typeof en, string>> = {
  'cli.you': 'Du',
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
  'cli.backup':
    '{file}: {tables, plural, one {ein Tisch} other {# Tische}}, {moves, plural, one {ein Zug} other {# Züge}}.',
  'cli.backupNoKeys':
    'Hier gibt es keine Schlüsseldatei. Die Schlüssel zu den Plätzen fehlen also in der Sicherung: Hebe auch FATHOM_SECRET auf.',
  'cli.restored':
    '{copied, plural, one {Ein Tisch} other {# Tische}} mit {moves, plural, one {einem Zug} other {# Zügen}} wiederhergestellt, {kept} waren schon da.',
  'cli.different': 'Tisch {id} ist da, aber nicht derselbe wie in der Sicherung: Er bleibt, wie er ist.',
  'cli.audited':
    '{tables, plural, one {Ein Tisch} other {# Tische}}, {moves, plural, one {ein Zug} other {# Züge}}: {findings, plural, =0 {alles in Ordnung} one {ein Mangel} other {# Mängel}}.',
  'cli.unreplayed':
    '{n, plural, one {Ein Tisch hat} other {# Tische haben}} Regeln einer Fassung, die dieses Programm nicht führt, und {n, plural, one {ließ} other {ließen}} sich nicht nachspielen.',
  'cli.notKept':
    'version: Fassung {version} der Regeln von {title} führt Fathom nicht, nur {kept}. Ein Fathom aus jener Zeit kann diese Aufzeichnung abspielen.',
  'cli.pruned':
    '{tables, plural, one {Eine beendete Partie} other {# beendete Partien}} mit {moves, plural, one {einem Zug} other {# Zügen}} gelöscht.',
  'cli.wouldPrune':
    '{tables, plural, one {Eine beendete Partie} other {# beendete Partien}} mit {moves, plural, one {einem Zug} other {# Zügen}} würden gelöscht. Mit --yes geschieht es.',
  'cli.nobody': 'Hier heißt niemand „{name}“.',
  'cli.forgotten': 'Name und Chat von Platz {seat} an Tisch {table} sind gelöscht.',
  'cli.rotated': 'Ab jetzt unterschreibt Schlüssel {key}.',
  'cli.retired': 'Schlüssel {key} ist weg und mit ihm alles, was er unterschrieben hat.',
  'cli.noSuchKey':
    'Einen älteren Schlüssel {key} gibt es nicht. Der neueste lässt sich nicht entfernen: Mach erst einen neuen.',
  'cli.cost': 'Preis: {cost}',
  'cli.printed': 'gedruckt',
  'cli.reconstructed': 'rekonstruiert',
  'cli.noCard': 'Hier gibt es nichts mit „{words}“.',
  'cli.secretGiven': 'Die Schlüssel stehen in FATHOM_SECRET: Ändere sie dort.',
  'cli.best': 'bester Zug',
  'cli.good': 'guter Zug',
  'cli.costly': 'teurer Zug',
  'cli.unclear': 'unklar',
  'cli.luck': 'Glück',
  'cli.move': 'Zug',
  'cli.costlyMove': 'Zug {n}, {name}: {played} ({share}). Besser: {best} ({bestShare}){why}.',
};

export const WORDS: Readonly<Record<Lang, Words>> = { en, de };
