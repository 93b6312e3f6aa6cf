/** Nereids and sea gods: the same in every language. */
export const BOT_NAMES = [
  'Doris',
  'Proteus',
  'Thetis',
  'Triton',
  'Galatea',
  'Nereus',
  'Amphitrite',
  'Glaukos',
  'Kymothoe',
  'Phorkys',
  'Melite',
  'Palaimon',
  'Halia',
  'Thaumas',
  'Ino',
  'Pontos',
] as const;
