import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureThroughput } from './measureThroughput.mjs';

const server = createServer((request, response) => {
  response.statusCode = request.headers['if-none-match'] ? 304 : 200;
  response.end();
});
let url = '';

beforeAll(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
});
afterAll(() => {
  server.close();
});

const load = { connections: 2, warmUpMs: 0, durationMs: 50 };

it('counts answers', async () => {
  const { perSecond, medianMs, p99Ms } = await measureThroughput(url, load);
  expect(perSecond).toBeGreaterThan(0);
  expect(p99Ms).toBeGreaterThanOrEqual(medianMs);
});

it('sends headers, and fails when another answer comes than the expected one', async () => {
  const headers = { 'If-None-Match': '"known"' };
  await expect(measureThroughput(url, { ...load, headers, expectedStatus: 304 })).resolves.toBeTruthy();
  await expect(measureThroughput(url, { ...load, headers })).rejects.toThrow('answered 304');
});
