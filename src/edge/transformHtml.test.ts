import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { transformHtml } from './transformHtml';

let server: Server | undefined;

afterEach(async () => {
  server?.close();
  await (server && once(server, 'close'));
});

/** Returns the response that a client receives when its HTML is transformed. */
async function answerOf(respond: (response: ServerResponse) => void, init?: RequestInit): Promise<Response> {
  server = createServer((_request, response) => {
    transformHtml(response, (html) => {
      response.setHeader('Content-Security-Policy', 'whole');
      return html.replace('old', 'newer');
    });
    respond(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, init);
}

const html = { 'Content-Type': 'text/html; charset=utf-8' };

describe('transformHtml', () => {
  it('rewrites a page and corrects its length', async () => {
    const answer = await answerOf((response) => {
      response.setHeaders(new Map(Object.entries({ ...html, 'Content-Length': '7' })));
      response.end('old – ✓');
    });
    expect(await answer.text()).toBe('newer – ✓');
    expect(answer.headers.get('Content-Length')).toBe(String(Buffer.byteLength('newer – ✓')));
  });

  it('waits for all pieces of a page, whatever characters they are cut at', async () => {
    const [first, second] = [Buffer.from('o'), Buffer.from('ld ✓')];
    const answer = await answerOf((response) => {
      response.setHeaders(new Map(Object.entries(html)));
      response.flushHeaders();
      response.write(first);
      response.write(second.subarray(0, 4), () => response.end(second.subarray(4)));
    });
    expect(await answer.text()).toBe('newer ✓');
    expect(answer.headers.get('Content-Security-Policy')).toBe('whole');
  });

  it('states no length where it sends no page', async () => {
    const answer = await answerOf(
      (response) => {
        response.setHeaders(new Map(Object.entries({ ...html, 'Content-Length': '7' })));
        response.end();
      },
      { method: 'HEAD' },
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Length')).toBeNull();
  });

  it('leaves the policy to the page that a client has already', async () => {
    const answer = await answerOf((response) => {
      response.statusCode = 304;
      response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
      response.end();
    });
    expect(answer.headers.get('Content-Security-Policy')).toBeNull();
  });

  it('leaves other answers as they are', async () => {
    const answer = await answerOf((response) => {
      response.setHeader('Content-Type', 'text/plain');
      response.write('old ');
      response.end('old');
    });
    expect(await answer.text()).toBe('old old');
    expect(answer.headers.get('Content-Security-Policy')).toBeNull();
  });
});
