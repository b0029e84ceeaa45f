import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchExternalFile, onlyPublicHttps, type ConnectionRule } from './fetchExternalFile';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a server on loopback and returns its origin. */
async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const anywhere: ConnectionRule = { mayAsk: () => true, mayConnect: () => true };
const limits = { maxBytes: 1024 * 1024, timeoutMs: 20_000 };

describe('fetchForeignFile', () => {
  it('fetches a file, and sends nothing of ours along', async () => {
    let headers: object = {};
    const origin = await serve((request, response) => {
      headers = request.headers;
      response.end('bytes');
    });
    const file = await fetchExternalFile(`${origin}/a/A%20lamp.png?x=1`, { ...limits, rule: anywhere });
    expect({ ...file, data: String(file.data) }).toEqual({ data: 'bytes', name: 'A lamp.png' });
    expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host']);
  });

  it('follows a few redirects and no more', async () => {
    const origin = await serve(({ url }, response) => {
      const step = Number(url?.slice(1));
      if (step === 0) return response.end('here');
      response.writeHead(302, { Location: `/${step - 1}` }).end();
    });
    const options = { ...limits, rule: anywhere };
    expect(String((await fetchExternalFile(`${origin}/3`, options)).data)).toBe('here');
    await expect(fetchExternalFile(`${origin}/4`, options)).rejects.toThrow('doesn’t give it out');
  });

  it('asks again whether it may connect where a redirect leads', async () => {
    let asked = 0;
    const origin = await serve((_request, response) => {
      asked += 1;
      response.writeHead(302, { Location: 'http://localhost:1/inside' }).end();
    });
    const rule = { ...anywhere, mayAsk: ({ port }: URL) => origin.endsWith(`:${port}`) };
    await expect(fetchExternalFile(`${origin}/`, { ...limits, rule })).rejects.toThrow('Only');
    expect(asked).toBe(1);
  });

  it.each([
    ...['https://127.0.0.1/a.png', 'https://[::1]/a.png', 'https://0x7f.1/a.png', 'https://2130706433/'],
    ...['https://localhost/a.png', 'https://169.254.169.254/latest', 'https://[::ffff:10.0.0.1]/'],
    ...['https://user:password@example.com/a.png', 'http://example.com/a.png', 'https://1.1.1.1:8443/a.png'],
    ...['file:///etc/passwd', 'ftp://example.com/a', 'data:image/png;base64,AA', 'a.png', ''],
  ])('makes no connection for %j', async (address) => {
    await expect(fetchExternalFile(address, limits)).rejects.toThrow('Only https addresses of other sites');
  });

  it('refuses a name as a whole if one of its addresses is not allowed', async () => {
    const origin = await serve((_request, response) => response.end('bytes'));
    const asked: string[] = [];
    const mayConnect = (address: string) => {
      asked.push(address);
      return onlyPublicHttps.mayConnect(address);
    };
    const named = origin.replace('127.0.0.1', 'localhost');
    await expect(fetchExternalFile(named, { ...limits, rule: { ...anywhere, mayConnect } })).rejects.toThrow(
      'Only https',
    );
    expect(asked[0]).toMatch(/^(?:127\.0\.0\.1|::1)$/);
  });

  it.each(['told', 'not told'])('stops at what is too large, with its length %s', async (how) => {
    const size = 3 * limits.maxBytes;
    const origin = await serve((_request, response) => {
      if (how === 'told') response.setHeader('Content-Length', size);
      else response.write('');
      response.end(Buffer.alloc(size));
    });
    await expect(fetchExternalFile(origin, { ...limits, rule: anywhere })).rejects.toThrow('than 1 MB');
  });

  it('waits for nobody longer than it says', async () => {
    const origin = await serve((_request, response) => void response.write('slowly'));
    const options = { ...limits, timeoutMs: 50, rule: anywhere };
    await expect(fetchExternalFile(origin, options)).rejects.toThrow('took too long');
  });

  it.each([404, 500, 204, 304])('takes %i for no file', async (status) => {
    const origin = await serve((_request, response) => response.writeHead(status).end());
    await expect(fetchExternalFile(origin, { ...limits, rule: anywhere })).rejects.toThrow('give it out');
  });
});
