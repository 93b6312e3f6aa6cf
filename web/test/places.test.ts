/** Whatever a move or an event points at stands on the table. */
import { BOARD, largerAndLarger, PROMPT, TRAY } from '@fathom/parts/places.ts';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, load, MEASURED, markupOf, type Sight, sights } from './tables.tsx';

/** Positions whose places are named, and of those how many are drawn. */
const NAMED = 400;
const DRAWN = 40;

/** What the page around the board draws. */
const AROUND = [BOARD, TRAY, PROMPT];

describe.each(GAME_IDS)('places of %s', id => {
  test('every legal move and every event has one', async () => {
    const game = await load(id);
    for (const { props, events } of sights(game, NAMED)) {
      for (const move of props.moves) expectNames(game.board.places.ofMove(move, props.view), move);
      for (const event of events) expectNames(game.board.places.ofEvent(event, props.view), event);
    }
  });

  test('are drawn where a move is offered; of an event they are drawn, or something around them is', async () => {
    const game = await load(id);
    let n = 0;
    for (const sight of sights(game, NAMED)) {
      if (n++ % (NAMED / DRAWN) !== 0) continue;
      const drawn = placesIn(markupOf(game, sight), sight);
      for (const move of sight.props.moves) {
        const [first] = game.board.places.ofMove(move, sight.props.view);
        if (!MEASURED.test(first)) expect(drawn, game.rules.write(move)).toContain(first);
      }
      for (const event of sight.events) {
        for (const place of game.board.places.ofEvent(event, sight.props.view))
          expect(
            isRival(place, sight) ||
              largerAndLarger(place).some(name => name !== BOARD && drawn.has(name)) ||
              place.startsWith(BOARD),
            `${event.key} at ${place}`,
          ).toBe(true);
      }
    }
  });
});

function expectNames(names: readonly string[], of: unknown): void {
  expect(names.length, JSON.stringify(of)).toBeGreaterThan(0);
  for (const name of names) expect(name, JSON.stringify(of)).toMatch(/^[a-z]+(:[a-zA-Z0-9-]+)*$/);
  expect(names.join(), JSON.stringify(of)).not.toMatch(/NaN|undefined|-1/);
}

/** Somebody who competes without a seat is drawn where there is room. */
function isRival(place: string, { props }: Sight): boolean {
  return place.startsWith(`seat:${props.seats.length}`);
}

function placesIn(markup: string, { props }: Sight): ReadonlySet<string> {
  const named = [...markup.matchAll(/data-place="([^"]*)"/g)].flatMap(([, names]) => names.split(' '));
  return new Set([...named, ...AROUND, ...props.seats.map(({ seat }) => `seat:${seat}`)]);
}
