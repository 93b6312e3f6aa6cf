import { type Game, type MatchRecord, verify } from '@fathom/kernel';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { useEffect, useState } from 'react';
import { call } from '../../api.ts';
import { passFor } from '../../passes.ts';

interface VerifiedProps {
  readonly id: string;
  /** The fingerprint as it was shown before the first move, not as the record tells it. */
  readonly commit: string;
  readonly game: Game;
}

/** After an online match: was the seed fixed beforehand, and does the record replay to this result? */
export function Verified({ id, commit, game }: VerifiedProps) {
  const say = useSay();
  const [sound, setSound] = useState<boolean>();
  useEffect(() => {
    let gone = false;
    void call<MatchRecord>('GET', `/matches/${id}/record`, passFor(id)).then(answer => {
      if (gone || !answer.ok) return;
      setSound(answer.value.commit === commit && verify(game, answer.value).ok);
    });
    return () => {
      gone = true;
    };
  }, [id, commit, game]);
  if (sound === undefined) return null;
  return (
    <p className={`proof ${sound ? '' : 'bad'}`}>
      <Icon name={sound ? 'i-check' : 'i-why'} />
      <span>
        {say(sound ? 'end.verified' : 'end.unverified')}{' '}
        <code title={say('end.fingerprint')}>{commit.slice(0, 16)}…</code>
      </span>
    </p>
  );
}
