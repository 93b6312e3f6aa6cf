/** Dive tokens (ED-81): research, and for all kinds but one an effect. */
import { type Gain, packGains } from './gains.ts';
import type { Action } from './slots.ts';
import raw from './tokens.json' with { type: 'json' };

interface RawToken {
  readonly id: string;
  readonly copies: number;
  readonly research: number;
  readonly effect?: {
    readonly gains?: readonly Gain[];
    readonly action?: Action;
    readonly cheaper?: number;
    readonly discBack?: number;
  };
}

export interface Token {
  readonly id: string;
  readonly copies: number;
  readonly research: number;
  readonly gains: number;
  readonly action: Action | undefined;
  /** E-46: how much less a conserve action costs. */
  readonly cheaper: number;
  /** ED-81k: research for a disc from the staging area. */
  readonly discBack: number;
}

export const TOKENS: readonly Token[] = Object.freeze(
  (raw.tokens as unknown as readonly RawToken[]).map(({ id, copies, research, effect }) => ({
    id,
    copies,
    research,
    gains: packGains(effect?.gains ?? []),
    action: effect?.action,
    cheaper: effect?.cheaper ?? 0,
    discBack: effect?.discBack ?? 0,
  })),
);

export const TOKEN_KINDS = TOKENS.length;

export function readTokenId(id: string): number | undefined {
  const kind = TOKENS.findIndex(token => token.id === id);
  return kind < 0 ? undefined : kind;
}
