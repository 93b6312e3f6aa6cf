import type { PartsKey } from './en.ts';

export const de: Readonly<Record<PartsKey, string>> = {
  'parts.close': 'Schließen',
  'parts.gotIt': 'Verstanden',
  'parts.rule': 'Regel {rule}',
  'parts.lookUp': 'Nachschlagen: {name}',
  'parts.since': 'Seit deinem letzten Zug',
  'parts.before': 'Davor',
  'parts.logEmpty': 'Noch ist nichts passiert.',
  'parts.movesNone': 'Du hast gerade nichts zu entscheiden.',
  'parts.movesFilter': 'Züge filtern',
  'parts.movesCount': '{n, plural, one {Ein erlaubter Zug} other {# erlaubte Züge}}',
  'parts.movesNoMatch': 'Kein erlaubter Zug enthält diese Wörter.',
  'parts.bot': 'Bot',
  'parts.away': 'nicht da',
  'parts.free': 'freier Platz',
  'parts.score': '{n, plural, one {# Punkt} other {# Punkte}}',
  'parts.players': 'Am Tisch',
};
