import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addressPath } from './addressPath';
import { isServedPath } from './isServedPath';
import { composeRedirects } from './composeRedirects';
import { readSource } from './readSource';
import { readTarget } from './readTarget';
import { withQuery } from './withQuery';

const site = 'https://example.com';

describe('the spelling of a path', () => {
  test.each([
    ['/Old-Page/', '/old-page'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/café', '/caf%C3%A9'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/%6fld', '/old'],
    ['/a%252Fb', '/a%252fb'],
    ['/', '/'],
  ])('of %s is %s', (path, spelled) => {
    expect(addressPath(path)).toBe(spelled);
  });

  test.each([
    '',
    'old',
    '//evil',
    '/a//b',
    '/a\\b',
    '/%5Cevil',
    '/a%0Ab',
    '/a/../b',
    '/%2e%2e/b',
    '/%',
    '/\ud800',
  ])('there is none of %j', (path) => {
    expect(addressPath(path)).toBeNull();
  });

  it('stays as it is, and is bounded', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webPath(),
          fc.string({ unit: 'binary' }).map((text) => `/${text}`),
        ),
        (path) => {
          const spelled = addressPath(path);
          expect(spelled === null || addressPath(spelled) === spelled).toBe(true);
        },
      ),
    );
    expect(addressPath(`/${'a'.repeat(500)}`)).toBeNull();
  });
});

describe('where a redirect begins', () => {
  test.each([
    [' /Old-Page/?a=1#b ', '/old-page'],
    ['https://old.example/About?x', '/about'],
    ['/blog/gone', '/blog/gone'],
    ['/index.php', '/index.php'],
  ])('%s is %s', (text, path) => {
    expect(readSource(text)).toEqual({ path });
  });

  test.each([
    '',
    'old',
    'javascript:alert(1)',
    '//evil',
    '/\\evil',
    'https://x//y',
    'https://x\\y',
    '/a\u0000',
  ])('%j is refused', (text) => {
    expect(readSource(text)).toEqual({ problem: expect.any(String) as string });
  });

  test.each([
    '/',
    '/team',
    '/Blog',
    '/api/x',
    '/cms',
    '/admin/redirects',
    '/_next/x',
    '/robots.txt',
    'https://x',
  ])('%s is the site’s own', (text) => {
    expect(readSource(text)).toEqual({ problem: 'The site itself answers at this address.' });
  });
});

describe('where a redirect leads', () => {
  test.each([
    ['/Team/', '/Team', '/team'],
    ['/team?a=1#b', '/team?a=1#b', '/team'],
    ['https://example.com/team', '/team', '/team'],
    ['https://example.com', '/', '/'],
    ['https://Other.example/A/?x', 'https://other.example/A/?x', null],
  ])('%s is sent as %s', (text, to, path) => {
    expect(readTarget(text, site)).toEqual({ to, path });
  });

  test.each([
    '',
    'team',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/%2Fevil.example',
    'https://example.com//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://other.example',
    'https:evil.example',
    'https://name:word@other.example',
    'https://',
    '/a\nLocation: x',
    '/api/auth/logout',
    `/${'a'.repeat(1_001)}`,
  ])('%j is refused', (text) => {
    expect(readTarget(text, site)).toEqual({ problem: expect.any(String) as string });
  });

  it('is this site or an https address, whatever is typed', () => {
    const typed = fc.oneof(
      fc.webUrl(),
      fc.webUrl({ validSchemes: ['http', 'ftp', 'javascript'] }),
      fc.string().map((text) => `/${text}`),
      fc
        .constantFrom('/./', '/.', '//', '/\t/', '/../')
        .chain((start) => fc.webUrl().map((url) => start + url)),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const target = readTarget(text, site);
        if ('problem' in target) return;
        const { origin, protocol } = new URL(target.to, site);
        expect(target.path === null ? protocol === 'https:' : origin === site).toBe(true);
      }),
    );
  });
});

test('what follows is one step, with all queries, at the last place that is named', () => {
  expect(composeRedirects({ to: '/b?x=1', isPermanent: true }, { to: '/c#d', isPermanent: false })).toEqual({
    to: '/c?x=1#d',
    isPermanent: false,
  });
  const ends = (first: string, second: string) =>
    composeRedirects({ to: first, isPermanent: true }, { to: second, isPermanent: true }).to;
  expect(ends('/b?x=1#place', '/c?y=2')).toBe('/c?y=2&x=1#place');
  expect(ends('/b#place', '/c#other')).toBe('/c#other');
  expect(withQuery('/c', '')).toBe('/c');
  expect(withQuery('/c?x=1#d', '?y=2')).toBe('/c?x=1&y=2#d');
});

describe('the site’s own addresses', () => {
  const app = new URL('../../app/', import.meta.url);
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
  const routes = files
    .filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file) && !file.includes('@'))
    .map((file) => `/${file.replace(/\([^)]*\)\//g, '').replace(/\/?(page|route)\.tsx?$/, '')}`);

  test.each(routes.filter((route) => !route.includes('[')))('%s is known', (route) => {
    expect(isServedPath(route)).toBe(true);
  });

  it('include what is below, but for the parts of the blog and the people that come and go', () => {
    const below = routes.filter((route) => route.includes('[')).map((route) => route.replace(/\[.*$/, 'x'));
    expect(new Set(below.filter((path) => !isServedPath(path)))).toEqual(
      new Set(['/blog/x', '/blog/category/x', '/blog/page/x', '/blog/tag/x', '/team/x']),
    );
  });
});
