/** Silhouettes behind the places of a plate, drawn once for each sort of landscape, on a plate of 264 × 150. */

const MOTIFS = {
  island: 'M20 150c30-6 44-44 62-74l12 10 12-14 14 18c16 26 26 54 58 60z',
  ship: 'M60 112h130l-18 26H84zM92 112V92h52v20zM104 92V76h28v16z',
  rig: 'M70 150l10-62H60v-8h144v8h-20l10 62h-12l-8-40h-84l-8 40zM96 80V58h14v22zM130 80V44h10v36zM156 80V62h22v18z',
  dome: 'M80 150a52 52 0 01104 0zM124 98V80h16v18z',
  ledge: 'M0 150V96l70 4 14 24 90 2 16 24z',
  reef: 'M10 150c4-30 20-30 24-54 10 20 2 30 16 54zM96 150c0-24 16-26 18-46 10 18 6 28 18 46zM220 150c0-30 14-32 16-50 10 18 4 30 14 50z',
  kelp: 'M26 150c-8-38 14-66 2-106h7c12 40-8 68 1 106zM68 150c-6-34 14-58 4-94h7c10 36-8 60-3 94zM230 150c12-36-10-64 4-106h7c-12 42 10 70-3 106zM192 150c6-24-6-40 3-66h7c-8 26 6 42-3 66z',
  whale:
    'M120 140c20-34 60-46 92-30 10-8 18-8 22-6-6 6-8 12-8 18 8 8 14 12 14 12-10 2-20-2-26-6-30-6-60-4-94 12z',
  turtle:
    'M92 118c8-24 34-34 62-28 16 4 28 14 32 26 10-4 20-2 24 4-8 6-18 8-28 4-6 8-14 12-22 14l6 12-16-6-8-4c-16 2-30 0-40-8l-18 12 4-16c-2-4 0-8 4-10z',
  vents: 'M40 150c4-26 10-30 12-52h14c2 22 8 26 12 52zM186 150c4-20 8-30 10-44h12c2 14 6 24 10 44z',
  ridge: 'M0 150 84 92l34 20 50-46 96 84z',
  jelly:
    'M96 92c0-22 16-36 36-36s36 14 36 36l-8-4-8 6-8-6-12 6-12-6-8 6-8-6zM104 98c4 18-6 28 2 46h6c-6-18 4-28 0-46zM128 98c4 20-4 32 2 52h6c-6-20 4-32 0-52zM152 98c4 18-6 28 2 44h6c-6-16 4-26 0-44z',
  squid:
    'M128 40c16 12 22 28 20 46l-6 8c10 16 26 22 44 20-16 14-34 12-46 2 0 16 6 28 18 34-18 2-28-12-30-28-2 16-12 30-30 28 12-6 18-18 18-34-12 10-30 12-46-2 18 2 34-4 44-20l-6-8c-2-18 4-34 20-46z',
  shark:
    'M40 110c40-28 90-34 140-18l26-22c0 14-4 22-10 30 12 8 20 18 24 32-14-6-26-12-36-18-22 8-46 10-70 6l-20 18 0-22c-20-4-38-4-54-6z',
  star: 'M132 44l22 44 48 8-35 34 8 48-43-22-43 22 8-48-35-34 48-8z',
  plain: 'M0 150v-28c40-10 80-4 120-10s90-14 144 2v36z',
} as const;
type Motif = keyof typeof MOTIFS;

const MOTIF_OF: Readonly<Record<string, Motif>> = {
  atoll: 'island',
  'calm-seas': 'plain',
  'decommissioned-oil-rig': 'rig',
  'dying-reef': 'reef',
  'kelp-forest': 'kelp',
  'remote-anchorage': 'ledge',
  'the-sea-star': 'ship',
  'volcanic-island': 'island',
  'dolphin-pods': 'whale',
  'ledge-elevator': 'ledge',
  'resupply-modules': 'dome',
  'sea-turtle-migration': 'turtle',
  shipwreck: 'ship',
  'submerged-cave-system': 'ridge',
  'sunken-ruins': 'rig',
  'the-looking-glass': 'dome',
  'whale-calving-ground': 'whale',
  'carbonate-spires': 'vents',
  'coldwater-reef': 'reef',
  'deepwater-shark': 'shark',
  'jellyfish-bloom': 'jelly',
  'rift-valley': 'ridge',
  'thermal-vents': 'vents',
  vortex: 'plain',
  'bioluminescent-fauna': 'jelly',
  'brine-pool': 'plain',
  'colossal-squid': 'squid',
  'continental-shelf': 'ledge',
  seamount: 'ridge',
  'sponge-gardens': 'reef',
  'abyssal-plain': 'plain',
  'abyssal-trench': 'ridge',
  'black-smoker': 'vents',
  'fallen-star': 'star',
  'scaly-foot-snails': 'vents',
  'seafloor-restoration': 'reef',
  'whale-fall': 'whale',
};

export function motifOf(tile: string): string {
  return MOTIFS[MOTIF_OF[tile] ?? 'plain'];
}
