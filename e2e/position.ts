/** A local match that has come to a certain position, as the browser would remember it. */
import { findGame } from '@fathom/games';
import { optionVariants, pick, seedRng, ToldMatch } from '@fathom/kernel';
import type { Page } from 'playwright-core';

/** Plays games of three until seat 0 may make a move that fits, and puts the match into the memory of the page. */
export async function rememberPosition(page: Page, id: string, wanted: RegExp, after = 0): Promise<void> {
  const match = await findPosition(id, wanted, after);
  await page.addInitScript(
    ([key, text]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, text);
      localStorage.setItem('fathom.tempo', 'instant');
    },
    [`fathom.match.${match.id}`, JSON.stringify(match)] as const,
  );
}

async function findPosition(id: string, wanted: RegExp, after: number) {
  const { game } = (await findGame(id)?.rules()) ?? {};
  if (!game) throw new Error(`no game ${id}`);
  const [options] = optionVariants(game.meta.options);
  const seats = Math.min(3, game.meta.seats.max);
  for (let n = 0; n < 20; n++) {
    const seed = `position-${n}`;
    const told = new ToldMatch(game, { seed, seats, options });
    const rng = seedRng(seed, 'position');
    for (let count = 0; told.actors.length > 0 && count < 400; count++) {
      const [seat] = told.actors;
      const moves = told.movesOf(seat);
      if (seat === 0 && count >= after && moves.some(text => wanted.test(text))) {
        const record = {
          fathom: 1,
          game: id,
          version: game.meta.version,
          seats,
          options,
          seed,
          moves: played(),
        };
        return { id: 'local-position', created: 1, updated: 1, seats: people(seats), record };
      }
      told.choose(seat, pick(rng, moves));
    }
    function played() {
      return told.moves.map(move => [move.seat, move.text]);
    }
  }
  throw new Error(`no position of ${id} offers ${wanted}`);
}

function people(seats: number) {
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: 'Ines' } : { kind: 'bot', name: `Bot ${seat}`, level: 'easy' },
  );
}
