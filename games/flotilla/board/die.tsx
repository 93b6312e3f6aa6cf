/** One die with its face. The kind of a dive die is told by its colour and by one, two or three lines. */
import { Icon } from '@fathom/parts/icon.tsx';
import type { SymbolName } from '@fathom/parts/symbols.ts';
import { FACE } from '../data/box.ts';
import { DICE, FACES, RESEARCH } from '../data/names.ts';
import { GUILD_SYMBOLS } from './symbols.ts';

const SIGNS = [
  ['barrels', 'i-barrel'],
  ['survivors', 'i-survivor'],
  ['sonar', 'i-sonar'],
  ['toxicity', 'i-toxicity'],
  ['depletion', 'i-depleted'],
  ['breakthroughs', 'i-promote'],
  ['joker', 'i-any'],
] as const;

export function kindOf(die: number): number {
  return Math.floor(die / FACES);
}

function signsOf(die: number): { readonly key: string; readonly name: SymbolName }[] {
  const face = FACE[die];
  const guild = face.guild < 0 ? [] : [{ key: 'guild', name: GUILD_SYMBOLS[face.guild] }];
  const coins = face.coins === 0 ? [] : [{ key: 'coins', name: 'i-coin' as const }];
  const others = SIGNS.flatMap(([key, name]) =>
    Array.from({ length: face[key] }, (_, i) => ({ key: `${key}${i}`, name })),
  );
  return [...guild, ...coins, ...others];
}

export function DieFace({ die }: { readonly die: number }) {
  const kind = kindOf(die);
  const signs = signsOf(die);
  return (
    <span className={`die ${DICE[kind]} n${signs.length}`} aria-hidden="true">
      <span className="signs">
        {signs.map(({ key, name }) => (
          <Icon key={key} name={name} />
        ))}
        {FACE[die].coins > 0 && <b>{FACE[die].coins}</b>}
      </span>
      {kind !== RESEARCH && (
        <span className="lines">
          {['a', 'b', 'c'].slice(0, kind + 1).map(line => (
            <i key={line} />
          ))}
        </span>
      )}
    </span>
  );
}
