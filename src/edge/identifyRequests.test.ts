import { once } from 'node:events';
import {
  createServer,
  request as ask,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { requestFields } from '@/log/requestScope';
import { writeLine } from '@/log/writeLine';
import { identifyRequests, inRequestScope } from './identifyRequests';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()));

async function open(handle: RequestListener): Promise<number> {
  const server = createServer(handle);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Returns the request id of a response. */
function idOf(port: number, given?: string, path = '/'): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = given === undefined ? {} : { 'X-Request-Id': given };
    ask({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume().on('end', () => resolve(String(response.headers['x-request-id'])));
    })
      .on('error', reject)
      .end();
  });
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const empty: RequestListener = (_, response) => inRequestScope(response, () => void response.end());
const fromMemory: RequestListener = (_, response) => void response.end();

describe('a request’s id', () => {
  it('is the trusted proxy’s', async () => {
    const port = await open(identifyRequests(empty, { trustedProxies: 1 }));
    expect(await idOf(port, 'proxy-1.a_B')).toBe('proxy-1.a_B');
    expect(await idOf(port)).toMatch(uuid);
  });

  it.each(['a'.repeat(65), 'two words', '"quoted"', '{}', ''])(
    'is made when the given one is %j',
    async (given) => {
      const port = await open(identifyRequests(empty, { trustedProxies: 1 }));
      expect(await idOf(port, given)).toMatch(uuid);
    },
  );

  it('is made when nobody stands in front', async () => {
    const port = await open(identifyRequests(empty, { trustedProxies: 0 }));
    const ids = [await idOf(port, 'made-up'), await idOf(port, 'made-up')];
    expect(ids[0]).toMatch(uuid);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('is made for what is sent from memory only when it is logged', async () => {
    const quiet = await open(identifyRequests(fromMemory, { trustedProxies: 1 }));
    expect(await idOf(quiet)).toBe('undefined');
    expect(await idOf(quiet, 'proxy-1')).toBe('proxy-1');
    const logging = await open(
      identifyRequests(fromMemory, { trustedProxies: 1, writeAccess: () => undefined }),
    );
    expect(await idOf(logging)).toMatch(uuid);
  });

  it('is in every line that is written meanwhile, and in no other', async () => {
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    const answer = (response: ServerResponse) => {
      writeLine('warn', 'test', ['Something', new Error('is odd')], { write });
      response.end();
    };
    const handle: RequestListener = (_, response) =>
      inRequestScope(response, () => void setImmediate(answer, response));
    const port = await open(identifyRequests(handle, { trustedProxies: 1 }));
    await Promise.all([idOf(port, 'first'), idOf(port, 'second')]);
    const written = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(written.map(({ requestId }) => requestId).sort()).toEqual(['first', 'second']);
    expect(written[0]).toMatchObject({
      level: 40,
      name: 'test',
      msg: 'Something is odd',
      err: { type: 'Error' },
    });
    expect(requestFields()).toEqual({});
  });
});

describe('the access log', () => {
  it('has one line for each request, without addresses, queries or emails', async () => {
    const lines: string[] = [];
    const logged = new Promise<void>((resolve) => {
      const writeAccess = (line: string) => void (lines.push(line) === 2 && resolve());
      const handle: RequestListener = (_, response) => void response.writeHead(404).end();
      void open(identifyRequests(handle, { trustedProxies: 1, writeAccess })).then(async (port) => {
        await idOf(port, 'one', '/api/x?token=hunter2');
        await idOf(port, 'two', '/of/me%40example.com/and');
      });
    });
    await logged;
    const [first, second] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(first).toMatchObject({
      name: 'access',
      requestId: 'one',
      method: 'GET',
      path: '/api/x',
      status: 404,
    });
    expect(second).toMatchObject({ requestId: 'two', path: '/of/…/and' });
    expect(lines.join()).not.toMatch(/hunter2|example\.com|127\.0\.0\.1/);
  });
});
