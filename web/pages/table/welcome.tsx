import { Button } from '@fathom/parts/button.tsx';
import { Sign } from '@fathom/parts/ribbon.tsx';
import { useSay, useSpeech } from '@fathom/parts/say.tsx';
import { useEffect, useId, useRef } from 'react';
import { useSettings } from '../../settings.tsx';
import { secondsOf } from '../../table/show.ts';
import type { Story } from './story.ts';
import type { Showing } from './use-show.ts';

interface WelcomeProps {
  readonly story: Story;
  readonly showing: Showing;
  readonly name: string;
}

/** Longer lists scroll. */
const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** Back after a while: the board as it was left, what the others did, and whether to show it. */
export function Welcome({ story, showing, name }: WelcomeProps) {
  const say = useSay();
  const title = useId();
  const card = useRef<HTMLDivElement>(null);
  const { tempo } = useSettings();
  const absence = useAbsence(showing.away);
  useEffect(() => card.current?.focus(), []);
  const { show } = showing;
  if (show?.kind !== 'asked') return null;
  const turns = new Set(show.beats.map(({ turn }) => turn));
  const listed = story.since.filter(({ index }) => turns.has(index));
  return (
    <div className="welcome">
      <div
        ref={card}
        className="dialog"
        role="dialog"
        aria-labelledby={title}
        tabIndex={-1}
        data-testid="welcome"
      >
        <p className="water">{say('welcome.hello', { name })}</p>
        <h2 id={title}>
          {absence && `${absence}, `}
          {say('welcome.turns', { n: listed.length })}
        </h2>
        <p>{say('welcome.text')}</p>
        <ol className="turns" data-scrolls>
          {listed.map(({ index, turn, number }) => (
            <li key={index}>
              <Sign turn={{ mark: story.person(turn.seat).mark, number }} />
              <span>{story.sentence(turn.deeds)}</span>
            </li>
          ))}
        </ol>
        <div className="acts">
          <Button tone="primary" icon="i-play" onClick={showing.accept}>
            {showing.still ? say('welcome.step') : say('welcome.show', { n: secondsOf(show.beats, tempo) })}
          </Button>
          <Button onClick={showing.stop}>{say('show.skip')}</Button>
        </div>
      </div>
    </div>
  );
}

/** How long somebody was away in the largest unit that fits, or nothing when nobody knows. */
function useAbsence(away: number | undefined): string {
  const { lang } = useSpeech();
  if (away === undefined) return '';
  const minutes = Math.max(1, Math.round(away / MINUTE));
  const [unit, size] = UNITS.find(([, least]) => minutes >= least) ?? UNITS[2];
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.round(minutes / size),
  );
}
