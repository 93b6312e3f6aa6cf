/** The worker of coach and review: one question, then it is ended. */
import type { Question } from './messages.ts';
import { answer } from './thinking.ts';

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data, told => self.postMessage(told));
});
