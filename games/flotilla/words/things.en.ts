/** What lies on a cell, and what a card is worth. */
export const thingsEn = {
  'tile.starter': 'starter tile with the dock',
  'tile.depth': '{depth, select, 1 {shallow} 2 {reef} other {deep}}',
  'tile.resource':
    '{colour, select, green {green barrels} red {red barrels} blue {blue barrels} other {yellow barrels}}',
  'tile.toxicity': '{n} toxicity',
  'tile.island': 'island with a building site',
  'tile.district':
    '{colour, select, green {green district} red {red district} blue {blue district} other {yellow district}}',
  'tile.cost':
    'costs {n} {colour, select, green {green} red {red} blue {blue} other {yellow}} {n, plural, one {barrel} other {barrels}}',
  'tile.site': 'building site',
  'tile.depleted': 'depleted',
  'tile.outpost': 'outpost',
  'tile.skiffs':
    '{n, plural, one {a skiff} other {# skiffs}}{cargo, plural, =0 {} one { with # barrel} other { with # barrels}}',
  'cell.empty': '{cell}: open water',
  'card.value.sink': 'up to {n, plural, one {# move} other {# moves}}',
  'card.value.sky': '{n, plural, one {# coin} other {# coins}}',
} as const;
