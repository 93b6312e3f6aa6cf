/** Moves as short imperatives. */
import type { Params, Say } from '@fathom/kernel';
import { TEAM_GOALS } from '../data/coop.ts';
import { DESIGNS } from '../data/crew.ts';
import { DIVES, SITE_KINDS, SITES } from '../data/tiles.ts';
import { hexAt, hexSpot } from '../impact.ts';
import { faceOf } from '../member.ts';
import type { Move } from '../move.ts';
import { missionOf } from '../sea.ts';
import { conserveCost, publishCost } from '../sites.ts';
import { isTeam } from '../team.ts';
import { asked, type View } from '../view.ts';
import { depthRange } from './depths.ts';
import { nthDive, nthSite } from './place.ts';
import { gainsText, memberName, siteGains } from './terms.ts';

export function label(say: Say, move: Move, view: View): string {
  return say(`label.${move.kind}`, paramsOf(say, move, view));
}

function paramsOf(say: Say, move: Move, view: View): Params {
  switch (move.kind) {
    case 'launch':
      return { cell: move.cell, tile: view.ocean[move.cell] };
    case 'travel':
      return { from: move.from, to: move.to, tile: view.ocean[move.to] };
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
    case 'sonar':
    case 'conserve':
    case 'remove':
    case 'net':
      return siteParams(say, view, move.site);
    case 'dive':
      return { tile: DIVES[move.dive].tile, nth: nthDive(move.dive) };
    case 'publish':
      return {
        ...siteParams(say, view, move.site),
        journal: move.journal,
        cost: publishCost(view, move.journal),
      };
    case 'impact':
      return hexParams(say, view, move.row, move.col);
    case 'shift':
      return { ...hexParams(say, view, ...move.to), ...startParams(view, ...move.from) };
    case 'seek':
      return { ...move, same: move.second === 0 ? 'one' : move.first === move.second ? 'yes' : 'no' };
    case 'option':
      return optionParams(view, move.option);
    default:
      return { ...move };
  }
}

/** Two specialists of one name are told apart by a number. */
function memberParams(say: Say, view: View, index: number): Params {
  const crew = view.crew[asked(view)?.seat ?? view.seat];
  const twins = crew.flatMap((other, i) => (faceOf(other) === faceOf(crew[index]) ? [i] : []));
  return { member: memberName(say, crew[index]), twin: twins.length > 1 ? twins.indexOf(index) + 1 : 0 };
}

function siteParams(say: Say, view: View, site: number): Params {
  const { tile, kind, symbol } = SITES[site];
  const f = asked(view);
  const manner = f?.step === 'act' || f?.step === 'bonus' ? f.manner : 'plain';
  return {
    tile,
    kind: SITE_KINDS[kind],
    symbol,
    nth: nthSite(site),
    cost: conserveCost(site, manner),
    gives: siteGains(say, site) || 'none',
  };
}

function hexParams(say: Say, view: View, row: number, col: number): Params {
  const mission = missionOf(view);
  const hex = hexAt(mission, row, col);
  return { ...hexSpot(mission, hex), gives: gainsText(say, mission.hexes[hex].gains) || 'none' };
}

/** Where a marker moves from. */
function startParams(view: View, row: number, col: number): Params {
  const mission = missionOf(view);
  const from = hexSpot(mission, hexAt(mission, row, col));
  return { fromRow: from.row, fromPlace: from.place };
}

/** The goal of mission 8 that is being settled: a team has goals of its own. */
function optionParams(view: View, option: number): Params {
  const f = asked(view);
  const goal = f?.step === 'option' ? f.goal : 0;
  const goals = isTeam(view) ? TEAM_GOALS[view.options.mission - 1] : missionOf(view).goals;
  return { option, goal, range: depthRange(goals[goal][option - 1].depths) };
}
