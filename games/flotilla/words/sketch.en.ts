/** The position as text for a terminal, in short words. */
export const sketchEn = {
  'sketch.round':
    '{round, plural, =0 {Everybody explores} other {Round #}}{last, select, yes {, the last} other {}} · {pool, plural, one {# point} other {# points}} left in the pool',
  'sketch.prices': 'Prices: {list}',
  'sketch.dials': 'Dials: {list} · sonar on space {sonar}, survivors on space {survivors}',
  'sketch.objectives': 'Objectives',
  'sketch.objective': '{aim}: {points, plural, one {# point} other {# points}} for you now',
  'sketch.crew': 'Open crew',
  'sketch.hand': 'Your hand',
  'sketch.card':
    '{name}{value, plural, =0 {} other { ({side, select, sink {{value, plural, one {# move} other {# moves}}} other {{value, plural, one {# coin} other {# coins}}}})}}: {effects}',
  'sketch.seat':
    '{side} · {points, plural, one {# point} other {# points}} · {coins, plural, one {# coin} other {# coins}} · {barrels} · toxicity {toxicity} · {hand, plural, one {# card} other {# cards}} in hand',
  'sketch.barrels': 'barrels {list}',
  'sketch.noBarrels': 'no barrel',
  'sketch.guilds': 'Guild tracks: {list}',
  'sketch.guild': '{guild} {space}{seals, plural, =0 {} one { (# seal)} other { (# seals)}}',
  'sketch.top': 'Topside card: {card}',
  'sketch.stock': 'Stock: {list}',
  'sketch.area':
    '{tiles, plural, one {# tile} other {# tiles}}, {outposts, plural, one {# outpost} other {# outposts}}, {skiffs, plural, one {# skiff} other {# skiffs}}, {artifacts, plural, one {# artifact} other {# artifacts}}',
  'sketch.skiff': 'skiff{cargo, select, none {} other { with {cargo}}}',
} as const;
