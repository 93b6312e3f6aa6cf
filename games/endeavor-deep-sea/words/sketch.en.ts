/** What only the terminal says. */
export const sketchEn = {
  'sketch.round': 'Round {round} of {rounds}. Mission {mission}.',
  'sketch.setback': 'Setback {name}: {text}',
  'sketch.uncharted': 'Tiles left: {list}',
  'sketch.pile': '{n} at depth {depth}',
  'sketch.vessels': 'vessels: {list}',
  'sketch.dive':
    'dive{nth, select, 0 {} other { {nth}}}: {n, plural, =0 {empty} one {# token} other {# tokens}}',
  'sketch.track': 'sonar {free} of {all} free{next}',
  'sketch.next': ', next: {gives}',
  'sketch.conserve':
    'conserve{nth, select, 0 {} other { ({nth})}}: {state, select, free {{cost} research{gives}} covered {covered} other {{name}}}',
  'sketch.publish':
    'publish, {field}{nth, select, 0 {} other { {nth}}}: {state, select, free {free} covered {covered} other {{name}}}',
  'sketch.goals': 'Goals',
  'sketch.standing': '{name} {n} (+{points})',
  'sketch.journals': 'Journals on display',
  'sketch.journal': '{name}: {cost} research, {list}',
  'sketch.points': '{n, plural, one {# point} other {# points}}',
  'sketch.others': 'others: {gives}',
  'sketch.offer': 'Specialists on offer',
  'sketch.design': 'rank {rank}, junior: {junior}; senior: {senior}',
  'sketch.seat':
    '{score, plural, one {# point} other {# points}} · {discs, plural, one {# disc} other {# discs}} ready · {research} research{passed, select, yes { · passed} other {}}',
  'sketch.level': '{track} {level}',
  'sketch.busy': '{name} (has a disc)',
  'sketch.crew': 'Crew: {list}',
  'sketch.library': 'Journals: {list}',
  'sketch.token': '{name} ({n} research)',
  'sketch.tokens': 'Tokens: {list}',
  'sketch.markers': '{n, plural, one {# impact marker} other {# impact markers}}',
} as const satisfies Readonly<Record<string, string>>;
