/** How Endeavor: Deep Sea speaks. The sentences are in en.ts and de.ts; here is only which one is said, and to whom. */
import type { Event, Listener, Params, Say, Voice } from '@fathom/kernel';
import { DESIGNS } from '../data/crew.ts';
import { MISSIONS } from '../data/missions.ts';
import { DIVES, SITES } from '../data/tiles.ts';
import { goalsMet } from '../goals/team.ts';
import { hexAt } from '../impact.ts';
import type { Move } from '../move.ts';
import { conserveCost, publishCost } from '../sites.ts';
import { type Frame, MAIN } from '../state.ts';
import { teamLevel } from '../team.ts';
import { recruitment } from '../tray.ts';
import type { View } from '../view.ts';
import { de } from './de.ts';
import { en, type Key } from './en.ts';
import { sketch } from './sketch.ts';
import { gainsText, memberName } from './terms.ts';

export const voice: Voice<View, Move> = { words: { en, de }, ask, label, tell, sketch };

function ask(say: Say, view: View, table: Listener): string {
  const f = view.stack.at(-1);
  if (!f) return ended(say, view);
  const params = { name: table.name(f.seat), level: recruitment(view, f.seat), n: f.a, goal: f.a + 1 };
  return say(table.viewer === f.seat ? question(view, f) : `wait.${f.step}`, params);
}

/** CO-19: together with the grade. */
function ended(say: Say, view: View): string {
  const ending = say(`ending.${view.ending}`);
  const level = teamLevel(view);
  if (level === undefined) return ending;
  const met = goalsMet(view);
  return say('ask.ended', { ending, met, grade: say(`grade.${met}`), level });
}

function question(view: View, f: Readonly<Frame>): Key {
  if (f.step === 'turn') return f.a === 0 ? 'ask.turn' : 'ask.turnSpent';
  if (f.step !== 'act') return `ask.${f.step}` as Key;
  if ((f.mods & MAIN) === 0) return 'ask.bonus';
  if (f.slots !== 0) return 'ask.actMore';
  return view.held[f.seat].length > 1 ? 'ask.actTokens' : 'ask.actDone';
}

function label(say: Say, move: Move, view: View): string {
  return say(`label.${move.kind}`, { ...labelParams(say, move, view) });
}

function labelParams(say: Say, move: Move, view: View): Params {
  switch (move.kind) {
    case 'launch':
      return { cell: move.cell, tile: view.ocean[move.cell] };
    case 'drift':
      return { cell: move.cell };
    case 'recruit':
      return { design: move.design, rank: DESIGNS[move.design].rank };
    case 'reclaim':
    case 'activate':
    case 'copy':
    case 'promote':
    case 'tire':
      return memberParams(say, view, move.member);
    case 'space':
      return { journal: move.journal, space: move.space + 1 };
    case 'spend':
    case 'use':
    case 'keep':
      return { token: move.token };
    case 'travel':
      return { from: move.from, to: move.to, tile: view.ocean[move.to] };
    case 'sonar':
    case 'conserve':
    case 'remove':
    case 'net':
      return siteParams(say, view, move.site);
    case 'dive':
      return { tile: DIVES[move.dive].tile, site: DIVES[move.dive].id };
    case 'publish':
      return {
        tile: SITES[move.site].tile,
        site: SITES[move.site].id,
        journal: move.journal,
        cost: publishCost(view, move.journal),
      };
    case 'gain':
      return { gain: move.gain };
    case 'raise':
      return { track: move.track };
    case 'impact':
      return hexParams(say, view, move.row, move.col);
    case 'shift':
      return {
        ...hexParams(say, view, move.to[0], move.to[1]),
        fromRow: move.from[0],
        fromCol: move.from[1],
      };
    case 'seek':
      return {
        first: move.first,
        second: move.second,
        same: move.second === 0 ? 'one' : move.first === move.second ? 'yes' : 'no',
      };
    case 'lay':
      return { tile: move.tile, cell: move.cell };
    case 'name':
      return { site: move.site };
    case 'option':
      return { option: move.option, goal: view.stack.at(-1)?.a ?? 0 };
    case 'card':
      return { card: move.card };
    default:
      return {};
  }
}

/** Two specialists of one name are told apart by a number. */
function memberParams(say: Say, view: View, index: number): Params {
  const seat = view.stack.at(-1)?.seat ?? view.seat;
  const crew = view.crew[seat];
  const face = (member: number): number => member & 63;
  const twins = crew.flatMap((member, i) => (face(member) === face(crew[index]) ? [i] : []));
  return { member: memberName(say, crew[index]), twin: twins.length > 1 ? twins.indexOf(index) + 1 : 0 };
}

function siteParams(say: Say, view: View, site: number): Params {
  const { tile, id, gains } = SITES[site];
  const mods = view.stack.at(-1)?.mods ?? 0;
  return { tile, site: id, cost: conserveCost(site, mods), gives: gainsText(say, gains) || 'none' };
}

function hexParams(say: Say, view: View, row: number, col: number): Params {
  const mission = MISSIONS[view.options.mission - 1];
  const hex = mission.hexes[hexAt(mission, row, col)];
  return { row, col, gives: gainsText(say, hex?.gains ?? 0) || 'none' };
}

function tell(say: Say, event: Event, table: Listener): string {
  return say(`event.${event.key}`, { ...event.params, ...people(event, table), ...extras(event) });
}

function people({ params }: Event, table: Listener): Params {
  if (params.seat === undefined) return {};
  const seat = Number(params.seat);
  return { who: table.viewer === seat ? 'you' : 'other', name: table.name(seat) };
}

/** Drawn tiles are in an event only for those who may know them. */
function extras({ key, params }: Event): Params {
  if (key === 'sought') return { seen: params.first === undefined ? 'no' : 'yes' };
  return key === 'chose' ? { number: Number(params.goal) + 1 } : {};
}
