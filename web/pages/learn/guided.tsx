import type { Lesson } from '@fathom/kernel';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { Progress } from '../../learn/progress.ts';
import { Link } from '../../navigate.tsx';
import { Dive } from './dive.tsx';

interface GuidedGameProps {
  readonly game: string;
  readonly guided: Lesson;
  readonly progress: Progress;
}

/** The way in: a first game in which every step is explained. */
export function GuidedGame({ game, guided, progress }: GuidedGameProps) {
  const say = useSay();
  const begun = progress.left[guided.id] !== undefined;
  const done = progress.done.includes(guided.id);
  return (
    <section className="way" aria-labelledby="way-title">
      <Dive />
      <h1 id="way-title">{say('learn.guided')}</h1>
      <p>{say(`lesson.${guided.id}.about`)}</p>
      <ul className="fx">
        <li>
          <Icon name="i-clock" />
          {say('home.minutes', { n: guided.minutes })}
        </li>
        <li>
          <Icon name="i-bot" />
          {say('home.bots', { n: guided.position.seats - 1 })}
        </li>
        <li>
          <Icon name="i-undo" />
          {say('learn.nothingCounts')}
        </li>
      </ul>
      <Link className="btn light go" to={{ page: 'lesson', game, lesson: guided.id }}>
        <Icon name="i-play" />
        {say(begun ? 'learn.goOnGuided' : done ? 'learn.again' : 'learn.start')}
      </Link>
    </section>
  );
}
