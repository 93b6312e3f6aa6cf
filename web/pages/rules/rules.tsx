import '../../styles/rules.css';
import { findGame, GAMES } from '@fathom/games';
import type { Lang, Meta } from '@fathom/kernel';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay, useSpeech } from '@fathom/parts/say.tsx';
import { useEffect, useState } from 'react';
import { go, Link, useHash } from '../../navigate.tsx';
import { SettingsButton } from '../../settings-dialog.tsx';
import { Message } from '../../shell.tsx';
import { Blocks } from './blocks.tsx';
import { loadRules } from './load.ts';
import { type RuleBook, searchRules } from './parse.ts';

/** The rules of a game in our own words, every rule with an address of its own. */
export default function RulesPage({ game }: { readonly game: string }) {
  const { lang, say } = useSpeech();
  const meta = findGame(game)?.meta;
  const book = useBook(game, lang);
  const [words, setWords] = useState('');
  const target = useHash();
  useEffect(() => {
    if (book && target) document.getElementById(target)?.scrollIntoView({ block: 'center' });
  }, [book, target]);
  useEffect(() => {
    document.title = `${say('rules.title')} · ${meta?.title ?? ''}`;
  }, [say, meta]);

  if (!meta || book === null) return <Message title={say('rules.missing')} />;
  if (!book) return <p className="loading water">{say('app.loading')}</p>;
  return (
    <div className="rd">
      <Head meta={meta} />
      <nav className="side" aria-label={say('rules.chapters')}>
        <search className="find">
          <Icon name="i-search" />
          <input
            type="search"
            value={words}
            aria-label={say('rules.search')}
            placeholder={say('rules.search')}
            onChange={event => setWords(event.target.value)}
          />
        </search>
        <Contents book={book} target={target} onGo={() => setWords('')} />
      </nav>
      <Text book={book} words={words} target={target} />
    </div>
  );
}

/** Undefined while it loads, null when the game has no rules. */
function useBook(game: string, lang: Lang): RuleBook | null | undefined {
  const [book, setBook] = useState<RuleBook | null>();
  useEffect(() => {
    let gone = false;
    loadRules(game, lang).then(
      found => {
        if (!gone) setBook(found ?? null);
      },
      (error: unknown) => {
        // Thrown while React renders, it reaches the guard around the pages.
        setBook(() => {
          throw error;
        });
      },
    );
    return () => {
      gone = true;
    };
  }, [game, lang]);
  return book;
}

function Head({ meta }: { readonly meta: Meta }) {
  const say = useSay();
  return (
    <header className="head">
      <div className="top">
        <Link className="ibtn" to={{ page: 'home' }} aria-label={say('app.lobby')}>
          <Icon name="i-back" />
        </Link>
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

interface ContentsProps {
  readonly book: RuleBook;
  readonly target: string;
  readonly onGo: () => void;
}

function Contents({ book, target, onGo }: ContentsProps) {
  return (
    <ol>
      {book.chapters.map(chapter => (
        <li key={chapter.id}>
          {chapter.book && <span className="book">{chapter.book}</span>}
          <a
            href={`#${chapter.id}`}
            onClick={onGo}
            aria-current={target === chapter.id ? 'location' : undefined}
          >
            <i>{chapter.number}</i>
            {chapter.title}
          </a>
        </li>
      ))}
    </ol>
  );
}

interface TextProps {
  readonly book: RuleBook;
  /** What somebody looks for; everything is shown where that is nothing. */
  readonly words: string;
  readonly target: string;
}

function Text({ book, words, target }: TextProps) {
  const say = useSay();
  const chapters = searchRules(book, words);
  const places = chapters.reduce((sum, chapter) => sum + chapter.blocks.length, 0);
  return (
    <main className="txt">
      {words.trim() !== '' && (
        <p className="cap" role="status">
          {places > 0 ? say('rules.found', { n: places }) : say('rules.none')}
        </p>
      )}
      {words.trim() === '' && book.lead.length > 0 && (
        <div className="lead">
          <Blocks blocks={book.lead} target={target} />
        </div>
      )}
      {chapters.map(chapter => (
        <section key={chapter.id}>
          {chapter.book && <p className="book">{chapter.book}</p>}
          <h2 id={chapter.id}>{chapter.title}</h2>
          <Blocks blocks={chapter.blocks} target={target} />
        </section>
      ))}
    </main>
  );
}
