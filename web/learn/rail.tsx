/** On a wide screen: the parts of the lesson, and that nothing counts. */
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { type Part, partAt } from './outline.ts';
import type { Shown } from './session.ts';

interface LessonRailProps {
  readonly title: string;
  readonly minutes: number;
  readonly parts: readonly Part[];
  readonly shown: Shown;
}

export function LessonRail({ title, minutes, parts, shown }: LessonRailProps) {
  const say = useSay();
  const now = shown.phase === 'over' ? parts.length : partAt(parts, shown.index);
  return (
    <aside className="rail right lesson-rail" data-scrolls aria-label={title}>
      <section className="panel">
        <h2>
          {title} <small>{say('home.minutes', { n: minutes })}</small>
        </h2>
        <ol className="steps">
          {parts.map(({ name }, i) => (
            <li key={name} className={i === now ? 'now' : ''} aria-current={i === now ? 'step' : undefined}>
              <Tick done={i < now} />
              <span>{say(name)}</span>
            </li>
          ))}
        </ol>
      </section>
      <section className="panel">
        <p className="cap">{say('learn.practice')}</p>
      </section>
    </aside>
  );
}

/** A round mark: done, begun, or still to come. */
export function Tick({ done, share = 0 }: { readonly done: boolean; readonly share?: number }) {
  if (done)
    return (
      <span className="done-tick">
        <Icon name="i-check" />
      </span>
    );
  return <span className={`done-tick ${share > 0 ? 'part' : 'open'}`} style={{ '--part': share }} />;
}
