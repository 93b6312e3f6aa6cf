/**
 * Keeps the app on the device: the page and everything of this build are stored when it is installed, so local
 * play starts without a network. The server's answers under /api are never stored.
 */
const BUILD = '__BUILD__';
const FILES = '__FILES__' as unknown as string[];
const CACHE = `fathom-${BUILD}`;
/** Milliseconds between two files that are stored. */
const REST = 50;

const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(storeAll)
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  const ours = url.origin === worker.location.origin && request.method === 'GET';
  if (!ours || /^\/(api|healthz|metrics)(\/|$)/.test(url.pathname)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

/** A message of the server, shown also when no page is open. Two of one tag are one. */
worker.addEventListener('push', event => {
  const told = readMessage(event.data);
  event.waitUntil(
    worker.registration.showNotification(told.title, {
      body: told.body,
      tag: told.tag,
      icon: '/icon-192.png',
      data: { path: told.path },
    }),
  );
});

worker.addEventListener('notificationclick', event => {
  event.notification.close();
  const { path } = event.notification.data as { readonly path: string };
  event.waitUntil(openPage(path));
});

/** The page that is open already, if there is one. */
async function openPage(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const there = pages.find(page => new URL(page.url).pathname === path);
  if (there) await there.focus();
  else await worker.clients.openWindow(path);
}

function readMessage(data: PushMessageData | null): {
  title: string;
  body: string;
  tag: string;
  path: string;
} {
  const told: unknown = data?.json();
  const text = (key: string, otherwise: string) => {
    const value = typeof told === 'object' && told !== null ? Reflect.get(told, key) : undefined;
    return typeof value === 'string' ? value : otherwise;
  };
  const path = text('path', '/');
  return {
    title: text('title', 'Fathom'),
    body: text('body', ''),
    tag: text('tag', 'fathom'),
    path: path.startsWith('/') && !path.startsWith('//') ? path : '/',
  };
}

/** One after the other with rests between them: somebody is playing meanwhile. What an earlier attempt has stored is there already. */
async function storeAll(cache: Cache): Promise<void> {
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const name of FILES) {
    if (stored.has(name)) continue;
    const response = await fetch(asked(name), { priority: 'low' });
    if (!response.ok) throw new Error(`${name} is not there`);
    await cache.put(name, response);
    await new Promise(resume => setTimeout(resume, REST));
  }
}

/** Files with a hash in their name never change: what the page has just loaded is not loaded again. */
function asked(file: string): Request {
  return new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' });
}

/** The newest page if the server answers, else a stored one: the lobby's, or that of every other address. */
async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok) return response;
  } catch {
    // Offline: the stored page will do.
  }
  const stored = new URL(request.url).pathname === '/' ? '/' : '/replay';
  return (await caches.match(stored, { ignoreVary: true })) ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  const stored = await caches.match(request, { ignoreVary: true });
  if (stored) return stored;
  const response = await fetch(request);
  if (response.ok && new URL(request.url).pathname.startsWith('/assets/')) {
    const cache = await caches.open(CACHE);
    await cache.put(request, response.clone());
  }
  return response;
}

export {};
