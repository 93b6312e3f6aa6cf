/** Webhooks: a message as JSON for a group chat or a bot of one's own. */
import type { ChannelRow } from '../store/channels.ts';
import { Forbidden, type Guard, send } from './guarded.ts';
import { type Delivery, type Letter, SENT } from './letter.ts';

export const HOOK_FORMS = ['json', 'discord', 'slack'] as const;
export type HookForm = (typeof HOOK_FORMS)[number];

export class HookSender {
  readonly #guard: Guard;
  /** Where this server is, if its host has said so. */
  readonly #base: string;

  constructor(base: string, guard: Guard) {
    this.#base = base;
    this.#guard = guard;
  }

  async send({ address, detail }: ChannelRow, letter: Letter): Promise<Delivery> {
    try {
      const { status } = await send(
        {
          url: address,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'user-agent': 'Fathom',
            // Whoever gets the same twice can tell by it.
            'idempotency-key': letter.id,
          },
          body: JSON.stringify(this.#body(letter, detail.form as HookForm)),
        },
        this.#guard,
      );
      return outcomeOf(status);
    } catch (error) {
      const trouble = error instanceof Error ? error.message : String(error);
      return {
        outcome: error instanceof Forbidden ? 'gone' : 'failed',
        trouble: `The address failed: ${trouble}.`,
      };
    }
  }

  #body(letter: Letter, form: HookForm): object {
    const { id, kind, title, text, path, game, match, at } = letter;
    const url = `${this.#base}${path}`;
    const line = `${title}. ${text}${this.#base === '' ? '' : ` ${url}`}`;
    if (form === 'discord') return { content: line, allowed_mentions: { parse: [] } };
    if (form === 'slack') return { text: line };
    return { id, kind, title, text, url, game, table: match, at };
  }
}

function outcomeOf(status: number): Delivery {
  if (status >= 200 && status < 300) return SENT;
  if (status >= 300 && status < 400)
    return {
      outcome: 'gone',
      trouble: `The address answered ${status}: it leads elsewhere, which is not followed.`,
    };
  if (status === 404 || status === 410)
    return { outcome: 'gone', trouble: `The address answered ${status}: check it.` };
  return { outcome: 'failed', trouble: `The address answered ${status}.` };
}
