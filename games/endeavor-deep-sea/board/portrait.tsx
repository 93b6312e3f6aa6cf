import { Icon } from '@fathom/parts/icon.tsx';
import { CONSERVE, TILES } from '../data/tiles.ts';
import type { Choices } from './choices.ts';
import { Chips } from './gain.tsx';
import { shortGains } from './names.ts';
import { Plate } from './plate.tsx';
import type { Table } from './table.ts';

interface PortraitProps {
  readonly table: Table;
  readonly tile: number;
  readonly choices?: Choices;
}

/** The plate in full width with what it gives and what is special about it. */
export function Portrait({ table, tile, choices }: PortraitProps) {
  const { say } = table;
  const { depth, discover, arrival, arrivalAction, features } = TILES[tile];
  return (
    <>
      <div className={`portrait zone d${depth}`}>
        <Plate
          table={table}
          tile={tile}
          sites={new Set(choices?.site.keys())}
          dives={new Set(choices?.dive.keys())}
        />
      </div>
      <p className="bonuses">
        {(arrival > 0 || arrivalAction >= 0) && (
          <span>
            {say('board.onArrival')} <Chips table={table} gains={arrival} />
            {arrivalAction === CONSERVE && <Icon name="i-conserve" label={say('act.conserve')} />}
            {arrivalAction === 0 && <Icon name="i-sonar" label={say('act.sonar')} />}
          </span>
        )}
        <span>
          {say('board.onDiscovery')} <Chips table={table} gains={discover} />
        </span>
      </p>
      {features.map(({ kind, gains, discs }) => (
        <p key={kind + gains} className="special">
          {say(`feature.${kind}`, {
            gains: shortGains(say, gains),
            depth: TILES[tile].depth,
            discs: discs.length,
          })}
        </p>
      ))}
    </>
  );
}
