import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { registerPool } from '@/integrations/database/openedPool';
import { PageCache } from '../pageCache/PageCache';
import { CacheInvalidation } from '../pageCache/CacheInvalidation';
import { Metrics } from './Metrics';
import { routeClass } from '../routeClass';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()));

async function open(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('counts requests by kind and status, and says how the process is', async () => {
  const store = new PageCache({
    invalidation: new CacheInvalidation(),
    maxBytes: 1_000,
    renew: () => undefined,
  });
  const metrics = new Metrics({ store, queues: { read: async () => null }, bus: null });
  const closed: Promise<unknown>[] = [];
  const site = await open((request, response) => {
    closed.push(once(response, 'close'));
    const handle: RequestListener = (_, answer) =>
      void answer.writeHead(request.url === '/gone' ? 404 : 200).end();
    metrics.inFrontOf(handle)(request, response);
  });
  const scrape = await open(metrics.answer);
  registerPool(new pg.Pool({ max: 3 }));
  for (const path of ['/', '/blog/a?b', '/gone', '/api/auth/me']) await fetch(site + path);
  await Promise.all(closed);
  const text = await (await fetch(`${scrape}/metrics`)).text();
  expect(text).toContain('site_requests_total{route="page",status="200"} 2');
  expect(text).toContain('site_requests_total{route="page",status="404"} 1');
  expect(text).toContain('site_requests_total{route="api",status="200"} 1');
  expect(text).toContain('site_request_seconds_count{route="page"} 3');
  expect(text).toContain('site_database_connections{state="used"} 0');
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  expect(text).toMatch(/process_resident_memory_bytes \d/);
  expect(text).not.toContain('/blog');
  expect(text).toContain('site_database_up 0');
  expect(text).not.toContain('site_jobs{');
  expect((await fetch(`${scrape}/`)).status).toBe(404);
});

it.each([
  ['/', 'page'],
  ['/apiary', 'page'],
  ['/api/ready', 'probe'],
  ['/api/audits/7', 'api'],
  ['/cms/collections/posts', 'cms'],
  ['/_next/static/a.js', 'file'],
  ['/blog-images/a.webp', 'picture'],
])('%s is one of the kind %s', (path, kind) => {
  expect(routeClass(path)).toBe(kind);
});
