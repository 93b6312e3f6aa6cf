import type { Refusal } from '@fathom/kernel';
import { RefusalDialog } from '@fathom/parts/refusal.tsx';
import { useSpeech } from '@fathom/parts/say.tsx';
import { useEffect, useState } from 'react';
import { loadRules } from '../rules/load.ts';
import { findRule } from '../rules/parse.ts';

interface RefusedProps {
  readonly game: string;
  readonly refusal: Refusal;
  readonly beside: Element | null;
  readonly onClose: () => void;
}

/** Numbered rules look so; the kernel's own refusals do not. */
const NUMBERED = /^[A-Z]{1,3}-\d+$/;

export function Refused({ game, refusal, beside, onClose }: RefusedProps) {
  const { lang, say } = useSpeech();
  const [text, setText] = useState<string>();
  const numbered = NUMBERED.test(refusal.rule);
  useEffect(() => {
    if (!numbered) return;
    let gone = false;
    void loadRules(game, lang).then(book => {
      if (!gone && book) setText(findRule(book, refusal.rule)?.plain);
    });
    return () => {
      gone = true;
    };
  }, [game, lang, refusal.rule, numbered]);
  return (
    <RefusalDialog
      refusal={refusal}
      sentence={say(`refuse.${refusal.key}`, refusal.params)}
      text={text}
      href={numbered ? `/rules/${game}#${refusal.rule}` : undefined}
      beside={beside}
      onClose={onClose}
    />
  );
}
