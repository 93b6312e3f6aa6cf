/** What the lobby says about the game, before anything else of it is loaded. */
import type { Lang } from '@fathom/kernel';

export const lobby: Readonly<Record<Lang, string>> = {
  en: 'String pearls, and let nobody guess what is in your fist.',
  de: 'Fädle Perlen auf und verrate keinem, was in deiner Faust steckt.',
};
