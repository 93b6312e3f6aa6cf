/** What the lobby says about the game, before anything else of it is loaded. */
import type { Lang } from '@fathom/kernel';

export const lobby: Readonly<Record<Lang, string>> = {
  en: 'Dive for barrels, then turn the tide and build a city.',
  de: 'Tauche nach Fässern, dann wende dich und bau eine Stadt.',
};
