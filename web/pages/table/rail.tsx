import type { BoardProps } from '@fathom/parts/board.ts';
import { useSay } from '@fathom/parts/say.tsx';
import { Log } from './log.tsx';
import type { Situation } from './props.ts';

interface RightRailProps {
  readonly situation: Situation;
  readonly given: BoardProps;
}

/** On a wide screen the panels and the log are simply there. */
export function RightRail({ situation, given }: RightRailProps) {
  const say = useSay();
  return (
    <aside className="rail right" data-scrolls>
      {situation.game.board.panels.map(({ key, Panel }) => (
        <Panel key={key} {...given} />
      ))}
      <section className="panel grow" aria-label={say('table.log')} tabIndex={0}>
        <h2>{say('table.log')}</h2>
        <Log situation={situation} />
      </section>
    </aside>
  );
}
