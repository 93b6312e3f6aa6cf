import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { SymbolName } from '@fathom/parts/symbols.ts';
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
        <Label icon="i-why" name={say('learn.symbols')} hint={say('learn.symbolsHint')} />
      </button>
      <Link to={{ page: 'rules', game }}>
        <Label icon="i-rules" name={say('nav.rules')} hint={say('learn.rulesHint')} />
      </Link>
      <Link to={{ page: 'summary', game }}>
        <Label icon="i-card" name={say('summary.title')} hint={say('summary.hint')} />
      </Link>
      <Link to={{ page: 'game', game }}>
        <Label icon="i-scale" name={say('game.figures')} hint={say('game.figuresHint')} />
      </Link>
      {key && <KeySheet game={game} onClose={() => setKey(false)} />}
    </section>
  );
}

interface LabelProps {
  readonly icon: SymbolName;
  readonly name: string;
  readonly hint: string;
}

function Label({ icon, name, hint }: LabelProps) {
  return (
    <>
      <Icon name={icon} />
      <span>
        <b>{name}</b>
        <span className="t">{hint}</span>
      </span>
      <Icon name="i-next" />
    </>
  );
}
