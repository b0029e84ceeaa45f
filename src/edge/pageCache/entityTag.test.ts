import { describe, expect, it } from 'vitest';
import { entityTag } from './entityTag';

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
