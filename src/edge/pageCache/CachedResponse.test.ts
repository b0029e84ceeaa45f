import { expect, it } from 'vitest';
import { encodeResponse } from './CachedResponse';

it.each([
  ['s-maxage=60, stale-while-revalidate=300', 's-maxage=60'],
  ['private, no-store', 'private, no-store'],
])('sends a browser no leave to show a stale page: %s', async (control, sent) => {
  const page = {
    status: 200,
    headers: { 'content-type': 'text/html', 'cache-control': control },
    body: Buffer.from('A page'),
  };
  const { forms, knownHeaders } = await encodeResponse(page, { compresses: true });
  expect(forms.identity.headers['cache-control']).toBe(sent);
  expect(knownHeaders['cache-control']).toBe(sent);
});
