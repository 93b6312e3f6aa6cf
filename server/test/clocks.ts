/** A day for each turn, and a bot for whoever is late. */
export const DAILY = {
  kind: 'turn',
  time: 86_400_000,
  increment: 0,
  late: 'bot',
  vacation: 0,
  nights: false,
} as const;
