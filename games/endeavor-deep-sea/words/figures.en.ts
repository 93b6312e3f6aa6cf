/** Captions of the pictures in the rules. */
export const en = {
  'figure.ED-38': 'Whom Ines may recruit is lit: the rank must not be above her reputation.',
  'figure.ED-48': 'A disc on a free circle opens the actions of a specialist.',
  'figure.ED-57': 'The zones a vessel can reach are lit.',
  'figure.ED-65': 'The leftmost free spot of each sonar track is lit.',
  'figure.ED-67': 'A discovered zone is laid where it fits its depth.',
  'figure.ED-77': 'The vessel is there, so the dive site is lit.',
  'figure.ED-83': 'A free site in the zone of a vessel: the number in the hexagon is its price.',
  'figure.ED-86': 'The field of the site must be one of those on the journal.',
  'figure.ED-116': 'Free hexes beside a marker, and starting hexes, are lit.',
} as const satisfies Readonly<Record<string, string>>;
