/**
 * Keeps one page on the device for when a page of the site can't be reached (decision 0097). It keeps nothing else, and
 * whatever isn't the opening of a public page goes its way as if it weren't there.
 */
const cacheName = 'offline-page';
const keptPath = '/offline';
const dayMs = 86_400_000;

/**
 * What needs a session says itself what it can't do; calls and files are no pages. What opens an account stands after the #
 * of an address: the browser's own page asks again with it, ours without.
 */
const others =
  /^\/(accept-invitation|admin|ai-analysis|analysis-results|api|audit|auth|blog\/preview|choose-password|cms|compare|confirm-email|dashboard|drafts|iframe|opportunity-analysis|profile-settings|report|reset-password|shared-analysis|shared-report|undo-email)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage());
  // Where the browser can be told, it asks the network for all else without starting this program.
  event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' }).catch(() => {});
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET' || others.test(new URL(url).pathname)) return;
  event.respondWith(open(event));
});

async function open(event) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keepPageFresh());
    return answer;
  } catch (error) {
    const kept = await caches.match(keptPath, { cacheName });
    if (kept) return kept;
    throw error;
  }
}

/** As nobody in particular sees it, and without scripts: they would have to be fetched, and take it for the page asked for. */
async function keepPage() {
  const answer = await fetch(keptPath, { credentials: 'omit', cache: 'no-cache' });
  if (!answer.ok || answer.redirected) throw new Error('There is no page to keep.');
  const html = (await answer.text()).replace(/<script\b[^]*?<\/script>/g, '');
  const headers = { 'Content-Type': 'text/html; charset=utf-8', Date: new Date().toUTCString() };
  const cache = await caches.open(cacheName);
  await cache.put(keptPath, new Response(html, { headers }));
}

/** The firm's name, its number and its looks may have changed. */
async function keepPageFresh() {
  const kept = await caches.match(keptPath, { cacheName });
  if (kept && Date.now() - Date.parse(kept.headers.get('Date')) < dayMs) return;
  await keepPage().catch(() => {});
}
