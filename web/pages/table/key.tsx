/** The key of symbols: every sign of the game with its name and meaning, and where it is on the table. */
import { speaker } from '@fathom/kernel';
import { Icon } from '@fathom/parts/icon.tsx';
import { bringIntoView, signsAt } from '@fathom/parts/places.ts';
import { type Ring, Rings } from '@fathom/parts/rings.tsx';
import { useSpeech } from '@fathom/parts/say.tsx';
import { Sheet } from '@fathom/parts/sheet.tsx';
import { type Sign, type SignKey, searchSigns } from '@fathom/parts/signs.ts';
import { useEffect, useMemo, useState } from 'react';
import { arriving } from '../../arrival.ts';
import { Link } from '../../navigate.tsx';
import { ruleAddress } from '../rules/address.ts';

const KEYS = import.meta.glob<SignKey>('../../../games/*/board/signs.ts');
const TABLE = '.board, .tray, .rail, .seats';

interface KeySheetProps {
  readonly game: string;
  /** The sign to begin with. */
  readonly chosen?: string | undefined;
  readonly onClose: () => void;
}

export function KeySheet({ game, chosen: first, onClose }: KeySheetProps) {
  const { lang, say } = useSpeech();
  const key = useKey(game);
  const [query, setQuery] = useState('');
  const [chosen, choose] = useState(first);
  useSigns(key, choose);
  const rings = useMemo<readonly Ring[]>(
    () => (chosen === undefined ? [] : [{ kind: 'key', at: chosen, sign: true }]),
    [chosen],
  );
  const own = key && speaker(lang, key.words[lang]);
  const found = key ? searchSigns(key, query) : [];
  return (
    <>
      <Rings rings={rings} within=".screen" />
      <Sheet title={say('key.title')} onClose={onClose}>
        <input
          className="input"
          type="search"
          value={query}
          aria-label={say('key.search')}
          placeholder={say('key.search')}
          onChange={event => setQuery(event.target.value)}
        />
        <div className="key-list">
          {own &&
            found.map(group => (
              <section key={group.key} aria-label={own(`signs.${group.key}`)}>
                <h3>{own(`signs.${group.key}`)}</h3>
                <ul>
                  {group.signs.map(sign => (
                    <Entry
                      key={sign.sign}
                      {...{ game, sign }}
                      name={own(`sign.${sign.sign}`)}
                      line={own(`sign.${sign.sign}.is`)}
                      chosen={chosen === sign.sign}
                      onChoose={() => choose(chosen === sign.sign ? undefined : sign.sign)}
                    />
                  ))}
                </ul>
              </section>
            ))}
          {key && found.length === 0 && <p className="cap">{say('key.none')}</p>}
        </div>
        <p className="cap tip">{say('key.tip')}</p>
      </Sheet>
    </>
  );
}

interface EntryProps {
  readonly game: string;
  readonly sign: Sign;
  readonly name: string;
  readonly line: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Entry({ game, sign: { sign, rule }, name, line, chosen, onChoose }: EntryProps) {
  const { say } = useSpeech();
  const here = chosen ? placesOn(sign) : [];
  useEffect(() => {
    if (!chosen) return;
    const [first] = placesOn(sign);
    if (first) bringIntoView(first);
  }, [chosen, sign]);
  return (
    <li className={chosen ? 'sel' : ''}>
      <button type="button" aria-pressed={chosen} onClick={onChoose}>
        <span className="sg">
          <Icon name={sign} />
        </span>
        <span>
          <b>{name}</b>
          <span className="is">{line}</span>
          {chosen && <small role="status">{say('key.here', { n: here.length })}</small>}
        </span>
      </button>
      <Link className="rule-ref" to={ruleAddress(game, rule)} aria-label={say('parts.rule', { rule })}>
        {rule}
      </Link>
    </li>
  );
}

/** Where a sign is drawn on the table; in the key itself it does not count. */
function placesOn(sign: string): Element[] {
  return signsAt(document, sign).filter(element => element.closest(TABLE));
}

/** While the key lies open, a press on any sign of the table opens its entry. */
function useSigns(key: SignKey | undefined, choose: (sign: string) => void): void {
  useEffect(() => {
    const known = new Set(key?.signs.flatMap(group => group.signs).map(({ sign }) => String(sign)));
    const press = (event: MouseEvent) => {
      const drawn = event.target instanceof Element ? event.target.closest('[data-sign]') : null;
      if (!drawn?.closest(TABLE)) return;
      const sign = drawn
        .getAttribute('data-sign')
        ?.split(' ')
        .findLast(name => known.has(name));
      if (sign === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      choose(sign);
    };
    addEventListener('click', press, true);
    return () => removeEventListener('click', press, true);
  }, [key, choose]);
}

function useKey(game: string): SignKey | undefined {
  const [loaded, setLoaded] = useState<{ game: string; key: SignKey }>();
  useEffect(
    () =>
      arriving(KEYS[`../../../games/${game}/board/signs.ts`]?.(), ({ signs, words }) =>
        setLoaded({ game, key: { signs, words } }),
      ),
    [game],
  );
  return loaded?.game === game ? loaded.key : undefined;
}
