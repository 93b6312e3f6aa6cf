import type { Refusal, TableEntry } from '@fathom/kernel';
import { RefusalDialog } from '@fathom/parts/refusal.tsx';
import { useSpeech } from '@fathom/parts/say.tsx';
import { useEffect, useState } from 'react';
import { arriving } from '../../arrival.ts';
import { loadEntry, loadRules } from '../rules/load.ts';
import { findRule, isNumbered } from '../rules/parse.ts';

interface RefusedProps {
  readonly game: string;
  readonly refusal: Refusal;
  readonly beside: Element | null;
  readonly onClose: () => void;
}

export function Refused({ game, refusal, beside, onClose }: RefusedProps) {
  const { say } = useSpeech();
  const text = useRule(game, refusal);
  const entry = useEntry(game, refusal);
  const at = (id: string) => `/rules/${game}#${id}`;
  return (
    <RefusalDialog
      refusal={refusal}
      sentence={say(`refuse.${refusal.key}`, refusal.params)}
      text={text}
      href={isNumbered(refusal.rule) ? at(refusal.rule) : undefined}
      entry={entry && { name: entry.name, href: at(entry.id) }}
      beside={beside}
      onClose={onClose}
    />
  );
}

/** The rule behind a refusal in full, once it is loaded. */
function useRule(game: string, { rule }: Refusal): string | undefined {
  const { lang } = useSpeech();
  const [text, setText] = useState<string>();
  useEffect(() => {
    if (!isNumbered(rule)) return;
    return arriving(loadRules(game, lang), book => book && setText(findRule(book, rule)?.plain));
  }, [game, lang, rule]);
  return text;
}

/** The thing a refusal is about, once its table is loaded. */
function useEntry(game: string, { params }: Refusal): TableEntry | undefined {
  const { lang } = useSpeech();
  const [entry, setEntry] = useState<TableEntry>();
  useEffect(() => {
    if (!params) return;
    // The refusal says enough without it.
    return arriving(loadEntry(game, lang, params), setEntry, () => {});
  }, [game, lang, params]);
  return entry;
}
