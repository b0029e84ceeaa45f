import { expect, it, describe } from 'vitest';
import { encodeResponse, entityTag } from './CachedResponse';

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

const html = 'text/html; charset=utf-8';
const tagOf = (body: string, contentType = html, status = 200) =>
  entityTag({ status, contentType, body: Buffer.from(body) });

describe('entityTag', () => {
  it('is the same for the same answer', () => {
    expect(tagOf('<p>Hello</p>')).toBe(tagOf('<p>Hello</p>'));
    expect(tagOf('<p>Hello</p>')).toMatch(/^W\/"[\w-]{27}"$/);
  });

  it.each([
    ['body', tagOf('<p>Hullo</p>')],
    ['type', tagOf('<p>Hello</p>', 'text/plain')],
    ['status', tagOf('<p>Hello</p>', html, 404)],
  ])('is another for another %s', (_what, other) => {
    expect(other).not.toBe(tagOf('<p>Hello</p>'));
  });

  it('of a redirect says where it leads', () => {
    const tagTo = (location: string) =>
      entityTag({ status: 308, contentType: 'undefined', location, body: Buffer.alloc(0) });
    expect(tagTo('/share/blog/a.jpg')).not.toBe(tagTo('/share/blog/b.jpg'));
  });
});
