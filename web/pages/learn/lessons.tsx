import type { Lesson } from '@fathom/kernel';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { isSymbol } from '@fathom/parts/symbols.ts';
import type { Progress } from '../../learn/progress.ts';
import { Tick } from '../../learn/rail.tsx';
import { Link } from '../../navigate.tsx';

interface LessonsProps {
  readonly game: string;
  readonly lessons: readonly Lesson[];
  readonly progress: Progress;
}

export function Lessons({ game, lessons, progress }: LessonsProps) {
  const say = useSay();
  const done = lessons.filter(({ id }) => progress.done.includes(id)).length;
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return (
    <section aria-labelledby="lessons-title">
      <h2 id="lessons-title">
        {say('learn.lessons')}{' '}
        <small>{say('learn.lessonsHint', { n: done, all: lessons.length, minutes })}</small>
      </h2>
      <ul className="lessons" style={{ '--rows': Math.ceil(lessons.length / 2) }}>
        {lessons.map(lesson => (
          <li key={lesson.id}>
            <LessonRow game={game} lesson={lesson} progress={progress} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LessonRowProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly progress: Progress;
}

function LessonRow({ game, lesson, progress }: LessonRowProps) {
  const say = useSay();
  const { id, icon, minutes, steps } = lesson;
  const done = progress.done.includes(id);
  const step = progress.left[id]?.step ?? 0;
  const left = step > 0 && step < steps.length;
  const state = left
    ? say('learn.stepOf', { n: step + 1, all: steps.length })
    : done
      ? say('learn.done')
      : say('home.minutes', { n: minutes });
  return (
    <Link className={left ? 'now' : ''} to={{ page: 'lesson', game, lesson: id }}>
      <span className="pic">{isSymbol(icon) && <Icon name={icon} />}</span>
      <span>
        <b>{say(`lesson.${id}.title`)}</b>
        <span className="t">{say(`lesson.${id}.about`)}</span>
      </span>
      <span className="st">
        {state}
        <Tick done={done && !left} share={left ? step / steps.length : 0} />
      </span>
    </Link>
  );
}
