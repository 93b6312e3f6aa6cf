/** How Flotilla speaks. The sentences are in en.ts and de.ts; here is only which one is said, and to whom. */
import { type Event, type Listener, type Params, type Say, top, type Voice } from '@fathom/kernel';
import { RELICS, TILES, TRACKS } from '../data/box.ts';
import { EFFECTS, NO_MODS } from '../data/effects.ts';
import { GUILDS, RESEARCH, SIDES, SINK, SKY } from '../data/names.ts';
import { dieOn, shown } from '../dice.ts';
import type { Frame } from '../frames.ts';
import { writeCell } from '../hex.ts';
import { buyPrice, outpostPrice, sellPrice, skiffPrice } from '../market.ts';
import type { Move } from '../move.ts';
import { readDie } from '../notation.ts';
import type { View } from '../view.ts';
import { aimText } from './aim.ts';
import { cardName } from './card.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { dieText, faceText } from './face.ts';
import { figures } from './figures.ts';
import { gist } from './gist.ts';
import { tileName, tileText } from './tile.ts';

export const speech: Voice<View, Move> = {
  words: { en, de },
  ask,
  label,
  tell,
  impersonal: ['round', 'ended'],
  gist,
};

function ask(say: Say, view: View, table: Listener, moves: readonly Move[]): string {
  if (view.ending !== '') return say(`ending.${view.ending}`);
  const f = top(view);
  const params = { name: table.name(view.seat), side: SIDES[view.side[view.seat]], ...figures(f) };
  return say(moves.length > 0 ? `ask.${question(f, moves)}` : `wait.${f.step}`, params);
}

/** Where one may not stop, something has to be done. */
function question(f: Frame, moves: readonly Move[]): string {
  const mayStop = moves.some(({ kind }) => kind === 'stop');
  if (f.step === 'sail' && !mayStop) return 'makeRoom';
  return f.step === 'draw' && !mayStop ? 'explore' : f.step;
}

function label(say: Say, move: Move, view: View): string {
  const f = view.stack.at(-1);
  const step = f?.step ?? 'play';
  return say(`label.${move.kind}`, { step, ...detail(say, move, view, f) });
}

/** What the label of a move needs besides the step. */
function detail(say: Say, move: Move, view: View, f: Frame | undefined): Params {
  switch (move.kind) {
    case 'play':
    case 'recruit':
      return { card: cardName(say, move.card, view.side[view.seat]) };
    case 'copy':
      return {
        card: cardName(say, view.piles[move.seat].at(-1) ?? 0, view.side[view.seat]),
        seat: move.seat + 1,
      };
    case 'sail':
      return { from: writeCell(move.from), to: writeCell(move.to) };
    case 'guild':
      return { guild: say(`guild.${GUILDS[move.guild]}`) };
    case 'enter':
      return { coins: TRACKS.toll };
    case 'barrel':
      return { colour: move.colour };
    case 'buy':
    case 'sell':
    case 'skiff':
    case 'outpost':
      return tradeDetail(move, view, f);
    case 'objective':
      return objectiveDetail(say, move.stack, view);
    case 'price':
      return {
        colour: move.colour,
        spaces: Math.abs(move.by),
        by: move.by > 0 ? 'up' : 'down',
      };
    case 'tile':
      return tileDetail(say, move.tile, view, f);
    case 'lay':
    case 'restore':
      return { cell: writeCell(move.cell) };
    case 'turn':
      return { degrees: move.turns * 60 };
    default:
      return diceDetail(say, move, f);
  }
}

function diceDetail(say: Say, move: Move, f: Frame | undefined): Params {
  switch (move.kind) {
    case 'again':
      return { ...dieDetail(say, move.die, f), cell: move.cell < 0 ? 'none' : writeCell(move.cell) };
    case 'die':
      return { ...dieDetail(say, move.die, f), own: move.own ? 'yes' : 'no', cell: writeCell(move.cell) };
    case 'set':
      return {
        from: faceText(say, dieOn(RESEARCH, move.from)),
        to: faceText(say, dieOn(RESEARCH, move.to)),
      };
    default:
      return {};
  }
}

/** Faces of one kind of dice may look alike: among those on the table they are numbered. */
function dieDetail(say: Say, die: number, f: Frame | undefined): Params {
  const dice = f?.step === 'dive' || f?.step === 'reroll' ? f.dice.map(shown) : [];
  return { die: dieText(say, die), nth: nthOf(die, dice, other => dieText(say, other)) };
}

/** Which of those that are called the same this is, from 1; 0 where the name alone says it. */
function nthOf(one: number, all: readonly number[], name: (thing: number) => string): number {
  const alike = [...new Set(all)].filter(other => name(other) === name(one));
  return alike.length < 2 ? 0 : alike.indexOf(one) + 1;
}

function tradeDetail(
  move: Extract<Move, { readonly kind: 'buy' | 'sell' | 'skiff' | 'outpost' }>,
  view: View,
  f: Frame | undefined,
): Params {
  const mods = f?.step === 'trade' ? EFFECTS[f.effect].mods : NO_MODS;
  switch (move.kind) {
    case 'buy':
      return { colour: move.colour, coins: buyPrice(view, move.colour, mods) };
    case 'sell':
      return { colour: move.colour, coins: sellPrice(view, move.colour, mods) };
    case 'skiff':
      return { coins: skiffPrice(mods) };
    case 'outpost':
      return { cell: writeCell(move.cell), coins: outpostPrice(view, view.seat, mods) };
  }
}

function objectiveDetail(say: Say, stack: number, view: View): Params {
  const [open] = view.objectives[stack];
  return { points: view.worth[view.seat][stack], aim: aimText(say, open, view.side[view.seat]) };
}

function tileDetail(say: Say, tile: number, view: View, f: Frame | undefined): Params {
  const side = view.side[view.seat];
  const use = f?.step === 'build' ? 'build' : side === SINK ? 'lay' : 'keep';
  const tiles = f?.step === 'draw' ? f.tiles : view.stocks[view.seat];
  const name = (one: number) => tileText(say, one, side);
  return { tile: name(tile), nth: nthOf(tile, tiles, name), step: use };
}

function tell(say: Say, event: Event, table: Listener): string {
  return say(`event.${event.key}`, { ...event.params, ...people(event, table), ...things(say, event) });
}

function people({ params }: Event, table: Listener): Params {
  if (params.seat === undefined) return {};
  const seat = Number(params.seat);
  const from = params.from === undefined ? seat : Number(params.from);
  return {
    who: table.viewer === seat ? 'you' : 'other',
    name: table.name(seat),
    fromName: table.name(from) ?? '',
  };
}

/** Numbers of an event as words. */
function things(say: Say, { key, params }: Event): Params {
  const number = (name: string): number => Number(params[name] ?? 0);
  switch (key) {
    case 'played':
    case 'copied':
    case 'retired':
      return { cardName: cardName(say, number('card'), number('side')) };
    case 'recruited':
      return { cardName: bothNames(say, number('card')) };
    case 'sailed':
      return { fromCell: writeCell(number('from')), toCell: writeCell(number('to')) };
    case 'drew':
      return { tileNames: tileNames(say, params) };
    case 'open':
      return { sink: aimText(say, number('objective'), SINK), sky: aimText(say, number('objective'), SKY) };
    case 'objective':
      return { aim: aimText(say, number('objective'), number('side')) };
    case 'artifact':
      return { artifactName: say(`artifact.${RELICS[number('artifact')].id}`) };
    case 'kept':
    case 'laid':
    case 'built':
      return {
        tileName: tileName(say, number('tile'), key === 'laid' ? SINK : SKY),
        cellName: cellName(params),
      };
    case 'die':
      return { faceName: faceText(say, number('die')), cellName: cellName(params) };
    case 'set':
      return { fromFace: faceText(say, number('from')), toFace: faceText(say, number('to')) };
    case 'dove':
    case 'researched':
    case 'rerolled':
      return { faces: facesText(say, String(params.dice)) };
    default:
      return { cellName: cellName(params) };
  }
}

/** Dice of an event, written one after the other. */
function facesText(say: Say, dice: string): string {
  return dice
    .split(' ')
    .map(name => faceText(say, readDie(name)))
    .join(' · ');
}

function cellName(params: Params): string {
  return params.cell === undefined ? '' : writeCell(Number(params.cell));
}

/** A recruit is known by both faces. */
function bothNames(say: Say, card: number): string {
  const [sink, sky] = [cardName(say, card, 0), cardName(say, card, 1)];
  return sink === sky ? sink : `${sink} / ${sky}`;
}

/** Tiles that were drawn, for the side of whoever drew them. */
function tileNames(say: Say, { tiles, side }: Params): string {
  const names = String(tiles)
    .split(' ')
    .map(id => TILES.findIndex(tile => tile.id === id))
    .filter(tile => tile >= 0)
    .map(tile => tileName(say, tile, Number(side)));
  return names.join(', ');
}
