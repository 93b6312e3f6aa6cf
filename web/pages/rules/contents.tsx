import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Library } from './load.ts';
import { tableId } from './tables.tsx';

interface SideProps {
  readonly library: Library;
  readonly target: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Search and contents: beside the text where there is room, else in one line above it. */
export function Side({ library, target, query, onQuery }: SideProps) {
  const say = useSay();
  return (
    <nav className="side" aria-label={say('rules.contents')}>
      <Search query={query} onQuery={onQuery} />
      <button type="button" className="btn quiet" popoverTarget="contents">
        {say('rules.contents')}
      </button>
      <Contents library={library} target={target} />
    </nav>
  );
}

function Search({ query, onQuery }: Pick<SideProps, 'query' | 'onQuery'>) {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => focusOnSlash(field.current), []);
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onQuery('');
  };
  return (
    <search className="find">
      <Icon name="i-search" />
      <input
        ref={field}
        type="search"
        value={query}
        aria-label={say('rules.search')}
        aria-keyshortcuts="/"
        placeholder={say('rules.find')}
        onChange={event => onQuery(event.target.value)}
        onKeyDown={leave}
      />
    </search>
  );
}

/** As in many readers, `/` goes to the search field. */
function focusOnSlash(field: HTMLInputElement | null): () => void {
  const focus = (event: globalThis.KeyboardEvent) => {
    const writing = event.target instanceof Element && event.target.closest('input, select, dialog');
    if (event.key !== '/' || writing) return;
    event.preventDefault();
    field?.focus();
  };
  addEventListener('keydown', focus);
  return () => removeEventListener('keydown', focus);
}

function Contents({ library: { book, tables }, target }: Pick<SideProps, 'library' | 'target'>) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  const current = (id: string) => (target === id ? 'location' : undefined);
  const close = () => {
    if (list.current?.matches(':popover-open')) list.current.hidePopover();
  };
  return (
    <ol id="contents" ref={list} popover="auto">
      {book.chapters.map(chapter => (
        <li key={chapter.id}>
          {chapter.book && <span className="book">{chapter.book}</span>}
          <a href={`#${chapter.id}`} onClick={close} aria-current={current(chapter.id)}>
            <i>{chapter.number}</i>
            {chapter.title}
          </a>
        </li>
      ))}
      {tables.map((table, i) => (
        <li key={table.key}>
          {i === 0 && <span className="book">{say('rules.tables')}</span>}
          <a href={`#${tableId(table)}`} onClick={close} aria-current={current(tableId(table))}>
            {table.title}
          </a>
        </li>
      ))}
    </ol>
  );
}
