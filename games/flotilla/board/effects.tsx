/** Effects as signs: a drawing and a number each. */
import { Icon } from '@fathom/parts/icon.tsx';
import type { SymbolName } from '@fathom/parts/symbols.ts';
import { type Effect, type Op, PROGRAMS } from '../data/effects.ts';
import { DICE } from '../data/names.ts';

const SIGNS: Readonly<Record<Op, SymbolName>> = {
  COINS: 'i-coin',
  VP: 'i-vp',
  GAIN: 'i-barrel',
  TOX: 'i-toxicity',
  CLEAN: 'i-toxicity',
  INFLUENCE: 'i-disc',
  SEAL: 'i-seal',
  RECRUIT: 'i-card',
  SURVIVOR: 'i-survivor',
  TRANS: 'i-scale',
  MARKET: 'i-g-trader',
  DRAW: 'm-hex',
  BUILD: 'i-house',
  DIVE: 'i-dive',
  RESEARCH: 'i-research',
  DIAL: 'i-promote',
  TRIGGER: 'i-impact',
  ARTIFACT: 'i-artifact',
  RESTORE: 'i-depleted',
  SKIFF: 'i-skiff',
  RECALL: 'i-restart',
  TURN: 'i-up',
  COPY: 'i-publish',
  RETIRE: 'i-leave',
};

export function Effects({ program }: { readonly program: number }) {
  return (
    <span className="effects" aria-hidden="true">
      {PROGRAMS[program].map(effect => (
        <Sign key={effect.id} effect={effect} />
      ))}
    </span>
  );
}

function Sign({ effect }: { readonly effect: Effect }) {
  return (
    <span className={`fx ${effect.op.toLowerCase()}`}>
      <Icon name={SIGNS[effect.op]} />
      {effect.op === 'DIVE' ? <Dots effect={effect} /> : <b>{numberOf(effect)}</b>}
      {effect.inner >= 0 && <Effects program={effect.inner} />}
    </span>
  );
}

function numberOf({ op, n, keep }: Effect): string {
  if (op === 'DRAW') return `${n}›${keep}`;
  if (op === 'CLEAN' || op === 'RESTORE') return `−${n}`;
  if (op === 'MARKET') return `±${n}`;
  if (op === 'RECRUIT') return n === 1 ? 'I' : 'II';
  return n > 1 || op === 'COINS' || op === 'VP' ? String(n) : '';
}

/** The dice of a dive as small squares in their colours. */
function Dots({ effect }: { readonly effect: Effect }) {
  const seen: number[] = [];
  return effect.dice.map(kind => {
    seen.push(kind);
    return <i key={`${kind}-${seen.filter(k => k === kind).length}`} className={`dot ${DICE[kind]}`} />;
  });
}
