import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { guardRequest, guardTarget, clientAddress, isInvalidRouterState, readTarget } from './guardRequest';

/**
 * @param {object} wanted
 * @param {string} [wanted.method]
 * @param {string} [wanted.url]
 * @param {Record<string, string>} [wanted.headers]
 * @param {string[]} [wanted.rawHeaders]
 */
function requestWith({ method = 'GET', url = '/', headers = {}, rawHeaders = [] as string[] }) {
  const request = new IncomingMessage(new Socket());
  return Object.assign(request, { method, url, headers, rawHeaders });
}

const direct = { trustedProxies: 0, siteProtocol: 'http:' };

describe('guardRequest', () => {
  it.each([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'forwarded',
    'x-client-address',
    'x-middleware-subrequest',
    'x-invoke-path',
    'x-matched-path',
    'x-prerender-revalidate',
    'content-security-policy',
  ])('takes %s away from strangers', (name) => {
    const request = requestWith({ headers: { [name]: '203.0.113.9', accept: 'text/html' } });
    guardRequest(request, direct);
    expect(Object.values(request.headers)).not.toContain('203.0.113.9');
    expect(request.headers.accept).toBe('text/html');
  });

  it('puts in what our own proxies say', () => {
    const request = requestWith({
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' },
    });
    guardRequest(request, { trustedProxies: 1, siteProtocol: 'https:' });
    expect(request.headers).toEqual({ 'x-client-address': '203.0.113.9', 'x-forwarded-proto': 'https' });
  });

  it.each(['/', '/blog/caf%C3%A9?q=%E0%A4%A', '/_next/static/a.js'])('lets %s pass', (url) => {
    expect(guardRequest(requestWith({ url }), direct)).toBeUndefined();
  });

  it.each(['TRACE', 'TRACK'])('refuses %s with 405', (method) => {
    expect(guardRequest(requestWith({ method }), direct)?.status).toBe(405);
  });
});

describe('guardTarget', () => {
  it('puts an address into the spelling that all others judge', () => {
    const request = requestWith({ url: '/%63ms/caf%c3%a9?next=%2e%2e' });
    expect(guardTarget(request)).toBeUndefined();
    expect(request.url).toBe('/cms/caf%C3%A9?next=%2e%2e');
  });

  it.each(['/api/../cms', '/%E0%A4%A', 'http://other.example/'])('refuses %s with 400', (url) => {
    expect(guardTarget(requestWith({ url }))?.status).toBe(400);
  });

  it('leads from doubled slashes to the address that they mean, on this site', () => {
    const location = (url: string) => guardTarget(requestWith({ url }))?.headers?.Location;
    expect(location('//evil.example//a?b=//c')).toBe('/evil.example/a?b=//c');
    expect(guardTarget(requestWith({ url: '//cms', method: 'POST' }))?.status).toBe(400);
  });

  it('refuses a request that names two hosts, even alike', () => {
    const rawHeaders = ['Host', 'site.example', 'Accept', 'host', 'HOST', 'site.example'];
    expect(guardTarget(requestWith({ rawHeaders }))?.status).toBe(400);
    expect(guardTarget(requestWith({ rawHeaders: rawHeaders.slice(0, 4) }))).toBeUndefined();
  });

  it('answers OPTIONS * without contents, and refuses it otherwise', () => {
    expect(guardTarget(requestWith({ url: '*', method: 'OPTIONS' }))?.status).toBe(204);
    expect(guardTarget(requestWith({ url: '*' }))?.status).toBe(400);
  });
});

describe('clientAddress', () => {
  it('does not look at the header without trusted proxies', () => {
    expect(clientAddress('192.0.2.7', '203.0.113.9', 0)).toBe('192.0.2.7');
  });

  it('takes the entry that the outermost of our proxies added', () => {
    expect(clientAddress('10.0.0.1', '1.1.1.1, 203.0.113.9', 1)).toBe('203.0.113.9');
    expect(clientAddress('10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9');
    expect(clientAddress('10.0.0.1', ['1.1.1.1', '203.0.113.9'], 1)).toBe('203.0.113.9');
  });

  it.each([undefined, '', 'unknown', '203.0.113.9'])(
    'falls back to the connection when the header is %j',
    (header) => {
      expect(clientAddress('10.0.0.1', header, 2)).toBe('10.0.0.1');
    },
  );

  it('writes IPv4 addresses plainly', () => {
    expect(clientAddress('::ffff:192.0.2.7', undefined, 0)).toBe('192.0.2.7');
    expect(clientAddress('2001:db8::1', undefined, 0)).toBe('2001:db8::1');
  });
});

const header = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

describe('isInvalidRouterState', () => {
  it.each([
    undefined,
    header(['', {}]),
    header(['', { children: ['blog', { children: [['slug', 'a', 'd', null], {}] }] }, null, 'refetch']),
  ])('finds none in %s', (value) => expect(isInvalidRouterState(value)).toBe(false));

  it.each([
    '',
    'x',
    '%E0%A4%A',
    header(null),
    header('a'),
    header({}),
    header(['a']),
    header([1, {}]),
    header(['a', { children: 1 }]),
    header(['a', []]),
    header(['a', { b: ['c', {}] }]).padEnd(40_001, ' '),
  ])('finds one in %s', (value) => expect(isInvalidRouterState(value)).toBe(true));
});

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
