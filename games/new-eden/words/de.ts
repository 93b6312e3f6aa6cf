/** Alle deutschen Texte von New Eden. */
import { choose } from '@fathom/kernel';
import type { Key } from './en.ts';
import { bonus, card, row } from './select.ts';

const MÜNZEN = '{coins, plural, one {# Münze} other {# Münzen}}';
const PREIS = '{price, plural, =0 {nichts} one {# Münze} other {# Münzen}}';
const PUNKTE = '{points, plural, one {# Punkt} other {# Punkte}}';
const CARD = card('de');
const GRUPPEN = ['Krabben', 'Habitat', 'Kraken', 'Werft', 'Sauerstoff', 'Forschungs'];
const AUSBAU = choose('tile', ['Werftausbau', 'Krakenausbau', 'Sauerstoffausbau', 'Forschungsausbau']);
const ARM = choose('arm', ['Krabbenarm', 'Habitatarm', 'Krakenarm', 'Werftarm', 'Sauerstoffarm']);
const KARTE = (group: number) => `${GRUPPEN[group]}karte`;
const BONUS = (name: string) =>
  bonus(name, (group, gives, amount) =>
    gives === 'coins' ? `${amount} Münze je ${KARTE(group)}` : `${amount} Punkte je ${KARTE(group)}`,
  );

/** „Du kaufst“ oder „Mateo kauft“ */
function who(du: string, er: string): string {
  return `{who, select, you {Du ${du}} other {{name} ${er}}}`;
}

export const de: Readonly<Record<Key, string>> = {
  title: 'New Eden',
  goal: 'Nach drei Runden gewinnen die meisten Punkte. Was deine Karten zeigen, zählt nur, wenn dein Schaden nicht größer ist, als deine Station aushält.',

  alone: 'Allein gegen Deep Thought, einen automatischen Gegner mit eigener Station.',

  'option.coins': 'Münzen',
  'option.coins.about': 'Ob andere sehen, wie viele Münzen du hast.',
  'option.coins.secret': 'Hinter dem Sichtschirm',
  'option.coins.open': 'Offen',
  'option.start': 'Wer beginnt',
  'option.start.about': 'Wer zuerst den Nautilusmarker bekommt. Allein bekommt ihn Deep Thought.',
  'option.start.random': 'Der Zufall entscheidet',
  'option.start.first': 'Der erste Platz',
  'option.collapse': 'Nachrückende Zeilen',
  'option.collapse.about': 'Wann die Zeilen über einer leeren Zeile der Auslage nach unten rücken.',
  'option.collapse.always': 'Immer, wenn eine Zeile leer ist',
  'option.collapse.purchase': 'Nur nach einem Kauf',
  'option.movement': 'Bewegung',
  'option.movement.about': 'Wohin ein Deeple draußen auf einem Arm darf.',
  'option.movement.outward': 'Nur weiter hinaus',
  'option.movement.free': 'Auch zurück und auf andere Arme',
  'option.boatyardLoss': 'Zerstörte Werft',
  'option.boatyardLoss.about': 'Ob die Deeple bleiben, die sie gebracht hat.',
  'option.boatyardLoss.kept': 'Sie bleiben',
  'option.boatyardLoss.lost': 'Sie gehen verloren',
  'option.octopusTile': 'Krakenausbau',
  'option.octopusTile.about': 'Ob das Plättchen in der Schlusswertung als Krake zählt.',
  'option.octopusTile.octopus': 'Zählt als Krake',
  'option.octopusTile.tile': 'Zählt nicht',
  'option.deepThought': 'Deep Thought',
  'option.deepThought.about': 'Allein: wie viele Schwarzmarktkarten dein Gegner in jeder Runde bekommt.',
  'option.deepThought.0': 'Keine: Standard',
  'option.deepThought.1': 'Eine: schwerer',
  'option.deepThought.2': 'Zwei: schwer',
  'option.deepThought.3': 'Drei: sehr schwer',
  'option.deepThoughtDamage': 'Schaden von Deep Thought',
  'option.deepThoughtDamage.about': 'Allein: ob die Zeile einer Karte seinen Schaden ändert.',
  'option.deepThoughtDamage.rows': 'Wie bei allen',
  'option.deepThoughtDamage.none': 'Zeilen ändern ihn nicht',
  'option.soloAuction': 'Versteigerung im Solospiel',
  'option.soloAuction.about': 'Allein: wie vor der Versteigerung zwei der vier Zeilen gesperrt werden.',
  'option.soloAuction.german': 'Deutsche Regel: zwei beliebige Zeilen',
  'option.soloAuction.english': 'Englische Regel: zwei Zeilen mit Karten',

  'group.crab': 'Erntekrabben',
  'group.habitat': 'Muschelhabitate',
  'group.octopus': 'Reparaturkraken',
  'group.boatyard': 'Werften',
  'group.oxygen': 'Sauerstofftanks',
  'group.research': 'Forschung',
  'tile.boatyard': 'Werftausbau',
  'tile.octopus': 'Krakenausbau',
  'tile.oxygen': 'Sauerstoffausbau',
  'tile.research': 'Forschungsausbau',
  'phase.A': 'Entwicklung',
  'phase.B': 'Schwarzmarkt',
  'phase.C': 'Versteigerung',
  deepThought: 'Deep Thought',
  dome: 'Kuppel',
  bonus: BONUS('bonus'),

  'tile.boatyard.about': 'Sofort drei weitere Deeple',
  'tile.octopus.about': 'Eine weitere Krake direkt an der Kuppel; sie repariert 3',
  'tile.oxygen.about': 'Eine weitere Sauerstoffkarte mit zwei Flaschen',
  'tile.research.about': '3 Punkte für jede Forschungskarte, die du von nun an anlegst',
  and: '{first} und {last}',
  comma: '{first}, {rest}',

  'ask.turn':
    '{buy, select, yes {{use, select, yes {Kaufe eine Karte, bewege Deeple oder passe} other {Kaufe eine Karte oder passe}}} other {{use, select, yes {Bewege Deeple oder passe} other {Keine Karte bezahlbar, niemand zu bewegen: {free, select, yes {freie Aktionen oder passen} other {Passe}}}}}}',
  'ask.wrap': 'Freie Aktionen oder Zug beenden',
  'ask.end': 'Beende deinen Zug',
  'ask.dive': 'Bewege mit jeder Flasche einen Deeple oder lass es',
  'ask.hold': 'Mit dieser Flasche lässt sich niemand bewegen',
  'ask.activate': 'Aktiviere, was besetzt ist, oder lass es',
  'ask.destroy': 'Zu viel Schaden: Gib die äußerste Karte eines Arms auf',
  'ask.market': 'Wähle geheim, welche deiner Karten du kaufst',
  'ask.attach':
    '{cards, plural, one {Lege deine Karte an} other {Lege deine Karten in beliebiger Reihenfolge an}}',
  'ask.block': 'Sperre {rows, plural, one {noch eine Zeile} other {# Zeilen}} für die Versteigerung',
  'ask.auction': 'Wähle die Zeile, die als Nächste versteigert wird',
  'ask.bid':
    '{high, plural, =0 {Gib das erste Gebot ab oder halte dich heraus} one {Biete mehr als # Münze oder steig aus} other {Biete mehr als # Münzen oder steig aus}}',
  'ask.drop':
    '{high, plural, =0 {Du hast keine Münze zum Bieten: {free, select, yes {freie Aktionen oder nicht mitbieten} other {Halte dich heraus}}} other {Mehr als # kannst du nicht bieten: {free, select, yes {freie Aktionen oder aussteigen} other {Steig aus}}}}',
  'ask.reward': 'Bewege Deeple und aktiviere: {left, plural, one {einmal} other {#-mal}} für diese Zeile',
  'ask.skip': 'Nichts lässt sich bewegen oder aktivieren: Verzichte auf den Rest',
  'ask.extra': 'Noch einmal für 1 Schaden oder Zeile abschließen',
  'ask.finish': 'Schließe diese Zeile ab',
  'ask.tank': 'Wähle eine Sauerstoffkarte für die zusätzliche Aktivierung',
  'wait.turn': '{name} wählt eine Aktion',
  'wait.dive': '{name} bewegt Deeple',
  'wait.destroy': '{name} muss eine Karte aufgeben',
  'wait.market': 'Auf dem Schwarzmarkt fehlt noch die Wahl von {names}',
  'wait.attach': '{name} legt Karten an',
  'wait.block': '{name} sperrt Zeilen',
  'wait.auction': '{name} wählt eine Zeile für die Versteigerung',
  'wait.bid': '{name} überlegt ein Gebot',
  'wait.reward': '{name} aktiviert Module',
  'wait.tank': '{name} wählt eine Sauerstoffkarte',

  'opening.buy': 'Kaufe „{cardName}“',
  'label.buy': `Kaufe „{cardName}“ für ${PREIS}`,
  'label.use': `Nutze „{cardName}“: {second, select, 0 {Flasche {first}} other {Flaschen {first} und {second}}}`,
  'label.swim': 'Flasche {steps}: Deeple bewegen, {startName} → {goalName}',
  'label.hold': 'Flasche {steps}: niemanden bewegen',
  'label.activate': `Aktiviere „{cardName}“: {arm, select, 0 {{amount, plural, one {# Münze} other {# Münzen}}} 1 {{amount, plural, one {# Punkt} other {# Punkte}}} other {{amount} reparieren}}`,
  'label.done': 'Nichts weiter aktivieren',
  'label.pass':
    '{points, plural, =0 {Passen} one {Passen für # Punkt} other {Passen für # Punkte}}{first, select, yes { und den Nautilusmarker} other {}}',
  'label.plant': `Kraftwerk nutzen: ${MÜNZEN} für {damage} Schaden`,
  'label.expand': `Baue den ${AUSBAU} für ${PREIS}`,
  'label.market': `{count, plural, =0 {Nichts kaufen} other {Kaufe für ${PREIS} und {damage} Schaden: {list}}}`,
  'label.attach': 'Lege „{cardName}“ an',
  'label.destroy': `Gib „{cardName}“ am ${ARM} auf`,
  'label.block': `Sperre Zeile ${row()}`,
  'label.row': `Versteigere Zeile ${row()}`,
  'label.bid': `Biete ${MÜNZEN}`,
  'label.drop': '{high, select, 0 {Nicht mitbieten} other {Aussteigen}}',
  'label.skip': 'Auf die übrigen Aktivierungen verzichten',
  'label.extra': 'Noch einmal aktivieren für 1 Schaden',
  'label.end': '{step, select, reward {Zeile abschließen} other {Zug beenden}}',

  'event.begins': `${who('hast', 'hat')} den Nautilusmarker und {who, select, you {beginnst} other {beginnt}}.`,
  'event.round': `Runde {round} beginnt. Bonus: ${BONUS('first')} und ${BONUS('second')}.`,
  'event.market': 'Der Schwarzmarkt der Runde {round} öffnet.',
  'event.auction': 'Die Versteigerung der Runde {round} beginnt: Alle Karten werden aufgedeckt.',
  'event.removed': '„{cardName}“ verlässt die Auslage.',
  'event.collapsed': `Zeile ${row()} ist leer: Die Zeilen darüber rücken nach.`,
  'event.bought': `${who('kaufst', 'kauft')} „{cardName}“ für ${PREIS}.`,
  'event.attached': `${who('legst', 'legt')} „{cardName}“ an.`,
  'event.recruited': `${who('bekommst', 'bekommt')} {deeples} Deeple.`,
  'event.researched': `${who('bekommst', 'bekommt')} ${PUNKTE} für Forschung.`,
  'event.earned': `${who('bekommst', 'bekommt')} ${MÜNZEN}.`,
  'event.damaged': `${who('nimmst', 'nimmt')} {amount} Schaden und {who, select, you {stehst} other {steht}} bei {damage}.`,
  'event.repaired': `${who('reparierst', 'repariert')} {amount} und {who, select, you {stehst} other {steht}} bei {damage}.`,
  'event.destroyed': `${who('verlierst', 'verliert')} „{cardName}“.`,
  'event.used': `${who('nutzt', 'nutzt')} „{cardName}“.`,
  'event.held': `${who('bewegst', 'bewegt')} mit Flasche {steps} niemanden.`,
  'event.swam': `${who('bewegst', 'bewegt')} einen Deeple: {startName} → {goalName}.`,
  'event.activated': `${who('aktivierst', 'aktiviert')} „{cardName}“: {arm, select, 0 {{amount, plural, one {# Münze} other {# Münzen}}} 1 {{amount, plural, one {# Punkt} other {# Punkte}}} other {{amount} repariert}}.`,
  'event.passed': `${who('passt', 'passt')}{points, plural, =0 {.} one { für # Punkt.} other { für # Punkte.}}`,
  'event.plant': `${who('nutzt', 'nutzt')} das Kraftwerk für ${MÜNZEN}{points, plural, =0 {} one { und # Punkt} other { und # Punkte}}.`,
  'event.expanded': `${who('baust', 'baut')} den ${AUSBAU}.`,
  'event.sealed': `${who('wählst', 'wählt')}{seen, select, yes {: {list}} none { keine Karte} other { geheim}}.`,
  'event.purchased': `${who('kaufst', 'kauft')} {count, plural, =0 {keine Karte} one {# Karte} other {# Karten}} auf dem Schwarzmarkt.`,
  'event.paid': `${who('zahlst', 'zahlt')} ${PREIS} auf dem Schwarzmarkt.`,
  'event.rowChosen': `${who('bringst', 'bringt')} Zeile ${row()} zur Versteigerung.`,
  'event.soloRow': `Zeile ${row()} wird versteigert. Deep Thought bietet {bid, plural, =0 {nicht mit} one {# Münze} other {# Münzen}}.`,
  'event.bid': `${who('bietest', 'bietet')} ${MÜNZEN}.`,
  'event.dropped': `${who('steigst', 'steigt')} aus.`,
  'event.unsold': `Niemand wollte Zeile ${row()}.`,
  'event.won': `${who('ersteigerst', 'ersteigert')} Zeile ${row()} für ${PREIS}.`,
  'event.extra': `${who('aktivierst', 'aktiviert')} noch einmal für 1 Schaden.`,
  'event.blocked': `Zeile ${row()} ist gesperrt.`,
  'event.bonus': `${who('bekommst', 'bekommt')} {worth} durch eine Bonuskarte: ${BONUS('bonus')}.`,
  'event.scriptTook': 'Deep Thought nimmt „{cardName}“.',
  'event.scriptActivated': `Deep Thought aktiviert alles: ${PUNKTE} und ${MÜNZEN}.`,
  'event.stood':
    '{who, select, you {Deine Station} other {Die Station von {name}}} hält: Schaden {damage}, Zeiger bei {pointer}.',
  'event.fell':
    '{who, select, you {Deine Station} other {Die Station von {name}}} stürzt ein: Schaden {damage}, Zeiger bei {pointer}. Ihre Karten zählen nicht.',
  'event.ended':
    '{ending, select, outwitted {Das Spiel ist aus: Deep Thought ist überlistet.} outbuilt {Das Spiel ist aus: Deep Thought hat die bessere Station gebaut.} other {Das Spiel ist aus: Die Stationen werden gewertet.}}',

  'ending.final': 'Drei Runden sind vorbei',
  'ending.outwitted': 'Deep Thought ist überlistet',
  'ending.outbuilt': 'Deep Thought hat die bessere Station gebaut',
  'part.passing': 'Passen',
  'part.habitats': 'Habitate',
  'part.bonus': 'Bonuskarten',
  'part.research': 'Forschungsausbau',
  'part.plant': 'Kraftwerk',
  'part.coins': 'Münzen',
  'part.station': 'Wert der Station',
  'part.staffed': 'Besetzte Module',
  'part.damage': 'Schaden (weniger gewinnt)',

  'refuse.notYourTurn': 'Du bist nicht am Zug. Bis dahin kannst du dich umsehen.',
  'refuse.unreadable': 'Dieser Zug ist nicht lesbar. Wähle eines der leuchtenden Felder.',
  'refuse.gameOver': 'Das Spiel ist aus. In der Aufzeichnung kannst du es dir noch einmal ansehen.',
  'refuse.actFirst': 'Ein Zug braucht eine Aktion: Kaufe eine Karte, bewege Deeple oder passe.',
  'refuse.actedAlready':
    'Deine Aktion hast du schon gehabt. Freie Aktionen gehen noch, dann beende deinen Zug.',
  'refuse.chooseAction': 'Jetzt ist eine Aktion dran: Kaufe eine Karte, bewege Deeple oder passe.',
  'refuse.tankFirst': 'Wähle erst eine deiner offenen Sauerstoffkarten. Ihre Flaschen bewegen deine Deeple.',
  'refuse.marketLater': 'Der Schwarzmarkt öffnet, wenn alle gepasst haben.',
  'refuse.auctionLater': 'Die Versteigerung beginnt nach dem Schwarzmarkt.',
  'refuse.notOnDisplay': `„${CARD}“ liegt nicht in der Auslage. Wähle eine der Karten, die dort liegen.`,
  'refuse.tooFewCoins':
    'Das kostet {price, plural, one {# Münze} other {# Münzen}}, und du hast {coins}.{uses, plural, =0 { Dein Kraftwerk lief in dieser Runde schon dreimal.} other { Das Kraftwerk bringt mehr.}}',
  'refuse.plantSpent':
    'Dein Kraftwerk lief in dieser Runde schon dreimal. In der nächsten ist es wieder bereit.',
  'refuse.tileBuilt': `Den ${AUSBAU} hast du schon gebaut. Jeder Ausbau geht nur einmal.`,
  'refuse.noSuchBottle': 'Auf der genutzten Karte ist keine Flasche {steps} mehr. Wähle eine, die sie zeigt.',
  'refuse.bottleFirst': 'Nutze erst eine Flasche, notfalls ohne Bewegung. Danach kannst du aktivieren.',
  'refuse.bottlesLeft': 'Eine Flasche ist noch übrig. Bewege damit einen Deeple oder lass es ausdrücklich.',
  'refuse.finishDive': 'Du bewegst gerade Deeple. Nutze erst die Flaschen und aktiviere, was du willst.',
  'refuse.notYourTank': `„${CARD}“ gehört nicht zu deinen Sauerstoffkarten.`,
  'refuse.tankUsed': `„${CARD}“ liegt verdeckt. In der nächsten Runde geht es wieder.`,
  'refuse.noLyingDeeple': 'Du hast keinen liegenden Deeple. Wer steht, hat in dieser Runde schon gearbeitet.',
  'refuse.noDeepleThere': `Hier liegt niemand bereit: ${card('de', 'start', 'Kuppel')}. Wähle einen liegenden Deeple.`,
  'refuse.armTooShort': `So weit reicht dein ${ARM} nicht. Wähle ein Modul, das da ist.`,
  'refuse.domeWorks': 'Die Kuppel muss nicht aktiviert werden. Wähle ein besetztes Modul.',
  'refuse.holdInstead':
    'Dieser Deeple ist schon dort. Soll sich niemand bewegen, lass die Flasche ungenutzt.',
  'refuse.onlyOutward': `${card('de', 'start', 'Kuppel')} → ${card('de', 'goal', 'Kuppel')} führt nicht weiter hinaus. Deeple schwimmen auf ihrem Arm nur nach außen.`,
  'refuse.tooFar':
    'Das sind {away, plural, one {# Schritt} other {# Schritte}}, und die Flasche reicht für {steps}.',
  'refuse.activatedAlready': `„${CARD}“ wurde in dieser Runde schon aktiviert. Jedes Modul arbeitet einmal je Runde.`,
  'refuse.tooFewDeeples': `„${CARD}“ braucht {staff} Deeple, und dort {lying, plural, =0 {liegt keiner} one {liegt # Deeple} other {liegen # Deeple}}.`,
  'refuse.destroyFirst': 'Dein Schaden ging über 15 hinaus. Gib erst die äußerste Karte eines Arms auf.',
  'refuse.emptyArm': `An deinem ${ARM} liegt keine Karte. Wähle einen anderen.`,
  'refuse.notInHand': `„${CARD}“ wurde dir nicht ausgeteilt. Wähle unter deinen drei Karten.`,
  'refuse.noActivationNow':
    'Auf dem Schwarzmarkt wird nicht aktiviert. Die Versteigerung bietet wieder Gelegenheit.',
  'refuse.chooseMarket': 'Wähle, welche deiner drei Karten du kaufst. Auch gar keine ist möglich.',
  'refuse.attachFirst': 'Lege erst deine neuen Karten an, in beliebiger Reihenfolge.',
  'refuse.notToAttach': `„${CARD}“ gehört nicht zu den Karten, die du anlegen musst.`,
  'refuse.chooseRow': 'Wähle, welche Zeile als Nächste versteigert wird.',
  'refuse.rowMarked': `Vor Zeile ${row()} liegt schon ein Versteigerungsmarker. Wähle eine andere.`,
  'refuse.blockFirst': 'Vor der Versteigerung werden zwei Zeilen gesperrt. Wähle sie zuerst.',
  'refuse.notThisRow': `Zeile ${row()} kann jetzt nicht gesperrt werden: Eine Zeile mit Karten und eine leere müssen übrig bleiben.`,
  'refuse.bidOrDrop': 'Es läuft eine Versteigerung. Biete mehr oder steig aus.',
  'refuse.bidTooLow':
    '{high, plural, =0 {Ein Gebot ist mindestens 1 Münze.} other {Das Gebot steht bei #. Biete mehr oder steig aus.}}',
  'refuse.bidTooHigh':
    'Du hast {coins, plural, one {# Münze} other {# Münzen}}, mehr kannst du nicht bieten.{uses, plural, =0 {} other { Das Kraftwerk bringt welche.}}',
  'refuse.noActivationLeft':
    'Für diese Zeile ist keine Aktivierung mehr übrig.{extra, select, yes { Eine weitere gibt es für 1 Schaden.} other { Schließe sie ab.}}',
  'refuse.symbolsFirst':
    'Die zusätzliche Aktivierung kommt zuletzt: {left, plural, one {# ist} other {# sind}} für diese Zeile noch offen.',
  'refuse.extraTaken': 'Die zusätzliche Aktivierung für diese Zeile hast du schon gehabt.',
  'refuse.cannotDive':
    'Für eine Aktivierung brauchst du eine offene Sauerstoffkarte und einen liegenden Deeple.',
  'refuse.activationsLeft':
    '{left, plural, one {# Aktivierung ist} other {# Aktivierungen sind}} für diese Zeile übrig. Nutze sie oder verzichte darauf.',
  'refuse.finishRow': 'Du hast eine Zeile ersteigert. Nutze ihre Aktivierungen oder schließe sie ab.',
  'refuse.chooseTank':
    'Den Schaden hast du schon genommen. Wähle eine Sauerstoffkarte für die zusätzliche Aktivierung.',
};
