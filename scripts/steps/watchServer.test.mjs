import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockAbortTimeout } from '../../tests/helpers/mockTimeouts';
import { watchServer } from './watchServer.mjs';

/** @type {import('node:http').Server | undefined} */
let server;
afterEach(() => server?.close());

/** @param {import('node:http').RequestListener} handle */
async function serve(handle) {
  server = createServer(handle);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `http://127.0.0.1:${port}/`;
}

const times = { everyMs: 20, silenceMs: 100 };

describe('watchServer', () => {
  it('tells of a server that takes requests and does not answer', async () => {
    const url = await serve(() => undefined);
    const onSilence = vi.fn();
    await watchServer(url, { signal: new AbortController().signal, onSilence, times });
    expect(onSilence).toHaveBeenCalledOnce();
    server?.closeAllConnections();
  });

  it.each([503, 204])('takes every answer for one: %i', async (status) => {
    // However slow the machine is, no answer is too late.
    mockAbortTimeout(100);
    const ending = new AbortController();
    let questions = 0;
    const url = await serve((_request, response) => {
      response.writeHead(status).end();
      if (++questions === 2) ending.abort();
    });
    const onSilence = vi.fn();
    await watchServer(url, {
      signal: ending.signal,
      onSilence,
      times: { everyMs: 100, silenceMs: 90 },
    });
    expect(onSilence).not.toHaveBeenCalled();
  });
});
