/** A game on one page, for the screen and for paper: what is done in a turn, what counts, and the symbols. */
import '../../styles/summary.css';
import { findGame } from '@fathom/games';
import { type SummaryBook, speaker } from '@fathom/kernel';
import { Button } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay, useSpeech } from '@fathom/parts/say.tsx';
import type { SignKey } from '@fathom/parts/signs.ts';
import { useEffect, useState } from 'react';
import { arriving } from '../../arrival.ts';
import { SettingsButton } from '../../settings-button.tsx';
import { Loading, Message } from '../../shell.tsx';
import { useTitle } from '../../title.ts';
import { Top } from '../../top.tsx';

const BOOKS = import.meta.glob<{ readonly summary: SummaryBook }>('../../../games/*/summary/index.ts');
const KEYS = import.meta.glob<SignKey>('../../../games/*/board/signs.ts');

interface Sheet {
  readonly summary: SummaryBook;
  readonly key: SignKey;
}

export default function SummaryPage({ game }: { readonly game: string }) {
  const say = useSay();
  const meta = findGame(game)?.meta;
  const sheet = useSheet(game);
  useTitle(`${say('summary.title')} · ${meta?.title ?? ''}`);
  if (!meta || sheet === null) return <Message title={say('rules.missing')} />;
  if (!sheet) return <Loading />;
  return (
    <div className="summary">
      <Top
        back={{ page: 'learn', game }}
        label={say('learn.back')}
        title={meta.title}
        note={say('summary.title')}
      >
        <Button onClick={() => print()}>{say('summary.print')}</Button>
        <SettingsButton />
      </Top>
      <main>
        <Sections game={game} summary={sheet.summary} />
        <Signs signs={sheet.key} />
      </main>
    </div>
  );
}

function Sections({ game, summary }: { readonly game: string; readonly summary: SummaryBook }) {
  const { lang } = useSpeech();
  return summary[lang].map(({ title, rule, lines }) => (
    <section key={rule}>
      <h2>
        {title}
        <a className="rid" href={`/rules/${game}#${rule}`}>
          {rule}
        </a>
      </h2>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  ));
}

function Signs({ signs: { signs, words } }: { readonly signs: SignKey }) {
  const { lang, say } = useSpeech();
  const own = speaker(lang, words[lang]);
  return (
    <section className="signs">
      <h2>{say('key.title')}</h2>
      <dl>
        {signs
          .flatMap(group => group.signs)
          .map(({ sign }) => (
            <div key={sign}>
              <dt>
                <Icon name={sign} />
                {own(`sign.${sign}`)}
              </dt>
              <dd>{own(`sign.${sign}.is`)}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** Undefined while it loads, null when the game has none. */
function useSheet(game: string): Sheet | null | undefined {
  const [sheet, setSheet] = useState<Sheet | null>();
  useEffect(() => {
    const loading = Promise.all([
      BOOKS[`../../../games/${game}/summary/index.ts`]?.(),
      KEYS[`../../../games/${game}/board/signs.ts`]?.(),
    ]);
    return arriving(loading, ([book, key]) => setSheet(book && key ? { summary: book.summary, key } : null));
  }, [game]);
  return sheet;
}
