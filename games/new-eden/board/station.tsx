/** A station, the own one with everything that may be done on it. */
import { useWide } from '@fathom/parts/media.ts';
import { useState } from 'react';
import { OXYGEN, RESEARCH } from '../data/box.ts';
import type { Card } from '../data/card.ts';
import { cardOf } from '../module.ts';
import { DOME } from '../place.ts';
import type { View } from '../view.ts';
import { describeCard } from '../words/print.ts';
import { type Choices, choicesOf } from './choices.ts';
import { type Deed, deedOfLoss, deedOnTank, deedsAt, whyNot } from './deeds.ts';
import { Fan } from './fan.tsx';
import type { Item } from './items.ts';
import { Lanes } from './lanes.tsx';
import { type Aim, useAim } from './look.ts';
import { Slip } from './slip.tsx';
import { cardName, type Table, traySeat } from './table.ts';

interface Pressing {
  readonly deeds: readonly Deed[];
  readonly source: boolean;
  readonly onPress: () => void;
}

export interface StationProps {
  readonly table: Table;
  readonly seat: number;
  readonly press: (item: Item) => Pressing;
  readonly pressDome: () => Pressing;
}

/** What lies open over the station: several things that could be done, or a card to read. */
type Opened =
  | { readonly kind: 'deeds'; readonly title: string; readonly deeds: readonly Deed[] }
  | { readonly kind: 'card'; readonly card: Card };

interface Props {
  readonly table: Table;
  readonly seat: number;
  /** In a sheet beside the board there is never room for the fan. */
  readonly lanes?: boolean;
}

export function Station({ table, seat, lanes = false }: Props) {
  const wide = useWide();
  const [opened, open] = useOpened(table.view);
  const choices = choicesOf(table.moves);
  const aim = useAim(table.view, choices);
  const own = seat === traySeat(table) && !lanes;
  const act = (deeds: readonly Deed[], title: string, card: Card | undefined) => {
    if (deeds.length === 1) deeds[0].press();
    else if (deeds.length > 1) open({ kind: 'deeds', title, deeds });
    else if (card !== undefined) open({ kind: 'card', card });
  };
  const press = (item: Item): Pressing => {
    const deeds = own ? deedsOn(table, choices, aim, item) : [];
    const card = item.module === undefined ? undefined : cardOf(item.module);
    const why =
      own && deeds.length === 0 && item.place !== undefined ? whyNot(table, aim, item.place) : undefined;
    return {
      deeds,
      source: own && aim !== undefined && aim.from === item.place,
      onPress: () => (why ? why.press() : act(deeds, card === undefined ? '' : cardName(table, card), card)),
    };
  };
  const pressDome = (): Pressing => {
    const deeds = own ? deedsAt(table, choices, aim, DOME) : [];
    const source = own && aim?.from === DOME && choices.swims.length > 0;
    return { deeds, source, onPress: () => act(deeds, table.say('board.dome'), undefined) };
  };
  const given: StationProps = { table, seat, press, pressDome };
  return (
    <>
      {wide && !lanes ? <Fan {...given} /> : <Lanes {...given} />}
      {opened?.kind === 'deeds' && (
        <Slip table={table} title={opened.title} deeds={opened.deeds} onClose={() => open(undefined)} />
      )}
      {opened?.kind === 'card' && (
        <Slip table={table} title={cardName(table, opened.card)} deeds={[]} onClose={() => open(undefined)}>
          {describeCard(table.say, opened.card)}
        </Slip>
      )}
    </>
  );
}

function deedsOn(table: Table, choices: Choices, aim: Aim | undefined, item: Item): Deed[] {
  const { module, group, place, outermost } = item;
  if (module === undefined) return [];
  const loss =
    outermost && group !== RESEARCH ? deedOfLoss(table, choices, group, cardOf(module)) : undefined;
  if (loss) return [loss];
  const tank = group === OXYGEN ? deedOnTank(table, choices, cardOf(module)) : undefined;
  if (tank) return [tank];
  return place === undefined ? [] : deedsAt(table, choices, aim, place);
}

/** Closes by itself when the position changes. */
function useOpened(view: View): [Opened | undefined, (opened: Opened | undefined) => void] {
  const [{ at, opened }, set] = useState<{ at: View; opened: Opened | undefined }>({
    at: view,
    opened: undefined,
  });
  return [at === view ? opened : undefined, next => set({ at: view, opened: next })];
}
