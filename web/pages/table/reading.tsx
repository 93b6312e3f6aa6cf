/** Everything on the table answers a tap, a pointer or the focus with what it is and what it would change. */

import { type Lang, type Say, speaker, type Table, type TableEntry, type Words } from '@fathom/kernel';
import type { BoardProps } from '@fathom/parts/board.ts';
import { useEscape } from '@fathom/parts/escape.ts';
import { Peek } from '@fathom/parts/peek.tsx';
import type { Reader } from '@fathom/parts/reading.ts';
import { ReadingSheet } from '@fathom/parts/reading-sheet.tsx';
import { useSay, useSpeech } from '@fathom/parts/say.tsx';
import { useEffect, useMemo, useState } from 'react';
import { arriving } from '../../arrival.ts';
import { go } from '../../navigate.tsx';
import { changeSettings, useSettings } from '../../settings.tsx';
import { ruleAddress } from '../rules/address.ts';
import { loadTables } from '../rules/load.ts';
import { keepInSight } from './in-sight.ts';
import { KeySheet } from './key.tsx';
import { usePeeks } from './peeks.ts';
import { type Found, neighbours } from './read.ts';
import { useTaps } from './taps.ts';

/** What a board knows of its places, with the words only readings say: loaded on its own, after the board. */
interface Readable {
  readonly reader: Reader;
  readonly words: Readonly<Record<Lang, Words>>;
}

const READABLE = import.meta.glob<Readable>('../../../games/*/board/reading.ts');

interface ReadingsProps {
  readonly game: string;
  readonly given: BoardProps;
}

interface Coached {
  /** A coach leads: the first press acts, and a refusal is the coach's to explain. */
  readonly coached?: boolean;
}

export function Readings({ game, given, coached = false }: ReadingsProps & Coached) {
  const { tap } = useSettings();
  const reader = useReader(game);
  const entries = useEntries(game);
  const [opened, open] = useAt<Found>(given.view);
  const [peeked, peek] = useAt<Found>(given.view);
  const [sign, lookUp] = useAt<string>(given.view);
  useTaps({ reader, given, careful: tap === 'read' && !coached, coached, opened, open, lookUp });
  usePeeks({ reader, given, opened, peeked, peek });
  useMark(opened?.element);
  useReadable(reader !== undefined);
  if (sign !== undefined) return <KeySheet game={game} chosen={sign} onClose={() => lookUp(undefined)} />;
  if (!opened) {
    const entry = peeked && entries.get(peeked.reading.about ?? '');
    return peeked && <Peek reading={peeked.reading} entry={entry} beside={peeked.element} />;
  }
  return (
    <Opened
      found={opened}
      entry={entries.get(opened.reading.about ?? '')}
      {...{ game, given }}
      onClose={() => open(undefined)}
      onTurn={by => {
        const all = neighbours(opened, reader, given);
        const at = all.findIndex(({ place }) => place === opened.place);
        open(all[(at + by + all.length) % all.length] ?? opened);
      }}
    />
  );
}

interface OpenedProps extends ReadingsProps {
  readonly found: Found;
  readonly entry: TableEntry | undefined;
  readonly onClose: () => void;
  readonly onTurn: (by: 1 | -1) => void;
}

function Opened({ game, given, found, entry, onClose, onTurn }: OpenedProps) {
  const say = useSay();
  const { tap } = useSettings();
  const { reading, element } = found;
  const act = (reading.acts ?? []).length > 0;
  const refusal =
    !act && reading.wish !== undefined && given.moves.length > 0 ? given.explain(reading.wish) : undefined;
  // The sheet closes before anything below it.
  useEscape(onClose, { first: true });
  useReturn(element);
  return (
    <ReadingSheet
      reading={reading}
      entry={entry}
      refusal={refusal}
      side={sideOf(element)}
      href={id => ruleAddress(game, id)}
      onAct={move => {
        onClose();
        given.send(move);
      }}
      onClose={onClose}
      onFollow={go}
      onTurn={onTurn}
      hint={
        <>
          {act && reading.careful && tap === 'read' && (
            <>
              <span>{say('parts.read.again')}</span>
              <button type="button" onClick={() => changeSettings({ tap: 'act' })}>
                {say('parts.read.first')}
              </button>
            </>
          )}
          {entry && <a href={ruleAddress(game, entry.id)}>{say('parts.read.look')}</a>}
        </>
      }
    />
  );
}

/** What is read stays in sight, and gets the focus back. */
function useReturn(element: Element): void {
  useEffect(() => {
    const letGo = keepInSight(element);
    return () => {
      letGo();
      const button = element.matches('button') ? element : element.querySelector('button');
      const lost = document.activeElement === document.body || document.activeElement?.closest('.reading');
      if (lost && button instanceof HTMLElement && button.isConnected) button.focus({ preventScroll: true });
    };
  }, [element]);
}

function useMark(element: Element | undefined): void {
  useEffect(() => {
    element?.classList.add('being-read');
    return () => element?.classList.remove('being-read');
  }, [element]);
}

/** Something that is put down by itself when the position changes. */
function useAt<T>(view: unknown): [T | undefined, (value: T | undefined) => void] {
  const [{ at, value }, set] = useState<{ at: unknown; value: T | undefined }>({
    at: view,
    value: undefined,
  });
  return [at === view ? value : undefined, next => set({ at: view, value: next })];
}

/** On a wide screen the sheet stands on the other side of the board. */
function sideOf(element: Element): 'left' | 'right' {
  const board = document.querySelector('.board')?.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  if (!board || box.left >= board.right) return 'right';
  return box.x + box.width / 2 > board.x + board.width / 2 ? 'left' : 'right';
}

/** Until then a press acts at once: whoever drives the page may want to know. */
function useReadable(isReadable: boolean): void {
  useEffect(() => {
    document.body.toggleAttribute('data-readable', isReadable);
    return () => document.body.removeAttribute('data-readable');
  }, [isReadable]);
}

/** The reader of a game, who says everything in its words. */
function useReader(game: string): Reader | undefined {
  const { lang, say } = useSpeech();
  const [loaded, setLoaded] = useState<{ game: string; readable: Readable }>();
  useEffect(
    () =>
      arriving(READABLE[`../../../games/${game}/board/reading.ts`]?.(), readable =>
        setLoaded({ game, readable }),
      ),
    [game],
  );
  return useMemo(() => {
    if (loaded?.game !== game) return undefined;
    const { reader, words } = loaded.readable;
    const own = speaker(lang, words[lang]);
    const both: Say = (key, params) =>
      Object.hasOwn(words[lang], key) ? own(key, params) : say(key, params);
    return (place, table) => reader(place, { ...table, say: both });
  }, [loaded, game, lang, say]);
}

const NO_ENTRIES: ReadonlyMap<string, TableEntry> = new Map();

/** The entries of the tables of the rules, by their id. */
function useEntries(game: string): ReadonlyMap<string, TableEntry> {
  const { lang } = useSpeech();
  const [loaded, setLoaded] = useState<{
    readonly of: string;
    readonly entries: ReadonlyMap<string, TableEntry>;
  }>();
  const of = keyOf(game, lang);
  useEffect(() => {
    const take = (tables: readonly Table[]) => {
      const entries = new Map(tables.flatMap(table => table.entries).map(entry => [entry.id, entry]));
      setLoaded({ of: keyOf(game, lang), entries });
    };
    return arriving(loadTables(game, lang), take, () => {});
  }, [game, lang]);
  return loaded?.of === of ? loaded.entries : NO_ENTRIES;
}

function keyOf(game: string, lang: Lang): string {
  return `${game} ${lang}`;
}
