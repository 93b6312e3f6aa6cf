/** What the lobby says about the game, before anything else of it is loaded. */
import type { Lang } from '@fathom/kernel';

export const lobby: Readonly<Record<Lang, string>> = {
  en: 'Sail, sink, salvage: twelve treasures before anyone else.',
  de: 'Segeln, tauchen, bergen: zwölf Schätze vor allen anderen.',
};
