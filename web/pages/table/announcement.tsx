import type { Situation } from './props.ts';
import type { Story } from './story.ts';

interface AnnouncementProps {
  readonly situation: Situation;
  readonly story: Story | undefined;
  /** What is shown on the board is said by the prompt meanwhile. */
  readonly silent?: boolean;
}

/** What others just did, turn by turn, for those who do not see it move. */
export function Announcement({ situation, story, silent = false }: AnnouncementProps) {
  const { known, you } = situation;
  const seqs = new Set(known.recent.map(({ seq }) => seq));
  const sentences = story?.turns
    .filter(({ seat, last }) => seat !== you && seqs.size > 0 && last >= Math.min(...seqs))
    .map(({ deeds }) => story.sentence(deeds.filter(({ seq }) => seqs.has(seq))));
  return (
    <p className="vh" aria-live="polite">
      {silent ? '' : sentences?.join(' ')}
    </p>
  );
}
