import type { MatchRecord, OptionValues, Result } from '@fathom/kernel';
import { useEffect, useState } from 'react';
import { call, type WebProblem } from '../../api.ts';
import { arriving } from '../../arrival.ts';
import { loadMatch } from '../../local/saved.ts';
import { passFor } from '../../passes.ts';

export type Source =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly problem: WebProblem }
  | { readonly status: 'ready'; readonly record: MatchRecord };

interface ServedRecord extends Omit<MatchRecord, 'options' | 'result'> {
  readonly options: OptionValues;
  readonly result?: Result;
}

/** A record by its id: from this browser, or of a finished match from the server. */
export function useRecord(id: string): Source {
  const [source, setSource] = useState<Source>(() => local(id) ?? { status: 'loading' });
  useEffect(() => {
    const own = local(id);
    if (own) return setSource(own);
    const invite = location.hash.slice(1) || undefined;
    const served = call<ServedRecord>('GET', `/matches/${id}/record`, { invite, ...passFor(id) });
    return arriving(served, answer =>
      setSource(
        answer.ok ? { status: 'ready', record: answer.value } : { status: 'failed', problem: answer.problem },
      ),
    );
  }, [id]);
  return source;
}

function local(id: string): Source | undefined {
  const match = loadMatch(id);
  return match && { status: 'ready', record: match.record };
}
