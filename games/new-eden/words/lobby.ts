/** What the lobby says about the game, before anything else of it is loaded. */
import type { Lang } from '@fathom/kernel';

export const lobby: Readonly<Record<Lang, string>> = {
  en: 'Grow a station arm by arm and keep it from bursting.',
  de: 'Lass eine Station Arm um Arm wachsen, ohne dass sie birst.',
};
