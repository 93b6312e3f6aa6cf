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
  'figure.ED-116': 'Free hexes beside a marker, and start hexes, are lit.',
  'figure.ED-110':
    'Ines has a disc in the Dying Reef. Of the lit sites there, the one for 4 research is joined to it: a connection.',
  'figure.ED-1': 'The ocean: zones with their sites, discs that took them, and the vessels of three players.',
  'figure.ED-94': 'Any attribute: Ines chooses one of her four tracks.',
  'figure.ED-107': 'A promotion: the juniors that can be turned over are lit.',
  'figure.ED-123': 'Ines may dive at a site with a feature: its bonus follows each token taken there.',
  'figure.ED-147': 'The goals of a mission after two rounds: how many each player has, and who leads.',
  'figure.ED-212': 'Round 5: with enough reputation the highest ranks are lit as well.',
  'figure.ED-213': 'The last round: whoever has no disc left can only pass.',
  'figure.CO-1': 'Together: the goals of the team, and how far it has come.',
  'figure.S-1': 'Round 4: the first setback lies open below the goals.',
} as const satisfies Readonly<Record<string, string>>;
