/** Two nodes hold the same match: one plays, the other follows the rows; and what could not be stored never happened. */
import { GAMES, type GameEntry } from '@fathom/games';
import { below, checkOptions, type Game, pick, seedRng } from '@fathom/kernel';
import { expect, test } from 'vitest';
import type { Row, TableRow, UndoRow } from '../store/store.ts';
import { type Happened, type LiveMatch, openMatch } from '../table/live.ts';
import { sampleTable } from './samples.ts';
import { SEALED } from './sealed.ts';

const SEATS = 2;
const CHOICES = 120;

function tableOf({ meta }: GameEntry): TableRow {
  const checked = checkOptions(meta.options, {});
  if (!checked.ok) throw new Error(`${meta.id} has no default options`);
  const seats = Array.from({ length: SEATS }, (_, i) => ({ kind: 'person' as const, name: `P${i}` }));
  return sampleTable(meta.id, { game: meta.id, version: meta.version, options: checked.options, seats });
}

function everything(match: LiveMatch): unknown {
  const bases = Array.from({ length: 12 }, (_, i) => match.seq - i);
  return {
    updates: seen(match),
    recent: match.update(0, Math.max(0, match.seq - 3)),
    current: [0, 1].map(seat => bases.map(base => match.isCurrent(seat, base))),
    decided: [0, 1].map(seat => match.lastDecision(seat)),
    count: match.count,
  };
}

/** What everybody is told of the match. */
function seen(match: LiveMatch): unknown {
  match.retell();
  return [0, 1, 'spectator' as const].map(viewer => match.update(viewer, 0));
}

test.each([...GAMES, SEALED])('$meta.id', async entry => {
  const chance = seedRng('live', entry.meta.id);
  const game: Game = (await entry.rules()).game;
  const row = tableOf(entry);
  const leader = await openMatch(game, row, []);
  const follower = await openMatch(game, row, []);
  const rows: Row[] = [];
  let unread: Row[] = [];
  let undos = 0;
  let lastSnapshot = 0;
  let heldBack = 0;

  /** A snapshot is due every 16 rows, and made at the first moment at which nobody can take anything back. */
  const checkSnapshot = async ({
    rows: [{ undo }],
    snapshot,
    result,
  }: { rows: readonly Partial<UndoRow>[] } & Happened) => {
    if (undo !== undefined) return expect(snapshot).toBeUndefined();
    const isDue = result !== undefined || leader.seq - lastSnapshot >= 16;
    const isTentative = [0, 1].some(seat => leader.update(seat, leader.seq).undo > 0);
    if (isDue && isTentative) heldBack++;
    expect(snapshot !== undefined).toBe(isDue && !isTentative);
    if (!snapshot) return;
    lastSnapshot = snapshot.seq;
    expect(snapshot.seq).toBe(leader.seq);
    expect(seen(await openMatch(game, row, rows, snapshot))).toEqual(seen(leader));
  };

  const choose = (): Happened | undefined => {
    const seat = pick(chance, leader.actors);
    const { moves, undo } = leader.update(seat, leader.seq);
    const at = leader.seq + 1;
    const id = `id-${at}`;
    if (undo > 0 && below(chance, 5) === 0) {
      undos++;
      return leader.undo(seat, below(chance, 2) === 0, id, at);
    }
    const played = leader.play(seat, pick(chance, moves), id, at);
    if (!played.ok) return undefined;
    const [chosen, ...forced] = played.happened.rows;
    expect(chosen).toMatchObject({ forced: false, id });
    for (const one of forced) expect(one).toMatchObject({ forced: true });
    return played.happened;
  };

  for (let i = 0; i < CHOICES && leader.actors.length > 0; i++) {
    const before = everything(leader);
    if (below(chance, 4) === 0) {
      choose()?.revert();
      expect(everything(leader)).toEqual(before);
    }
    const happened = choose();
    if (!happened) throw new Error('a legal move was refused');
    rows.push(...happened.rows);
    unread.push(...happened.rows);
    await checkSnapshot(happened);
    if (below(chance, 3) > 0) continue;
    expect(follower.follow(unread)).toBe(true);
    unread = [];
    expect(everything(follower)).toEqual(everything(leader));
    if (below(chance, 2) === 0) follower.forgetHistory();
    follower.retell(below(chance, 2 * follower.count));
  }
  expect(follower.follow(unread)).toBe(true);
  expect(everything(follower)).toEqual(everything(leader));
  expect(lastSnapshot).toBeGreaterThan(0);
  if (entry !== SEALED) expect(Math.min(undos, heldBack)).toBeGreaterThan(0);

  const next = leader.seq + 1;
  expect(follower.follow([{ seq: next + 1, seat: 0, move: 'a gap', forced: false, at: 1 }])).toBe(false);
  expect(follower.follow([{ seq: next, seat: 0, move: 'no such move', forced: false, at: 1 }])).toBe(false);
});
