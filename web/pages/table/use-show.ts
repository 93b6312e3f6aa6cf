/** Shows the moves of others on the board: as they arrive, after an absence, and again whenever the viewer likes. */
import type { Seat, Sight, Turn } from '@fathom/kernel';
import { useReducedMotion } from '@fathom/parts/media.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Tempo } from '../../local/tempo.ts';
import { useSettings } from '../../settings.tsx';
import { type Beat, beatsOf } from '../../table/beats.ts';
import type { Connection } from '../../table/connection.ts';
import type { Known } from '../../table/feed.ts';
import { recallSeen, rememberSeen } from '../../table/seen.ts';
import { begin, goOn, lastsFor, next, previous, type Show, skipTurn } from '../../table/show.ts';
import type { Since } from '../../table/since.ts';

/** Back sooner than this, and nobody has to be asked. */
const SHORT_ABSENCE = 120_000;

export interface Showing {
  readonly show: Show | undefined;
  /** How long the viewer was away, in milliseconds; unknown at the first visit of this device. */
  readonly away: number | undefined;
  /** Nothing moves by itself: the viewer goes from picture to picture. */
  readonly still: boolean;
  pause(): void;
  next(): void;
  previous(): void;
  skipTurn(): void;
  /** To the present. */
  stop(): void;
  /** The answer to the question after an absence. */
  accept(): void;
  again(turns: readonly Since[]): void;
  look(seq: number): void;
}

interface ShowProps {
  readonly connection: Connection;
  readonly table: string;
  readonly known: Known;
  readonly you: Seat | null;
  readonly turns: readonly Turn[];
  readonly since: readonly Since[];
}

export function useShow({ connection, table, known, you, turns, since }: ShowProps): Showing {
  const { tempo } = useSettings();
  const still = useReducedMotion();
  const [show, setShow] = useState<Show>();
  const [away, setAway] = useState<number>();
  const [before, setBefore] = useState({ known, you });

  // The board must not jump to the present first, so this is decided before anything is drawn.
  if (before.known !== known || before.you !== you) {
    setBefore({ known, you });
    setShow(following(before));
  }

  function following(last: { readonly known: Known; readonly you: Seat | null }): Show | undefined {
    if (last.you !== you) return undefined;
    const [from, to] = [sightOf(last.known), sightOf(known)];
    const continues = known.entries.length > last.known.entries.length && to.seq > from.seq;
    if (show && show.kind !== 'live') return continues ? show : undefined;
    if (!continues) return undefined;
    const news = foreign(beatsOf(turns, [from, to]), turns, you);
    const quiet = still || tempo === 'instant' || document.hidden;
    if (news.length === 0 || quiet) return isOwn(known, from.seq, you) ? undefined : show;
    return goOn(isOwn(known, from.seq, you) ? undefined : show, from, news, tempo);
  }

  useTimer(show, show ? lastsFor(show, tempo) : 0, () => setShow(show && next(show)));
  useSeen(table, you, known, show === undefined);

  const { look, again } = useLooks(connection, turns, tempo, still, setShow);
  useReturn(table, you, known, (seen, absence) => {
    const unseen = since.filter(({ turn }) => turn.last > seen);
    const newcomer = absence === undefined && !turns.some(({ seat }) => seat === you);
    const short = newcomer || (absence !== undefined && absence < SHORT_ABSENCE);
    if (unseen.length === 0 || tempo === 'instant' || (short && still)) return;
    setAway(absence);
    void again(unseen, short ? 'again' : 'asked');
  });
  useAddress(known, seq => void look(seq));
  const stop = useCallback(() => setShow(undefined), []);

  return {
    show,
    away,
    still,
    pause: () => setShow(show && { ...show, paused: !show.paused }),
    next: () => setShow(show && next(show)),
    previous: () => setShow(show && previous(show)),
    skipTurn: () => setShow(show && skipTurn(show)),
    stop,
    accept: () => setShow(show && { ...show, kind: 'again', paused: still, at: still ? 0 : -1 }),
    again: asked => void again(asked),
    look: seq => void look(seq),
  };
}

/** Shows what was seen before: a single moment, or whole turns. */
function useLooks(
  connection: Connection,
  turns: readonly Turn[],
  tempo: Tempo,
  still: boolean,
  begun: (show: Show) => void,
) {
  const seen = async (from: number, to: number) => {
    const sights = await connection.sights(Math.max(0, from), to);
    return { from: sights[0], beats: beatsOf(turns, sights) };
  };
  const look = async (seq: number) => {
    const { from, beats } = await seen(seq - 1, seq);
    if (beats.length > 0) begun(begin('look', from, beats, tempo, true));
  };
  const again = async (asked: readonly Since[], kind: 'again' | 'asked' = 'again') => {
    const wanted = new Set(asked.map(({ index }) => index));
    const { from, beats } = await seen((asked[0]?.turn.first ?? 0) - 1, asked.at(-1)?.turn.last ?? 0);
    const shown = beats.filter(({ turn }) => wanted.has(turn));
    if (shown.length > 0) begun(begin(kind, from, shown, tempo, still || kind === 'asked'));
  };
  return { look, again };
}

function sightOf({ entries, view }: Known): Sight {
  return { seq: entries.at(-1)?.seq ?? 0, view };
}

/** What the viewer did needs no showing. */
function foreign(beats: readonly Beat[], turns: readonly Turn[], you: Seat | null): Beat[] {
  return beats.filter(({ turn }) => you === null || turns[turn].seat !== you);
}

function isOwn({ entries }: Known, after: number, you: Seat | null): boolean {
  return you !== null && entries.some(({ seq, seat }) => seq > after && seat === you);
}

function useTimer(show: Show | undefined, lasts: number, act: () => void): void {
  const acting = useRef(act);
  acting.current = act;
  const runs = show && !show.paused && show.kind !== 'asked';
  const step = show && `${show.kind} ${show.from.seq} ${show.at}`;
  useEffect(() => {
    if (!runs || step === undefined) return;
    const timer = setTimeout(() => acting.current(), lasts);
    return () => clearTimeout(timer);
  }, [runs, step, lasts]);
}

/** Remembers what was seen as long as somebody looks. */
function useSeen(table: string, you: Seat | null, known: Known, present: boolean): void {
  const seq = sightOf(known).seq;
  useEffect(() => {
    if (you === null || !present) return;
    const note = () => {
      if (!document.hidden) rememberSeen(table, you, seq);
    };
    note();
    addEventListener('pagehide', note);
    return () => removeEventListener('pagehide', note);
  }, [table, you, seq, present]);
}

/** When the table is opened, and when somebody comes back to it. */
function useReturn(
  table: string,
  you: Seat | null,
  known: Known,
  act: (seq: number, absence: number | undefined) => void,
): void {
  const acting = useRef(act);
  acting.current = act;
  const over = known.result !== undefined;
  // What was seen before this page, read before the page itself is seen.
  const [first] = useState(() => (you === null ? undefined : recallSeen(table, you)));
  useEffect(() => {
    if (you === null || over) return;
    const back = (seen = recallSeen(table, you)) => {
      if (document.hidden) return;
      acting.current(seen?.seq ?? 0, seen && Date.now() - seen.at);
    };
    const visible = () => back();
    back(first);
    document.addEventListener('visibilitychange', visible);
    return () => document.removeEventListener('visibilitychange', visible);
  }, [table, you, over, first]);
}

/** `?move=` in the address of a table opens that moment. */
function useAddress(known: Known, look: (seq: number) => void): void {
  const looking = useRef(look);
  looking.current = look;
  const begun = known.entries.length > 0;
  useEffect(() => {
    const move = new URLSearchParams(location.search).get('move');
    if (begun && move !== null && /^\d{1,6}$/.test(move)) looking.current(Number(move));
  }, [begun]);
}
