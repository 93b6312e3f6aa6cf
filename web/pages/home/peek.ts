/** A match on this device as its table in the lobby: replayed to the present, with what is asked there. */
import { findGame, rulesOf } from '@fathom/games';
import { replay } from '@fathom/kernel';
import type { SavedMatch } from '../../local/saved.ts';
import type { MyTable } from './mine.ts';

export async function peek(saved: SavedMatch): Promise<MyTable | undefined> {
  const { game } = saved.record;
  const entry = findGame(game);
  if (!entry) return undefined;
  const { version } = saved.record;
  const rules = await rulesOf(entry, version);
  if (!rules) return undefined;
  const replayed = replay(rules, saved.record);
  if (!replayed.ok) return undefined;
  const actors = rules.actors(replayed.state);
  const you = asked(saved, actors);
  return {
    key: saved.id,
    game,
    address: `/local/${game}?match=${saved.id}`,
    local: true,
    seats: saved.seats.map(seat => ({ ...seat, connected: true })),
    pace: 'live',
    open: false,
    moves: saved.record.moves.length,
    actors,
    you,
    // The lobby asks in the words of today, which know the rules of today.
    view: version === entry.meta.version ? rules.view(replayed.state, you ?? 'spectator') : undefined,
    choices: you === null ? [] : rules.moves(replayed.state, you),
  };
}

/** Around one device the one who is asked is you; with several people nothing of a hand may show here. */
function asked(saved: SavedMatch, actors: readonly number[]): number | null {
  const people = saved.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
  return people.length === 1 ? people[0] : (actors.find(seat => people.includes(seat)) ?? null);
}
