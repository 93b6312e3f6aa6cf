/** A zone seen closely: its plate, its special rules in words, and everything that can be done here. */
import { Icon } from '@fathom/parts/icon.tsx';
import { isDeciding, nameOf, refuseMove } from '@fathom/parts/table.ts';
import { COLUMNS, columnOf, depthOf } from '../data/ocean.ts';
import { CONSERVE, DIVES, PUBLISH, SITES, TILES } from '../data/tiles.ts';
import type { Move } from '../move.ts';
import { write } from '../notation.ts';
import { asked } from '../view.ts';
import { tileName } from '../words/terms.ts';
import { type Choices, movesIn } from './choices.ts';
import { Cost, Deed } from './deed.tsx';
import { ACTION_ICONS, Field } from './gain.tsx';
import { siteText } from './names.ts';
import { Portrait } from './portrait.tsx';
import { prospectOf } from './prospect.ts';
import { Slip } from './slip.tsx';
import { fleetsAt, type Table } from './table.ts';
import { attemptAtCell, attemptAtSite } from './tries.ts';

interface CloseUpProps {
  readonly table: Table;
  readonly cell: number;
  readonly choices: Choices;
  readonly onClose: () => void;
}

export function CloseUp({ table, cell, choices, onClose }: CloseUpProps) {
  const { say, view } = table;
  const tile = view.ocean[cell];
  const moves = movesIn(choices, view, cell);
  const names = fleetsAt(view, cell).map(({ seat }) => nameOf(table, seat));
  const where = say('board.where', { depth: depthOf(cell), column: COLUMNS[columnOf(cell)] });
  const ships = names.length > 0 ? say('board.shipsHere', { names: names.join(', ') }) : '';
  return (
    <Slip
      table={table}
      title={tileName(say, tile)}
      caption={[where, ships].filter(text => text !== '').join(' ')}
      onClose={onClose}
    >
      <Portrait table={table} tile={tile} choices={choices} />
      <ul className="deeds">
        {moves.map(move => (
          <Deed
            key={write(move)}
            {...deedOf(table, move)}
            does={write(move)}
            onPress={() => table.send(move)}
          />
        ))}
        {isDeciding(table) && <Impossible table={table} cell={cell} choices={choices} />}
      </ul>
    </Slip>
  );
}

function deedOf(table: Table, move: Move) {
  const { title, details, cost } = prospectOf(table, move);
  return { title, details, sign: signOf(move, cost) };
}

function signOf(move: Move, cost: number | undefined) {
  if (cost !== undefined && move.kind !== 'publish') return <Cost n={cost} />;
  switch (move.kind) {
    case 'publish':
      return (
        <>
          <Field symbol={SITES[move.site].symbol} />
          <Cost n={cost ?? 0} />
        </>
      );
    case 'travel':
    case 'sonar':
    case 'dive':
    case 'conserve':
      return <Icon name={ACTION_ICONS[move.kind]} />;
    case 'launch':
      return <Icon name="i-vessel" />;
    case 'remove':
      return <Icon name="i-close" />;
    default:
      return <Icon name="i-anchor" />;
  }
}

/** What is not possible here now: a press says why. */
function Impossible({ table, cell, choices }: Omit<CloseUpProps, 'onClose'>) {
  const { say, view } = table;
  const step = asked(view)?.step;
  if (step !== 'act' && step !== 'bonus') return null;
  const tile = view.ocean[cell];
  const sites = TILES[tile].sites.filter(site => !choices.site.has(site) && view.discs[site] === 0);
  const dives = TILES[tile].dives.filter(dive => !choices.dive.has(dive));
  const travel = choices.cell.has(cell) ? undefined : attemptAtCell(view, Number(view.viewer), cell);
  return (
    <>
      {dives.map(dive => (
        <Deed
          key={DIVES[dive].id}
          legal={false}
          sign={<Icon name="i-dive" />}
          title={say('board.do.dive')}
          onPress={() => refuseMove(table, { kind: 'dive', dive })}
        />
      ))}
      {sites.map(site => (
        <Deed
          key={site}
          legal={false}
          sign={siteSign(site)}
          title={siteText(table, site)}
          onPress={() => refuseMove(table, attemptAtSite(view, site))}
        />
      ))}
      {travel && (
        <Deed
          legal={false}
          sign={<Icon name="i-travel" />}
          title={say('board.do.come')}
          onPress={() => refuseMove(table, travel)}
        />
      )}
    </>
  );
}

function siteSign(site: number) {
  const { kind, cost, symbol } = SITES[site];
  if (kind === PUBLISH) return <Field symbol={symbol} />;
  return kind === CONSERVE ? <Cost n={cost} /> : <Icon name="i-sonar" />;
}
