/** The worker of the bots of lessons and local matches. It is given requests, as a server gives them, and nothing else. */
import { think } from '@fathom/bots/think.ts';
import type { Asked, Thought } from './thinker.ts';

self.addEventListener('message', async ({ data: { question, request } }: MessageEvent<Asked>) => {
  self.postMessage(await answer(question, request));
});

async function answer(question: number, request: Asked['request']): Promise<Thought> {
  try {
    return { question, answer: await think(request) };
  } catch (error) {
    return { question, problem: error instanceof Error ? error.message : String(error) };
  }
}
