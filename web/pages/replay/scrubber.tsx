import type { SeatInfo } from '@fathom/parts/board.ts';
import { IconButton } from '@fathom/parts/button.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { ReactNode } from 'react';
import { usePlaying } from './walk.ts';

interface ScrubberProps {
  readonly at: number;
  readonly last: number;
  readonly onShow: (move: number) => void;
  /** Through whose eyes. */
  readonly children?: ReactNode;
}

export function Scrubber({ at, last, onShow, children }: ScrubberProps) {
  const say = useSay();
  const [playing, setPlaying] = usePlaying(at, last, onShow);
  const show = (move: number) => {
    setPlaying(false);
    onShow(move);
  };
  const play = () => {
    if (!playing && at >= last) onShow(0);
    setPlaying(!playing);
  };
  return (
    <div className="scrub">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say('replay.slider')}
        aria-valuetext={say('replay.position', { n: at, all: last })}
        style={{ '--share': `${last === 0 ? 0 : (at / last) * 100}%` }}
        onChange={event => show(Number(event.target.value))}
      />
      <div className="ctl">
        <IconButton icon="i-first" label={say('replay.first')} disabled={at === 0} onClick={() => show(0)} />
        <IconButton
          icon="i-back"
          label={say('replay.back')}
          disabled={at === 0}
          onClick={() => show(at - 1)}
        />
        <IconButton
          icon={playing ? 'i-pause' : 'i-play'}
          label={say(playing ? 'replay.pause' : 'replay.play')}
          onClick={play}
        />
        <IconButton
          icon="i-next"
          label={say('replay.on')}
          disabled={at === last}
          onClick={() => show(at + 1)}
        />
        <IconButton
          icon="i-last"
          label={say('replay.last')}
          disabled={at === last}
          onClick={() => show(last)}
        />
        <span className="m">{say('replay.position', { n: at, all: last })}</span>
        {children}
      </div>
    </div>
  );
}

interface EyesProps {
  readonly seats: readonly SeatInfo[];
  readonly viewer: number | 'all';
  readonly onLook: (viewer: number | 'all') => void;
}

/** Through whose eyes the match is seen. */
export function Eyes({ seats, viewer, onLook }: EyesProps) {
  const say = useSay();
  return (
    <select
      className="select"
      aria-label={say('replay.view')}
      value={String(viewer)}
      onChange={event => onLook(event.target.value === 'all' ? 'all' : Number(event.target.value))}
    >
      <option value="all">{say('replay.viewAll')}</option>
      {seats.map(info => (
        <option key={info.seat} value={info.seat}>
          {info.name}
        </option>
      ))}
      <option value={seats.length}>{say('replay.viewSpectator')}</option>
    </select>
  );
}
