/** What the bots think things are worth, in victory points. */
export const WORTH = {
  /** Coins that come in per turn on either side, and the mean price of an outpost. */
  income: [5, 7],
  outpost: 25,
  /** Outposts per turn with one Trader in the crew, for each further one, and at most. */
  trades: 0.2,
  trader: 0.12,
  trading: 0.6,
  /** Chance of an outpost on the next turn while all Traders lie on the pile. */
  recall: 0.2,
  /** Tiles per turn that come to a sea and to a city, on which outposts may stand. */
  places: [0.1, 0.1],
  /** What is left of an objective after others had their pick, and of each further one. */
  objective: 0.72,
  further: 0.9,
  /** Part of its price a barrel brings, in the supply and on a skiff. */
  barrel: 0.75,
  cargo: 0.6,
  /** A skiff for each turn that is left, and a card that may be played again. */
  skiff: 0.55,
  card: [0.45, 0.6, 0.75],
  recruit: [0, 0.16, 0.26],
  /** A seal beside its award. */
  seal: 1,
  disc: [0, 0.3, 0.5, 0.7, 1, 1.6, 0.2],
  /** A tile that may be built, for each turn that is left. */
  tile: 0.12,
  /** How many tiles a city builds per turn, and how much of what they score is sure. */
  builds: 0.6,
  built: 0.62,
  /** Tiles a city draws per turn, how many of them fit its plans, and barrels a tile costs. */
  draws: 0.35,
  fitting: 0.45,
  cost: 1.8,
  /** What a coin is worth that has to be spent on barrels: much while coins are short, their price at the end to the rich. */
  coin: 0.45,
  spare: 0.2,
  /** Coins of somebody who is no longer short of them, and of somebody who is rich. */
  rich: [30, 70],
  /** What a city makes of a turn besides its tiles, for how many turns, and from how many tiles on in full. */
  city: 2.5,
  prospect: 9,
  town: 6,
  /** Part of what its tiles would be worth in a city that a sea is worth. */
  dream: 0.3,
} as const;
