/** The chain as a line of beads. Gains may be taken in any order, and one of several open actions may be looked at alone. */
import { Icon } from '@fathom/parts/icon.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import type { SymbolName } from '@fathom/parts/symbols.ts';
import { isDeciding, markOf, nameOf } from '@fathom/parts/table.ts';
import type { Action } from '../data/slots.ts';
import type { Frame } from '../frames.ts';
import { chainOf, endsTurn, type Ring } from './chain.ts';
import type { Choices } from './choices.ts';
import { ACTION_ICONS, GAIN_ICONS } from './gain.tsx';
import { gainPlace } from './places.ts';
import type { Table } from './table.ts';

interface ChainProps {
  readonly table: Table;
  readonly choices: Choices;
  readonly only: Action | undefined;
  readonly onOnly: (action: Action | undefined) => void;
}

export function Chain({ table, choices, only, onOnly }: ChainProps) {
  const { say, view } = table;
  const rings = chainOf(view);
  if (rings.length === 0) return null;
  return (
    <ol className="chain" data-scrolls aria-label={say('board.chain')}>
      {rings.map((ring, i) => (
        <li key={`${String(i)}-${ring.bead.kind}`} className={ring.now ? 'now' : ''}>
          {ring.seat !== view.seat && (
            <Mark mark={markOf(table, ring.seat)} label={nameOf(table, ring.seat)} />
          )}
          <RingFace table={table} ring={ring} choices={choices} only={only} onOnly={onOnly} />
        </li>
      ))}
      {endsTurn(view) && <li className="end">{say('board.endOfTurn')}</li>}
    </ol>
  );
}

function RingFace({ table, ring, choices, only, onOnly }: ChainProps & { readonly ring: Ring }) {
  const { say } = table;
  const { bead, now } = ring;
  switch (bead.kind) {
    case 'gain': {
      const move = choices.gain.get(bead.number);
      const face = (
        <>
          <Icon name={GAIN_ICONS[bead.gain]} />
          {say(`board.gain.${bead.gain}`, { n: bead.n })}
        </>
      );
      const place = gainPlace(bead.number);
      if (!move || !now)
        return (
          <span className="bead" data-place={place}>
            {face}
          </span>
        );
      return (
        <button type="button" className="bead legal" data-place={place} onClick={() => table.send(move)}>
          {face}
        </button>
      );
    }
    case 'action':
      return (
        <span className={bead.actions.length > 1 ? 'either' : undefined}>
          {bead.actions.length > 1 && <small>{say('board.oneOf', { n: bead.actions.length })}</small>}
          {bead.actions.map(action => (
            <button
              key={action}
              type="button"
              className={`bead ${only === action ? 'only' : ''}`}
              disabled={!now || !isDeciding(table)}
              aria-pressed={only === action}
              aria-label={say('board.only', { action: say(`act.${action}`) })}
              onClick={() => onOnly(only === action ? undefined : action)}
            >
              <Icon name={ACTION_ICONS[action]} />
              <span>{say(`act.${action}`)}</span>
            </button>
          ))}
        </span>
      );
    case 'copy':
      return <Bead icon="i-fork" text={say('act.copy')} />;
    default:
      return <Bead icon={STEP_ICONS[bead.step] ?? 'i-more'} text={say(`board.step.${bead.step}`)} />;
  }
}

function Bead({ icon, text }: { readonly icon: SymbolName; readonly text: string }) {
  return (
    <span className="bead">
      <Icon name={icon} />
      {text}
    </span>
  );
}

const STEP_ICONS: Readonly<Partial<Record<Frame['step'], SymbolName>>> = {
  launch: 'i-vessel',
  free: 'i-dive',
  trade: 'i-disc',
  impact: 'i-impact',
  raise: 'i-any',
  promote: 'i-promote',
  seek: 'i-sonar',
  lay: 'i-sonar',
  wreck: 'i-dive',
  dived: 'i-dive',
  built: 'i-conserve',
};
