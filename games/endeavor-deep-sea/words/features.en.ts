/** What the specialists score and the zones allow, as whole sentences. */
export const features = {
  'scores.connections-shared-with-opponents':
    '{points, plural, one {# point} other {# points}} for every {per, plural, one {connection} other {# connections}} shared with others',
  'scores.conservation-discs-in-best-zone':
    '{points, plural, one {# point} other {# points}} for each of your conservation discs in your best zone',
  'scores.complete-field-symbol-sets':
    '{points, plural, one {# point} other {# points}} for each set of all four field symbols',
  'scores.depths-with-publication':
    '{points, plural, one {# point} other {# points}} for each depth with a publication of yours',
  'scores.zones-with-conservation':
    '{points, plural, one {# point} other {# points}} for each zone with a conservation disc of yours',
  'scores.other-senior-specialists': '{points, plural, one {# point} other {# points}} for each other senior',
  'scores.zones-with-disc-or-vessel':
    '{points, plural, one {# point} other {# points}} for every {per, plural, one {zone} other {# zones}} with a disc or vessel of yours',
  'scores.empty-dive-sites':
    '{points, plural, one {# point} other {# points}} for every {per, plural, one {empty dive site} other {# empty dive sites}}',
  'scores.unconditional': '{points, plural, one {# point} other {# points}}',
  'feature.promote-when-full':
    'When all sites hold a disc, everybody with a disc here may promote a specialist, once in the game.',
  'feature.travel-after-conserve': 'After conserving here you may travel out of this zone.',
  'feature.choose-token': 'A dive turns up two tokens: keep one, discard the other.',
  'feature.closed-to-vessels':
    'No vessel may enter or cross. A cave is used from the zone its arrow comes from.',
  'feature.travel-when-empty':
    'When the last token is taken, everybody with a vessel here may travel out of this zone.',
  'feature.conserve-again': 'With your disc on the marked site you may conserve here once more.',
  'feature.gain-on-dive':
    'A token taken from the marked site also gives {gains}{discs, plural, =0 {} other { if you have a disc on a marked site}}.',
  'feature.gain-per-disc-on-dive':
    'A token taken here also gives {gains} for each of your discs on the marked sites.',
  'feature.gain-on-leaving': 'Travelling from here gives {gains} if you have a disc on a marked site.',
  'feature.place-anywhere': 'A zone of depth {depth} found with the marked spot needs no zone above it.',
  'feature.technology-on-leaving': 'When you travel from here, your technology counts as 1 higher.',
  'feature.one-vessel-each': 'At most one vessel of each player may stay here.',
  'feature.travel-after-dive':
    'After taking a token here you may travel out of this zone, but not to depth 5.',
  'feature.publish-after-dive': 'After taking a token here you may publish in this zone.',
} as const;
