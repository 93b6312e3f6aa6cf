/** What the specialists score and the zones allow, as whole sentences. */
export const features = {
  'scores.connections-shared-with-opponents': '{points} point for every {per} connections shared with others',
  'scores.conservation-discs-in-best-zone': '{points} point for each own conservation disc in your best zone',
  'scores.complete-field-symbol-sets': '{points} points for each set of all four field symbols',
  'scores.depths-with-publication': '{points} point for each depth with an own publication',
  'scores.zones-with-conservation': '{points} point for each zone with an own conservation disc',
  'scores.other-senior-specialists': '{points} point for each other senior',
  'scores.zones-with-disc-or-vessel': '{points} point for every {per} zones with your disc or vessel',
  'scores.empty-dive-sites': '{points} point for every {per} empty dive sites',
  'scores.unconditional': '{points} points',
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
  'feature.gain-on-leaving': 'A travel that starts here gives {gains} if you have a disc on a marked site.',
  'feature.place-anywhere': 'A zone of depth {depth} found with the marked spot needs no zone above it.',
  'feature.technology-on-leaving': 'A travel that starts here counts your technology as 1 higher.',
  'feature.one-vessel-each': 'At most one vessel of each player may stay here.',
  'feature.travel-after-dive':
    'After taking a token here you may travel out of this zone, but not to depth 5.',
  'feature.publish-after-dive': 'After taking a token here you may publish in this zone.',
} as const;
