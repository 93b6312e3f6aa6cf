import type { sketchEn } from './sketch.en.ts';

export const sketchDe: Readonly<Record<keyof typeof sketchEn, string>> = {
  'sketch.round': 'Runde {round} von {rounds}. Mission {mission}.',
  'sketch.setback': 'Rückschlag {name}: {text}',
  'sketch.uncharted': 'Kacheln übrig: {list}',
  'sketch.pile': '{n} in Tiefe {depth}',
  'sketch.vessels': 'Tauchboote: {list}',
  'sketch.dive': 'Tauchgang{nth, select, 0 {} other { {nth}}}: {n, plural, =0 {leer} other {# Plättchen}}',
  'sketch.track': 'Sonar {free} von {all} frei{next}',
  'sketch.next': ', als Nächstes: {gives}',
  'sketch.conserve':
    'Meeresschutz{nth, select, 0 {} other { ({nth})}}: {state, select, free {{cost} Wissen{gives}} covered {abgedeckt} other {{name}}}',
  'sketch.publish':
    'Publikation, {field}{nth, select, 0 {} other { {nth}}}: {state, select, free {frei} covered {abgedeckt} other {{name}}}',
  'sketch.goals': 'Ziele',
  'sketch.standing': '{name} {n} (+{points})',
  'sketch.journals': 'Ausliegende Forschungsberichte',
  'sketch.journal': '{name}: {cost} Wissen, {list}',
  'sketch.points': '{n, plural, one {# Punkt} other {# Punkte}}',
  'sketch.others': 'andere: {gives}',
  'sketch.offer': 'Angebotene Crewmitglieder',
  'sketch.design': 'Stufe {rank}, Junior: {junior}; Senior: {senior}',
  'sketch.seat':
    '{score, plural, one {# Punkt} other {# Punkte}} · {discs, plural, one {# Scheibe} other {# Scheiben}} bereit · {research} Wissen{passed, select, yes { · hat gepasst} other {}}',
  'sketch.level': '{track} {level}',
  'sketch.busy': '{name} (hat eine Scheibe)',
  'sketch.crew': 'Crew: {list}',
  'sketch.library': 'Forschungsberichte: {list}',
  'sketch.token': '{name} ({n} Wissen)',
  'sketch.tokens': 'Plättchen: {list}',
  'sketch.markers': '{n} Einflussmarker',
};
