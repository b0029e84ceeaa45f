import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bodyBytesHeader } from '@/domain/api/wholeResponse';
import { isWorthCompressing } from './isWorthCompressing';

const compress = compression({
  filter: isWorthCompressing as NonNullable<compression.CompressionOptions['filter']>,
});

/** Answers in two steps like Next, which sends the headers before the length is known. */
const server = createServer((request, response) => {
  const bytes = Number(request.url?.slice(1).split('?')[0]);
  compress(
    request as Parameters<typeof compress>[0],
    response as Parameters<typeof compress>[1],
    () => undefined,
  );
  response.setHeader('Content-Type', 'application/json');
  if (!request.url?.endsWith('?untold')) response.setHeader(bodyBytesHeader, bytes);
  response.flushHeaders();
  response.write('x'.repeat(bytes));
  response.end();
});

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const ask = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const options = { port, path, headers: { 'Accept-Encoding': 'gzip' } };
    get(options, (answer) => resolve(answer.resume())).on('error', reject);
  });

it.each([
  ['/15', undefined],
  ['/1023', undefined],
  ['/1024', 'gzip'],
  ['/15?untold', 'gzip'],
])('%s: %s', async (path, encoding) => {
  const { headers } = await ask(path);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers).not.toHaveProperty(bodyBytesHeader.toLowerCase());
});
