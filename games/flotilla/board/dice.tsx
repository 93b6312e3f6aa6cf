/** The dice on the table: rolled, taken up, rolled again, turned; resolved ones fade. */
import { BOARD } from '@fathom/parts/places.ts';
import { useRef } from 'react';
import { FACES, RESEARCH } from '../data/names.ts';
import { type Die, dieOn, isMarked, shown, unmarked } from '../dice.ts';
import type { Dive, Reroll, SetDice } from '../frames.ts';
import { writeCell } from '../hex.ts';
import { cellOf } from '../steps/roll.ts';
import { dieText } from '../words/face.ts';
import type { Choices } from './choices.ts';
import { DieFace } from './die.tsx';
import { hold, useHeld } from './held.ts';
import { diePlace } from './places.ts';
import { isDeciding, type Table } from './table.ts';

interface DiceProps {
  readonly table: Table;
  readonly frame: Reroll | SetDice | Dive;
  readonly choices: Choices;
}

export function Dice({ table, frame, choices }: DiceProps) {
  const { view, say } = table;
  const held = useHeld(view);
  const done = useResolved(view.round * 10 + view.seat, frame.dice);
  const chosen = Math.min(held.die ?? 0, frame.dice.length - 1);
  const choosing = isDeciding(table) && (frame.step === 'dive' || frame.step === 'set');
  return (
    <>
      <ul className="dice" aria-label={say('strip.dice')}>
        {done.map(({ key, entry }) => (
          <li key={key} className="done">
            <span className="vh">{say('strip.resolved', { die: dieText(say, shown(entry)) })}</span>
            <DieFace die={shown(entry)} />
          </li>
        ))}
        {frame.dice.map((entry, i) => (
          <li key={keyOf(frame.dice, i)} style={{ '--order': i }} data-place={placeOf(frame, entry)}>
            <DieButton
              table={table}
              entry={entry}
              choices={choices}
              chosen={choosing && i === chosen}
              onTake={choosing ? () => hold(view, { ...held, die: i }) : undefined}
            />
          </li>
        ))}
      </ul>
      {frame.step === 'set' && isDeciding(table) && (
        <Faces table={table} choices={choices} from={shown(frame.dice[chosen]) % FACES} />
      )}
    </>
  );
}

interface DieButtonProps {
  readonly table: Table;
  readonly entry: Die;
  readonly choices: Choices;
  readonly chosen: boolean;
  readonly onTake: (() => void) | undefined;
}

function DieButton({ table, entry, choices, chosen, onTake }: DieButtonProps) {
  const { say, send, view } = table;
  const cell = cellOf(view, entry);
  const marked = isMarked(entry);
  const again = marked
    ? undefined
    : choices.again.find(move => move.die === shown(entry) && move.cell === cell);
  const text = dieText(say, shown(entry));
  const label = cell < 0 ? text : say('strip.ofSkiff', { die: text, cell: writeCell(cell) });
  const face = (
    <>
      <DieFace die={shown(entry)} />
      {cell >= 0 && <small>{writeCell(cell)}</small>}
    </>
  );
  const act = again ? () => send(again) : onTake;
  if (!act) {
    return (
      <span className={`throw ${marked ? 'marked' : ''}`}>
        <span className="vh">{marked ? say('strip.marked', { die: label }) : label}</span>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`throw legal ${chosen ? 'chosen' : ''}`}
      aria-label={again ? say('strip.again', { die: label }) : label}
      aria-pressed={onTake ? chosen : undefined}
      title={label}
      onClick={act}
    >
      {face}
    </button>
  );
}

/** `set`: the faces the chosen die can be turned to. */
function Faces({
  table,
  choices,
  from,
}: {
  readonly table: Table;
  readonly choices: Choices;
  readonly from: number;
}) {
  return (
    <ul className="dice faces" aria-label={table.say('strip.faces')}>
      {choices.set
        .filter(move => move.from === from)
        .map(move => {
          const die = dieOn(RESEARCH, move.to);
          return (
            <li key={move.to} data-place={`${BOARD}:face:${move.to}`}>
              <button
                type="button"
                className="throw legal"
                aria-label={table.say('strip.turnTo', { die: dieText(table.say, die) })}
                onClick={() => table.send(move)}
              >
                <DieFace die={die} />
              </button>
            </li>
          );
        })}
    </ul>
  );
}

/** While dice are turned, a die is known by its face alone. */
function placeOf({ step }: DiceProps['frame'], entry: Die): string {
  return diePlace(step === 'set' ? shown(entry) % FACES : shown(entry));
}

/** Alike dice are told apart by how many came before. */
function keyOf(list: readonly number[], i: number): string {
  const entry = unmarked(list[i]);
  return `${entry}-${list.slice(0, i).filter(other => unmarked(other) === entry).length}`;
}

/** Dice of this roll that have gone from the list since it was first seen. */
function useResolved(turn: number, list: readonly number[]): { key: string; entry: number }[] {
  const seen = useRef<{ turn: number; list: readonly number[] }>({ turn: -1, list: [] });
  const missing = without(seen.current.list, list);
  if (seen.current.turn !== turn || missing.length !== seen.current.list.length - list.length) {
    seen.current = { turn, list };
    return [];
  }
  return missing.map((entry, i) => ({ key: `done-${entry}-${missing.indexOf(entry) - i}`, entry }));
}

function without(all: readonly number[], some: readonly number[]): number[] {
  const rest = [...all];
  for (const entry of some) {
    const i = rest.indexOf(entry);
    if (i >= 0) rest.splice(i, 1);
  }
  return rest;
}
