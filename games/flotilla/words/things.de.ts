/** Was auf einem Platz liegt und was eine Karte wert ist. */
import type { thingsEn } from './things.en.ts';

export const thingsDe: Readonly<Record<keyof typeof thingsEn, string>> = {
  'tile.starter': 'Startplättchen mit Dock',
  'tile.depth': '{depth, select, 1 {Flachwasser} 2 {Riff} other {Tiefsee}}',
  'tile.resource':
    '{colour, select, green {grüne Fässer} red {rote Fässer} blue {blaue Fässer} other {gelbe Fässer}}',
  'tile.toxicity': '{n} Toxizität',
  'tile.island': 'Insel mit Bauplatz',
  'tile.district':
    '{colour, select, green {grüner Bezirk} red {roter Bezirk} blue {blauer Bezirk} other {gelber Bezirk}}',
  'tile.cost':
    'kostet {n} {colour, select, green {{n, plural, one {grünes Fass} other {grüne Fässer}}} red {{n, plural, one {rotes Fass} other {rote Fässer}}} blue {{n, plural, one {blaues Fass} other {blaue Fässer}}} other {{n, plural, one {gelbes Fass} other {gelbe Fässer}}}}',
  'tile.site': 'Bauplatz',
  'tile.depleted': 'erschöpft',
  'tile.outpost': 'Außenposten',
  'tile.skiffs':
    '{n, plural, one {ein Schiff} other {# Schiffe}}{cargo, plural, =0 {} one { mit # Fass} other { mit # Fässern}}',
  'cell.empty': '{cell}: offenes Wasser',
  'card.value.sink': 'bis zu {n, plural, one {# Bewegung} other {# Bewegungen}}',
  'card.value.sky': '{n, plural, one {# Münze} other {# Münzen}}',
};
