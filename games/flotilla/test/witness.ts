/** Reads an effect list in its written form and says what somebody at the table must see of it, independent of the engine. */
export interface Sight {
  /** Decisions in the order they are asked, as step:count. */
  readonly asks: readonly string[];
  readonly coins: number;
  readonly points: number;
  readonly survivors: number;
  readonly artifacts: number;
  readonly clean: number;
  readonly skiffs: number;
  readonly modifiers: readonly string[];
}

const ASKS: Readonly<Record<string, string>> = {
  GAIN: 'gain',
  INFLUENCE: 'influence',
  SEAL: 'seal',
  TRANS: 'trade',
  MARKET: 'market',
  BUILD: 'build',
  DIAL: 'dial',
  RESTORE: 'restore',
};

export function witness(list: string): Sight {
  const asks: string[] = [];
  const modifiers: string[] = [];
  const seen = { coins: 0, points: 0, survivors: 0, artifacts: 0, clean: 0, skiffs: 0 };
  for (const part of list.replace(/; RETIRE\(.*\)$/, '; RETIRE').split('; ')) {
    const [op] = part.split(' ');
    const n = Number(/\d+/.exec(part)?.[0] ?? 0);
    modifiers.push(...(/\{(.*)\}/.exec(part)?.[1].split(', ') ?? []));
    if (op === 'COINS') seen.coins += n;
    else if (op === 'VP') seen.points += n;
    else if (op === 'SURVIVOR') seen.survivors += n;
    else if (op === 'ARTIFACT') seen.artifacts += n;
    else if (op === 'CLEAN') seen.clean += n;
    else if (op === 'SKIFF') seen.skiffs++;
    else if (op === 'DRAW') asks.push(`draw:${/KEEP (\d)/.exec(part)?.[1]}/${n}`);
    else if (op === 'DIVE') asks.push(`dive:${(/\[(.*)\]/.exec(part)?.[1] ?? '').replaceAll(',', '')}`);
    else if (op === 'RESEARCH') asks.push(`research:${n}`);
    else if (op === 'RECRUIT') asks.push(`recruit:${n}`);
    else if (op === 'TRIGGER') asks.push('trigger');
    else if (op === 'RETIRE') asks.push('retire');
    else if (ASKS[op]) asks.push(`${ASKS[op]}:${n}`);
  }
  return { asks, ...seen, modifiers };
}
