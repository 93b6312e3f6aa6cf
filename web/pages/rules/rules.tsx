import '../../styles/rules.css';
import { findGame, GAMES } from '@fathom/games';
import type { Lang, Meta } from '@fathom/kernel';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay, useSpeech } from '@fathom/parts/say.tsx';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { arriving } from '../../arrival.ts';
import { go, Link, useHash } from '../../navigate.tsx';
import { SettingsButton } from '../../settings-button.tsx';
import { Loading, Message } from '../../shell.tsx';
import { useTitle } from '../../title.ts';
import { cameFrom } from './address.ts';
import { Side } from './contents.tsx';
import { FiguresProvider, useFigures } from './figure.tsx';
import { NO_SEARCH, SearchProvider } from './found.tsx';
import { type Library, loadElsewhere, loadLibrary } from './load.ts';
import { type Elsewhere, wordsOf } from './search.ts';
import { Text } from './text.tsx';

/** The rules of a game in our own words and the tables of its things; every rule and thing has an address of its own. */
export default function RulesPage({ game }: { readonly game: string }) {
  const { lang, say } = useSpeech();
  const meta = findGame(game)?.meta;
  const library = useLibrary(game, lang);
  useTitle(`${say('rules.title')} · ${meta?.title ?? ''}`);

  if (!meta || library === null) return <Message title={say('rules.missing')} />;
  if (!library) return <Loading />;
  return (
    <div className="rd">
      <Head meta={meta} />
      <Reader key={game} game={game} library={library} />
    </div>
  );
}

function Reader({ game, library }: { readonly game: string; readonly library: Library }) {
  const [query, setQuery] = useState('');
  const page = useRef<HTMLDivElement>(null);
  const target = useHash();
  const search = useSearch(game, query);
  const figures = useFigures(game);
  const searching = search.words.length > 0;
  useEffect(() => {
    // Pictures that come later move what was shown.
    if (library && figures && target && !searching) show(target);
  }, [library, figures, target, searching]);
  // Whoever follows a link wants to read on from there, not to go on searching.
  useEffect(() => {
    const follow = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="#"]')) setQuery('');
    };
    const element = page.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, []);
  return (
    <div className="pages" ref={page}>
      <Side library={library} target={target} query={query} onQuery={setQuery} />
      <SearchProvider value={search}>
        <FiguresProvider value={figures}>
          <Text library={library} search={search} target={target} />
        </FiguresProvider>
      </SearchProvider>
    </div>
  );
}

/** Headings go to the top of the window, rules and things to its middle. */
function show(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: element instanceof HTMLHeadingElement ? 'start' : 'center' });
}

/** What is looked for, once the page has the time; the other language is loaded for the first word. */
function useSearch(game: string, query: string) {
  const { lang } = useSpeech();
  const deferred = useDeferredValue(query);
  const words = useMemo(() => wordsOf(deferred), [deferred]);
  const [elsewhere, setElsewhere] = useState<Elsewhere>(NO_SEARCH.elsewhere);
  const begun = words.length > 0;
  useEffect(() => {
    setElsewhere(NO_SEARCH.elsewhere);
    if (!begun) return;
    // Without it the page still finds what its own language says.
    return arriving(loadElsewhere(game, lang), setElsewhere, () => {});
  }, [game, lang, begun]);
  return useMemo(() => ({ words, elsewhere }), [words, elsewhere]);
}

/** Undefined while it loads, null when the game has no rules. */
function useLibrary(game: string, lang: Lang): Library | null | undefined {
  const [library, setLibrary] = useState<Library | null>();
  useEffect(() => {
    const take = (found: Library | undefined) => setLibrary(found ?? null);
    // Thrown while React renders, it reaches the guard around the pages.
    const failed = (error: unknown) =>
      setLibrary(() => {
        throw error;
      });
    return arriving(loadLibrary(game, lang), take, failed);
  }, [game, lang]);
  return library;
}

function Head({ meta }: { readonly meta: Meta }) {
  const say = useSay();
  const from = cameFrom(location.search);
  return (
    <header className="head">
      <div className="top">
        {from === undefined ? (
          <Link className="ibtn" to={{ page: 'home' }} aria-label={say('app.lobby')}>
            <Icon name="i-back" />
          </Link>
        ) : (
          <Link className="btn back" to={from}>
            <Icon name="i-back" />
            {say('rules.back')}
          </Link>
        )}
        <div className="title">
          <h1>{say('rules.title')}</h1>
          <span>{say('rules.subtitle', { game: meta.title, version: meta.version })}</span>
        </div>
        {GAMES.length > 1 && (
          <select
            className="select"
            aria-label={say('rules.game')}
            value={meta.id}
            onChange={event => go({ page: 'rules', game: event.target.value })}
          >
            {GAMES.map(entry => (
              <option key={entry.meta.id} value={entry.meta.id}>
                {entry.meta.title}
              </option>
            ))}
          </select>
        )}
        <SettingsButton />
      </div>
    </header>
  );
}
