import type { Mark as MarkName } from './board.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { Mark } from './mark.tsx';
import { useSay } from './say.tsx';

const STATES = ['done', 'now', 'next'] as const;

export interface RibbonTurn {
  readonly key: number;
  readonly number: number | undefined;
  readonly mark: MarkName | undefined;
  readonly text: string;
  readonly state: (typeof STATES)[number];
}

interface RibbonProps {
  /** Oldest first. */
  readonly turns: readonly RibbonTurn[];
  /** What stands there while nobody else has done anything. */
  readonly rest: string;
  /** Something is being shown: then it can be paused and skipped. */
  readonly playing: boolean;
  readonly paused: boolean;
  readonly onTurn: (key: number) => void;
  readonly onPause: () => void;
  readonly onSkip: () => void;
  readonly onAgain: () => void;
}

/** What the others did since the own turn, one sentence for each turn. */
export function Ribbon({ turns, rest, playing, paused, onTurn, onPause, onSkip, onAgain }: RibbonProps) {
  const say = useSay();
  return (
    <section
      className={`ribbon ${playing ? 'plays' : ''}`}
      aria-label={say('parts.since')}
      data-testid="ribbon"
    >
      {turns.length === 0 && <p className="rest">{rest}</p>}
      {turns.length > 0 && (
        <ol data-scrolls>
          {turns.map(turn => (
            <li key={turn.key} className={playing ? turn.state : ''}>
              <button type="button" title={turn.text} onClick={() => onTurn(turn.key)}>
                <Sign turn={turn} />
                <span className="tx">{turn.text}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {playing && (
        <IconButton
          icon={paused ? 'i-play' : 'i-pause'}
          label={say(paused ? 'parts.goOn' : 'parts.pause')}
          onClick={onPause}
        />
      )}
      {playing && <IconButton icon="i-skip" label={say('parts.skipTurn')} onClick={onSkip} />}
      {!playing && turns.length > 0 && (
        <IconButton icon="i-replay" label={say('parts.again')} onClick={onAgain} />
      )}
    </section>
  );
}

/** The mark of whoever it was with the number that its rings on the board have. */
export function Sign({ turn: { mark, number } }: { readonly turn: Pick<RibbonTurn, 'mark' | 'number'> }) {
  return (
    <span className="sign">
      {mark ? <Mark mark={mark} /> : <Icon name="i-anchor" />}
      {number !== undefined && <b className="wn">{number}</b>}
    </span>
  );
}
