/** The board of New Eden: a station with its damage scale, or the cards the phase is about. */
import { Button } from '@fathom/parts/button.tsx';
import { KeepFocus } from '@fathom/parts/focus.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { useWide } from '@fathom/parts/media.ts';
import { seatPlace } from '@fathom/parts/places.ts';
import { Travel } from '@fathom/parts/travel.tsx';
import { useEffect, useRef, useState } from 'react';
import { SPACES } from '../data/box.ts';
import { scriptStanding } from '../score.ts';
import { EMPTY } from '../state.ts';
import { Attaching } from './attaching.tsx';
import { glances } from './card.tsx';
import { choicesOf } from './choices.ts';
import { Decor } from './decor.tsx';
import { Display } from './display.tsx';
import { Gauge } from './gauge.tsx';
import { glance, shown } from './look.ts';
import { Market } from './market.tsx';
import { EXTRA } from './places.ts';
import { Rows } from './rows.tsx';
import { questionOf, type Scene, scenesOf } from './scene.ts';
import { Station } from './station.tsx';
import { isDeciding, markOf, nameOf, type Table, traySeat, whoIs } from './table.ts';
import { moveStation } from './travel.ts';

export function Board(table: Table) {
  const root = useRef<HTMLDivElement>(null);
  const wide = useWide();
  const [wanted, want] = useScene(table);
  useReturn(table);
  const scenes = scenesOf(table, wide);
  const own = traySeat(table);
  const visited = shown.use();
  const foreign = isAtHome(scenes) ? (table.watched ?? visited) : visited;
  const seat = foreign ?? own;
  const scene = foreign !== undefined ? 'station' : (scenes.find(name => name === wanted) ?? scenes[0]);
  const other = scenes.find(name => name !== scene);
  return (
    <div ref={root} className={`new-eden in-${scene}`}>
      <div className="stage">
        <Content table={table} scene={scene} seat={seat} />
      </div>
      <Extra table={table} />
      <Gauge table={table} seat={seat}>
        {foreign === undefined && other && (
          <Button
            className="look-at"
            icon={other === 'station' ? 'i-up' : 'i-card'}
            onClick={() => want(other)}
          >
            {table.say(`board.to.${other}`, { n: cardsLeft(table) })}
          </Button>
        )}
      </Gauge>
      <Travel view={table.view} within="body" move={moveStation(seat, table.recent)} />
      <KeepFocus moment={table.view} root={root} legal=".legal, .btn.light" />
    </div>
  );
}

function Content({ table, scene, seat }: { table: Table; scene: Scene; seat: number }) {
  switch (scene) {
    case 'display':
      return <Display table={table} />;
    case 'market':
      return <Market table={table} />;
    case 'attach':
      return <Attaching table={table} />;
    case 'rows':
      return <Rows table={table} />;
    case 'station':
      return (
        <>
          <Decor />
          <Station table={table} seat={seat} />
          <Visit table={table} seat={seat} />
        </>
      );
  }
}

/** Whose station this is when it is not the own one; and the way to Deep Thought's, who sits at no seat. */
function Visit({ table, seat }: { readonly table: Table; readonly seat: number }) {
  const wide = useWide();
  const { say, view } = table;
  const own = traySeat(table);
  const solo = view.stations.length > view.seats;
  if (seat !== own) {
    return (
      <div className="visit">
        <span className="whose">
          <Mark mark={markOf(table, seat)} />
          <b>{nameOf(table, seat)}</b>
        </span>
        <Button icon="i-back" onClick={() => shown.set(undefined)}>
          {say('board.back', { who: whoIs(table, own), name: nameOf(table, own) })}
        </Button>
      </div>
    );
  }
  if (!solo || wide) return null;
  const rival = view.seats;
  return (
    <div className="visit rival" data-place={seatPlace(rival)}>
      <Button onClick={() => shown.set(rival)}>
        <Mark mark={markOf(table, rival)} />
        {nameOf(table, rival)}
        <b className="points">{scriptStanding(view)?.score}</b>
      </Button>
    </div>
  );
}

/** NE-65: one more activation for one damage. */
function Extra({ table }: { readonly table: Table }) {
  const { extra } = choicesOf(table.moves);
  if (!extra) return null;
  return (
    <Button
      tone="light"
      className="extra"
      data-place={EXTRA}
      onClick={() => table.send(extra)}
      {...glances(table, extra)}
    >
      {table.say('label.extra')}
    </Button>
  );
}

/** Nothing lies over the stations that everybody looks at together. */
function isAtHome([scene]: readonly Scene[]): boolean {
  return scene === 'station' || scene === 'display';
}

function cardsLeft({ view }: Table): number {
  let count = 0;
  for (let space = 0; space < SPACES; space++) if (view.display[space] !== EMPTY) count++;
  return count;
}

function useScene(table: Table): [Scene | undefined, (scene: Scene) => void] {
  const question = questionOf(table);
  const [{ at, scene }, set] = useState<{ at: string; scene: Scene | undefined }>({
    at: question,
    scene: undefined,
  });
  return [at === question ? scene : undefined, next => set({ at: question, scene: next })];
}

/** A visit ends when the viewer is asked something; nothing looked at outlives its position. */
function useReturn(table: Table): void {
  const asked = isDeciding(table) ? questionOf(table) : '';
  const { view } = table;
  useEffect(() => {
    if (asked !== '') shown.set(undefined);
  }, [asked]);
  useEffect(() => (view ? () => glance.set(undefined) : undefined), [view]);
}
