/** The worker behind a lesson: bots think here, so that the page never stutters. */
import { think } from '@fathom/bots/think.ts';
import type { Asked, Thought } from './bot.ts';

self.addEventListener('message', async ({ data: { question, request } }: MessageEvent<Asked>) => {
  self.postMessage(await answer(question, request));
});

async function answer(question: number, request: Asked['request']): Promise<Thought> {
  try {
    return { question, move: (await think(request)).move };
  } catch (error) {
    return { question, problem: error instanceof Error ? error.message : String(error) };
  }
}
