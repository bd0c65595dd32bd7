/** The addresses that the application consists of, and a name that changes with any of them: both as the build says. */
declare const FILES: readonly string[];
declare const VERSION: string;

/** What only a service worker has, as far as it is used here. */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
const { clients, skipWaiting } = globalThis as unknown as {
  readonly clients: { claim(): Promise<void> };
  readonly skipWaiting: () => Promise<void>;
};

const prefix = 'rappen-';
const cacheName = prefix + VERSION;
const kept = new Set(FILES);

addEventListener('install', (event) => {
  // Without cookies: what is kept is the same for everybody. Names with a hash may come from the cache of the browser
  const requests = FILES.map(
    (path) => new Request(path, { credentials: 'omit', cache: path.startsWith('/assets/') ? 'default' : 'no-cache' }),
  );
  (event as LifeEvent).waitUntil(caches.open(cacheName).then((cache) => cache.addAll(requests)));
});

addEventListener('activate', (event) => (event as LifeEvent).waitUntil(takeOver()));

/** Drops what earlier versions kept, and serves the pages that are open. */
async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

// A new version waits until somebody asks for it: pages are never loaded anew by themselves
addEventListener('message', ({ data }) => {
  if (data === 'take over') void skipWaiting.call(globalThis);
});

addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent;
  const { origin, pathname } = new URL(request.url);
  // Everything else, such as the services and the API page, goes to the network as if nobody were here
  if (request.method === 'GET' && origin === location.origin && kept.has(pathname))
    respondWith.call(event, answerOf(pathname, request));
});

async function answerOf(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(path, { ignoreVary: true })) ?? fetch(request);
}
