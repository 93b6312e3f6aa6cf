/** Two people at an online table: from the press of one to the picture of both. */
import type { Seated } from '@fathom/server/protocol.ts';
import type { Browser, Page } from 'playwright-core';
import { openMoveList } from '../../e2e/table.ts';

interface Delays {
  readonly own: number[];
  readonly others: number[];
}

/** Milliseconds since 1970 at which a page was painted after a press, or after news. */
interface Watch {
  pressed: number;
  painted: { seq: string; at: number }[];
}

export async function delaysOf(browser: Browser, base: string, game: string, moves: number): Promise<Delays> {
  const pages = await sitTogether(browser, base, game);
  const delays: Delays = { own: [], others: [] };
  for (let n = 0; n < moves; n++) {
    const mover = await whoseTurn(pages);
    if (!mover) break;
    const [other] = pages.filter(page => page !== mover);
    await press(mover);
    const at = await mover.evaluate(() => (globalThis as unknown as { watch: Watch }).watch);
    const own = at.painted.at(-1);
    if (!own) continue;
    await other.waitForFunction(
      seq => (globalThis as unknown as { watch: Watch }).watch.painted.some(one => one.seq === seq),
      own.seq,
    );
    const seen = await other.evaluate(() => (globalThis as unknown as { watch: Watch }).watch);
    delays.own.push(own.at - at.pressed);
    delays.others.push((seen.painted.find(({ seq }) => seq === own.seq)?.at ?? 0) - at.pressed);
  }
  for (const page of pages) await page.context().close();
  return delays;
}

async function sitTogether(browser: Browser, base: string, game: string): Promise<Page[]> {
  const host = await post<Seated>(base, '/tables', {
    ...{ game, name: 'Ines', seats: [{ kind: 'you' }, { kind: 'open' }] },
  });
  const { table, invite } = host;
  const guest = await post<Seated>(base, `/tables/${table.id}/join`, { name: 'Mateo', invite });
  return Promise.all(
    [host, guest].map(async ({ token, you }) => {
      const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } });
      const pass = { table: table.id, game, seat: you, token, invite, since: Date.now() };
      await context.addInitScript(
        ([key, text]) => {
          localStorage.setItem(key, text);
          localStorage.setItem('fathom.tempo', 'instant');
        },
        [`fathom.pass.${table.id}`, JSON.stringify(pass)] as const,
      );
      const page = await context.newPage();
      await page.goto(`/t/${table.id}`);
      await openMoveList(page);
      await page.evaluate(watchPictures);
      // What a device stores for playing offline is stored once, and slowly: it is not what a move costs.
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      return page;
    }),
  );
}

async function post<T>(base: string, path: string, body: unknown): Promise<T> {
  const answer = await fetch(`${base}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function whoseTurn(pages: readonly Page[]): Promise<Page | undefined> {
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    for (const page of pages) if ((await page.locator('[data-move]').count()) > 0) return page;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  return undefined;
}

/** Runs in the page: notes when a new position has been painted. */
function watchPictures(): void {
  const watch: Watch = { pressed: 0, painted: [] };
  Object.assign(globalThis, { watch });
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    'click',
    () => {
      watch.pressed = now();
    },
    true,
  );
  new MutationObserver(() => {
    const seq = document.querySelector<HTMLElement>('[data-seq]')?.dataset.seq ?? '';
    if (watch.painted.at(-1)?.seq === seq) return;
    requestAnimationFrame(() => requestAnimationFrame(() => watch.painted.push({ seq, at: now() })));
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-seq'] });
}

/** The first move of the list, and until it has been painted. */
function press(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { watch } = globalThis as unknown as { watch: Watch };
    const before = watch.painted.length;
    document.querySelector<HTMLElement>('[data-move]')?.click();
    for (const end = Date.now() + 10_000; watch.painted.length === before && Date.now() < end; )
      await new Promise(resume => setTimeout(resume, 5));
  });
}
