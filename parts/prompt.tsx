import type { ReactNode } from 'react';
import type { Mark as MarkName } from './board.ts';
import { Mark } from './mark.tsx';
import { PROMPT } from './places.ts';

interface PromptProps {
  /** The mark of whoever is asked. */
  readonly mark: MarkName | undefined;
  readonly step: string;
  readonly question: string;
  /** The viewer has nothing to decide. */
  readonly waiting: boolean;
  /** At most two buttons. */
  readonly children?: ReactNode;
}

/** The one sentence that says what is asked, between board and hand. */
export function Prompt({ mark, step, question, waiting, children }: PromptProps) {
  return (
    <section className={`prompt ${waiting ? 'wait' : ''}`} data-testid="prompt" data-place={PROMPT}>
      {mark && <Mark mark={mark} />}
      <div className="ask" role="status">
        {step && <div className="who">{step}</div>}
        <div className={`q ${question.length > 60 ? 'long' : ''}`}>{question}</div>
      </div>
      <div className="acts">{children}</div>
    </section>
  );
}
