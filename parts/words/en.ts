/** Texts of the shared parts. */
export const en = {
  'parts.close': 'Close',
  'parts.gotIt': 'Got it',
  'parts.rule': 'Rule {rule}',
  'parts.lookUp': 'Look up: {name}',
  'parts.since': 'Since your last turn',
  'parts.before': 'Before',
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
  'parts.read.cost': 'Price: {cost}',
  'parts.read.now': 'If you do it now',
  'parts.read.open': 'What follows is decided step by step.',
  'parts.read.change': '{before} now, {after} then',
  'parts.read.again': 'A second tap on it does the same.',
  'parts.read.look': 'Look it up',
  'parts.read.first': 'Act on first tap',
} as const;

export type PartsKey = keyof typeof en;
