/** On a phone: one button for each panel above the water, so that goals and standings are one press away. */
import type { Panel } from '@fathom/parts/board.ts';
import { Icon } from '@fathom/parts/icon.tsx';
import { BOARD } from '@fathom/parts/places.ts';
import { teamGoals } from '../goals/team.ts';
import type { Move } from '../move.ts';
import { isTeam, levelRules } from '../team.ts';
import type { View } from '../view.ts';
import { Goals } from './goals.tsx';
import { Journals } from './journals.tsx';
import { ImpactPanel, OfferPanel } from './panels.tsx';
import { Slip } from './slip.tsx';
import type { Table } from './table.ts';

export const PANELS: readonly Panel<View, Move>[] = [
  { key: 'panel.impact', icon: 'i-impact', Panel: ImpactPanel },
  { key: 'panel.goals', icon: 'i-vp', Panel: Goals },
  { key: 'panel.journals', icon: 'i-publish', Panel: Journals },
  { key: 'panel.offer', icon: 'i-people', Panel: OfferPanel },
];

/** What lies in a closed panel is found at its button. */
const SHELVED: Readonly<Record<string, string>> = {
  'panel.impact': `${BOARD}:impact`,
  'panel.goals': `${BOARD}:goal`,
  'panel.journals': `${BOARD}:journal`,
  'panel.offer': `${BOARD}:design`,
};

interface ShelfProps {
  readonly table: Table;
  /** Key of the panel that lies open. */
  readonly open: string | undefined;
  readonly onOpen: (panel: string | undefined) => void;
}

export function Shelf({ table, open, onOpen }: ShelfProps) {
  const { say } = table;
  return (
    <nav className="shelf" aria-label={say('board.shelf')}>
      {PANELS.map(({ key, icon }) => (
        <button
          key={key}
          type="button"
          aria-pressed={open === key}
          data-place={SHELVED[key]}
          onClick={() => onOpen(open === key ? undefined : key)}
        >
          <Icon name={icon} />
          {shortName(table, key)}
        </button>
      ))}
    </nav>
  );
}

/** Together the goals say how far the team is. */
function shortName({ say, view }: Table, key: string): string {
  if (key !== 'panel.goals' || !isTeam(view)) return say(`board.shelf.${key.slice('panel.'.length)}`);
  const met = teamGoals(view).filter(({ count, need }) => count >= need).length;
  const { goals } = levelRules(view);
  return say('board.shelf.teamGoals', { met: Math.min(met, goals), goals });
}

interface OpenPanelProps {
  readonly table: Table;
  readonly panel: string;
  readonly onClose: () => void;
}

export function OpenPanel({ table, panel, onClose }: OpenPanelProps) {
  const found = PANELS.find(({ key }) => key === panel);
  return (
    found && (
      <Slip table={table} title={table.say(panel)} onClose={onClose}>
        <found.Panel {...table} />
      </Slip>
    )
  );
}
