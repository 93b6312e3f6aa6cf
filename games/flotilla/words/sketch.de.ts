/** Die Stellung als Text fürs Terminal, in kurzen Worten. */
import type { sketchEn } from './sketch.en.ts';

export const sketchDe: Readonly<Record<keyof typeof sketchEn, string>> = {
  'sketch.round':
    '{round, plural, =0 {Alle erkunden} other {Runde #}}{last, select, yes {, die letzte} other {}} · noch {pool, plural, one {# Punkt} other {# Punkte}} im Siegpunktvorrat',
  'sketch.prices': 'Preise: {list}',
  'sketch.dials': 'Anzeiger: {list} · Sonar auf Feld {sonar}, Überlebende auf Feld {survivors}',
  'sketch.objectives': 'Ziele',
  'sketch.objective': '{aim}: für dich jetzt {points, plural, one {# Punkt} other {# Punkte}}',
  'sketch.crew': 'Offene Crew',
  'sketch.hand': 'Deine Hand',
  'sketch.card':
    '{name}{value, plural, =0 {} other { ({side, select, sink {{value, plural, one {# Bewegung} other {# Bewegungen}}} other {{value, plural, one {# Münze} other {# Münzen}}}})}}: {effects}',
  'sketch.seat':
    '{side} · {points, plural, one {# Punkt} other {# Punkte}} · {coins, plural, one {# Münze} other {# Münzen}} · {barrels} · Toxizität {toxicity} · {hand, plural, one {# Handkarte} other {# Handkarten}}',
  'sketch.barrels': 'Fässer {list}',
  'sketch.noBarrels': 'kein Fass',
  'sketch.guilds': 'Gildenleisten: {list}',
  'sketch.guild': '{guild} {space}{seals, plural, =0 {} other { (# Siegel)}}',
  'sketch.top': 'Oberste Karte: {card}',
  'sketch.stock': 'Plättchenstapel: {list}',
  'sketch.area':
    '{tiles} Plättchen, {outposts} Außenposten, {skiffs, plural, one {# Schiff} other {# Schiffe}}, {artifacts, plural, one {# Artefakt} other {# Artefakte}}',
  'sketch.skiff': 'Schiff{cargo, select, none {} other { mit {cargo}}}',
};
