/** Free actions: power plant and expansions, with their price. NE-87, NE-88. */
import { Button, IconButton } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { TILE_PRICE, TILES } from '../data/box.ts';
import { nextPlantUse, usesLeft } from '../power-plant.ts';
import { hasTile } from '../station.ts';
import { glances } from './card.tsx';
import { choicesOf } from './choices.ts';
import { EXPAND, PLANT, tilePlace } from './places.ts';
import { isDeciding, refuseMove, type Table, traySeat } from './table.ts';

interface FreeProps {
  readonly table: Table;
  readonly onExpand: () => void;
}

export function Free({ table, onExpand }: FreeProps) {
  const { say, view } = table;
  const { plant, expand } = choicesOf(table.moves);
  const station = view.stations[traySeat(table)];
  const left = TILES.filter((_, tile) => !hasTile(station, tile)).length;
  const deciding = isDeciding(table);
  return (
    <div className="free">
      <Button
        className={plant ? 'can' : ''}
        data-place={PLANT}
        disabled={!deciding}
        onClick={() => (plant ? table.send(plant) : refuseMove(table, { kind: 'plant' }))}
        {...glances(table, plant)}
      >
        <Icon name="i-plant" />
        <span>
          {say('board.plant')}
          <Plant table={table} />
        </span>
      </Button>
      <Button
        data-place={EXPAND}
        className={expand.size > 0 ? 'can' : ''}
        disabled={!deciding || left === 0}
        onClick={onExpand}
      >
        <Icon name="i-plus" />
        <span>
          {say('board.expand')}
          <small>
            <span className={left > 0 ? 'vh' : ''}>
              {say('board.expandPrice', { price: TILE_PRICE, left })}
            </span>
            {left > 0 && <span aria-hidden="true">{TILE_PRICE}</span>}
            {left > 0 && <Icon name="i-coin" className="brass" />}
          </small>
        </span>
      </Button>
    </div>
  );
}

/** What the next use would bring, or that there is none left in this round. */
function Plant({ table }: { readonly table: Table }) {
  const { say, view } = table;
  const { plant } = choicesOf(table.moves);
  const station = view.stations[traySeat(table)];
  if (!plant) return <small>{say('board.plantUses', { n: usesLeft(station) })}</small>;
  const { coins, damage } = nextPlantUse(station);
  return (
    <small>
      <span className="vh">{say('board.plantGives', { coins, damage })}</span>
      <span aria-hidden="true">{coins}</span>
      <Icon name="i-coin" className="brass" />
      <span aria-hidden="true">+{damage}</span>
      <Icon name="i-damage" />
    </small>
  );
}

interface TilesProps {
  readonly table: Table;
  readonly onClose: () => void;
}

/** NE-89 … NE-92: the four tiles; built ones stay visible. */
export function Tiles({ table, onClose }: TilesProps) {
  const { say, view } = table;
  const { expand } = choicesOf(table.moves);
  const station = view.stations[traySeat(table)];
  return (
    <fieldset className="tiles" data-place={EXPAND} aria-label={say('board.expand')}>
      {TILES.map((name, tile) => {
        const move = expand.get(tile);
        return (
          <button
            key={name}
            type="button"
            className={`tilebtn g-${name} ${move ? 'legal' : ''}`}
            data-place={tilePlace(tile)}
            onClick={() => {
              if (!move) return refuseMove(table, { kind: 'expand', tile });
              onClose();
              table.send(move);
            }}
            {...glances(table, move)}
          >
            <Icon name={`i-${name}`} />
            <span>
              <b>{say(`board.tile.${name}`)}</b>
              <small>{hasTile(station, tile) ? say('board.built') : say(`tile.${name}.about`)}</small>
            </span>
          </button>
        );
      })}
      <IconButton icon="i-close" label={say('board.close')} onClick={onClose} />
    </fieldset>
  );
}
