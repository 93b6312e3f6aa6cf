/** A dive token: its research and its effect. */
import { Icon } from '@fathom/parts/icon.tsx';
import type { SymbolName } from '@fathom/parts/symbols.ts';
import { isDeciding, refuseMove } from '@fathom/parts/table.ts';
import { unpackGains } from '../data/gains.ts';
import { TOKENS } from '../data/tokens.ts';
import type { Move } from '../move.ts';
import { tokenName } from '../words/terms.ts';
import { ACTION_ICONS, GAIN_ICONS } from './gain.tsx';
import type { Table } from './table.ts';

export function TokenFace({ token }: { readonly token: number }) {
  const { research } = TOKENS[token];
  const icon = tokenIcon(token);
  return (
    <span className="token-face" aria-hidden="true">
      <span>
        {research}
        <Icon name="i-rp" className="c-research" />
      </span>
      {icon && <Icon name={icon} />}
    </span>
  );
}

function tokenIcon(token: number): SymbolName | undefined {
  const { gains, action, discBack } = TOKENS[token];
  if (discBack > 0) return 'i-disc';
  const [gain] = unpackGains(gains);
  if (gain) return GAIN_ICONS[gain];
  return action && ACTION_ICONS[action];
}

interface TokenCardProps {
  readonly table: Table;
  readonly token: number;
  /** With the option `either` for its research or for its effect; otherwise one way to spend it. */
  readonly moves: readonly Move[];
}

export function TokenCard({ table, token, moves }: TokenCardProps) {
  const { say } = table;
  const name = tokenName(say, token);
  if (moves.length < 2) {
    const press = () => {
      if (moves.length === 1) table.send(moves[0]);
      else if (isDeciding(table)) refuseMove(table, { kind: 'spend', token });
    };
    return (
      <button
        type="button"
        className={`member token ${moves.length > 0 ? 'legal' : ''}`}
        title={name}
        onClick={press}
      >
        <TokenFace token={token} />
        <em aria-hidden="true">{say('board.tokenWord')}</em>
        <span className="vh">{say('board.spend', { name })}</span>
      </button>
    );
  }
  return (
    <span className="member token pair">
      {moves.map(move => (
        <button
          key={move.kind}
          type="button"
          className="half legal"
          aria-label={say(move.kind === 'use' ? 'board.useEffect' : 'board.useResearch', {
            name,
            n: TOKENS[token].research,
          })}
          onClick={() => table.send(move)}
        >
          {move.kind === 'use' ? (
            <Icon name={tokenIcon(token) ?? 'i-dive'} />
          ) : (
            <>
              {TOKENS[token].research}
              <Icon name="i-rp" className="c-research" />
            </>
          )}
        </button>
      ))}
    </span>
  );
}
