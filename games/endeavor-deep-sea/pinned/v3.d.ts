import type { Game, Voice } from '@fathom/kernel';

export const game: Game;
export const voice: Voice;
