/** New Eden as text: what can be bought or won, one's own station module by module, the others in one line each. */
import { hasBit, type Listener, type Params, range, type Say, type Seat } from '@fathom/kernel';
import { auctionOf, isMarked } from '../auction.ts';
import { COLUMNS, GROUPS, OUTSIDE, OXYGEN, ROUNDS, ROW_DAMAGE, ROW_PRICE, ROWS, TILES } from '../data/box.ts';
import type { Card } from '../data/card.ts';
import { cardOf, isUsed, lyingOn, type Module } from '../module.ts';
import { placeAt, writePlace } from '../place.ts';
import { hasPassed } from '../round.ts';
import { isStable, pointer, scriptStanding, standing } from '../score.ts';
import { BLOCKED, EMPTY, NOBODY, UNSEALED } from '../state.ts';
import { cardCount, hasTile } from '../station.ts';
import type { StationView, View } from '../view.ts';
import { describeCard } from './print.ts';

export function sketch(say: Say, view: View, table: Listener): string {
  const offer = range(ROWS).flatMap(row => drawRow(say, view, table, row));
  return [
    headline(say, view),
    '',
    ...(view.phase === 'B' ? drawHand(say, view, table) : offer),
    ...view.stations.flatMap((_, seat) => ['', ...drawStation(say, view, table, seat)]),
  ].join('\n');
}

function headline(say: Say, view: View): string {
  const [first, second] = view.bonus.map(bonus => say('bonus', { bonus }));
  return say('sketch.round', {
    round: view.round,
    all: ROUNDS,
    phase: say(`phase.${view.phase}`),
    first,
    second,
  });
}

/** Phase A: what the cards of a row cost. Phase C: what became of the row, and what its winner gets. */
function drawRow(say: Say, view: View, table: Listener, row: number): string[] {
  const spaces = view.display.slice(row * COLUMNS, (row + 1) * COLUMNS);
  const cards = spaces.filter((card): card is Card => card !== null && card !== EMPTY);
  const hidden = spaces.filter(card => card === null).length;
  const free = spaces.filter(card => card === EMPTY).length;
  const lines = [
    ...cards.map(card => describeCard(say, card)),
    ...(hidden > 0 ? [say('sketch.faceDown', { n: hidden })] : []),
    ...(view.phase === 'C' && free > 0 ? [say('sketch.activations', { n: free })] : []),
    ...(view.phase === 'A' && free === COLUMNS ? [say('sketch.empty')] : []),
  ];
  return [view.phase === 'A' ? rowPrice(say, row) : rowState(say, view, table, row), ...lines.map(indent)];
}

function rowPrice(say: Say, row: number): string {
  const damage = ROW_DAMAGE[row];
  return say('sketch.price', { row: row + 1, coins: ROW_PRICE[row], damage, repair: -damage });
}

function rowState(say: Say, view: View, table: Listener, row: number): string {
  const winner = view.winners[row];
  const running = auctionOf(view);
  const params = { row: row + 1, name: nameOf(say, view, table, winner), price: view.prices[row] };
  if (running?.row === row) {
    const out = view.stations.flatMap((_, seat) =>
      hasBit(running.out, seat) && seat !== running.leader ? [nameOf(say, view, table, seat)] : [],
    );
    const bids = say('sketch.bids', {
      leader: running.leader < 0 ? 'none' : running.leader,
      name: nameOf(say, view, table, running.leader),
      high: running.high,
      out: out.length > 0 ? say('sketch.out', { list: out.join(', ') }) : '',
    });
    return `${say('sketch.row', { ...params, state: 'now' })}. ${bids}`;
  }
  if (!isMarked(view, row)) return say('sketch.row', { ...params, state: 'open' });
  const lost = winner === BLOCKED ? 'blocked' : winner === NOBODY ? 'none' : 'sold';
  return say('sketch.row', { ...params, state: lost });
}

/** Phase B: only the own cards are known. */
function drawHand(say: Say, view: View, table: Listener): string[] {
  const hand = table.viewer === 'spectator' ? undefined : view.hands[table.viewer].cards;
  const chosen = view.sealed.flatMap((mask, seat) =>
    seat < view.seats && mask !== UNSEALED ? [`${table.name(seat)} ${say('sketch.sealed')}`] : [],
  );
  return [
    ...(hand ? [say('sketch.hand'), ...hand.map(card => indent(describeCard(say, card)))] : []),
    ...chosen,
  ];
}

function drawStation(say: Say, view: View, table: Listener, seat: Seat): string[] {
  const station = view.stations[seat];
  const head = `${nameOf(say, view, table, seat)}: ${say('sketch.station', stationParams(view, seat))}`;
  if (table.viewer !== seat) return [head, indent(say('sketch.arms', armCounts(station)))];
  const modules = station.arms.flatMap((arm, group) =>
    arm.map((module, i) => indent(drawModule(say, module, group, i))),
  );
  const tiles = TILES.flatMap((tile, i) => (hasTile(station, i) ? [say(`tile.${tile}`)] : []));
  const built = tiles.length > 0 ? [indent(say('sketch.tiles', { list: tiles.join(', ') }))] : [];
  return [head, ...modules, ...built];
}

function stationParams(view: View, seat: Seat): Params {
  const station = view.stations[seat];
  return {
    points: scoreOf(view, seat),
    coins: station.coins ?? '?',
    damage: station.damage,
    pointer: pointer(station, view.options),
    state: isStable(station, view.options) ? 'stable' : 'collapse',
    dome: station.dome,
    tired: station.tired,
    passed: view.phase === 'A' && hasPassed(view, seat) ? 'yes' : 'no',
    nautilus: view.nautilus === seat ? 'yes' : 'no',
  };
}

/** On the score track; in the end everything that counts. */
function scoreOf(view: View, seat: Seat): number {
  return (seat < view.seats ? standing(view)[seat] : scriptStanding(view))?.score ?? 0;
}

function armCounts(station: StationView): Params {
  const counts = GROUPS.map((name, group): [string, number] => [name, cardCount(station, group)]);
  const fresh = station.arms[OXYGEN].filter(module => !isUsed(module)).length;
  return { ...Object.fromEntries(counts), fresh };
}

/** Outside modules begin with their place in the notation, such as `o1`. */
function drawModule(say: Say, module: Module, group: number, index: number): string {
  const card: Card = cardOf(module);
  const lying = lyingOn(module);
  return [
    group < OUTSIDE
      ? `${writePlace(placeAt(group, index))}  ${describeCard(say, card)}`
      : describeCard(say, card),
    ...(lying > 0 ? [say('sketch.waits', { n: lying })] : []),
    ...(isUsed(module) ? [say('sketch.used', { group: GROUPS[group] })] : []),
  ].join(' · ');
}

/** NE-100: the station behind the only seat is Deep Thought's. */
function nameOf(say: Say, view: View, table: Listener, seat: Seat): string {
  return seat >= view.seats ? say('deepThought') : seat < 0 ? '' : table.name(seat);
}

function indent(line: string): string {
  return `  ${line}`;
}
