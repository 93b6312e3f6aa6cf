import { useSay } from '@fathom/parts/say.tsx';
import type { ComponentProps } from 'react';
import { Blocks } from './blocks.tsx';
import type { Search } from './found.tsx';
import type { Library } from './load.ts';
import { searchRules, searchTables } from './search.ts';
import { Tables } from './tables.tsx';

interface TextProps {
  readonly library: Library;
  readonly search: Search;
  readonly target: string;
}

/** Rules, rulings and tables; with words to look for only what has them. */
export function Text({ library: { book, tables }, search: { words, elsewhere }, target }: TextProps) {
  const searching = words.length > 0;
  const chapters = searching ? searchRules(book, words, elsewhere) : book.chapters;
  const found = searching ? searchTables(tables, words, elsewhere) : tables;
  return (
    <main className="txt">
      <p className="cap" role="status">
        {searching && <Places n={count(chapters, 'blocks') + count(found, 'entries')} />}
      </p>
      {!searching && <Lead blocks={book.lead} target={target} />}
      {chapters.map(chapter => (
        <section key={chapter.id}>
          {chapter.book && <p className="book">{chapter.book}</p>}
          {!searching && chapter.lead && <Lead blocks={chapter.lead} target={target} />}
          <h2 id={chapter.id}>{chapter.title}</h2>
          <Blocks blocks={chapter.blocks} target={target} />
        </section>
      ))}
      <Tables tables={found} target={target} />
    </main>
  );
}

function Lead({ blocks, target }: ComponentProps<typeof Blocks>) {
  if (blocks.length === 0) return null;
  return (
    <div className="lead">
      <Blocks blocks={blocks} target={target} />
    </div>
  );
}

function Places({ n }: { readonly n: number }) {
  const say = useSay();
  return n > 0 ? say('rules.found', { n }) : say('rules.none');
}

function count<K extends string>(parts: readonly Readonly<Record<K, readonly unknown[]>>[], what: K): number {
  return parts.reduce((sum, part) => sum + part[what].length, 0);
}
