import type { Deed } from '@fathom/kernel';
import { LogList, type LogTurn } from '@fathom/parts/log.tsx';
import { useSpeech } from '@fathom/parts/say.tsx';
import { useCallback, useMemo, useRef } from 'react';
import type { Story } from './story.ts';

interface LogProps {
  readonly story: Story;
  readonly shown: number | undefined;
  readonly onShow: ((seq: number) => void) | undefined;
}

/** Everything that happened, turn by turn. */
export function Log({ story, shown, onShow }: LogProps) {
  const { lang } = useSpeech();
  const showing = useRef(onShow);
  showing.current = onShow;
  const show = useCallback((seq: number) => showing.current?.(seq), []);
  const time = useMemo(() => new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit' }), [lang]);
  const turns = useMemo(() => logTurns(story, at => (at > 0 ? time.format(at) : '')), [story, time]);
  return <LogList turns={turns} shown={shown} onShow={onShow && show} />;
}

/** Turns without a word, as of somebody who only had to agree, are left out. */
function logTurns(story: Story, time: (at: number) => string): LogTurn[] {
  const numbers = new Map(story.since.map(({ index, number }) => [index, number]));
  const fresh = story.since[0]?.index;
  return story.turns.flatMap((turn, index) => {
    if (turn.deeds.length === 0) return [];
    const { name, mark } = story.person(turn.seat);
    return [
      {
        key: index,
        seat: turn.seat,
        name,
        mark,
        number: numbers.get(index),
        fresh: index === fresh,
        time: time(turn.at),
        lines: turn.deeds.map(deed => lineOf(story, deed)),
      },
    ];
  });
}

function lineOf({ line, person }: Story, deed: Deed) {
  return { key: `${deed.seq}.${deed.index}`, mark: person(deed.seat).mark, seq: deed.seq, ...line(deed) };
}
