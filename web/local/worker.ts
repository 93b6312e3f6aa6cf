/** The worker behind a local table: the engine, away from the page so that it never stutters. Its bots are elsewhere. */
import type { BotRequest } from '@fathom/bots/request.ts';
import { findGame, rulesOf } from '@fathom/games';
import { type HostListener, LocalHost } from './host.ts';
import type { Order, Report } from './messages.ts';
import type { SavedMatch } from './saved.ts';
import { PAUSES } from './tempo.ts';
import { startThinker } from './thinker.ts';

let host: LocalHost | undefined;
let pause = PAUSES.steady;
const { think } = startThinker();

const listener: HostListener = {
  news: news => report({ type: 'news', news }),
  thinking: seat => report({ type: 'thinking', seat }),
  failed: where => report({ type: 'failed', where }),
};

self.addEventListener('message', (event: MessageEvent<Order>) => {
  const order = event.data;
  switch (order.type) {
    case 'open':
      void open(order.saved);
      break;
    case 'move': {
      const refusal = host?.move(order.text);
      report(refusal ? { type: 'done', id: order.id, refusal } : { type: 'done', id: order.id });
      break;
    }
    case 'undo':
      host?.undo(order.all);
      report({ type: 'done', id: order.id });
      break;
    case 'sights':
      report({ type: 'sights', id: order.id, sights: host?.sights(order.from, order.to) ?? [] });
      break;
    case 'lift':
      host?.lift();
      break;
    case 'tempo':
      pause = PAUSES[order.tempo];
      break;
  }
});

async function open(saved: SavedMatch): Promise<void> {
  const entry = findGame(saved.record.game);
  if (!entry) return report({ type: 'failed', where: 'game' });
  const game = await rulesOf(entry, saved.record.version);
  if (!game) return report({ type: 'failed', where: 'version' });
  try {
    host = new LocalHost(game, saved, choose, listener);
  } catch (error) {
    return report({ type: 'failed', where: error instanceof Error ? error.message : 'moves' });
  }
  host.open();
}

async function choose(request: BotRequest): Promise<string> {
  const [answer] = await Promise.all([think(request), new Promise(resume => setTimeout(resume, pause))]);
  if (answer.fault !== undefined) report({ type: 'untaught' });
  return answer.move;
}

function report(message: Report): void {
  self.postMessage(message);
}
