import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type DirectCalls, directCallsKey } from '@/domain/api/directCalls';
import { jsonResponse } from '@/domain/api/wholeResponse';
import { dispatchApiCall } from './dispatchApiCall';

const server = createServer((request, response) => {
  void dispatchApiCall(request, response).then((isAnswered) => {
    if (!isAnswered) response.end('Next');
  });
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
afterEach(() => void Reflect.deleteProperty(globalThis, directCallsKey));

function open(answer: DirectCalls['answer']): void {
  const calls: DirectCalls = { has: (path) => path === '/api/me', answer };
  Reflect.set(globalThis, directCallsKey, calls);
}

const ask = async (path: string, init?: RequestInit) => (await fetch(origin + path, init)).text();

it('hands the calls that are named to the gate, as they came', async () => {
  open(async ({ method, url, headers }) => jsonResponse([method, url, headers.get('Authorization')], {}));
  const headers = { Authorization: 'Bearer x' };
  expect(JSON.parse(await ask('/api/me?a=%20', { headers }))).toEqual([
    'GET',
    'http://localhost/api/me?a=%20',
    'Bearer x',
  ]);
});

it('leaves everything else to Next: other addresses, spellings and methods, and all before there is a gate', async () => {
  expect(await ask('/api/me')).toBe('Next');
  open(async () => jsonResponse('gate', {}));
  for (const path of ['/api/me/', '/api//me', '/api/%6de', '/api/you', '/'])
    expect(await ask(path)).toBe('Next');
  for (const method of ['POST', 'PUT', 'DELETE']) expect(await ask('/api/me', { method })).toBe('Next');
  expect(await ask('/api/me')).toBe('"gate"');
});

it('leaves a gate that fails to Next', async () => {
  open(() => Promise.reject(new Error('broken')));
  expect(await ask('/api/me')).toBe('Next');
});

it('gives the answer’s status and headers, and those of every answer', async () => {
  open(async () => jsonResponse({}, { status: 401, headers: { 'Cache-Control': 'no-store' } }));
  const { status, headers } = await fetch(`${origin}/api/me`);
  expect(status).toBe(401);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-length': '2',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  });
});

it('streams what comes in pieces, and cuts it off when it breaks', async () => {
  const encoder = new TextEncoder();
  const pieces = (fails: boolean) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode('one,')),
      pull: (controller) => {
        if (fails) return controller.error(new Error('broken'));
        controller.enqueue(encoder.encode('two'));
        controller.close();
      },
    });
  open(async () => new Response(pieces(false)));
  expect(await ask('/api/me')).toBe('one,two');
  open(async () => new Response(pieces(true)));
  await expect(ask('/api/me')).rejects.toThrow();
});
