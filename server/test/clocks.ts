import type { LiveTable } from '../table/table.ts';

/** A day for each turn, and a bot for whoever is late. */
export const DAILY = {
  kind: 'turn',
  time: 86_400_000,
  increment: 0,
  late: 'bot',
  vacation: 0,
  nights: false,
} as const;

/** The seat whose clock runs; −1 while nobody's does. */
export function asked(one: LiveTable): number {
  return one.life.deadlines().findIndex(deadline => deadline !== null);
}

/** The first move there is, by whoever is asked. */
export async function move(one: LiveTable, members: readonly string[], seat = asked(one)): Promise<void> {
  const update = await one.play.update(members[seat], 0);
  if (!update) throw new Error('not begun');
  await one.play.move(members[seat], {
    id: `id-${update.seq}-${seat}`,
    base: update.seq,
    move: update.moves[0],
  });
}
