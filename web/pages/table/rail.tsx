import type { BoardProps } from '@fathom/parts/board.ts';
import { LogList } from '@fathom/parts/log.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { useMemo } from 'react';
import { logLines, type Situation } from './props.ts';

interface RightRailProps {
  readonly situation: Situation;
  readonly given: BoardProps;
}

/** On a wide screen the panels and the log are simply there. */
export function RightRail({ situation, given }: RightRailProps) {
  const say = useSay();
  const lines = useMemo(() => logLines(situation), [situation]);
  return (
    <aside className="rail right" data-scrolls>
      {situation.game.board.panels.map(({ key, Panel }) => (
        <Panel key={key} {...given} />
      ))}
      <section className="panel grow" aria-label={say('table.log')} tabIndex={0}>
        <h2>{say('table.log')}</h2>
        <LogList lines={lines} seats={situation.seats} />
      </section>
    </aside>
  );
}
