/** Texts of the shared parts. */
export const en = {
  'parts.close': 'Close',
  'parts.gotIt': 'Got it',
  'parts.rule': 'Rule {rule}',
  'parts.lookUp': 'Look up: {name}',
  'parts.since': 'Since your last turn',
  'parts.logEmpty': 'Nothing has happened yet.',
  'parts.movesNone': 'You have nothing to decide now.',
  'parts.movesFilter': 'Filter the moves',
  'parts.movesCount': '{n, plural, one {One legal move} other {# legal moves}}',
  'parts.movesNoMatch': 'No legal move contains these words.',
  'parts.bot': 'bot',
  'parts.away': 'away',
  'parts.free': 'free seat',
  'parts.score': '{n, plural, one {# point} other {# points}}',
  'parts.players': 'Players',
  'parts.and': 'and',
  'parts.log': 'What happened',
  'parts.logOf': 'Whose turns',
  'parts.logOnly': 'Only the turns of {name}',
  'parts.showMoment': 'Show this moment on the board',
  'parts.pause': 'Pause',
  'parts.goOn': 'Go on',
  'parts.skipTurn': 'Skip this turn',
  'parts.again': 'Show again',
} as const;

export type PartsKey = keyof typeof en;
