/** Alle deutschen Texte von Submarine. */
import { choose } from '@fathom/kernel';
import { capital } from './capital.ts';
import type { Key } from './en.ts';
import { derToken, einToken, farbig, karte, noun, tokenName } from './names.de.ts';
import { column, space, token } from './select.ts';

const COLOUR_NAMES = ['Sand', 'Blau', 'Rosa', 'Grün', 'Lila'];
const FARBIG = farbig('e').map(capital);
const CARDS = '{count, plural, one {eine Karte} other {{count} Karten}}';
const TO = '{whom, select, you {dich} other {{toName}}}';
const OTHERS = '{cards, plural, =0 {} one { und # Karte an andere} other { und # Karten an andere}}';

/** "Du fährst" oder "Mateo fährt" */
function who(du: string, er: string): string {
  return `{who, select, you {Du ${du}} other {{name} ${er}}}`;
}

const DER = token('token', derToken('nom'));
const DER_GROSS = token('token', t => capital(derToken('nom')(t)));
const DEN = token('token', derToken('acc'));
const EINEN = token('token', einToken('acc'));

export const de: Readonly<Record<Key, string>> = {
  title: 'Submarine',
  goal: 'Wer zuerst den Container voll hat, gewinnt. Das Spiel endet auch, wenn eine Spalte leer ist; dann gewinnt, wer die meisten Schätze hat.',

  'option.cards': 'Aussortierte Karten',
  'option.cards.about': 'Zu zweit bis zu viert bleibt ein Teil der Bergungskarten verdeckt in der Schachtel.',
  'option.cards.shuffled': 'Zufällig',
  'option.cards.shuffled.about':
    'Alle 60 Karten werden gemischt, der Rest kommt weg: Niemand weiß, welche Farben knapp sind.',
  'option.cards.even': 'Gleichmäßig nach Farben',
  'option.cards.even.about':
    'Zu zweit und zu dritt sind alle Farben gleich häufig. Zu viert ändert sich nichts.',
  'option.idleVoyages': 'Fahrten ohne Fortschritt',
  'option.idleVoyages.about':
    'Bringen so viele Fahrten nacheinander keinen Fortschritt, endet das Spiel, und wer die meisten Schätze hat, gewinnt. Fortschritt ist eine Karte, die abgelegt wird, oder ein Schatz, der in einen Container kommt.',
  'option.idleVoyages.2': 'zwei',
  'option.idleVoyages.3': 'drei',
  'option.idleVoyages.5': 'fünf',

  'kind.amphora': noun('amphora'),
  'kind.crown': noun('crown'),
  'kind.chest': noun('chest'),
  'kind.goblet': noun('goblet'),
  'kind.mask': noun('mask'),
  'kind.key': noun('key'),
  'kind.bell': noun('bell'),
  'kind.dagger': noun('dagger'),
  'kind.lamp': noun('lamp'),
  'kind.ring': noun('ring'),
  'kind.astrolabe': noun('astrolabe'),
  'kind.lyre': noun('lyre'),
  'kind.mussel': noun('mussel'),
  'colour.sand': 'Sand',
  'colour.sky': 'Blau',
  'colour.rose': 'Rosa',
  'colour.jade': 'Grün',
  'colour.lilac': 'Lila',
  aCard: choose('colour', karte('eine', 'e')),
  token: token('token', tokenName),
  and: '{first} und {last}',
  comma: '{first}, {rest}',

  'ask.place': 'Wähle eine Spalte für dein nächstes Tauchboot',
  'ask.sail': 'Wähle, wo dein Schiff anhält',
  'ask.leave': 'Vor dir liegt kein eigenes Tauchboot mehr: Verlass den Spielplan',
  'ask.act': 'Birg Schätze oder versetze stattdessen Tauchboote',
  'ask.move': 'Versetze mindestens eines deiner Tauchboote',
  'ask.whereTo': `Wähle, wohin das Tauchboot von ${space('from')} fährt`,
  'ask.salvageMore': 'Birg noch einen Schatz oder beende deinen Zug',
  'ask.moveMore': 'Versetze noch ein Tauchboot oder beende deinen Zug',
  'ask.done': 'Hier geht nichts mehr: Beende deinen Zug',
  'ask.pay': 'Wähle eine Karte für {toName}: noch {owed, plural, one {eine} other {#}} fällig',
  'ask.exchange': 'Tausche eine Karte oder behalte deine Hand',
  'ask.pass': 'Es gibt nichts zu tauschen: Beende deinen Zug',
  'wait.place': '{name} setzt ein Tauchboot ein',
  'wait.sail': '{name} wählt, wo das Schiff anhält',
  'wait.act': '{name} wählt: bergen oder versetzen',
  'wait.pay': '{name} bezahlt {whom, select, you {dich} other {{toName}}}',
  'wait.rest': '{name} macht Forschungspause',

  'step.place': '{who, select, you {Dein Tauchboot} other {{name}, Tauchboot}} {n} von {all}',
  'step.sail': '{who, select, you {Dein Zug} other {{name}}}, Schritt 1 von 2',
  'step.act': '{who, select, you {Dein Zug} other {{name}}}, Schritt 2 von 2',
  'step.rest': '{who, select, you {Deine Forschungspause} other {{name}, Forschungspause}}',
  'step.over': 'Fahrt {voyage}',
  'status.placing': 'Tauchboote einsetzen',
  'status.start': 'Fahrt {voyage}',
  'status.voyage': `Fahrt\u00a0{voyage} · noch\u00a0{treasures, plural, one {#\u00a0Schatz} other {#\u00a0Schätze}}\u00a0in\u00a0${column()}`,
  'status.idle':
    'Fahrt {voyage} · {left, plural, one {ohne Fortschritt ist danach Schluss} other {ohne Fortschritt ist in # Fahrten Schluss}}',

  'label.place': `Setze ein Tauchboot auf ${column()}2`,
  'label.sail': `{column, select, 6 {Verlass den Spielplan} other {Fahre nach ${column()}}}`,
  'label.relocate': `Versetze das Tauchboot von ${space('from')} nach ${space('to')}`,
  'label.salvage': `Birg ${DEN} auf ${space()} für ${choose('colour', karte('eine', 'e'))}${OTHERS}`,
  'label.joker': `Birg ${DEN} auf ${space()} mit ${token('joker', derToken('dat'))}`,
  'label.pay': `Zahle ${choose('colour', karte('eine', 'e'))}`,
  'label.exchange': `Tausche ${choose('colour', karte('eine', 'e'))}`,
  'label.keep': 'Hand behalten',
  'label.pass': 'Zug beenden',
  'label.end': 'Zug beenden',

  'event.mussel': `${who('bekommst', 'bekommt')} ${EINEN} als Joker.`,
  'event.begins': `${who('beginnst', 'beginnt')}.`,
  'event.placed': `${who('setzt', 'setzt')} ein Tauchboot auf ${column()}2.`,
  'event.sailed': `${who('fährst', 'fährt')} nach ${column()}.`,
  'event.left': `${who('verlässt', 'verlässt')} den Spielplan und {who, select, you {machst} other {macht}} Forschungspause.`,
  'event.relocated': `${who('versetzt', 'versetzt')} ein Tauchboot von ${space('from')} nach ${space('to')}.`,
  'event.salvaged': `${who('birgst', 'birgt')} ${EINEN} auf ${space()}.`,
  'event.joker': `${who('birgst', 'birgt')} ${EINEN} mit ${token('joker', einToken('dat'))}; der Joker liegt jetzt auf ${space()}.`,
  'event.paid': `${who('zahlst', 'zahlt')} ${CARDS} an ${TO}.`,
  'event.paidFromHand': `${who('zahlst', 'zahlt')} {seen, select, yes {${choose('colour', karte('eine', 'e'))}} other {eine Karte}} aus der Hand an ${TO}.`,
  'event.drew': `${who('ziehst', 'zieht')} {seen, select, yes {{list}} other {${CARDS}}}.`,
  'event.exchanged': `${who('tauschst', 'tauscht')} {seen, select, yes {${choose('colour', karte('eine', 'e'))} gegen ${choose('drawn', karte('eine', 'e'))}} other {eine Karte}}.`,
  'event.kept': `${who('tauschst', 'tauscht')} keine Karte.`,
  'event.voyage': 'Fahrt {voyage} beginnt: Alle Schiffe stehen wieder links.',
  'event.ended':
    '{ending, select, container {Das Spiel ist aus: Ein Container ist voll.} column {Das Spiel ist aus: Eine Spalte ist leer.} cards {Das Spiel ist aus: Niemand hat mehr eine Karte.} other {Das Spiel ist aus: zu viele Fahrten ohne Fortschritt.}}',

  'ending.container': 'Ein Container ist voll',
  'ending.column': 'Eine Spalte ist leer',
  'ending.cards': 'Niemand hat mehr eine Karte',
  'ending.idle': 'Zu viele Fahrten ohne Fortschritt',
  'part.treasures': 'Schätze',
  'part.jokers': 'Joker',
  'part.cards': 'Karten übrig',

  'refuse.notYourTurn': 'Du bist nicht am Zug. Bis dahin kannst du dich umsehen.',
  'refuse.unreadable': 'Dieser Zug ist nicht lesbar. Wähle eines der leuchtenden Felder.',
  'refuse.gameOver': 'Das Spiel ist aus. In der Aufzeichnung kannst du es dir noch einmal ansehen.',
  'refuse.placeFirst': 'Gerade werden die Tauchboote eingesetzt. Wähle für deines eine Spalte auf Ebene 2.',
  'refuse.shipFirst': 'Zuerst fährt dein Schiff. Wähle, wo es anhält, danach sind deine Tauchboote dran.',
  'refuse.onlyRight': `Schiffe fahren nur nach rechts, und ${column()} liegt nicht vor dir. Wähle eine leuchtende Spalte oder verlass den Spielplan.`,
  'refuse.noSubmarineBelow': `In Spalte ${column()} hast du kein Tauchboot. Dein Schiff hält nur über einem eigenen oder verlässt den Spielplan.`,
  'refuse.submarinesNow':
    'Dein Schiff hat angehalten. Jetzt birgst du Schätze oder versetzt Tauchboote darunter.',
  'refuse.alreadySalvaging':
    'In diesem Zug birgst du, also wird nichts versetzt. Birg weiter oder beende deinen Zug.',
  'refuse.alreadyRelocating':
    'In diesem Zug versetzt du, also wird nichts geborgen. Versetze noch ein Tauchboot oder beende deinen Zug.',
  'refuse.actFirst':
    'Deine Tauchboote müssen erst etwas tun: Birg einen Schatz oder versetze eines von ihnen.',
  'refuse.notBelowShip': `${space()} liegt nicht unter deinem Schiff. Nur Tauchboote in seiner Spalte dürfen versetzt werden.`,
  'refuse.noSubmarineThere': `Auf ${space()} hast du kein Tauchboot. Wähle eines von deinen unter deinem Schiff.`,
  'refuse.movedAlready': `Dein Tauchboot auf ${space()} wurde in diesem Zug schon versetzt. Jedes nur einmal: Wähle ein anderes oder beende deinen Zug.`,
  'refuse.sameSpace': `Dein Tauchboot ist schon auf ${space()}. Wähle ein anderes Feld auf seiner Ebene oder eine Ebene höher oder tiefer.`,
  'refuse.tooFar': `Von ${space('from')} nach ${space('to')} ist es mehr als eine Ebene. Jede Spalte geht, aber nur eine Ebene höher oder tiefer.`,
  'refuse.tokenNotBelowShip': `${DER_GROSS} liegt nicht unter deinem Schiff. Bergen kannst du nur in seiner Spalte.`,
  'refuse.noSubmarineAtToken': `Auf ${space()} hast du kein Tauchboot, deshalb kommst du an ${DEN} nicht heran. Bergen kannst du nur, wo eines von deinen steht.`,
  'refuse.justLaidOut': `${DER_GROSS} wurde in diesem Zug ausgelegt. Die Marke kann erst ab dem nächsten Zug geborgen werden.`,
  'refuse.noMatchingCard': `Für ${DEN} hast du ${choose('colour', karte('keine', 'e'))}. Mit einem Joker ginge es.`,
  'refuse.cannotPay': `Für ${DEN} {cards, plural, one {wird # Karte} other {werden # Karten}} an andere fällig, so viele hast du nicht. Mit einem Joker kostet es nichts weiter.`,
  'refuse.noCardForMussel': `Für ${DEN} hast du ${choose('colour', karte('keine', 'e'))}. Eine Muschel gibt es nur für eine Karte ihrer Farbe.`,
  'refuse.cannotPayForMussel': `Für ${DEN} {cards, plural, one {wird # Karte} other {werden # Karten}} an andere fällig, so viele hast du nicht. Mit einem Joker lässt sich keine Muschel bergen.`,
  'refuse.noJokerForMussel': 'Eine Muschel gibt es nur für eine Karte ihrer Farbe, nicht für einen Joker.',
  'refuse.notYourJoker': `${DER_GROSS} ist kein Joker von dir. Joker sind deine Muscheln und doppelten Schätze.`,
  'refuse.jokerRests': `${DER_GROSS} kam erst in diesem Zug zu dir und zählt ab deinem nächsten Zug als Joker.`,
  'refuse.payFirst': 'Es ist noch eine Zahlung fällig. Wähle dafür eine Handkarte.',
  'refuse.noSuchCard': `Du hast ${choose('colour', karte('keine', 'e'))} auf der Hand. Wähle eine andere.`,
  'refuse.shipIsOut':
    'Dein Schiff ist nicht mehr auf dem Spielplan. Du kannst eine Karte tauschen oder deine Hand behalten.',
  'refuse.emptyPile': 'Dein Nachziehstapel ist leer, also gibt es nichts einzutauschen. Beende deinen Zug.',

  'board.sea': 'Das Meer, Spalten A bis F, Ebenen 1 bis 5',
  'board.level': 'Ebene {level}',
  'board.exit': 'Außerhalb des Spielplans',
  'board.harbour': 'Vor der ersten Spalte',
  'board.leave': 'Spielplan verlassen',
  'board.break': 'Forschungs\u00adpause',
  'board.ship': 'Schiff von {name}',
  'board.submarine': '{n, plural, one {Tauchboot} other {# Tauchboote}} von {name}',
  'board.payable': '{n, plural, one {# bezahlbar} other {# bezahlbar}}',
  'board.jokerOrMove': 'Joker oder versetzen',
  'board.moveOnly': 'nur versetzen',
  'board.stop': `In Spalte ${column()} anhalten`,
  'board.whyNot': `Warum nicht Spalte ${column()}?`,
  'board.whyNotToken': `Warum nicht ${DER}?`,
  'board.whyNotSpace': `Warum nicht ${space()}?`,
  'board.openSpace': `Auf ${space()} wählen`,
  'board.select': `{n, plural, one {Tauchboot} other {Eines der # Tauchboote}} auf ${space()} versetzen`,
  'board.deselect': '{n, plural, one {Dieses Tauchboot} other {Diese Tauchboote}} stehen lassen',
  'board.target': `Nach ${space()}`,
  'board.cancel': 'Schließen',
  'board.moveSubmarine': 'Versetzen',
  'board.price': '{n, plural, one {# Karte} other {# Karten}}',
  'board.joker': 'Joker',
  'board.newKind': 'neu für deinen Container',
  'board.becomesJoker': 'hast du schon: wird ein Joker',
  'board.byCard': `${choose('colour', FARBIG)} Karte`,
  'board.byCardCost':
    '{cards, plural, =0 {sonst nichts zu zahlen} one {dazu # Karte an {names}} other {dazu # Karten an {names}}}',
  'board.byMussel': `${choose('colour', FARBIG)} Muschel`,
  'board.byDuplicate': `Doppelt: ${token('token', tokenName)}`,
  'board.fleet': '{n, plural, one {{name}} other {{name} × {n}}}',
  'board.byJokerCost': `nichts zu zahlen; bleibt auf ${space()} liegen`,

  'seat.turn': 'du bist dran',
  'seat.deciding': 'überlegt',
  'seat.next': 'als Nächstes',
  'seat.out': 'Schiff ist draußen',
  'seat.compact': 'Stapel {pile}',
  'seat.container': 'Container von {name}: {n} von 12',
  'seat.hand': '{n, plural, one {# Handkarte} other {# Handkarten}}',
  'seat.pile': '{n, plural, one {# Karte im Nachziehstapel} other {# Karten im Nachziehstapel}}',
  'seat.jokers': '{n} Joker',

  'tray.container': '{who, select, you {Dein Container} other {Container von {name}}}',
  'tray.treasures': '{n} von 12 Schätzen',
  'tray.pile': 'noch {n} im Stapel',
  'tray.jokers': '{n, plural, =0 {kein Joker} one {# Joker} other {# Joker}}',
  'tray.hand': '{who, select, you {Deine Hand} other {Hand von {name}}}',
  'tray.emptyHand': 'Keine Handkarten',
  'tray.hidden': 'verdeckt',
  'tray.slot': '{kind}: {got, select, yes {geborgen} other {fehlt}}',

  'panel.preview': 'Vorschau',
  'panel.discards': 'Karten aus dem Spiel',
  'panel.containers': 'Container',
  'preview.hint': 'Zeige auf eine Spalte oder drücke sie lang, um zu sehen, was du dort tun könntest.',
  'preview.title': `{kind, select, stop {Wenn du in ${column()} anhältst} here {Unter deinem Schiff, Spalte ${column()}} other {Spalte ${column()}}}`,
  'preview.none': 'Hier liegt keines deiner Tauchboote.',
  'preview.submarines':
    '{n, plural, one {Darunter liegt eines deiner Tauchboote: auf {spaces}.} other {Darunter liegen # deiner Tauchboote: auf {spaces}.}}',
  'preview.payable': 'Deine Karten reichen für:',
  'preview.nothing': 'Keine deiner Karten passt in Reichweite.',
  'preview.jokers': '{n, plural, one {Ein Schatz ist} other {# Schätze sind}} für deine Joker erreichbar.',
  'preview.free': 'eine Karte',
  'preview.cost': 'eine Karte und {debts}',
  'preview.debt': '{cards} an {name}',
  'preview.treasures':
    '{n, plural, one {Hier liegt nur noch ein Schatz. Ist die Spalte leer, endet das Spiel.} other {In dieser Spalte liegen noch # Schätze.}}',
  'discards.count': '{n} von {all}',
  'discards.colour': `${choose('colour', COLOUR_NAMES)}: {n}`,

  'sketch.missing': 'es fehlen: {list}',
  'sketch.full': 'nichts fehlt',
  'sketch.pile': 'Stapel {n}',
  'sketch.cards': 'Hand {n}',
  'sketch.hand': 'Hand: {list}',
  'sketch.jokers': 'Joker: {list}',
};
