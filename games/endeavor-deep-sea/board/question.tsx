/** Decisions that open by themselves over the ocean: whom to recruit, what to draw, which zone to keep, where impact goes. */
import { Button } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { CLEANUP_END } from '../cleanup.ts';
import { BONUS_GOALS, SETBACKS, TEAM_GOALS } from '../data/coop.ts';
import { MISSIONS } from '../data/missions.ts';
import { writeCell } from '../data/ocean.ts';
import { SITE_KINDS } from '../data/tiles.ts';
import { type Move, SETBACK_CARD } from '../move.ts';
import { write } from '../notation.ts';
import { missionOf } from '../sea.ts';
import { isTeam, levelRules } from '../team.ts';
import { asked, tilesLeft } from '../view.ts';
import { goalTitle } from '../words/goals.ts';
import { label } from '../words/label.ts';
import { cardName, tileName, tokenName } from '../words/terms.ts';
import type { Choices } from './choices.ts';
import { Deed } from './deed.tsx';
import { goalIcon } from './goal-icon.ts';
import { Impact } from './impact.tsx';
import { Offer } from './offer.tsx';
import { CLEAN, LOOSE } from './places.ts';
import { Portrait } from './portrait.tsx';
import { Slip } from './slip.tsx';
import { seatOf, type Table } from './table.ts';
import { TokenFace } from './token.tsx';

const QUESTIONS = ['recruit', 'impact', 'lay', 'loose'] as const;
export type Question = (typeof QUESTIONS)[number];

export function questionOf(choices: Choices): Question | undefined {
  if (choices.design.size > 0) return 'recruit';
  if (choices.hex.size > 0 || choices.clean) return 'impact';
  if (choices.loose.length > 0) return 'loose';
  return [...choices.cell.values()].flat().some(move => move.kind === 'lay') ? 'lay' : undefined;
}

interface QuestionSlipProps {
  readonly table: Table;
  readonly question: Question;
  readonly choices: Choices;
  readonly onClose: () => void;
}

export function QuestionSlip({ table, question, choices, onClose }: QuestionSlipProps) {
  const { say } = table;
  switch (question) {
    case 'recruit':
      return (
        <Slip
          table={table}
          title={say('board.recruitTitle')}
          caption={say('board.recruitHint')}
          broad
          onClose={onClose}
        >
          <Offer table={table} choices={choices} />
        </Slip>
      );
    case 'impact':
      return (
        <Slip
          table={table}
          title={say('board.impactTitle')}
          caption={impactHint(table)}
          broad
          onClose={onClose}
        >
          <Impact table={table} choices={choices} />
          {choices.clean && <CleanUp table={table} move={choices.clean} />}
        </Slip>
      );
    case 'lay':
      return (
        <Slip
          table={table}
          title={say('board.layTitle')}
          caption={say('board.layHint')}
          broad
          onClose={onClose}
        >
          <Drawn table={table} choices={choices} />
        </Slip>
      );
    case 'loose':
      return (
        <Slip table={table} title={looseTitle(table)} onClose={onClose}>
          <ul className="deeds" data-place={LOOSE}>
            {choices.loose.map(move => (
              <Deed
                key={write(move)}
                {...looseDeed(table, move)}
                does={write(move)}
                onPress={() => table.send(move)}
              />
            ))}
          </ul>
        </Slip>
      );
  }
}

/** ED-200. */
function CleanUp({ table, move }: { readonly table: Table; readonly move: Move }) {
  const { say, view } = table;
  const seat = seatOf(table);
  const from = view.cleanup[seat];
  const to = table.foresee(move).view?.cleanup?.[seat] ?? from;
  return (
    <ul className="deeds" data-place={CLEAN}>
      <Deed
        sign={<Icon name="i-f-green" />}
        title={say('board.do.clean')}
        details={[say('board.cleanTo', { from, to, most: CLEANUP_END })]}
        does={write(move)}
        onPress={() => table.send(move)}
      />
    </ul>
  );
}

function impactHint({ say, view }: Table): string {
  const { impact } = missionOf(view);
  return say(impact === 'network' ? 'board.impactHint' : `board.impactRule.${impact}`);
}

/** The tiles somebody has drawn, each with the cells it fits into. */
function Drawn({ table, choices }: { readonly table: Table; readonly choices: Choices }) {
  const { say } = table;
  const lays = [...choices.cell.values()].flat().filter(move => move.kind === 'lay');
  const tiles = [...new Set(lays.map(({ tile }) => tile))];
  return (
    <div className="drawn">
      {tiles.map(tile => (
        <section key={tile} aria-label={tileName(say, tile)}>
          <h3>{tileName(say, tile)}</h3>
          <Portrait table={table} tile={tile} />
          <p className="cells">
            {lays
              .filter(move => move.tile === tile)
              .map(move => (
                <Button key={move.cell} tone="light" data-does={write(move)} onClick={() => table.send(move)}>
                  {say('board.do.lay', { cell: writeCell(move.cell) })}
                </Button>
              ))}
          </p>
        </section>
      ))}
    </div>
  );
}

function looseTitle({ say, view }: Table): string {
  return say(`board.loose.${asked(view)?.step ?? 'seek'}`);
}

function looseDeed(table: Table, move: Move) {
  const { say, view } = table;
  switch (move.kind) {
    case 'seek':
      return {
        sign: <Icon name="i-sonar" />,
        title: seekTitle(table, move.first, move.second),
        details: [pilesText(table, move.first, move.second)],
      };
    case 'keep':
      return { sign: <TokenFace token={move.token} />, title: tokenName(say, move.token) };
    case 'name':
      return {
        sign: <Icon name={move.site === 1 ? 'i-conserve' : 'i-publish'} />,
        title: say(`unit.${SITE_KINDS[move.site]}`),
      };
    case 'option': {
      const f = asked(view);
      const index = f?.step === 'option' ? f.goal : 0;
      const goals = isTeam(view) ? TEAM_GOALS : MISSIONS.map(mission => mission.goals);
      const goal = goals[view.options.mission - 1][index][move.option - 1];
      return { sign: <Icon name={goalIcon(goal)} />, title: goalTitle(say, goal) };
    }
    case 'card':
      return {
        sign: <Icon name={move.card < SETBACK_CARD ? 'i-laurel' : 'i-damage'} />,
        title: cardName(say, move.card),
        details: [cardText(table, move.card)],
      };
    default:
      return { sign: <Icon name="i-more" />, title: label(say, move, view) };
  }
}

function cardText({ say, view }: Table, card: number): string {
  if (card < SETBACK_CARD) return goalTitle(say, BONUS_GOALS[card]);
  const { strength, turns } = levelRules(view);
  return say(`setbackDoes.${SETBACKS[card - SETBACK_CARD]}`, { x: strength, turns });
}

function seekTitle({ say }: Table, first: number, second: number): string {
  if (second === 0) return say('board.seekOne', { depth: first });
  return first === second ? say('board.seekSame', { depth: first }) : say('board.seekTwo', { first, second });
}

/** How many tiles of these depths are still in their piles. */
function pilesText({ say, view }: Table, first: number, second: number): string {
  const depths = second === 0 || second === first ? [first] : [first, second];
  return depths.map(depth => say('board.pile', { depth, n: tilesLeft(view, depth) })).join(', ');
}
