import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { Link } from '../../navigate.tsx';

/** What can be read: the rules, numbered and searchable. */
export function References({ game }: { readonly game: string }) {
  const say = useSay();
  return (
    <section className="refs">
      <Link to={{ page: 'rules', game }}>
        <Icon name="i-rules" />
        <span>
          <b>{say('nav.rules')}</b>
          <span className="t">{say('learn.rulesHint')}</span>
        </span>
        <Icon name="i-next" />
      </Link>
    </section>
  );
}
