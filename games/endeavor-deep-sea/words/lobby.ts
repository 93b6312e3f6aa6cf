/** What the lobby says about the game, before anything else of it is loaded. */
import type { Lang } from '@fathom/kernel';

export const lobby: Readonly<Record<Lang, string>> = {
  en: 'Lead a research team down, zone by zone.',
  de: 'Führe ein Forschungsteam in die Tiefe, Zone um Zone.',
};
