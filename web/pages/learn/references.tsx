import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { useState } from 'react';
import { Link } from '../../navigate.tsx';
import { KeySheet } from '../table/key.tsx';

/** What can be read: every symbol with its name, the rules, and the game on one page. */
export function References({ game }: { readonly game: string }) {
  const say = useSay();
  const [key, setKey] = useState(false);
  return (
    <section className="refs">
      <button type="button" aria-expanded={key} onClick={() => setKey(!key)}>
        <Icon name="i-why" />
        <span>
          <b>{say('learn.symbols')}</b>
          <span className="t">{say('learn.symbolsHint')}</span>
        </span>
        <Icon name="i-next" />
      </button>
      <Link to={{ page: 'rules', game }}>
        <Icon name="i-rules" />
        <span>
          <b>{say('nav.rules')}</b>
          <span className="t">{say('learn.rulesHint')}</span>
        </span>
        <Icon name="i-next" />
      </Link>
      <Link to={{ page: 'summary', game }}>
        <Icon name="i-card" />
        <span>
          <b>{say('summary.title')}</b>
          <span className="t">{say('summary.hint')}</span>
        </span>
        <Icon name="i-next" />
      </Link>
      <Link to={{ page: 'game', game }}>
        <Icon name="i-scale" />
        <span>
          <b>{say('game.figures')}</b>
          <span className="t">{say('game.figuresHint')}</span>
        </span>
        <Icon name="i-next" />
      </Link>
      {key && <KeySheet game={game} onClose={() => setKey(false)} />}
    </section>
  );
}
