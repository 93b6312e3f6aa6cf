import { choose } from '@fathom/kernel';
import { karte } from './names.de.ts';
import type { en } from './reading.en.ts';
import { space } from './select.ts';

const KARTE = choose('colour', karte('eine', 'e'));

export const de: Readonly<Record<keyof typeof en, string>> = {
  'read.meter.treasures': 'Schätze in deinem Container',
  'read.meter.jokers': 'Deine Joker',
  'read.meter.hand': 'Handkarten',
  'read.meter.pile': 'Karten in deinem Nachziehstapel',
  'read.free': `Preis: ${KARTE}. Niemand sonst bekommt etwas.`,
  'read.price': `Preis: ${KARTE} und aus deinem Nachziehstapel {debts}.`,
  'read.new': 'Diese Art fehlt noch in deinem Container.',
  'read.again': 'Diese Art hast du schon: Der Schatz würde ein Joker.',
  'read.joker': 'Ein Joker, einsetzbar ab dem nächsten eigenen Zug nach dem Gewinn.',
  'read.space': `Feld ${space()}`,
  'read.spaceText':
    'Hierher können Tauchboote aus jeder Spalte dieser Ebene, der darüber und der darunter. Schätze werden dort geborgen, wo sie liegen.',
  'read.movable': 'Es kann jetzt fahren: Drücke es an, dann das Feld, auf das es soll.',
  'read.missing': 'fehlt im Container von {name}',
  'read.got': 'im Container von {name}',
  'read.pile': 'Nachziehstapel, {n, plural, one {# Karte} other {# Karten}}',
  'read.pileText':
    'Daraus werden die anderen bezahlt, und was sie dir zahlen, kommt obenauf. Am Ende eines Zuges wird die Hand daraus aufgefüllt.',
  'read.handText': 'Jede dieser Karten birgt einen Schatz oder eine Muschel ihrer Farbe.',
  'read.discards': 'Karten, mit denen etwas geborgen wurde. Sie sind aus dem Spiel.',
  'read.below':
    '{n, plural, one {Eines deiner Tauchboote liegt} other {# deiner Tauchboote liegen}} darunter.',
  'read.payable':
    '{n, plural, =0 {Keine deiner Karten passt hier.} one {Deine Karten reichen hier für einen Schatz oder eine Muschel.} other {Deine Karten reichen hier für # Schätze und Muscheln.}}',
};
