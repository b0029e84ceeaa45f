import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTarget } from './requestTarget';

describe('readTarget', () => {
  it.each([
    ['/', '/', ''],
    ['/blog/a.b', '/blog/a.b', ''],
    ['/blog?q=%E0%A4%A&next=/../cms', '/blog', '?q=%E0%A4%A&next=/../cms'],
    ['/cms?', '/cms', '?'],
    ['/%63ms/%7euser/a%2Db', '/cms/~user/a-b', ''],
    ['/blog/caf%c3%a9', '/blog/caf%C3%A9', ''],
    ['/_next/static/chunks/%5bslug%5d.js', '/_next/static/chunks/%5Bslug%5D.js', ''],
    ['/blog/.../..a/.well-known', '/blog/.../..a/.well-known', ''],
    ['/blog/a;b=c/%3B', '/blog/a;b=c/%3B', ''],
    ['/CMS', '/CMS', ''],
    ['//cms', '//cms', ''],
    ['/%252e%252e/cms', '/%252e%252e/cms', ''],
  ])('reads %s', (target, path, query) => {
    expect(readTarget(target)).toEqual({ path, query });
  });

  it.each([
    ['a dot segment', '/api/../cms', '/api/./cms', '/..', '/.', '/cms/..', '/cms/.?a', '//../cms'],
    ['an escaped one', '/api/%2e%2e/cms', '/api/.%2E/cms', '/api/%2e./cms', '/%2e', '/api/%2E%2e'],
    ['a backslash', '/api\\..\\cms', '\\cms', '/\\cms', '/api/%5c../cms', '/a%5Cb'],
    ['a slash in a segment', '/api%2f..%2fcms', '/cms%2Fa', '/%2fcms'],
    ['a control character', '/%00', '/cms%0a', '/a%7f', '/a%c2%85b', '/a\tb', '/a b'],
    ['an escape of nothing', '/%', '/%e0%a4%a', '/%zz', '/%c0%ae%c0%ae/cms', '/%ff'],
    ['a fragment', '/cms#a', '/#', '/blog?q=a#b'],
    [
      'the name of a page’s data',
      '/blog/preview/1.rsc',
      '/cms%2ersc',
      '/a.segments/_tree.segment.rsc?_rsc=1',
    ],
    ['another form', 'http://site.example/cms', 'site.example:443', '*', '', 'cms', '?a', 'HTTP://a/..'],
    ['letters that have to be escaped', '/caf\u00e9', '/\u2024\u2024/cms'],
  ])('reads nothing from %s', (_what, ...targets) => {
    for (const target of targets) expect([target, readTarget(target)]).toEqual([target, null]);
  });

  it('reads what it has read as the same, and as the WHATWG URL parser does', () => {
    const piece = fc.constantFrom(
      '/',
      '.',
      '..',
      '%2e',
      '%2E',
      'cms',
      'C',
      ';',
      '\\',
      '%5c',
      '%2f',
      '%63',
      '%e9',
      '//',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = `/${pieces.join('')}`;
        const read = readTarget(target);
        if (!read) return;
        expect(readTarget(read.path)).toEqual({ path: read.path, query: '' });
        expect(new URL(`http://site.example${read.path}`).pathname).toBe(read.path);
        expect(decodeURIComponent(read.path)).toBe(decodeURIComponent(target));
      }),
    );
  });
});
