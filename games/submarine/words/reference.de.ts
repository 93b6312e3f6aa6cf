/** Was die Tabellen der Figuren, Karten und Felder auf Deutsch sagen. */
import { choose } from '@fathom/kernel';
import { KINDS } from '../data/box.ts';
import { capital } from './capital.ts';
import { farbig, karte, noun, tokenName } from './names.de.ts';
import type { reference as en } from './reference.en.ts';
import { token } from './select.ts';

const ZOLL = 'eine Karte für jedes fremde Tauchboot auf dem Feld oder darüber';

export const reference: Readonly<Record<keyof typeof en, string>> = {
  'reference.pieces': 'Figuren',
  'reference.treasures': 'Schätze',
  'reference.mussels': 'Muscheln',
  'reference.cards': 'Bergungskarten',
  'reference.spaces': 'Der Spielplan',
  'reference.deal': 'Was alle bekommen',
  'reference.endings': 'Wie das Spiel endet',

  'reference.ship.name': 'Forschungsschiff',
  'reference.ship.effect':
    'Fährt in jedem Zug nach rechts, in eine Spalte mit einem eigenen Tauchboot oder vom Spielplan. Nur Tauchboote darunter können etwas tun.',
  'reference.submarine.name': 'Tauchboot',
  'reference.submarine.effect':
    'Birgt auf seinem Feld oder wird versetzt, auf ein beliebiges Feld seiner Ebene, der Ebene darüber oder der Ebene darunter. Andere zahlen dir eine Karte für jeden Schatz, den sie daran vorbei heraufholen.',
  'reference.container.name': 'Container',
  'reference.container.effect':
    'Hat einen Platz für jede der zwölf Arten. Wer ihn als Erstes füllt, gewinnt.',
  'reference.joker.name': 'Joker',
  'reference.joker.effect':
    'Eine Muschel oder ein doppelter Schatz neben deinem Container. Er holt jeden Schatz herauf, an den eines deiner Tauchboote herankommt, ohne Karte und ohne Zahlungen, und bleibt an dessen Stelle auf dem Spielplan.',

  'reference.treasure.name': choose('kind', KINDS.map(noun)),
  'reference.treasure.effect':
    'Füllt einen eigenen Platz in deinem Container. Hast du die Art schon, ist die Marke ab deinem nächsten Zug ein Joker. Es gibt {copies}, eine in jeder Farbe.',
  'reference.treasure.cost': `eine Karte der gleichen Farbe und ${ZOLL}, oder ein Joker`,
  'reference.mussel.name': token('token', t => capital(tokenName(t))),
  'reference.mussel.effect': 'Ein Joker. Sie füllt nie einen Platz im Container.',
  'reference.mussel.cost': `wenn sie auf dem Spielplan liegt: ${choose('colour', karte('eine', 'e'))} und ${ZOLL}`,
  'reference.card.name': choose(
    'colour',
    farbig('e').map(farbe => `${capital(farbe)} Karte`),
  ),
  'reference.card.effect': `Aus der Hand holt sie einen ${choose('colour', farbig('en'))} Schatz oder die ${choose('colour', farbig('e'))} Muschel herauf und ist dann aus dem Spiel. Vom Nachziehstapel bezahlt sie andere. Es gibt {copies}.`,

  'reference.left.effect': 'Hier warten die Schiffe auf den Beginn der Fahrt.',
  'reference.surface.effect':
    'Die Wasseroberfläche. Hier fahren nur Schiffe, in einer Spalte beliebig viele.',
  'reference.level.effect':
    'Unter Wasser. Zu Beginn {treasures, plural, one {liegt hier in jeder Spalte # Schatz} other {liegen hier in jeder Spalte # Schätze}}. Auf einem Feld haben beliebig viele Tauchboote Platz.',
  'reference.right.effect':
    'Hier wartet ein Schiff, bis alle den Spielplan verlassen haben. Bis dahin darfst du in jedem Zug eine Handkarte unter deinen Nachziehstapel legen und eine neue ziehen.',

  'reference.deal.name': 'Zu {seats, select, 2 {zweit} 3 {dritt} 4 {viert} other {fünft}}',
  'reference.deal.effect':
    '{cards, plural, one {# Karte} other {# Karten}}, drei davon auf die Hand; {submarines, plural, one {# Tauchboot} other {# Tauchboote}}; eine Muschel. Von den 60 Karten {all, select, 60 {spielen alle mit} other {spielen {all} mit}}.',

  'reference.ending.container': 'Sofort. Wer ihn gefüllt hat, gewinnt.',
  'reference.ending.column':
    'Sofort, wenn ihr letzter Schatz geborgen wird; Muscheln zählen nicht. Es gewinnt, wer die meisten Schätze hat; bei Gleichstand entscheiden Joker, dann Karten.',
  'reference.ending.cards':
    'Nach einem Zug, wenn alle Karten abgelegt sind. Es gewinnt, wer die meisten Schätze hat; bei Gleichstand entscheiden Joker, dann Karten.',
  'reference.ending.idle':
    'Nach zwei, drei oder fünf Fahrten nacheinander, je nach Tisch, ohne dass eine Karte abgelegt wird oder ein Schatz in einen Container kommt. Es gewinnt, wer die meisten Schätze hat; bei Gleichstand entscheiden Joker, dann Karten.',
};
