import type { BoardProps, Panel } from '@fathom/parts/board.ts';
import { useSay } from '@fathom/parts/say.tsx';
import type { ReactNode } from 'react';
import { Drawn } from './drawn.tsx';
import { Log } from './log.tsx';
import type { Story } from './story.ts';

interface RightRailProps {
  readonly story: Story;
  readonly given: BoardProps;
  readonly panels: readonly Panel<unknown, unknown>[];
  readonly shown: number | undefined;
  readonly onShow: ((seq: number) => void) | undefined;
  /** Stands in the place of the log. */
  readonly dock?: ReactNode;
}

/** On a wide screen the panels are simply there, and the log below them never leaves the screen. */
export function RightRail({ story, given, panels, shown, onShow, dock }: RightRailProps) {
  const say = useSay();
  return (
    <aside className="rail right">
      <div className="panels" data-scrolls>
        {panels.map(({ key, Panel }) => (
          <Drawn key={key} part={Panel} given={given} />
        ))}
      </div>
      {dock ?? (
        <section className="dock" aria-label={say('table.log')}>
          <h2>{say('table.log')}</h2>
          <Log story={story} shown={shown} onShow={onShow} />
        </section>
      )}
    </aside>
  );
}
