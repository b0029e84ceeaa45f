import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { PageRateLimiter } from './PageRateLimiter';

/** Requests a page with the given response. Returns the Retry-After seconds when it is rejected. */
async function visit(
  budget: PageRateLimiter,
  url: string,
  { network = '192.0.2.1', status = 200, cache = '', headers = {} } = {},
): Promise<'served' | number> {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url, headers });
  const admission = await budget.admit(request, network);
  if ('retryAfterSeconds' in admission) return admission.retryAfterSeconds;
  const response = new ServerResponse(request);
  response.statusCode = status;
  if (cache) response.setHeader('x-nextjs-cache', cache);
  admission.settle(response);
  return 'served';
}

it('lets a network have so many pages made, and others as many', async () => {
  const budget = new PageRateLimiter(2);
  expect(await visit(budget, '/blog/search?q=a')).toBe('served');
  expect(await visit(budget, '/blog/search?q=b')).toBe('served');
  expect(await visit(budget, '/blog/search?q=c')).toBeGreaterThan(0);
  expect(await visit(budget, '/blog/search?q=c', { network: '192.0.2.2' })).toBe('served');
});

it('says in seconds when to come back: within the minute that it counts', async () => {
  const budget = new PageRateLimiter(1);
  await visit(budget, '/blog/search?q=a');
  expect(await visit(budget, '/blog/search?q=b')).toBeLessThanOrEqual(60);
});

it('counts addresses that do not exist, kept answers included', async () => {
  const budget = new PageRateLimiter(1);
  await visit(budget, '/a', { status: 404, cache: 'HIT' });
  expect(await visit(budget, '/a', { status: 404, cache: 'HIT' })).toBeGreaterThan(0);
});

it.each(['HIT', 'STALE'])('hands out what is kept without an end, once it is known (%s)', async (cache) => {
  const budget = new PageRateLimiter(2);
  for (let round = 0; round < 5; round++) expect(await visit(budget, '/', { cache })).toBe('served');
  await visit(budget, '/blog/search?q=a');
  await visit(budget, '/blog/search?q=b');
  expect(await visit(budget, '/', { cache })).toBe('served');
  expect(await visit(budget, '/blog', { cache })).toBeGreaterThan(0);
});

it('counts a page’s data in spellings that are never kept, also where the page is at hand', async () => {
  const budget = new PageRateLimiter(2);
  for (let round = 0; round < 3; round++) await visit(budget, '/', { cache: 'HIT' });
  const odd = (mark: string) =>
    visit(budget, '/?_rsc=', { cache: 'HIT', headers: { rsc: '1', 'next-router-prefetch': mark } });
  expect([await odd('1'), await odd('1'), await odd('1')]).toEqual(['served', 'served', 'served']);
  expect([await odd('a'), await odd('b')]).toEqual(['served', 'served']);
  expect(await odd('c')).toBeGreaterThan(0);
});

it.each([
  ['a query', '/?x=', {}],
  ['a part', '/', { range: 'bytes=0-1' }],
  ['a token', '/', { authorization: 'x' }],
  ['another spelling', '/%2e', {}],
])(
  'counts what is made for one request because of %s, also where the page is at hand',
  async (_, url, headers) => {
    const budget = new PageRateLimiter(2);
    for (let round = 0; round < 3; round++) await visit(budget, '/', { cache: 'HIT' });
    const own = () => visit(budget, url, { cache: 'HIT', headers });
    expect([await own(), await own()]).toEqual(['served', 'served']);
    expect(await own()).toBeGreaterThan(0);
    expect(await visit(budget, '/', { cache: 'HIT' })).toBe('served');
  },
);

it('hands out pictures without an end, whatever is behind their address', async () => {
  const budget = new PageRateLimiter(1);
  for (let round = 0; round < 3; round++) {
    expect(await visit(budget, `/blog-images/a.webp?${round}`)).toBe('served');
  }
});

it('counts what doesn’t exist beside the page that readers choose their news on', async () => {
  const budget = new PageRateLimiter(1);
  expect(await visit(budget, '/auth/x1', { status: 404 })).toBe('served');
  expect(await visit(budget, '/auth/x2', { status: 404 })).toBeGreaterThan(0);
});

it.each(['/_next/static/chunks/a.js', '/api/auth/me', '/auth/preferences'])(
  'leaves %s to others',
  async (url) => {
    const budget = new PageRateLimiter(1);
    expect(await visit(budget, url)).toBe('served');
    expect(await visit(budget, url)).toBe('served');
  },
);
