import type { Say } from '@fathom/kernel';
import { IconButton } from '@fathom/parts/button.tsx';

interface ZoomProps {
  readonly say: Say;
  readonly zoom: (out: boolean) => void;
  /** Back to the whole chart, once it was moved. */
  readonly refit: (() => void) | undefined;
}

/** The same as pinch and wheel, for whoever has neither. */
export function Zoom({ say, zoom, refit }: ZoomProps) {
  return (
    <div className="zoom">
      {refit && <IconButton icon="i-search" label={say('board.fit')} onClick={refit} />}
      <button
        type="button"
        className="ibtn only-desk"
        aria-label={say('board.closer')}
        onClick={() => zoom(false)}
      >
        +
      </button>
      <button
        type="button"
        className="ibtn only-desk"
        aria-label={say('board.farther')}
        onClick={() => zoom(true)}
      >
        −
      </button>
    </div>
  );
}
