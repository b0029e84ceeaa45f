import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { rewriteHtml } from './rewriteHtml.mjs';

/** @type {import('node:http').Server | undefined} */
let server;
afterEach(() => server?.close());

/**
 * Asks a server that answers with these headers and this body, and rewrites "old" as "newer".
 * @param {Record<string, string>} headers
 * @param {string | null} body
 * @param {RequestInit} [init]
 */
async function answerOf(headers, body, init) {
  server = createServer((_request, response) => {
    rewriteHtml(response, (html) => html.replace('old', 'newer'));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return fetch(`http://127.0.0.1:${port}/`, init);
}

const page = { 'Content-Type': 'text/html; charset=utf-8', 'x-nextjs-prerender': '1' };

describe('rewriteHtml', () => {
  it('rewrites a prerendered page and corrects its length', async () => {
    const answer = await answerOf({ ...page, 'Content-Length': '7' }, 'old – ✓');
    expect(await answer.text()).toBe('newer – ✓');
    expect(answer.headers.get('Content-Length')).toBe(String(Buffer.byteLength('newer – ✓')));
  });

  it('states no length where it sends no page', async () => {
    const answer = await answerOf({ ...page, 'Content-Length': '7' }, null, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Length')).toBeNull();
  });

  it.each([
    { 'Content-Type': 'text/html; charset=utf-8' },
    { 'Content-Type': 'text/plain', 'x-nextjs-prerender': '1' },
  ])('leaves other answers as they are: %j', async (headers) => {
    expect(await (await answerOf(headers, 'old')).text()).toBe('old');
  });
});
