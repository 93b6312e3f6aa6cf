/** Deutsche Texte, die nur das Spielbrett braucht; die Sätze des Spiels stehen in words/de.ts. */
import type { en } from './en.ts';

const COINS = '{coins, plural, one {# Münze} other {# Münzen}}';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'panel.offer': 'Karten',
  'panel.offer.A': 'Auslage',
  'panel.offer.B': 'Schwarzmarkt',
  'panel.offer.C': 'Versteigerung',
  'panel.bonus': 'Wertung dieser Runde',

  'status.round': 'Runde\u00a0{round}\u00a0von\u00a0{all}, {phase}',
  'step.over': 'Das Spiel ist aus',
  'step.market': 'Schwarzmarkt, alle gleichzeitig',
  'step.dive': 'Du bist dran, {card}',
  'step.bid': '{who, select, you {Dein Gebot} other {{name} bietet}}, {leader} führt mit {high}',
  'step.turn': `{who, select, you {Du bist dran, ${COINS}} other {{name} ist dran}}`,

  'seat.stable': 'stabil',
  'seat.collapse': 'stürzt ein',
  'seat.fallen': 'eingestürzt',
  'seat.holds': 'Schaden {damage}, hält {pointer}',
  'seat.coins':
    '{coins, select, ? {Münzen sind verdeckt} other {{coins, plural, one {# Münze} other {# Münzen}}}}',
  'seat.deeples': '{n} Deeple',
  'seat.nautilus': 'Nautilusmarker',
  'seat.turn': 'am Zug',
  'seat.deciding': 'überlegt',
  'seat.passed': 'hat gepasst',
  'seat.visit': 'Station von {name} zeigen',

  'board.state.stable': 'Stabil',
  'board.state.collapse': 'Würde einstürzen',
  'board.state.fallen': 'Eingestürzt',
  fallen: 'Eingestürzt: {n, plural, one {die Station} other {die Stationen}} von {names}.',
  'board.then': 'Dann:',
  'board.spare': '{n, plural, =0 {kein Schaden mehr erlaubt} other {# Schaden Spielraum}}',
  'board.tooMuch': '{n} Schaden zu viel',
  'board.scale':
    'Schadensskala von {name}: Schaden {damage}, die Station hält bis {pointer}. {state, select, stable {Sie ist stabil.} fallen {Sie ist eingestürzt.} other {Sie würde einstürzen.}}',

  'board.to.station': 'Station',
  'board.to.display': 'Auslage {n}',
  'board.to.market': 'Schwarzmarkt',
  'board.to.attach': 'Neue Karten',
  'board.to.rows': 'Versteigerung',
  'board.back': '{who, select, you {Deine Station} other {Station von {name}}}',
  'board.close': 'Schließen',

  'board.dome': 'Kuppel',
  'board.crew':
    '{lying, plural, =0 {Kein Deeple liegt} one {# Deeple liegt} other {# Deeple liegen}} in der Kuppel{tired, plural, =0 {} one {, # ruht} other {, # ruhen}}',
  'board.tired': '{n, plural, one {# ruht} other {# ruhen}}',
  'board.crewOn':
    '{standing, plural, =0 {} one {# Deeple steht. } other {# Deeple stehen. }}{lying, plural, =0 {Niemand wartet} one {# Deeple wartet} other {# Deeple warten}}',
  'board.faceDown': 'Bis zur nächsten Runde umgedreht',
  'board.gain.coins': '{n, plural, one {# Münze} other {# Münzen}}',
  'board.gain.points': '{n, plural, one {# Punkt} other {# Punkte}}',
  'board.gain.repair': '{n, plural, =0 {nichts zu reparieren} other {−# Schaden}}',
  'board.activate': '„{name}“ aktivieren: {gain}',
  'board.swim': 'Deeple bewegen, Ziel: {name}{any, select, yes {, dann aktivierbar: {gain}} other {}}',
  'board.take':
    '{place, select, dome {Einen Deeple aus der Kuppel bewegen} other {Den Deeple auf „{name}“ weiterbewegen}}',
  'board.use': '„{name}“ einsetzen',
  'board.destroy': '„{name}“ aufgeben',
  'board.whyNot': 'Warum nicht: {name}?',
  'board.tag.activate': 'jetzt: {gain}',
  'board.tag.arrive': 'aktiviert: {gain}',
  'board.bottle': 'Flasche mit {steps, plural, one {# Schritt} other {# Schritten}}',

  'board.tile.boatyard': 'Kuppelwerft',
  'board.tile.octopus': 'Kuppelkrake',
  'board.tile.oxygen': 'Reservetanks',
  'board.tile.research': 'Forschungszentrum',
  'board.tile.research.about': '{n, plural, one {# Punkt} other {# Punkte}} je neuer Forschungskarte',
  'board.built': 'gebaut',

  'board.buy': 'Kaufen',
  'board.price':
    'Preis der Zeile {price, plural, one {# Münze} other {# Münzen}}, {damage, plural, =0 {kein Schaden} =1 {1 Schaden} other {repariert {repair}}}',
  'board.noDamage': 'kein Schaden',
  'board.omen.leaves': 'geht gleich',
  'board.omen.taken': 'Deep Thought',
  'board.worth': 'Jetzt wert:',

  'board.attachLead': '{n, plural, one {Eine neue Karte} other {# neue Karten}} für deine Station',
  'board.attach': 'Anlegen',
  'board.marketLead': 'Nur du siehst diese Karten. Was du liegen lässt, kommt verdeckt in die Versteigerung.',
  'board.marketSealed':
    '{n, plural, =0 {Du kaufst keine davon.} one {Du kaufst die markierte Karte.} other {Du kaufst die # markierten Karten.}} Noch weiß es niemand.',
  'board.choose': 'Wählen',
  'board.deal':
    '{n, plural, =0 {Nichts kaufen} one {# Karte kaufen: {price} Münze, {damage} Schaden} other {# Karten kaufen: {price} Münzen, {damage} Schaden}}',
  'board.ladder': 'Preise nach Anzahl der Karten',
  'board.choosing': 'wählt noch',
  'board.hasChosen': 'hat gewählt',

  'board.row': 'Zeile {row}',
  'board.row.now': 'im Angebot',
  'board.row.done': 'kein Gebot',
  'board.row.blocked': 'gesperrt',
  'board.row.sold': '{name} für {price}',
  'board.row.open': 'wartet',
  'board.activation': 'Einmal bewegen und aktivieren',
  'board.bidsFor': 'Gebote für Zeile {row}',
  'board.prize':
    'Wer gewinnt, erhält {cards, plural, =0 {keine Karte} one {# Karte} other {# Karten}} und {activations, plural, =0 {keine Aktivierung} one {# Aktivierung} other {# Aktivierungen}}; eine weitere kostet 1 Schaden.',
  'board.bidder.leads': 'führt',
  'board.bidder.out': 'raus',
  'board.bidder.broke': 'kann nicht erhöhen',
  'board.bidder.may': '{least} bis {most} möglich',
  'board.bidder.hidden': 'mindestens {least}',
  'board.yourBid': 'dein Gebot, du hast\u00a0{coins}',
  'board.less': 'Eine Münze weniger',
  'board.more': 'Eine Münze mehr',

  'board.tanks': 'Sauerstoffkarten',
  'board.coins': '{n, plural, one {Münze} other {Münzen}}',
  'board.freeDeeples': 'von {all} frei',
  'board.plant': 'Kraftwerk',
  'board.plantGives': `${COINS}, {damage} Schaden`,
  'board.plantUses': '{n, plural, =0 {diese Runde erschöpft} one {noch einmal} other {noch #-mal}}',
  'board.expand': 'Ausbauen',
  'board.expandPrice':
    '{left, plural, =0 {alles gebaut} other {{price, plural, one {# Münze} other {# Münzen}}, {left} übrig}}',
};
