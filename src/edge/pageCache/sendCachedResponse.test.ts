import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { sendCachedResponse } from './sendCachedResponse';

const date = 'Mon, 02 Nov 2026 09:00:00 GMT';
const headers = { etag: 'W/"new"', 'last-modified': date };
const page = {
  status: 200,
  etag: headers.etag,
  knownHeaders: headers,
  forms: { identity: { headers, body: Buffer.from('new words') } },
  bytes: 9,
};

function statusFor(asked: Record<string, string>): number {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  sendCachedResponse({ method: 'GET', headers: asked }, response, page);
  return response.statusCode;
}

describe('sendCachedResponse', () => {
  // RFC 9110, 13.1.3: with If-None-Match, If-Modified-Since is ignored.
  it.each([
    [{ 'if-none-match': 'W/"old"', 'if-modified-since': date }, 200],
    [{ 'if-none-match': 'W/"new"', 'if-modified-since': 'Sun, 01 Nov 2026 09:00:00 GMT' }, 304],
    [{ 'if-modified-since': date }, 304],
    [{ 'if-modified-since': 'Tue, 03 Nov 2026 09:00:00 GMT' }, 200],
  ])('judges by the entity tag, and by the date only without one: %o', (asked, status) => {
    expect(statusFor(asked)).toBe(status);
  });
});
