/** A match in turns and sentences, as one viewer hears it. */
import { type Deed, type Listener, type Seat, subjectOf, sumUp, type Turn, turnsOf } from '@fathom/kernel';
import type { Mark } from '@fathom/parts/board.ts';
import { BOARD } from '@fathom/parts/places.ts';
import { useMemo } from 'react';
import { type Since, sinceTurn } from '../../table/since.ts';
import { listenerOf, type Situation, type Teller, teller } from './props.ts';

export interface Person {
  readonly name: string;
  readonly mark: Mark | undefined;
}

export interface Story {
  readonly turns: readonly Turn[];
  /** The turns of others since the viewer's own. */
  readonly since: readonly Since[];
  /** Everybody with a turn, also those without a seat; what the game itself does is done by nobody. */
  person(seat: Seat | null): Person;
  sentence(deeds: readonly Deed[]): string;
  /** A deed for the log: about whom, as the sentence begins, and the rest of it. */
  line(deed: Deed): { readonly subject: string; readonly text: string };
  /** Where a deed can be seen in a position, from where to where. */
  places(deed: Deed, view: unknown): readonly string[];
}

const NOBODY: Person = { name: '', mark: undefined };

export function useStory(situation: Situation | undefined): Story | undefined {
  const entries = situation?.known.entries;
  const seats = situation?.seats.length ?? 0;
  const voice = situation?.game.board.voice;
  const turns = useMemo(
    () => (entries ? turnsOf(entries, seats, voice?.impersonal) : []),
    [entries, seats, voice],
  );
  const { game, say, you, seats: infos, retold } = situation ?? {};
  // Each event is told once: a log of hundreds of lines grows by one without being told again.
  const tell = useMemo(
    () => (game && say && infos ? teller({ game, say, you: you ?? null, seats: infos, retold }) : undefined),
    [game, say, you, infos, retold],
  );
  return useMemo(() => situation && tell && storyOf(situation, turns, tell), [situation, turns, tell]);
}

function storyOf(situation: Situation, turns: readonly Turn[], tell: Teller): Story {
  const { game, known, you, seats, say, retold } = situation;
  const { voice, places } = game.board;
  const rivals = game.board.rivals?.(known.view) ?? [];
  const listener: Listener = {
    ...listenerOf(situation),
    name: seat => seats[seat]?.name ?? say(rivals[seat - seats.length]?.name ?? String(seat)),
  };
  return {
    turns,
    since: retold ? [] : sinceTurn(turns, you, you !== null && known.actors.includes(you)),
    person(seat) {
      if (seat === null) return NOBODY;
      const rival = rivals[seat - seats.length];
      return seats[seat] ?? (rival ? { name: say(rival.name), mark: rival.mark } : NOBODY);
    },
    sentence: deeds => sumUp(say, voice, deeds, listener, say('parts.and')),
    line({ event }) {
      const sentence = tell(event);
      const subject = subjectOf(sentence, event, listener);
      return { subject, text: sentence.slice(subject.length).trim() };
    },
    places: ({ event }, view) => places?.ofEvent(event, view).filter(place => place !== BOARD) ?? [],
  };
}
